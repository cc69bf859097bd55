"""What `docs/protocol.md` says of accounts: one's own, and nobody else's."""

from typing import Annotated

from fastapi import APIRouter, Depends, Request, Response
from fastapi.requests import HTTPConnection

from branchline.server.api import ANSWERS, Asking, AtRooms, not_too_often
from branchline.server.limits import address_of
from branchline.server.people import sessions
from branchline.server.people.blocks import check_not_blocked
from branchline.server.people.confirmations import Confirmations
from branchline.server.people.models import (
    AccountInfo,
    Changes,
    Confirmed,
    Farewell,
    Forgotten,
    KeptPreferences,
    MadeToken,
    Me,
    NewAccount,
    NewPassword,
    NewToken,
    NewVacation,
    OwnData,
    OwnTokens,
    SignIn,
    TokenInfo,
    VacationInfo,
)
from branchline.server.people.own_data import own_data
from branchline.server.people.people import People, SignedIn
from branchline.server.people.resets import Resets
from branchline.server.people.sessions import recognise
from branchline.server.people.tokens import Tokens
from branchline.server.people.vacations import Vacations
from branchline.server.problems import MOST_PENCILLED, problem


def people_of(request: Request) -> People:
    people: People = request.app.state.people
    return people


def resets_of(request: Request) -> Resets:
    resets: Resets = request.app.state.resets
    return resets


def confirmations_of(request: Request) -> Confirmations:
    confirmations: Confirmations = request.app.state.confirmations
    return confirmations


def tokens_of(request: Request) -> Tokens:
    tokens: Tokens = request.app.state.tokens
    return tokens


def from_address(request: Request) -> str:
    return address_of(request)


def vacations_of(request: Request) -> Vacations:
    vacations: Vacations = request.app.state.vacations
    return vacations


AtVacations = Annotated[Vacations, Depends(vacations_of)]
AtPeople = Annotated[People, Depends(people_of)]
AtResets = Annotated[Resets, Depends(resets_of)]
AtConfirmations = Annotated[Confirmations, Depends(confirmations_of)]
AtTokens = Annotated[Tokens, Depends(tokens_of)]
From = Annotated[str, Depends(from_address)]

# Without a check whether somebody is blocked: they may look at what is theirs, take it along and leave.
router = APIRouter(prefix="/api", responses=ANSWERS, dependencies=[Depends(not_too_often), Depends(recognise)])


def _welcome(response: Response, request: HTTPConnection, signed_in: SignedIn) -> AccountInfo:
    sessions.give(response, signed_in.token, request)
    return AccountInfo.of(signed_in.account)


@router.get("/me")
async def me(guest: Asking, people: AtPeople, resets: AtResets) -> Me:
    """Who is asking, and what they could do about it."""
    return Me(
        account=None if guest.account is None else AccountInfo.of(guest.account),
        first=guest.account is None and await people.nobody_yet(),
        letters=resets.letters,
        belongings=guest.account is None and await people.belongings(guest.id),
    )


@router.post("/accounts", status_code=201)
async def sign_up(
    asked: NewAccount,
    guest: Asking,
    people: AtPeople,
    confirmations: AtConfirmations,
    address: From,
    request: Request,
    response: Response,
) -> AccountInfo:
    """Makes an account of a guest, who is signed in to it and keeps what they have."""
    await check_not_blocked(request)
    signed_in = await people.sign_up(asked, guest, address)
    if signed_in.account.unconfirmed:
        confirmations.ask(signed_in.account.id)
    return _welcome(response, request, signed_in)


@router.post("/session")
async def sign_in(
    asked: SignIn, guest: Asking, people: AtPeople, address: From, request: Request, response: Response
) -> AccountInfo:
    """Signs in on this device."""
    return _welcome(response, request, await people.sign_in(asked, guest, address))


@router.delete("/session", status_code=204)
async def sign_out(guest: Asking, people: AtPeople, response: Response, everywhere: bool = False) -> None:
    """Signs out on this device, or on every one."""
    await people.sign_out(guest, everywhere)
    sessions.take_away(response)


@router.put("/me")
async def change(
    asked: Changes,
    guest: Asking,
    people: AtPeople,
    confirmations: AtConfirmations,
    address: From,
    request: Request,
    response: Response,
) -> AccountInfo:
    """Another name, password or e-mail address."""
    signed_in = await people.change(asked, guest, address)
    if asked.email:
        confirmations.ask(signed_in.account.id)
    return _welcome(response, request, signed_in)


@router.post("/me/email", status_code=202)
async def confirm_again(guest: Asking, confirmations: AtConfirmations) -> None:
    """Another letter to the address that waits to be confirmed."""
    if guest.account is None:
        raise problem("error-no-account")
    confirmations.ask_again(guest.id)


@router.post("/confirmations/use", status_code=204)
async def confirm(asked: Confirmed, confirmations: AtConfirmations) -> None:
    """The address that the link was sent to counts from now on."""
    await confirmations.use(asked.token)


@router.put("/me/preferences", status_code=204)
async def keep_preferences(asked: KeptPreferences, guest: Asking, people: AtPeople) -> None:
    """How the page is liked, on every device; in place of what was kept."""
    if guest.account is None:
        raise problem("error-no-account")
    if len(asked.model_dump_json()) > MOST_PENCILLED:
        raise problem("error-too-large", most=MOST_PENCILLED // 1024)
    await people.keep_preferences(guest, asked.preferences)


@router.get("/me/vacation")
async def vacation(guest: Asking, vacations: AtVacations) -> VacationInfo:
    """Whether one's correspondence clocks stand still, and how many days are left."""
    return vacations.of(guest.id)


@router.put("/me/vacation")
async def take_vacation(asked: NewVacation, guest: Asking, vacations: AtVacations) -> VacationInfo:
    """From now on one's correspondence clocks stand still until a moment, or run again."""
    return await vacations.take(guest.id, asked.until)


@router.get("/me/tokens")
async def tokens(guest: Asking, tokens: AtTokens) -> OwnTokens:
    """The tokens by which programs play in the name of whoever asks."""
    return OwnTokens(tokens=[TokenInfo(**token._asdict()) for token in await tokens.of(guest)])


@router.post("/me/tokens", status_code=201)
async def make_token(asked: NewToken, guest: Asking, tokens: AtTokens, address: From) -> MadeToken:
    """A token for a program. It is shown this once."""
    made, secret = await tokens.make(asked.name, asked.password, guest, address)
    return MadeToken(**made._asdict(), token=secret)


@router.delete("/me/tokens/{id}", status_code=204)
async def take_token_back(id: str, guest: Asking, tokens: AtTokens) -> None:
    """From now on this token opens nothing."""
    await tokens.take_back(id, guest)


@router.get("/me/data")
async def data(guest: Asking, rooms: AtRooms) -> OwnData:
    """All that is kept of whoever asks."""
    return await own_data(guest, rooms)


@router.post("/me/delete", status_code=204)
async def give_up(asked: Farewell, guest: Asking, people: AtPeople, address: From, response: Response) -> None:
    """Deletes the account; its seats are left as anybody leaves them."""
    await people.give_up(asked.password, guest, address)
    sessions.take_away(response)


@router.post("/resets", status_code=202)
async def ask_reset(asked: Forgotten, resets: AtResets, address: From) -> None:
    """A letter with a link to choose another password, if there is somebody to send it to."""
    resets.ask(asked.name, address)


@router.post("/resets/use")
async def use_reset(asked: NewPassword, resets: AtResets, request: Request, response: Response) -> AccountInfo:
    """Another password for whoever has the link, and they are signed in."""
    return _welcome(response, request, await resets.use(asked.token, asked.password))
