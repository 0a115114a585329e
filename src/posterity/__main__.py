"""`python -m posterity`."""

from posterity.cli import main

main()
