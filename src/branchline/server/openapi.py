"""Prints the description of the server: `python -m branchline.server.openapi`."""

import json

from branchline.server import Settings, create_app


def main() -> None:
    print(json.dumps(create_app(Settings()).openapi(), indent=2, ensure_ascii=False))


if __name__ == "__main__":
    main()
