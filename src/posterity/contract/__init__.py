"""What a title hands to those who use it, beside its rules: each facet for one of them, found by its name.

| facet | for | where in the title's folder |
|---|---|---|
| `Mind` | bots | `mind.py` |
| `Face` | people | `face.py` |
| `Keepsakes` | people, when a game is over | `keepsakes/` |
| `Proof` | tests and statistics | `proof.py` |

The rules themselves are a `Title` of the kernel.
"""
