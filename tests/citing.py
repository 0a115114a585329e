"""`@rule("V 5.2")` says which rules of docs/rules/ a test checks."""

import pytest


def rule(*numbers: str) -> pytest.MarkDecorator:
    return pytest.mark.rule(*numbers)
