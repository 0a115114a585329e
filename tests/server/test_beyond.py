"""Why not, one choice ahead: sent with the previews, and only to the seat that is asked."""

from __future__ import annotations

import json

from running import Server


def test_what_no_option_leads_to_reaches_only_the_seat_that_is_asked(server: Server) -> None:
    links = server.create("person", "person", seed=3)
    first, second, watching = (server.client(links, seat) for seat in (0, 1, None))
    refusal = next(r for r in first.look()["beyond"] if r["action"] == "send 1")
    assert (refusal["reason"], refusal["need"], refusal["what"]) == ("lacks-goods", 1, ["good-wagon"])

    first.play(next(action for action in first.options if action.startswith("take harvest")))
    first.play("harvest")
    second.catch_up(first.now["version"])
    told = second.look()
    assert told["version"] == first.now["version"], "now the second seat is asked"
    assert "send 1" in [r["action"] for r in told["beyond"]]
    for other in (first, watching):  # they look too, and what the server has to say to them comes before this answer
        other.socket.send(json.dumps({"type": "look", "version": told["version"]}))
        assert "code" in other.send(type="move", action="pass")
        assert told["version"] not in [m["version"] for m in other.others if m["type"] == "outlook"]
