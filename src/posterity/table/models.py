"""What is on disk: tables, their seats, and every answer in the order in which it was given."""

from __future__ import annotations

from sqlalchemy import ForeignKey, String, Text
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column


class Base(DeclarativeBase):
    pass


class TableRow(Base):
    """A table as it was agreed; it never changes."""

    __tablename__ = "tables"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    title: Mapped[str] = mapped_column(String(40))
    variant: Mapped[str] = mapped_column(String(40))
    rules: Mapped[int]
    edition: Mapped[str] = mapped_column(Text)  # JSON
    watch: Mapped[str] = mapped_column(String(32))
    confirm: Mapped[bool]  # people end their turns themselves
    hints: Mapped[bool]  # people may ask the strongest bot
    seed: Mapped[int | None]
    created: Mapped[float]


class SeatRow(Base):
    """Who sits there; a person may take a name."""

    __tablename__ = "seats"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    kind: Mapped[str] = mapped_column(String(10))
    name: Mapped[str] = mapped_column(String(60))
    bot: Mapped[str] = mapped_column(String(20))
    token: Mapped[str] = mapped_column(String(32))


class AnswerRow(Base):
    """One thing that happened, append-only: a choice, an outcome of chance, an undo, the end of a turn."""

    __tablename__ = "answers"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    version: Mapped[int]
    kind: Mapped[str] = mapped_column(String(10))
    seat: Mapped[int]
    text: Mapped[str] = mapped_column(Text)  # as in a record
    move: Mapped[str] = mapped_column(String(64))  # the id that the client gave it
    at: Mapped[float]


class AnalysisRow(Base):
    """What the strongest bot thought of every decision of a finished game, thought out once."""

    __tablename__ = "analyses"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    text: Mapped[str] = mapped_column(Text)  # JSON
