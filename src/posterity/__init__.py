"""Posterity: board games about founding a dynasty, for people and for programs."""

__version__ = "0.5.0"
