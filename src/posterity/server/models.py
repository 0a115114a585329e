"""What is on disk: tables, their seats, and every answer in the order in which it was given."""

from __future__ import annotations

from sqlalchemy import ForeignKey, LargeBinary, String, Text
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column


class Base(DeclarativeBase):
    pass


class TableRow(Base):
    """A table as it was agreed; only its end is added, and how much of it is packed."""

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
    ended: Mapped[float | None]  # when the game was over
    packed: Mapped[int] = mapped_column(default=0)  # so many answers are in the archive: their numbers are taken


class SeatRow(Base):
    """Who sits there; a person may take a name."""

    __tablename__ = "seats"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    kind: Mapped[str] = mapped_column(String(10))
    name: Mapped[str] = mapped_column(String(60))
    bot: Mapped[str] = mapped_column(String(20))
    pick: Mapped[str] = mapped_column(String(40), default="")  # what it picked before the game, empty by chance
    token: Mapped[str] = mapped_column(String(32))


class AnswerRow(Base):
    """One thing that happened, append-only. Its number is its place: whoever writes it first has been first."""

    __tablename__ = "answers"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    version: Mapped[int]
    kind: Mapped[str] = mapped_column(String(10))
    seat: Mapped[int]
    text: Mapped[str] = mapped_column(Text)  # as in a record
    move: Mapped[str] = mapped_column(String(64))  # the id that the client gave it
    at: Mapped[float]
    digest: Mapped[str] = mapped_column(String(16))  # of the table after it, at a change of seat


class ArchiveRow(Base):
    """The first answers of a table that nobody has touched for long, packed; later ones are rows again."""

    __tablename__ = "archive"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    packed: Mapped[float]  # when
    answers: Mapped[bytes] = mapped_column(LargeBinary)


class AnalysisRow(Base):
    """What the strongest bot thought of every decision of a finished game, thought out once."""

    __tablename__ = "analyses"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    text: Mapped[str] = mapped_column(Text)  # JSON


class ServerRow(Base):
    """A server that lives: where it runs, and when it was seen last."""

    __tablename__ = "servers"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    host: Mapped[str] = mapped_column(String(255))
    seen: Mapped[float]
