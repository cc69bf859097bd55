"""What the server itself refuses, over HTTP and WebSocket: sentences and statuses.

The refusals of a table and of a game's rules come from there; all of them leave as `Refused`.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from branchline.core.errors import Argument
from branchline.table import Refused
from branchline.table.refusal import filled

MOST_BODY: Final = 64 * 1024
MOST_WITH_BOARD: Final = 256 * 1024
MOST_PENCILLED: Final = 8 * 1024  # for one seat

# The English sentences; `server.ftl` holds the same ones under the same ids in every language.
SENTENCES: Final[Mapping[str, str]] = {
    "error-not-found": "There is nothing at {path}.",
    "error-method": "{method} is not possible at {path}; use {allowed}.",
    "error-internal": "Something went wrong in the server; it was written to its log.",
    "error-storage": "The data could not be read or written, so nothing was changed.",
    "error-origin": "This was asked by a page of another address ({origin}) and is refused.",
    "error-content-type": "The request has to be sent as application/json.",
    "error-too-large": "This is too large; at most {most} KiB are read.",
    "error-too-often": "You ask too often; try again in {seconds} s.",
    "error-many-sockets": "From where you are {most} pages of this server are open, and that is the most; close one.",
    "error-many-tables": "You have made {most} tables within a day, and that is the most; play at one of them.",
    "error-not-json": "This is not JSON.",
    "error-not-object": "A message has to be a JSON object.",
    "error-not-text": "A message has to be sent as text, not as bytes.",
    "error-unknown-type": "“{type}” is not a kind of message; there are {allowed}.",
    "error-field-missing": "The field {field} is missing.",
    "error-field-unknown": "There is no field {field} here.",
    "error-field-wrong": "The field {field} is not as it should be: {detail}.",
    "error-what": "Give exactly one of {allowed}.",
    "error-unknown-table": "There is no table {table}.",
    "error-not-your-table": "You have no part in table {table}, so it is not in your list.",
    "error-unknown-game": "There is no game “{game}”; there are {allowed}.",
    "error-unknown-lesson": "There is no lesson “{lesson}”.",
    "error-seat-count": "{game} is played by {least} to {most}, not by {count}.",
    "error-unknown-bot": "{game} has no computer player “{bot}”; it has {allowed}.",
    "error-bot-missing": "{player} is a computer player, so it has to be said which: {allowed}.",
    "error-bot-person": "{player} is a person, so no computer player can be named.",
    "error-open": "{player} is an open seat, so neither a name nor a computer player can be given.",
    "error-name-long": "A name has at most {most} characters.",
    "error-name-sign": "A name holds only what can be seen: nothing invisible, and nothing that turns the direction of "
    "writing.",
    "error-name-alike": "{name} sits at this table already, and nobody could tell the two apart; choose another name.",
    "error-unknown-option": "{game} has no option “{option}”; it has {allowed}.",
    "error-own-board": "{game} is played on its own board only.",
    "error-unknown-board": "{game} has no board “{board}”; it has {allowed}.",
    "error-board": "This board cannot be played on; what is wrong with it at first: {detail}.",
    "error-option-value": "The option {option} cannot be {value}; allowed is {allowed}.",
    "error-setup": "The game cannot be set up like this: {detail}.",
    "error-not-played": "Only who played at table {table} can ask for another game there.",
    "error-branch-step": "There is no step {step} to play on from; steps go from 0 to {last}.",
    "error-no-advice": "{game} has nothing to give advice by.",
    "error-hints-off": "At this table no hints are given while the game is on.",
    "error-not-an-action": "Step {step} is no action, so there is nothing to explain.",
    "error-no-answer": "No advice was found this time; ask again.",
    "error-many-questions": "{most} of your questions are open, and that is the most; wait for an answer.",
    "error-clock": "A clock cannot be set like this: {detail}.",
    "error-seed-open": "The number of a game can be chosen only where every seat is yours or a computer player’s; "
    "open seats here: {count}.",
    "error-said-nothing": "There is nothing to say: write something, or choose a phrase.",
    "error-said-long": "What is said at once has at most {most} characters.",
    "error-text-sign": "A text holds only what can be seen: nothing invisible, and nothing that turns the direction of "
    "writing.",
    "error-note-long": "Notes have at most {most} characters.",
    "error-talk-seated": "The talk at a table is for those who sit there; take a seat first.",
    "error-talk-often": "You have said much at once; go on in {seconds} s.",
    "error-mute": "In the seat of {player} there is nobody else who could be muted.",
    "error-notice-address": "A notice can be sent only to an https address that everybody can reach.",
    "error-notice-mail": "A letter can be sent only where the host has a mail server and your account an e-mail "
    "address that you have confirmed.",
    "error-push-keys": "These are not the keys of a browser that can be sent notices.",
    "error-skip": "Only the people who play at this table can skip ahead.",
    "error-rules-changed": "Table {table} was played under other rules or on another board than this version has, "
    "so it cannot be continued.",
    "error-table-damaged": "The log of table {table} is damaged, so it cannot be opened.",
    "error-page": "The page was not built: run “make web” first, then start the server again.",
    # People
    "error-name-empty": "An account needs a name.",
    "error-name-taken": "There is an account {name}, or one whose name looks the same; choose another name.",
    "error-password-short": "A password has at least {least} characters.",
    "error-password-long": "A password has at most {most} characters.",
    "error-password-name": "A password must not be the name itself.",
    "error-password-wrong": "This is not your password.",
    "error-email": "This is no e-mail address; leave it empty if you do not want to give one.",
    "error-sign-in": "There is no account of this name with this password.",
    "error-many-attempts": "Too many passwords were tried; try again in {seconds} s.",
    "error-many-passwords": "Too many people are signing in at this moment; try again in a few seconds.",
    "error-vacation-past": "A vacation ends in the future.",
    "error-vacation-days": "There are {days} days of vacation within a year; left to you now: {most}.",
    "error-no-account": "For this you have to be signed in.",
    "error-token": "This token opens nothing here: it was taken back, or there never was one.",
    "error-unknown-token": "There is no token {token} of yours.",
    "error-many-tokens": "An account has at most {most} tokens; take one back first.",
    "error-only-host": "You are the only host, and others have accounts here; make one of them a host first.",
    "error-reset": "This link was used already or is too old; ask for another one.",
    "error-confirm": "This link was used already or is too old; on the page of your account you can ask for another.",
    "error-no-letters": "This server sends no letters; ask the host for a link.",
    "error-blocked": "The host has blocked your account; what you have is kept, but you cannot play.",
    "error-guest-blocked": "The host has blocked you; you may look on, but you cannot play.",
    "error-address-blocked": "From your address no guests play here for a day; people with an account do.",
    "error-block-nobody": "In the seat of {player} there is nobody who could be blocked.",
    "error-unknown-guest": "No such guest is blocked.",
    "error-come-again": "You have signed in or out; the table comes back in a moment.",
    "error-not-host": "Only the host can do this.",
    "error-yourself": "This cannot be done to your own account.",
    "error-unknown-person": "There is nobody with this account.",
    "error-table-password": "Table {table} is behind a password; give it to enter.",
    "error-table-password-wrong": "This is not the password of the table.",
    "error-password-unused": "A table of the kind “{access}” asks for no password; choose “password”, or give none.",
    "error-table-closed": "The host has closed table {table}.",
    # Tournaments
    "error-unknown-tournament": "There is no tournament {tournament}.",
    "error-tournament-name": "A tournament needs a name.",
    "error-tournament-people": "Everybody who takes part needs an account that is not blocked, and is named once.",
    "error-tournament-few": "A round needs at least {least} people, and {count} take part.",
    "error-tournament-over": "No round comes after this one; rounds drawn: {rounds}.",
}

STATUS: Final[Mapping[str, int]] = {
    "error-not-found": 404,
    "error-method": 405,
    "error-internal": 500,
    "error-storage": 503,
    "error-origin": 403,
    "error-content-type": 415,
    "error-too-large": 413,
    "error-too-often": 429,
    "error-many-tables": 429,
    "error-not-json": 400,
    "error-unknown-lesson": 404,
    "error-unknown-table": 404,
    "error-not-your-table": 403,
    "error-rules-changed": 409,
    "error-table-damaged": 500,
    "error-page": 503,
    "error-not-over": 409,
    "error-lesson-record": 409,
    "error-not-your-seat": 403,
    "error-not-played": 403,
    "error-branch-step": 404,
    "error-talk-seated": 403,
    "error-no-watchers": 403,
    "error-no-advice": 404,
    "error-unknown-seat": 404,
    "error-unknown-step": 404,
    "error-name-taken": 409,
    "error-password-wrong": 403,
    "error-sign-in": 403,
    "error-many-attempts": 429,
    "error-many-passwords": 503,
    "error-no-account": 401,
    "error-token": 401,
    "error-unknown-token": 404,
    "error-many-tokens": 409,
    "error-only-host": 409,
    "error-reset": 404,
    "error-confirm": 404,
    "error-no-letters": 409,
    "error-blocked": 403,
    "error-guest-blocked": 403,
    "error-address-blocked": 403,
    "error-unknown-guest": 404,
    "error-not-host": 403,
    "error-yourself": 409,
    "error-unknown-person": 404,
    "error-table-password": 403,
    "error-table-password-wrong": 403,
    "error-table-closed": 403,
    "error-unknown-tournament": 404,
    "error-tournament-over": 409,
}


def most_body(method: str, path: str) -> int:
    """How much is read of what is sent there, in bytes."""
    whole_board = method == "POST" and (path == "/api/tables" or path.endswith("/boards/check"))
    return MOST_WITH_BOARD if whole_board else MOST_BODY


def problem(message: str, **arguments: Argument) -> Refused:
    """The refusal with this id, its English sentence filled in."""
    return Refused(message, filled(SENTENCES[message], arguments), arguments)


def status(refusal: Refused) -> int:
    """The HTTP status that fits; what is not named otherwise is a request that makes no sense."""
    return STATUS.get(refusal.message, 422)


def bad_field(errors: Sequence[Mapping[str, Any]]) -> Refused:
    """The first thing pydantic found wrong, as one of our sentences."""
    error = errors[0]
    kind: str = error["type"]
    if kind in ("json_invalid", "json_type"):
        return problem("error-not-json")
    field = ".".join(str(part) for part in error["loc"] if part not in ("body", "query", "path")) or "body"
    if kind == "missing":
        return problem("error-field-missing", field=shown(field))
    if kind == "extra_forbidden":
        return problem("error-field-unknown", field=shown(field))
    detail: str = error["msg"]
    return problem("error-field-wrong", field=shown(field), detail=detail[:1].lower() + detail[1:])


def shown(value: object) -> str:
    """A value somebody sent, short enough to repeat in a sentence."""
    text = str(value)
    return text if len(text) <= 80 else f"{text[:80]}…"
