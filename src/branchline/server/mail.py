"""Letters, through the mail server of the host."""

import asyncio
import logging
import smtplib
import ssl
from contextlib import ExitStack
from email.message import EmailMessage
from typing import Final
from urllib.parse import unquote, urlsplit

from branchline.server.guard import loopback
from branchline.server.settings import Settings

log = logging.getLogger(__name__)

PATIENCE: Final = 20.0  # seconds
PORTS: Final = {"smtp": 587, "smtps": 465}


class Mail:
    """Takes letters to the mail server; without one in the settings there is no way to send any."""

    def __init__(self, settings: Settings) -> None:
        self._server = urlsplit(settings.smtp or "")
        self._from = settings.mail_from
        self.address = settings.address or ""  # of the page, for links

    @property
    def possible(self) -> bool:
        return bool(self._server.hostname)

    async def send(self, to: str, subject: str, text: str) -> None:
        """Sends a letter. What goes wrong is written to the log: whoever asked for it is not there any more."""
        try:
            await self.deliver(to, subject, text)
        except (OSError, smtplib.SMTPException) as error:
            log.error("A letter could not be sent: %s", error)

    async def deliver(self, to: str, subject: str, text: str) -> None:
        """The same for whoever minds what goes wrong: OSError, or SMTPException."""
        letter = EmailMessage()
        letter["From"], letter["To"], letter["Subject"] = self._from, to, subject
        letter.set_content(text)
        await asyncio.to_thread(self._take, letter)

    def _take(self, letter: EmailMessage) -> None:
        """Encrypted wherever it leaves this machine and the mail server can; a password is never told otherwise."""
        server, secure = self._server, ssl.create_default_context()
        place = (server.hostname or "", server.port or PORTS[server.scheme])
        with ExitStack() as stack:
            if server.scheme == "smtps":
                talking: smtplib.SMTP = stack.enter_context(smtplib.SMTP_SSL(*place, timeout=PATIENCE, context=secure))
            else:
                talking = stack.enter_context(smtplib.SMTP(*place, timeout=PATIENCE))
                talking.ehlo()
                offered = talking.has_extn("starttls")
                if offered and (server.username or not loopback(server.hostname)):
                    talking.starttls(context=secure)
                elif server.username:
                    raise smtplib.SMTPException("the mail server offers no encryption, so it is told no password")
            if server.username:
                talking.login(unquote(server.username), unquote(server.password or ""))
            talking.send_message(letter)
