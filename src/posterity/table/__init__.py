"""The table itself: a game, its seats, its answers, and what each seat may see.

Plain Python: no network, no database, no processes. It runs in the server, in a browser, in a test, anywhere.
"""
