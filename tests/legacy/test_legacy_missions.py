"""L 14: when missions are completed, and each of the 15."""

from __future__ import annotations

import pytest

from citing import rule
from legacy_rulebook import table
from legacy_table import TITLE_OF, Table, family
from posterity.games.legacy.terms import MISSION

ROW = "zofia willem pieter mehmet tatiana"
PRINTED = dict(zip(MISSION.names, table("L 14.2"), strict=True))
BENEFITS = {
    "": "none",
    "counts-as scientist": "counts as 1 scientist",
    "counts-as craftsman": "counts as 1 craftsman",
    "generation: contribution 4": "contributions 4 gold less",
    "opponents-discard 1": "each opponent discards 1 friend",
    "opponents-lose-gold 2": "each opponent pays 2 gold",
    "opponents-lose-honor 1": "each opponent loses 1 honor",
    "opponents-pay-me 1": "each opponent gives the player 1 gold",
    "pawn yellow": "a yellow pawn",
    "gold 3": "3 gold",
    "take 2": "take 2 friends",
}
# Just enough friends for each, and too few or the wrong ones; Ayse, a Turk, is in the family besides.
FRIENDS = {
    "steam-engine": ("edward johanna etienne", "edward johanna diego"),
    "craft-guild": ("diego rowena pieter", "diego rowena edward"),
    "old-cathedral": ("selim bianca diego", "selim diego rowena"),
    "political-party": ("pierre maria willem", "pierre maria"),
    "revolution": ("diego rowena edward johanna", "diego rowena pieter edward"),
    "unrest": ("ann alonso roger", "ann alonso"),
    "royal-navy": ("william saskia diego", "william saskia eleanor"),
    "thailand": ("pierre maria willem", "carlos maria willem"),
    "french-culture": ("gaspard etienne pierre colette", "gaspard etienne pierre"),
    "encyclopedia": ("edward johanna selim bianca", "edward johanna etienne selim"),
    "salon": ("edward selim diego pierre ann", "edward selim diego pierre colette"),
    "ties": ("william saskia diego pierre zofia", "william saskia diego pierre colette"),
}


def with_mission(mission: str, kin: str = "", income: int = 0, gold: int = 0, pawns: int = 2) -> Table:
    t = Table(3, generation=2).row(ROW)
    return t.seat(1, missions=mission, tree=family(kin), income=income, gold=gold, pawns=pawns)


# What is printed.


@rule("L 14.2")
@pytest.mark.parametrize("mission", MISSION.names)
def test_honor_and_benefit_are_those_of_the_rules(mission: str) -> None:
    card = TITLE_OF.facts.table(f"missions.{mission}")
    _, _, honor, benefit = PRINTED[mission]
    assert (card["honor"], BENEFITS[str(card["benefit"])]) == (int(honor), benefit)


@rule("L 14.1", "L 14.2", "L 14.6")
@pytest.mark.parametrize("mission", FRIENDS)
def test_a_mission_that_asks_for_friends(mission: str) -> None:
    enough, wrong = FRIENDS[mission]
    t = with_mission(mission, enough).turn(1).play(f"complete {mission}")
    assert t.honor() == int(PRINTED[mission][2])
    assert (t.family().missions, t.family().done) == ([], [MISSION.ids[mission]])
    assert t.tree() == family(enough), "nothing is spent"
    assert t.asked == 1, "the turn itself is still to come"
    assert with_mission(mission, wrong).turn(1).reason(f"complete {mission}") == "mission-not-fulfilled"


@rule("L 14.2", "L 14.6")
@pytest.mark.parametrize(
    ("holds", "done"),
    [
        (["mansion", "mansion", "baron"], True),
        (["baron mansion", "mansion", ""], True),
        (["mansion", "baron", "marquis"], False),
        (["mansion", "mansion", ""], False),
    ],
)
def test_a_seat_worthy_of_the_name(holds: list[str], done: bool) -> None:
    t = with_mission("worthy-seat")
    for person, what in enumerate(holds):
        t.holds(1, person + 1, what)
    t.turn(1)
    assert ("complete worthy-seat" in t.options) == done, "two mansions and a title, whoever holds them"
    if done:
        t.play("complete worthy-seat")
        assert (t.honor(), t.extra()) == (6, "yellow")


@rule("L 14.2")
def test_house_of_commerce_has_two_ways() -> None:
    t = with_mission("commerce", income=6, gold=1).turn(1).play("complete commerce")
    assert (t.honor(), t.gold()) == (6, 4)
    t = with_mission("commerce", income=5).holds(1, 1, "venture").turn(1)
    assert t.reason("complete commerce") == "mission-not-fulfilled", "neither of them"
    t = with_mission("commerce", income=5).holds(1, 1, "venture").holds(1, 2, "venture").turn(1)
    assert "complete commerce" in t.options


@rule("L 14.2", "L 14.12")
def test_a_fruitful_house_counts_the_children_of_the_current_generation() -> None:
    couples = "son+ann (son, son, son), son+zofia (son, son{})"
    tree = f"patriarch+ayse ({couples})"
    t = Table(generation=2).seat(1, missions="fruitful-house", tree=tree.format(", son"))
    t.row("selim willem pieter mehmet tatiana").turn(1).play("complete fruitful-house", "take selim", "take mehmet")
    assert (t.honor(), t.hand()) == (6, "mehmet selim")
    t = Table(generation=2).seat(1, missions="fruitful-house", tree=tree.format("")).turn(1)
    assert t.reason("complete fruitful-house") == "mission-not-fulfilled"
    t = Table(generation=2).seat(1, missions="fruitful-house", tree="patriarch (son, son, son, son, son, son)").turn(1)
    assert t.reason("complete fruitful-house") == "mission-not-fulfilled", "those were born in generation I"


@rule("L 14.6", "L 1.15")
def test_friends_of_all_generations_count_and_betrothed_ones_too() -> None:
    tree = "patriarch+johanna (daughter+edward (son+barbara), son)"
    t = Table(generation=2).seat(1, missions="steam-engine", tree=tree).turn(1)
    assert "complete steam-engine" in t.options
    t = Table(generation=2).seat(1, missions="steam-engine", hand="barbara", tree=tree.replace("+barbara", "")).turn(1)
    assert t.reason("complete steam-engine") == "mission-not-fulfilled", "a friend in the hand is not in the family"


# When.


@rule("L 14.3", "L 14.4")
def test_a_mission_is_completed_before_or_after_the_action() -> None:
    t = with_mission("commerce", income=6).turn(1)
    assert "complete commerce" in t.options
    t.play("ask-money 2")
    assert (t.asked, t.options) == (1, ["complete commerce", "finish"])
    t.play("complete commerce")
    assert (t.gold(), t.asked) == (2 + 3, 2)


@rule("L 14.4")
def test_a_mission_is_completed_also_when_passing() -> None:
    t = with_mission("commerce", income=6, pawns=0).turn(1)
    assert t.options == ["complete commerce", "pass"]
    t.play("pass")
    assert t.options == ["complete commerce", "finish"]
    t.play("complete commerce")
    assert t.honor() == 6


@rule("L 14.4")
def test_no_mission_is_completed_in_the_middle_of_an_action() -> None:
    t = with_mission("commerce", income=6).turn(1).play("socialize 1")
    assert t.options == [f"take {friend}" for friend in ROW.split()]


@rule("L 14.3", "L 14.4")
def test_a_mission_waits_for_the_own_turn() -> None:
    t = with_mission("commerce", income=6).turn(2)
    assert t.asked == 2
    assert not [option for option in t.options if option.startswith("complete")]


@rule("L 14.4")
def test_no_mission_is_completed_at_the_start_of_a_generation() -> None:
    tree = "patriarch+johanna (daughter+edward, daughter+etienne, daughter+samuel)"
    t = Table(generation=1).seat(1, missions="steam-engine", tree=tree).row(ROW)
    t.told(pawns="red green", birth_1="son", child_1="son", birth_2="son", child_2="son")
    t.told(birth_3="son", child_3="son").next_generation()
    assert t.options == ["wed 2", "wed 3", "wed 4"]
    t.play("wed 2", "wed 3")
    assert (t.step, t.asked) == ("Turn", 2), "all weddings are over, and the card went on to P2"
    t.play("ask-money 2")
    assert "complete steam-engine" in t.options


@rule("L 14.3", "L 17.1")
def test_a_mission_cannot_be_completed_in_the_final_scoring() -> None:
    t = Table(generation=3).seat(1, missions="commerce", income=9, tree="patriarch (son (son (son)))")
    t.seat(2, tree="patriarch (son (son (son)))").end_of_generation()
    assert t.playing.over
    assert t.points()["missions"] == 0


@rule("L 14.3")
def test_a_mission_is_completed_in_any_generation_even_in_the_last_turn() -> None:
    t = Table(generation=3).seat(1, missions="commerce", income=6, pawns=1, tree="patriarch (son (son (son)))")
    t.seat(2, tree="patriarch (son (son (son)))", pawns=0)
    t.state.round = 9
    t.turn(1).play("ask-money 2", "complete commerce")
    assert t.playing.over
    assert t.points()["missions"] == 6


@rule("L 14.5")
def test_nobody_has_to_complete_a_mission() -> None:
    t = with_mission("commerce", income=6).turn(1).play("ask-money 2", "finish")
    assert (t.asked, t.honor(), len(t.family().missions)) == (2, 0, 1)


@rule("L 14.5", "L 14.7")
def test_several_missions_in_one_turn() -> None:
    t = with_mission("commerce royal-navy ties", "william saskia diego pierre zofia", income=6).turn(1)
    t.play("complete ties", "complete commerce", "ask-money 2", "complete royal-navy")
    assert (t.honor(), t.asked) == (8 + 6 + 6, 2)


@rule("L 14.7")
def test_open_missions_are_not_limited_and_completed_ones_stay() -> None:
    t = with_mission("commerce ties salon unrest", income=6).turn(1).play("complete commerce")
    assert [MISSION.names[mission] for mission in t.family().missions] == ["ties", "salon", "unrest"]
    assert [MISSION.names[mission] for mission in t.family().done] == ["commerce"]
    assert sum(t.state.mission_discard) == 0
    assert t.state.unseen_missions[MISSION.ids["commerce"]] == 0, "it is not in the deck either"


@rule("L 14.8")
def test_a_mission_that_was_not_completed_costs_nothing_and_unlocks_nothing() -> None:
    t = Table(generation=3).seat(1, missions="ties salon", patron="law", gold=9, tree="patriarch (son (son (son)))")
    t.seat(2, tree="patriarch (son (son (son)))").end_of_generation()
    assert (t.points()["missions"], t.points()["patron"]) == (0, 0)


# Benefits.


@rule("L 14.9", "L 14.2")
def test_found_a_political_party_makes_opponents_discard() -> None:
    t = with_mission("political-party", FRIENDS["political-party"][0])
    t.seat(2, hand="ann bianca").seat(3, hand="carlos").row("zofia pieter mehmet").turn(1)
    t.play("complete political-party")
    assert (t.asked, t.options) == (2, ["discard ann", "discard bianca"])
    t.play("discard ann")
    assert (t.hand(2), t.hand(3), t.asked) == ("bianca", "", 1), "P3 had only one, and P1 goes on"


@rule("L 14.9", "L 14.2")
def test_preparing_for_the_revolution_makes_opponents_pay() -> None:
    t = with_mission("revolution", FRIENDS["revolution"][0], gold=5).seat(2, gold=3).seat(3, gold=1).turn(1)
    t.play("complete revolution")
    assert [t.gold(seat) for seat in (1, 2, 3)] == [5, 1, 0], "who has less pays what there is"


@rule("L 14.9", "L 14.2")
def test_unrest_at_the_court_costs_opponents_honor() -> None:
    t = with_mission("unrest", FRIENDS["unrest"][0]).turn(1).play("complete unrest")
    assert [t.honor(seat) for seat in (1, 2, 3)] == [6, -1, -1]


@rule("L 14.9", "L 14.2")
def test_strengthen_the_royal_navy_is_paid_by_opponents() -> None:
    t = with_mission("royal-navy", FRIENDS["royal-navy"][0], gold=5).seat(2, gold=3).seat(3, gold=0).turn(1)
    t.play("complete royal-navy")
    assert [t.gold(seat) for seat in (1, 2, 3)] == [6, 2, 0]


@rule("L 14.10", "L 6.18")
@pytest.mark.parametrize(
    ("mission", "friend", "pawn"), [("steam-engine", "nicolas", "blue"), ("craft-guild", "thomas", "orange")]
)
def test_a_kept_mission_is_another_member_for_effects(mission: str, friend: str, pawn: str) -> None:
    t = Table(generation=2).seat(1, hand=friend, gold=9, done=mission, tree=family()).row(ROW)
    t.told(birth_1="son", child_1="son").turn(1).play(f"marry {friend}")
    assert (t.extra(), t.prestige()) == (pawn, 1)


@rule("L 14.10")
def test_a_kept_mission_counts_for_other_missions() -> None:
    kin = "diego edward selim bianca"
    t = Table(generation=2)
    t.seat(1, missions="revolution encyclopedia salon", done="craft-guild steam-engine", tree=family(kin)).turn(1)
    assert {"complete revolution", "complete encyclopedia"} <= set(t.options), "one more craftsman, one more scientist"
    assert t.reason("complete salon") == "mission-not-fulfilled", "and nothing else"


@rule("L 14.10")
def test_a_kept_mission_counts_for_the_rest_of_the_game() -> None:
    t = Table(generation=3).seat(1, hand="nicolas", gold=9, done="steam-engine", tree="patriarch (son (daughter))")
    t.family().done_in = [1]
    t.row(ROW).told(birth_1="son", child_1="son").turn(1).play("marry nicolas")
    assert t.extra() == "blue"


@rule("L 14.11")
@pytest.mark.parametrize(
    ("contribution", "generation", "gold"),
    [("village-well", 1, 0), ("parish-school", 1, 0), ("royal-academy", 2, 2), ("triumphal-arch", 3, 8)],
)
def test_renovate_the_old_cathedral_makes_contributions_cheaper(contribution: str, generation: int, gold: int) -> None:
    tree = "patriarch" + " (son" * (generation - 1) + ")" * (generation - 1)
    t = Table(generation=generation).seat(1, done="old-cathedral", hand="ann", gold=gold, tree=tree).row(ROW).turn(1)
    t.play(f"contribute {contribution}")
    assert t.gold() == 0, "4 gold less, never below nothing, and nothing is paid out"
    assert t.hand() == ("" if contribution in ("parish-school", "triumphal-arch") else "ann"), "the friend is paid"


@rule("L 14.11")
def test_the_cathedral_changes_no_other_part_of_a_cost() -> None:
    t = (
        Table(generation=2)
        .seat(1, done="old-cathedral", tree=family())
        .turn(1)
        .play("contribute court-ballet", "for 2")
    )
    assert (t.gold(), t.income(), t.prestige()) == (0, -1, 2)
    t = Table(generation=2).seat(1, done="old-cathedral", hand="ann", tree=family(), gold=3).turn(1)
    assert t.reason("acquire knight-of-saint-louis") == "lacks-gold", "a title is no contribution"
    t = Table(generation=2).seat(1, tree=family()).seat(2, done="old-cathedral").turn(1)
    assert t.reason("contribute court-ballet") == "lacks-gold", "the others pay as usual"


@rule("L 14.11")
def test_the_cathedral_counts_from_its_completion_to_the_end_of_the_generation() -> None:
    t = with_mission("old-cathedral", FRIENDS["old-cathedral"][0]).turn(1)
    assert t.reason("contribute court-ballet") == "lacks-gold"
    t.play("complete old-cathedral")
    assert "contribute court-ballet" in t.options
    t = Table(generation=2).seat(1, done="old-cathedral", tree="patriarch (son (son))", gold=5)
    t.told(pawns="red green").next_generation().play("ask-money 2")
    assert (t.asked, t.state.generation) == (1, 3)
    assert t.reason("contribute botanical-garden") == "lacks-gold"
