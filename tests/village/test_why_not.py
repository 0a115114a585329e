"""While a cube is chosen, the board says why what lies behind no cube cannot be done."""

from __future__ import annotations

from posterity import engine
from posterity.engine import Outlook
from village_table import Table


def beyond(t: Table) -> dict[str, tuple[str, int, int, str]]:
    """What is out of reach whatever is chosen now: the reason, what it needs, what there is, and of what."""
    game = t.playing
    refusals = engine.beyond(game, [Outlook(game, action) for action in game.options])
    return {r.action.text: (r.reason, r.need, r.have, r.what) for r in refusals}


def test_training_a_smith_is_out_of_reach_while_nobody_is_on_the_farm() -> None:
    t = Table().seat(1, members="1@office").board(crafts="o", harvest="g").turn()
    assert beyond(t)["train smithy 1"] == ("nobody-on-farm", 0, 0, "")
    assert beyond(t)["make plow"] == ("nobody-trained", 0, 0, "craft-smithy")
    assert "make scroll" not in beyond(t), "somebody works at the office"
    t = Table().seat(1, members="1@farm").board(crafts="o", harvest="g").turn()
    assert "train smithy 1" not in beyond(t)


def test_a_plow_is_out_of_reach_unless_a_cube_that_lies_at_the_crafts_would_pay_for_it() -> None:
    t = Table().seat(1, cubes="1o").board(crafts="o b", council="p").turn()
    assert beyond(t)["buy plow"] == ("lacks-cubes", 1, 0, "colour-pink"), "the pink cube lies elsewhere"
    t = Table().seat(1, cubes="1o").board(crafts="o p", council="b").turn()
    assert "buy plow" not in beyond(t)


def test_the_well_leads_to_an_action_whose_cubes_are_gone() -> None:
    t = Table().seat(1, members="1@office", cubes="3g").board(harvest="o").turn()
    assert beyond(t)["act council"] == ("nothing-to-do-there", 0, 0, "space-council")
    assert "act crafts" not in beyond(t)


def test_what_the_menu_offers_or_refuses_by_itself_is_not_said_again() -> None:
    t = Table().seat(1, members="1@farm").board(crafts="o", council="g").turn()
    game = t.playing
    said = [*game.options, *[refusal.action for refusal in game.curious_menu().refusals]]
    assert not {action.text for action in said} & beyond(t).keys()


def test_who_cannot_set_out_hears_what_is_lacking() -> None:
    t = Table().seat(1, members="1@farm 2@aldern").board(travel="o", harvest="g").turn()
    assert beyond(t)["send 1"] == beyond(t)["move 2 aldern"] == ("lacks-goods", 1, 0, "good-wagon")
    t = Table().seat(1, members="1@farm", goods="wagon", cubes="4o 4g 4b 4p").board(travel="o", harvest="g").turn()
    assert "send 1" not in beyond(t)
