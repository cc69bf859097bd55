"""The server as an application, ready for uvicorn or a test."""

import asyncio
import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from functools import cache

from fastapi import FastAPI
from fastapi.middleware.gzip import GZipMiddleware

from branchline import __version__
from branchline.games import GAMES
from branchline.server import api, boards_api, joining, lobby_api
from branchline.server.advising import Advising
from branchline.server.analysis import Analyses
from branchline.server.answers import answer_errors
from branchline.server.description import describe
from branchline.server.guard import Guard
from branchline.server.identity import Identity
from branchline.server.inside import routes as inside
from branchline.server.inside.readiness import Readiness
from branchline.server.limits import Limits
from branchline.server.lobby import Lobby
from branchline.server.mail import Mail
from branchline.server.notices import api as notices_api
from branchline.server.notices.outside import Outside
from branchline.server.notices.push import Pushes
from branchline.server.notices.sender import Sender
from branchline.server.notices.ways import Ways
from branchline.server.page import Page
from branchline.server.people import api as people_api
from branchline.server.people import host_api
from branchline.server.people.confirmations import Confirmations
from branchline.server.people.host import Host
from branchline.server.people.people import People
from branchline.server.people.resets import Resets
from branchline.server.people.tokens import Tokens
from branchline.server.people.vacations import Vacations
from branchline.server.results import api as results_api
from branchline.server.results import book
from branchline.server.rooms import Rooms
from branchline.server.settings import Settings
from branchline.server.several.post import post_at
from branchline.server.store import NotStored, Store
from branchline.server.talk import api as talk_api
from branchline.server.thinking import Thinking
from branchline.server.timepiece import Timepiece
from branchline.server.tournaments import api as tournaments_api
from branchline.server.tournaments.house import TournamentHouse


def create_app(
    settings: Settings,
    thinking: Thinking | None = None,
    page: Page | None = None,
    advising: Advising | None = None,
    timepiece: Timepiece | None = None,
) -> FastAPI:
    """The whole server. It opens its data when it starts and closes it when it stops."""

    @asynccontextmanager
    async def running(app: FastAPI) -> AsyncIterator[None]:
        # Loaded now, or the first guest of each game would keep everybody waiting.
        list(GAMES.values())
        gc.freeze()  # and looked through no more for what could be thrown away, which would keep everybody waiting too
        gc.set_threshold(50_000, 20, 100)  # seldom: a log makes thousands of things that all stay
        store = await Store.open(settings)
        await store.write(book.rate_missing)
        bots = thinking or Thinking(settings)
        app.state.limits = Limits(settings)
        app.state.drafting = asyncio.Lock()
        app.state.readiness = Readiness(store, settings)
        post, time = post_at(settings.redis), timepiece or Timepiece()
        rooms = app.state.rooms = Rooms(settings, store, bots, post, time)
        await rooms.rests.begin(time.now())
        await post.open(rooms)
        app.state.host = Host(rooms)
        people = app.state.people = People(settings, rooms)
        app.state.lobby = Lobby(rooms, people)
        app.state.vacations = Vacations(settings, rooms, time)
        mail = Mail(settings)
        resets = app.state.resets = Resets(people, rooms, mail)
        confirmations = app.state.confirmations = Confirmations(store, mail)
        private = settings.notice_addresses == "any"
        outside = Outside(private)
        app.state.ways = Ways(store, private)
        pushes = app.state.pushes = Pushes(settings, store, outside)
        sender = app.state.sender = Sender(settings, rooms, mail, outside, pushes)
        app.state.tokens = Tokens(people, rooms)
        advice = app.state.advising = advising or Advising(settings)
        analyses = app.state.analyses = Analyses(advice)
        tournaments = app.state.tournaments = TournamentHouse(rooms)
        await tournaments.go_on()
        always = [asyncio.create_task(work) for work in (rooms.sweep(), rooms.keep_time(), sender.run())]
        try:
            yield
        finally:
            for task in always:
                task.cancel()
            await asyncio.wait(always)
            await outside.close()
            with suppress(NotStored):  # then time since the last pulse counts for nobody
                await rooms.rests.beat(time.now())
            await resets.close()
            await confirmations.close()
            people.close()
            await rooms.close()
            await tournaments.close()
            await post.close()
            await bots.close()
            await analyses.close()
            await advice.close()
            await store.close()

    app = FastAPI(
        title="Branchline",
        version=__version__,
        lifespan=running,
        openapi_url="/api/openapi.json",
        docs_url=None,  # both would load their scripts from elsewhere
        redoc_url=None,
    )
    app.state.settings = settings
    answer_errors(app)
    app.include_router(people_api.router)
    app.include_router(host_api.router)
    app.include_router(lobby_api.router)
    app.include_router(results_api.router)
    app.include_router(tournaments_api.router)
    app.include_router(tournaments_api.for_hosts)
    app.include_router(talk_api.router)
    app.include_router(notices_api.router)
    app.include_router(boards_api.router)
    app.include_router(api.router)  # the last: it answers whatever else is asked below its prefix
    app.include_router(joining.router)
    app.include_router(inside.router)
    app.router.default = page or Page()  # what no route knows is for the page
    app.add_middleware(GZipMiddleware, minimum_size=1000, compresslevel=6)  # a board is long, and so is the page
    app.add_middleware(Identity)
    app.add_middleware(Guard)  # the last one added is the first to be asked
    app.openapi = cache(lambda: describe(app))  # type: ignore[method-assign]  # how FastAPI wants it done
    return app
