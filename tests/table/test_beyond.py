"""Why not, one choice ahead: sent with the previews, and only to the seat that is asked."""

from __future__ import annotations

from running import Server


def test_what_no_option_leads_to_reaches_only_the_seat_that_is_asked(server: Server) -> None:
    links = server.create("person", "person", seed=3)
    first, second, watching = (server.client(links, seat) for seat in (0, 1, None))
    refusal = next(r for r in first.now["beyond"] if r["action"] == "send 1")
    assert (refusal["reason"], refusal["need"], refusal["what"]) == ("lacks-goods", 1, ["good-wagon"])
    assert refusal["things"] == ["number:1"], "the same shape as a refusal of the menu"
    assert second.now["beyond"] is None
    assert watching.now["beyond"] is None

    first.play(next(action for action in first.options if action.startswith("take harvest")))
    first.play("harvest")
    told = second.until("previews")
    assert told["version"] == first.now["version"], "now the second seat is asked"
    assert "send 1" in [r["action"] for r in told["beyond"]]
    for other in (first, watching):  # what the server had to say to them has come before this answer
        assert "code" in other.send(type="move", action="pass")
    assert [m for m in watching.others if m["type"] == "previews"] == []
    assert {m["version"] for m in first.others if m["type"] == "previews"} <= {1}, "only those of its own choices"
