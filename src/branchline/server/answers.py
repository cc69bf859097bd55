"""Every error as an answer in the one shape the page knows."""

import json
import logging

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from branchline.server.problems import bad_field, most_body, problem, shown, status
from branchline.server.store import NotStored
from branchline.table import Refused

log = logging.getLogger(__name__)


def refusal_response(refusal: Refused) -> Response:
    """`{"error": ...}` with a fitting status."""
    error = {"message": refusal.text, "id": refusal.message, "args": refusal.arguments}
    # Escaped to ASCII: what somebody sent may hold halves of characters that cannot be written otherwise.
    return Response(json.dumps({"error": error}), status(refusal), media_type="application/json")


def answer_errors(app: FastAPI) -> None:
    """Takes the place of the framework's own error answers."""
    app.add_exception_handler(Refused, _refused)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(HTTPException, _http)
    app.add_exception_handler(NotStored, _not_stored)
    app.add_exception_handler(Exception, _unforeseen)


async def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refused)
    return refusal_response(error)


async def _invalid(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    return refusal_response(bad_field(error.errors()))


async def _http(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if error.status_code == 405:
        allowed = (error.headers or {}).get("Allow", "GET")
        refusal = problem("error-method", method=shown(request.method), path=shown(request.url.path), allowed=allowed)
        answer = refusal_response(refusal)
        answer.headers["allow"] = allowed
        return answer
    if error.status_code == 404:
        return refusal_response(problem("error-not-found", path=shown(request.url.path)))
    if error.status_code == 413:
        most = most_body(request.method, request.url.path)
        return refusal_response(problem("error-too-large", most=most // 1024))
    return refusal_response(problem("error-not-json"))  # all that is left: a body that could not be read


async def _not_stored(request: Request, error: Exception) -> Response:
    log.error("The data could not be read or written: %s", error)
    return refusal_response(problem("error-storage"))


async def _unforeseen(request: Request, error: Exception) -> Response:
    log.exception("%s %s failed", request.method, request.url.path, exc_info=error)
    return refusal_response(problem("error-internal"))
