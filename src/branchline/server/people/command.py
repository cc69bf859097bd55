"""`branchline people`: who has an account, a way back in for whoever has lost a password, and further hosts."""

import argparse
from datetime import UTC, datetime

from sqlalchemy.orm import Session

from branchline.server.keeping.data import add_data, opened, settings_for
from branchline.server.people import accounts, sessions
from branchline.server.people.deeds import write_down
from branchline.server.people.resets import PATH, write_link
from branchline.server.schema import StoredAccount


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of `branchline people`."""
    parser.description = (
        "List who has an account, make a link by which a person who has lost their password may choose another one, "
        "or make a person a host beside the others. The server may go on meanwhile."
    )
    parser.add_argument("do", choices=("list", "reset", "host"), help="what to do")
    parser.add_argument("name", nargs="?", metavar="NAME", help="the name of an account, for a link or as a host")
    add_data(parser)


def main(args: argparse.Namespace) -> int:
    """Does what is asked."""
    if (args.name is None) != (args.do == "list"):
        raise ValueError(f"{args.do}: give {'no name' if args.do == 'list' else 'the name of an account'}")
    settings = settings_for(args)
    with opened(settings) as engine, Session(engine) as session, session.begin():
        if args.do == "list":
            print(*[_line(account) for account in accounts.every(session)] or ["Nobody has an account."], sep="\n")
            return 0
        account = accounts.named(session, args.name)
        if account is None:
            raise ValueError(f"name: there is no account {args.name!r}; `branchline people list` names those there are")
        if args.do == "host":
            account.host = True
            write_down(session, None, "person-made-host", name=account.name)
            print(f"{account.name} is a host.")
        else:
            token = sessions.new_token()
            write_link(session, account.id, token, datetime.now(UTC))
            write_down(session, None, "reset-link", name=account.name)
            page = settings.address or "the address of your page, followed by "
            print(f"Within a day, and once, {account.name} may choose another password at {page}{PATH}{token}")
        return 0


def _line(account: StoredAccount) -> str:
    marks = [mark for mark, holds in (("host", account.host), ("blocked", account.blocked)) if holds]
    return "  ".join([f"{account.made_at:%Y-%m-%d}", account.name, *filter(None, [account.email]), *marks])
