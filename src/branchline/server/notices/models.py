"""What goes over HTTP of notices."""

from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from branchline.server.models import Model

Address = Annotated[str, StringConstraints(max_length=2000)]
KeyText = Annotated[str, StringConstraints(max_length=200, pattern=r"^[A-Za-z0-9_-]*$")]


class Choice(Model):
    mail: bool = Field(description="By letter to the e-mail address of the account")
    webhook: Address | None = Field(description="To this address, as chat services take it; null for none")


class NoticeWays(Choice):
    letters: bool = Field(description="Whether a letter could be sent: the host can, and the account has an address")
    key: str = Field(description="Of this server, which a browser wants to know before it can be sent anything")


class NewBrowser(Model):
    """A browser that shows notices, as its own push service knows it."""

    endpoint: Address
    p256dh: KeyText
    auth: KeyText
    language: Literal["en", "it", "fr"]


class MadeBrowser(Model):
    id: str


class TableNotices(Model):
    on: bool = Field(description="Whether you are told when it is your turn at this table")
