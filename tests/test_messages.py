"""Messages are spoken alike with the library and without it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle as Library
from fluent.runtime import FluentResource as Read

from posterity import messages

SOURCE = Path(__file__).parent.parent / "src" / "posterity"
FILES = sorted(SOURCE.rglob("locale/*.ftl"))
NUMBERS = [0, 1, 2, 5, 12, 21, 22, 12345, -3]
PLURALS = {"one", "few", "many", "other"}  # as words they mean nothing


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parts[-3]}-{file.stem}")
def test_every_message_of_ours_comes_out_the_same(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    library, ours = Library([file.stem], use_isolating=False), messages.FluentBundle([file.stem])
    library.add_resource(Read(text))
    ours.add_resource(messages.FluentResource(text))
    names = re.findall(r"^([a-z][\w-]*) *=", text, re.MULTILINE)
    assert names == [*ours.messages]
    pieces = re.split(r"^(?=[a-z][\w-]* *=)", text, flags=re.MULTILINE)[1:]
    for name, piece in zip(names, pieces, strict=True):
        arguments = set(re.findall(r"\$([\w-]+)", piece))
        words = set(re.findall(r"\[([^\]\s\d]+)\]", piece)) - PLURALS
        one, other = library.get_message(name), ours.get_message(name)
        assert other.attributes.keys() == one.attributes.keys()
        for value in [*NUMBERS, "Ilse", "7", *sorted(words)]:
            args = dict.fromkeys(arguments, value)
            patterns = [
                (one.value, other.value),
                *[(one.attributes[at], other.attributes[at]) for at in one.attributes],
            ]
            for theirs, same in patterns:
                if theirs is None or same is None:
                    assert (theirs, same) == (None, None)
                    continue
                assert ours.format_pattern(same, args) == library.format_pattern(theirs, args), (name, value)


def test_what_is_not_understood_is_said_with_its_line() -> None:
    with pytest.raises(ValueError, match="line 2: not a message"):
        messages.FluentResource('one = 1\ntwo = { NUMBER($n, style: "percent") }\n')
