"""What goes over HTTP and the WebSocket of the talk at a table."""

from datetime import datetime
from typing import Literal

from pydantic import Field

from branchline.server.models import Model
from branchline.server.talk.chat import Line, Phrase


class SaidInfo(Model):
    n: int = Field(description="Counts from 1; lines of people you have muted are left out")
    at: datetime
    seat: int
    name: str = Field(description="Of who said it, as they were called then")
    yours: bool
    text: str | None
    phrase: Phrase | None = Field(description="Instead of a text: its sentence is phrase-<id> of the catalogues")

    @classmethod
    def of(cls, line: Line, guest: str) -> "SaidInfo":
        return cls.model_validate(
            {
                "n": line.number,
                "at": line.at,
                "seat": line.seat,
                "name": line.name,
                "yours": line.owner == guest,
                "text": line.text,
                "phrase": line.phrase,
            }
        )


class ChatMessage(Model):
    """What was said since this connection was told last, to those who sit at the table."""

    type: Literal["chat"] = "chat"
    anew: bool = Field(description="These take the place of all lines that are known")
    earlier: bool = Field(description="Whether there may be lines before these, with `anew`")
    muted: list[int] = Field(description="The seats of people whom you do not want to hear")
    lines: list[SaidInfo]


class ChatPage(Model):
    lines: list[SaidInfo] = Field(description="In their order")
    earlier: bool = Field(description="Whether there may be lines before these")


class Notes(Model):
    text: str
