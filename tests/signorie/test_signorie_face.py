"""What a person is shown of Signorie: the table by name, and what an option surely brings."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from citing import rule
from posterity.contract.shown import plain
from posterity.engine import NOBODY, Action, Ask, Game, Outlook, SeededChance, new
from posterity.engine.data import load_edition
from posterity.games import face
from posterity.games.signorie.components import STANDARD
from posterity.games.signorie.face import Question, SignorieFace
from posterity.games.signorie.face.printed import Printed
from posterity.games.signorie.face.table import Queue
from posterity.games.signorie.face.table import Table as Shown
from posterity.games.signorie.state import Signorie
from posterity.games.signorie.steps.marriages import Marriage
from posterity.games.signorie.steps.missions import Mission
from posterity.games.signorie.steps.offspring import Wedding
from posterity.games.signorie.steps.rewards import Donation, ExtraAction, FreeHelper, ScoreReward
from posterity.games.signorie.steps.rounds import EndOfRound
from posterity.games.signorie.terms import COLOUR
from posterity.speech import Speech
from posterity.table.foresight import Foresight
from posterity.table.table import Agreed, begin
from signorie_table import TITLE, Table


def face_of(t: Table) -> SignorieFace:
    found = face(t.title)
    assert isinstance(found, SignorieFace)
    return found


def shown(t: Table, seat: int = 1) -> Shown:
    """The table as seat 1, 2, … sees it; 0: a spectator."""
    return face_of(t).shown(t.title.view(t.state, seat - 1), seat - 1)


def printed(t: Table) -> Printed:
    return face_of(t).printed(t.state)


def question(t: Table) -> Question | None:
    step = t.state.agenda[-1]
    assert isinstance(step, Ask)
    return face_of(t).question(t.state, step)


def bay(table: Shown, colour: str) -> list[tuple[int, int]]:
    """The dice of a colour on the main board with their prices."""
    dice = table.bays[COLOUR.ids[colour]].dice
    return [(die.face, die.price) for die in dice if die.taken_by is None]


def queue(table: Shown, city: str, sex: str = "man") -> Queue:
    return next(one for one in table.cities if one.city == city).queues[sex]


def ahead(t: Table, action: str) -> Outlook[Signorie]:
    """What is certain to follow if that is chosen."""
    return Outlook(t.playing, t.title.actions.parse(action))


def told(outlook: Outlook[Signorie]) -> list[str]:
    return [f"{event.kind.name} P{event.seat + 1}" for event in outlook.events]


# Dice, their prices, and the threshold.


@rule("S 3.5")
def test_a_die_costs_what_it_lacks_to_its_column() -> None:
    t = Table(players=2).seat(1, florins=4).dice(turquoise="1 6", grey="3", yellow="1 1").turn()
    table = shown(t)
    assert bay(table, "turquoise") == [(6, 0), (1, 4)], "the highest first"
    assert bay(table, "grey") == [(3, 1)] and bay(table, "yellow") == [(1, 0), (1, 0)]


@rule("S 14.9")
def test_in_an_extra_action_no_die_has_a_price_and_none_is_too_much() -> None:
    t = Table(players=2).seat(1, pool="3m", dice="red-6 yellow-6").dice(turquoise="1 2", grey="6")
    t.begin(ExtraAction(0))
    assert bay(shown(t), "turquoise") == [(2, 0), (1, 0)]
    assert all(die.over is None for one in shown(t).bays for die in one.dice)


def test_dice_say_who_took_them() -> None:
    t = Table(players=3).seat(2, dice="red-5").seat(3, dice="red-3").dice(red="5 1", yellow="1 1").turn()
    assert [(die.face, die.taken_by) for die in shown(t).bays[1].dice] == [(5, None), (5, 1), (3, 2), (1, None)]
    assert shown(t).families[1].dice == {"red": 5}


@rule("S 13.5")
def test_a_die_that_would_be_too_much_says_what_the_dice_would_come_to() -> None:
    t = Table(players=2).seat(1, pool="2m", dice="yellow-6 purple-4").dice(red="3 4 6", grey="1 1").turn()
    assert [die.over for die in shown(t).bays[1].dice] == [16, 14, None], "13 is not too much"
    assert [die.over for die in shown(t, seat=2).bays[1].dice] == [None] * 3, "the other has no dice yet"
    assert [die.over for die in shown(t, seat=0).bays[1].dice] == [None] * 3, "nor has somebody who watches"
    t.state.families[0].waiting = [1, 0]
    assert [die.over for die in shown(t).bays[1].dice] == [None] * 3, "whoever waits there raises it by three"


@pytest.mark.parametrize(
    ("dice", "waiting", "left", "room", "risk"),
    [
        ("", "", 4, 13, "safe"),
        ("yellow-6 red-1", "", 2, 6, "safe"),
        ("yellow-6 red-2", "", 2, 5, "close"),
        ("yellow-6 red-2", "1w", 2, 8, "safe"),
        ("yellow-6 red-6 grey-2", "", 1, -1, "over"),
        ("yellow-3 red-3 grey-3 purple-4", "", 0, 0, "safe"),  # no more can come
    ],
)
def test_the_reward_is_safe_close_or_lost(dice: str, waiting: str, left: int, room: int, risk: str) -> None:
    t = Table(players=2).seat(1, dice=dice, waiting=waiting).dice(turquoise="5 5").turn()
    family = shown(t).families[0]
    assert (family.dice_left, family.room, family.risk) == (left, room, risk)
    assert family.threshold - family.dice_sum == room


# What is asked, and what it costs.


@rule("S 4.2")
def test_the_question_says_where_the_die_hires() -> None:
    t = Table(players=2).seat(1, florins=9, pool="4m").placed("yellow-4")
    assert question(t) == Question(hires="turquoise"), "to the left of the first is the last"
    assert printed(t).columns[0].hires == "turquoise" and printed(t).columns[4].hired_with == "yellow"


def test_the_question_says_how_many_steps_are_left() -> None:
    t = Table(players=2).seat(1, florins=9, pool="4m").placed("turquoise-6").play("manage steps", "climb")
    assert question(t) == Question(steps=3)


@rule("S 14.6")
def test_a_free_helper_costs_nothing_for_whoever_may_hire_it() -> None:
    t = Table(players=2).seat(1)
    t.begin(FreeHelper(0))
    assert set(shown(t, seat=1).hiring.values()) == {0}
    assert shown(t, seat=2).hiring["yellow-middle"] == 3, "the other pays as ever"
    assert printed(t).helpers["yellow-middle"].cost == 3


def test_a_helper_costs_what_the_menu_asks() -> None:
    t = Table(players=2).seat(1, florins=3, pool="1m 1w", helpers="yellow-top").placed("red-6")
    refusals = {one.action.text: one for one in t.playing.curious_menu().refusals}
    assert refusals["hire yellow-bottom"].need == shown(t).hiring["yellow-bottom"] == 4
    assert t.reason("hire yellow-top") == "helper-there" and shown(t).families[0].helpers == ["yellow-top"]
    assert shown(t).helpers_left == 47


# Cities.


@rule("S 8.3", "S 8.10")
def test_a_city_says_who_stands_there_and_what_the_next_place_asks() -> None:
    t = Table(players=4).city("roma", men="2 1", women="1 1 2 3 4")
    assert queue(shown(t), "roma").seats == [1, 0] and queue(shown(t), "roma").next == 3
    assert queue(shown(t), "roma", "woman").next is None, "it is full"


@rule("S 1.8")
def test_a_city_that_is_not_in_play_has_no_next_place() -> None:
    t = Table(players=2)
    city = shown(t).cities[4]
    assert not city.in_play and city.queues["man"].next is None


@rule("S 10.4", "S 8.6")
def test_a_token_names_the_rows_of_ones_own_plan_that_it_fits() -> None:
    # The yellow board: political 2 Sforza, Medici, Colonna; clerical 2 Este, Colonna, Aragona; military …, Medici.
    t = Table(players=2).seat(1, board="yellow", political="colonna-2").seat(2, board="purple")
    t.city("roma", mission="colonna-3", marriage="este-2").city("milano", mission="medici-5", marriage="este-4")
    t.allied("marriage", "este-3")
    token = queue(shown(t), "roma").token
    assert token and (token.house, token.worth, token.fits) == ("colonna", 3, ["clerical"]), "political has its Colonna"
    medici = queue(shown(t), "milano").token
    assert medici and medici.fits == ["political", "military"]
    bride = queue(shown(t), "roma", "woman").token
    assert bride and bride.fits == [], "the marriages have their Este"
    other = queue(shown(t, seat=2), "roma", "woman").token
    assert other and other.fits == ["marriage"]
    watched = queue(shown(t, seat=0), "roma", "woman").token
    assert watched and watched.fits is None


@pytest.mark.parametrize("by_helper", [0, 1])
def test_a_mission_takes_the_token_that_fits_unless_a_helper_sends_the_man(by_helper: int) -> None:
    t = Table(players=2).seat(1, board="yellow", men="political-3 clerical-4").city("firenze", mission="sforza-4")
    t.begin(Mission(0, by_helper))
    token = queue(shown(t), "firenze").token
    assert token and token.fits == ["political"]
    brings = {action: "allied P1" in told(ahead(t, action)) for action in t.options if action.endswith("firenze")}
    assert brings == {"send political-3 firenze": not by_helper, "send clerical-4 firenze": False}


# Plans, careers, initiative, people.


@rule("S 15.4")
def test_a_row_says_what_it_is_worth_and_what_it_lacks() -> None:
    t = Table(players=2).seat(1, board="yellow", political="sforza-2 sforza-5", face_down="military")
    political, _, military, _ = shown(t).families[0].plan
    shields = printed(t).plans["yellow"][0]
    assert shields.shields == ["sforza", "sforza", "medici", "colonna"] and shields.doubtful
    assert political.tokens == [2, 5, None, None], "side by side on its two shields"
    assert (political.worth, political.lacks, political.points) == (7, 1, 0)
    assert (military.down, military.worth, military.lacks) == (1, 1, 2)
    t.allied("political", "colonna-4")
    political = shown(t).families[0].plan[0]
    assert political.tokens == [2, 5, None, 4] and (political.worth, political.lacks, political.points) == (11, 0, 11)


@rule("S 7.10", "S 13.4")
def test_discs_lie_on_each_other_and_men_side_by_side() -> None:
    t = Table(players=3).seat(1, men="military-2 military-2").seat(3, men="military-2").initiative(i4="2 1", i1="3")
    assert shown(t).initiative[3] == [0, 1], "the lower disc first"
    assert shown(t).careers["military"][1] == [0, 0, 2]
    assert [family.initiative for family in shown(t).families] == [3, 3, 0], "what the disc is worth there"


def test_a_career_stands_where_the_man_farthest_up_does() -> None:
    t = Table(players=2).seat(1, men="military-2 military-5 political-1").seat(2, men="clerical-6").turn()
    standings = [face_of(t).standing(t.state, seat) for seat in (0, 1)]
    assert [
        [standing[f"career-{career}"] for career in ("political", "clerical", "military")] for standing in standings
    ] == [[1, 0, 5], [0, 6, 0]]


def test_an_assignment_says_how_many_it_takes() -> None:
    tasks = {name: (task.fewest, task.most) for name, task in printed(Table(players=2)).tasks.items()}
    pairs, alone = {"mission": (2, 2), "marriage": (2, 2)}, {"token": (1, 1)}
    assert tasks == {**dict.fromkeys(tasks, (1, 3)), **pairs, **alone}


def test_everybody_has_a_place_in_the_order() -> None:
    t = Table(players=3)
    t.state.order = [2, 0, 1]
    assert shown(t).order == [2, 0, 1]
    assert [family.place for family in shown(t).families] == [2, 3, 1]


def test_members_are_counted_where_they_are() -> None:
    t = Table(players=2).seat(1, pool="3m 1w", waiting="1w", brides=2).dice(red="2", yellow="1").turn()
    family = shown(t).families[0]
    men, women = family.members["man"], family.members["woman"]
    assert (men.pool, men.waiting, women.pool, women.waiting) == (3, 0, 1, 1)
    assert men.supply == t.family().supply[0] and family.married == 3


@rule("S 13.8", "S 13.15")
def test_rewards_can_be_florins_in_the_first_five_rounds() -> None:
    t = Table(players=2).round(3)
    t.state.rewards[0] = -1
    rewards = shown(t).rewards
    assert (rewards[0].reward, rewards[0].florins) == (None, None)
    assert (rewards[3].reward, rewards[3].florins) == ("women", 3)
    assert (rewards[5].reward, rewards[5].florins) == ("per-man", None)


# What an option surely brings.


def test_the_last_assignment_of_a_round_promises_nothing_of_the_end_of_the_round() -> None:
    t = Table(players=2).seat(1, pool="4m").slots(initiative="red man").round(2, "men")
    t.state.passed = [0, 1]
    t.placed("red-5")
    outlook = ahead(t, "assign initiative 3")
    assert told(outlook) == ["assigned P1", *["climbed P1"] * 6] and outlook.stop == "turn-over"
    before, after = (face_of(t).standing(s, 0) for s in (t.state, outlook.game.state))
    assert {name: (before[name], after[name]) for name in before if before[name] != after[name]} == {
        "men": (4, 1),
        "initiative": (1, 7),
    }


def test_what_the_next_seat_is_rewarded_with_is_not_a_consequence_of_a_donation() -> None:
    t = Table(players=2).seat(1, florins=6).seat(2, helpers="red-top grey-top").round(6, "per-helper")
    t.begin(Donation(0), ScoreReward(1), Donation(1), EndOfRound())
    assert told(ahead(t, "donate")) == ["paid P1", "points P1"]
    assert told(ahead(t, "decline")) == ["declined P1"]


def test_the_members_of_the_threshold_go_home_whatever_the_last_to_be_rewarded_chooses() -> None:
    t = Table(players=2).seat(1, waiting="2m").round(2)
    t.begin(Wedding(0), EndOfRound())
    outlook = ahead(t, "decline")
    assert outlook.stop == "turn-over"
    assert face_of(t).standing(outlook.game.state, 0)["threshold"] == 19


def test_a_step_says_where_the_man_comes_from() -> None:
    t = Table(players=2).seat(1, pool="1m", men="clerical-3").placed("turquoise-5")
    for action, args in (
        ("advance clerical 3", {"career": "clerical", "from": "3", "space": 4}),
        ("advance political pool", {"career": "political", "from": "pool", "space": 1}),
    ):
        assert ahead(t, action).events[0].args() == args


# An edition changes the table, the words and the rules alike.

EDITION = """
[columns]
values = [2, 3, 4, 5, 6]
[pieces]
most_dice = 3
[management]
florins = 5
steps = 2
[threshold]
limit = 9
per_meeple = 4
[rewards]
florins = 6
meeples = 3
[careers.political]
points = [1, 2, 3, 4, 5, 6, 8]
[weddings]
points = [2, 3, 4, 5]
[cities.men]
firenze = [2, 2, 3, 4, 5]
[plans.yellow]
political = "3 este + medici"
[helpers]
yellow-bottom = { cost = 6, effect = "steps", amount = 2, tracks = "clerical + initiative" }
red-top = { cost = 1, amount = 4 }
"""


def corrected() -> Table:
    return Table(players=2, edition=load_edition(EDITION, "my-box.toml"))


def words(t: Table) -> str:
    """Everything that the terminal says of the table."""
    say = Speech(t.title, "en")
    of = face_of(t)
    panels = [*of.board(t.state, 0, ["Ada", "Ben"], say), *of.prices(t.state, 0, say)]
    return "\n".join(
        [of.heading(t.state, 0, ["Ada", "Ben"], say)] + [" / ".join(row) for p in panels for row in p.rows]
    )


def test_an_edition_changes_dice_and_threshold() -> None:
    t = corrected().seat(1, florins=2, pool="2m", waiting="1m").dice(grey="1 2 3", turquoise="6", yellow="1").turn()
    assert bay(shown(t), "grey") == [(3, 2), (2, 3), (1, 4)]
    grey = {one.action.text: one for one in t.playing.curious_menu().refusals}
    assert (grey["take grey 1"].need, grey["take grey 2"].need) == (4, 3)
    assert [event.args() for event in ahead(t, "take grey 3").events if event.kind.name == "paid"] == [{"florins": 2}]
    family = shown(t).families[0]
    assert (family.threshold, family.dice_left) == (13, 3), "one waits: 9 and 4"
    assert (printed(t).most_sum, printed(t).threshold_per_member) == (18, 4)
    assert "grey (5)" in words(t) and "0 of 13" in words(t) and "threshold +4" in words(t)


def test_an_edition_changes_helpers() -> None:
    t = corrected().seat(1, florins=5, pool="2m").placed("red-3")
    refused = {one.action.text: one for one in t.playing.curious_menu().refusals}
    assert refused["hire yellow-bottom"].need == shown(t).hiring["yellow-bottom"] == 6
    helper = printed(t).helpers["yellow-bottom"]
    assert (helper.cost, helper.effect, helper.does.amount) == (6, "steps", 2)
    assert helper.does.tracks == ["clerical", "initiative"] and not helper.doubtful
    assert "yellow, bottom / up to 2 steps – clerical, initiative / 6 florins" in words(t)
    assert "red, top / 4 florins / 1 florin" in words(t)
    t = corrected().seat(1, pool="2m", helpers="yellow-bottom").placed("yellow-1").play("manage florins")
    assert t.florins() == printed(t).columns[0].does.amount == 5
    t.play("use yellow-bottom")
    assert question(t) == Question(steps=2) and t.options == ["advance clerical pool", "climb"]


def test_an_edition_changes_rewards_and_weddings() -> None:
    t = corrected().seat(1).round(2, "men").phase3()
    assert shown(t).rewards[1].florins == 6 and printed(t).rewards["men"].does.amount == 3
    assert "reward: 3 men" in words(t)
    before = t.family().pool[0]
    t.play("bonus men")
    assert t.family().pool[0] == before + 3
    assert printed(t).portraits == [None, 2, 3, 4, 5]
    t.play("wedding")
    assert t.score() == 2


def test_an_edition_changes_cities_careers_and_plans() -> None:
    t = corrected().seat(1, board="yellow", men="political-1 military-5", political="este-2 este-5 este-3")
    t.city("firenze", mission="medici-4").begin(Mission(0, 0))
    assert queue(shown(t), "firenze").next == 2 and t.reason("send political-1 firenze") == "rank-too-low"
    assert printed(t).cities[2].values["man"] == [2, 2, 3, 4, 5]
    assert [(space.points, space.at_end) for space in printed(t).careers[0].spaces][4:] == [(5, 2), (6, 3), (8, 4)]
    row = shown(t).families[0].plan[0]
    assert row.tokens == [2, 5, 3, None] and row.points == 10
    assert "Este 2, Este 5, Este 3 · face down 0 · missing Medici · worth 10" in words(t)
    t.play("send military-5 firenze")
    assert t.score() == 9 and t.row("political") == "este-2 este-5 este-3", "sent from the military career"


# Whatever comes.


def taken(game: Game[Signorie], action: Action) -> dict[str, int]:
    """What the option surely pays and gains up to the next question."""
    found: dict[str, int] = {}
    for event in Outlook(game, action).events:
        if event.seat == game.seat:
            for name, value in event.args().items():
                if isinstance(value, int):
                    found[f"{event.kind.name} {name}"] = value
    return found


def check_dice(game: Game[Signorie], table: Shown) -> int:
    prices = {f"take {one.colour} {die.face}": die for one in table.bays for die in one.dice if die.taken_by is None}
    for refusal in game.curious_menu().refusals:
        if refusal.action.verb.name == "take" and refusal.reason == "lacks-florins":
            assert prices[refusal.action.text].price == refusal.need
    for action in game.options:
        if action.verb.name == "take":
            outlook = Outlook(game, action)
            after = face(game.title).standing(outlook.game.state, game.seat)
            die = prices[action.text]
            paid = [event.args()["florins"] for event in outlook.events if event.kind.name == "paid"]
            assert (paid or [0])[0] == die.price or (not die.price and len(outlook.forced) > 0)
            if isinstance(game.state.agenda[-1], ExtraAction):
                assert die.over is None
            elif len(outlook.forced) == 0:
                assert die.over == (after["dice"] if after["dice"] > after["threshold"] else None)
    return len(prices)


def check_hiring(game: Game[Signorie], table: Shown) -> int:
    refusals = [one for one in game.curious_menu().refusals if one.action.verb.name == "hire"]
    for refusal in refusals:
        helper = refusal.action.text.removeprefix("hire ")
        if refusal.reason == "lacks-florins":
            assert table.hiring[helper] == refusal.need
        if refusal.reason == "helper-there":
            assert helper in table.families[game.seat].helpers
    for action in game.options:
        if action.verb.name == "hire":
            assert taken(game, action).get("paid florins", 0) == table.hiring[action.text.removeprefix("hire ")]
    return len(refusals)


def check_cities(game: Game[Signorie], table: Shown) -> int:
    def place(action: Action) -> Queue:
        args = action.args()
        return queue(table, args["city"], "man" if "man" in args else "woman")

    for refusal in game.curious_menu().refusals:
        if refusal.reason in ("rank-too-low", "dowry-too-low"):
            assert place(refusal.action).next == refusal.need
        if refusal.reason in ("no-place-there", "not-in-play"):
            assert place(refusal.action).next is None
    step = game.state.agenda[-1]
    assert isinstance(step, Mission | Marriage)
    for action in game.options:
        row = action.args()["man"].split("-")[0] if "man" in action.args() else "marriage"
        token = place(action).token
        fits = token is not None and row in (token.fits or []) and not step.by_helper
        assert ("allied worth" in taken(game, action)) == fits
    return len(game.options)


def check_reward(game: Game[Signorie], table: Shown) -> int:
    florins = taken(game, game.title.actions.parse("take-florins"))["gained-florins florins"]
    assert table.rewards[table.round - 1].florins == florins
    return florins


CHECKS: dict[str, Callable[[Game[Signorie], Shown], int]] = {
    "Turn": check_dice,
    "ExtraAction": check_dice,
    "MainAction": check_hiring,
    "FreeHelper": check_hiring,
    "Mission": check_cities,
    "Marriage": check_cities,
    "Reward": check_reward,
}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_face_says_what_the_menus_say_at_every_table(seats: int) -> None:
    of = face(TITLE)
    assert isinstance(of, SignorieFace)
    source = random.Random(seats)
    seen: set[str] = set()
    for seed in range(4):
        game = new(TITLE, STANDARD, seats, SeededChance(seed))
        while not game.over:
            step = type(game.state.agenda[-1]).__name__
            table = of.shown(game.view(game.seat).state, game.seat)
            if step in CHECKS and CHECKS[step](game, table):
                seen.add(step)
            for seat in range(NOBODY, seats):
                one = of.shown(TITLE.view(game.state, seat), seat)
                assert plain(one)["round"] == game.state.round
                for family, points in zip(one.families, TITLE.points(game.state), strict=True):
                    assert sum(row.points for row in family.plan) == points["rows"]
                    assert family.points == sum(points.values()) - points["rows"] - points["careers"]
            game.play(source.choice(game.options))
    assert seen >= {"Turn", "MainAction", "Mission", "Marriage", "Reward"}


def test_a_look_behind_a_die_tells_what_could_be_done_with_it() -> None:
    agreed = Agreed("t", "signorie", STANDARD, ("person",) * 2, ("",) * 2, TITLE.rules_version, False, seed=2)
    table, _ = begin(agreed, TITLE, ["Ada", "Ben"])
    action = table.game.options[0].text
    looked = Foresight(table).told([action])
    assert looked["menu"]["options"], "the next question"
    assert looked["sure"]["changes"]["dice"][0] == 0 < looked["sure"]["changes"]["dice"][1]
