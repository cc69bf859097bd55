"""Serves the page as it was built."""

from pathlib import Path
from typing import Final

from starlette.exceptions import HTTPException
from starlette.responses import PlainTextResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Receive, Scope, Send

from branchline.server.problems import problem, status

STATIC: Final = Path(__file__).parent / "static"
INDEX: Final = "index.html"


class Page(StaticFiles):
    """The built files; whatever is no file is an address inside the page, which finds its own way from there."""

    def __init__(self, folder: Path = STATIC) -> None:
        super().__init__(directory=folder, html=True, check_dir=False)
        self._folder = folder

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":  # asked for at an address that has none
            await receive()
            await send({"type": "websocket.close"})
        else:
            await super().__call__(scope, receive, send)

    async def check_config(self) -> None:
        """Nothing: whether the page was built is looked at with each request, and has a sentence of its own."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        if not (self._folder / INDEX).is_file():
            unbuilt = problem("error-page")
            return PlainTextResponse(f"{unbuilt}\n", status(unbuilt))
        try:
            response = await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code != 404 or "." in path.rpartition("/")[2]:
                raise
            response = await super().get_response(INDEX, scope)
        named_by_content = path.startswith("assets/")
        response.headers["cache-control"] = "public, max-age=31536000, immutable" if named_by_content else "no-cache"
        return response
