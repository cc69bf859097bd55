"""`branchline tables`: which tables there are, what happened at one, and away with it."""

import argparse
import asyncio
from datetime import datetime

from branchline.games import GAMES
from branchline.locale import Speaker
from branchline.server.keeping.data import add_data, opened, settings_for
from branchline.server.opening import Opening
from branchline.server.rows import Setup, Summary
from branchline.server.shown import rules_info
from branchline.server.store import Store
from branchline.table import Entry, Refused

LAST = 10  # entries of a log that are shown


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of `branchline tables`."""
    parser.description = (
        "List the tables in the data, show one, or delete it. Whoever sits at a table that is deleted while the server "
        "runs cannot play on: better stop it first."
    )
    parser.add_argument("do", choices=("list", "show", "delete"), help="what to do")
    parser.add_argument("table", nargs="?", metavar="TABLE", help="the id of a table, to show or to delete")
    parser.add_argument("--game", choices=sorted(GAMES), help="list only tables of this game")
    add_data(parser)


def main(args: argparse.Namespace) -> int:
    """Does what is asked."""
    if (args.table is None) != (args.do == "list"):
        raise ValueError(f"{args.do}: give {'no table' if args.do == 'list' else 'the id of a table'}")
    with opened(settings_for(args)) as engine:
        return asyncio.run(_do(Store(engine), args))


async def _do(store: Store, args: argparse.Namespace) -> int:
    try:
        if args.do == "list":
            every = await store.every(args.game)
            print(*map(_line, every) if every else ["There are no tables."], sep="\n")
            return 0
        stored, summary = await store.load(args.table), await store.summary(args.table)
        if stored is None or summary is None:
            raise ValueError(f"table: there is no table {args.table!r}; `branchline tables list` names those there are")
        if args.do == "show":
            _show(summary, *stored)
            if stored[0].rules_version != GAMES[stored[0].game].rules_version:
                await _show_rules(store, args.table)
        else:
            await store.delete(args.table)
            print(f"Table {args.table} is gone.")
        return 0
    finally:
        await store.close()


def _line(summary: Summary) -> str:
    return f"{summary.id}  {summary.game}{_board(summary)}  {_moment(summary.played_at)}  {_stand(summary)}"


def _board(summary: Summary) -> str:
    """Which one, if it is not the game's own; its names are by language, and some may be missing."""
    if summary.board is None:
        return ""
    return f" on {summary.board.get('en') or next(iter(summary.board.values()), 'a board without a name')}"


def _stand(summary: Summary) -> str:
    names = [seat.name for seat in summary.seats]
    if summary.results is not None:
        return ", ".join(f"{name} {score}" for name, (score, _) in zip(names, summary.results, strict=True))
    if summary.deciding is None or summary.over:
        return ", ".join(names)
    return f"{', '.join(names)}: waits for {names[summary.deciding]}"


def _show(summary: Summary, setup: Setup, log: list[Entry]) -> None:
    print(_line(summary))
    print(f"made {_moment(summary.made_at)}, {len(log)} entries in the log")
    for option, value in setup.options.items():
        print(f"{option} = {value}")
    names = [seat.name for seat in summary.seats]
    for entry in log[-LAST:]:
        print(f"  {names[entry.seat]}: {entry.kind} {entry.notation or ''}".rstrip())


async def _show_rules(store: Store, id: str) -> None:
    """What is new in the rules since it was begun, as its page says it."""
    try:
        table, _ = await Opening(store, {}).open(id)
    except Refused as refusal:
        print(refusal)
        return
    rules = rules_info(table)
    if rules is None:
        return
    speaker = Speaker("en")
    agreed = [seat.name for number, seat in enumerate(table.seats) if number in rules["agreed"]]
    print(f"{speaker.say('rules-changed-title')}.", *(speaker.say(change) for change in rules["changes"]))
    if table.state.over:
        return
    lost = rules["known"] is not None
    print(speaker.say("rules-changed-lost", step=table.count + 1) if lost else speaker.say("rules-changed-text"))
    if agreed:
        print(f"agreed: {', '.join(agreed)}")


def _moment(at: datetime) -> str:
    return at.strftime("%Y-%m-%d %H:%M")
