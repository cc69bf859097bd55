"""What machines beside the server ask: does it live, may people be sent here, and how is it doing?

They are no part of the API: they come by HTTP from the same port, know no guest and give no cookie.
"""

from hmac import compare_digest
from typing import Any, Final

from fastapi import APIRouter, Request, Response
from fastapi.responses import JSONResponse
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from branchline.server.guard import at_home
from branchline.server.inside import metrics
from branchline.server.inside.readiness import Readiness
from branchline.server.problems import problem
from branchline.server.settings import Settings

FRESH: Final = {"cache-control": "no-store"}

router = APIRouter(include_in_schema=False)


@router.get("/health")
async def health() -> Response:
    """It answers, so it lives; one that does not should be started anew."""
    return JSONResponse({"ok": True}, headers=FRESH)


@router.get("/ready")
async def ready(request: Request) -> Response:
    """Whether people may be sent here; 503 and why not."""
    readiness: Readiness = request.app.state.readiness
    why = await readiness.trouble()
    if why is None:
        return JSONResponse({"ready": True}, headers=FRESH)
    return JSONResponse({"ready": False, "why": why}, 503, FRESH)


@router.get("/metrics")
async def measured(request: Request) -> Response:
    """For Prometheus, where the host lets it. Whoever may not see it is told that there is nothing."""
    state = request.app.state
    if not _may_see(request, state.settings):
        raise problem("error-not-found", path="/metrics")
    _look(state)
    return Response(generate_latest(metrics.REGISTRY), headers=FRESH, media_type=CONTENT_TYPE_LATEST)


def _may_see(request: Request, settings: Settings) -> bool:
    match settings.metrics:
        case "everyone":
            return True
        case "loopback":
            return at_home(request)
        case "token":
            given = request.headers.get("authorization", "")
            return compare_digest(given.encode(), f"Bearer {settings.metrics_token}".encode())
        case _:
            return False


def _look(state: Any) -> None:
    """Sets what is read where it is, and not kept up to date while people play."""
    metrics.tables_open.set(state.rooms.open)
    metrics.sockets_open.set(state.limits.sockets_open)
    metrics.waiting.labels("commits").set(state.rooms.store.waiting)
    metrics.waiting.labels("news").set(state.rooms.untold)
