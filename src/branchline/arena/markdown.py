"""Tables in Markdown, to be read as they are or put into a document."""

from collections.abc import Iterable

Row = tuple[str, ...]


def table(head: Row, rows: Iterable[Row]) -> str:
    """In columns of even width, numbers to the right."""
    lines = [head, *rows]
    widths = [max(len(line[i]) for line in lines) for i in range(len(head))]
    rule = ["-" * widths[0], *("-" * (width - 1) + ":" for width in widths[1:])]
    texts = [
        [line[0].ljust(widths[0]), *(cell.rjust(width) for cell, width in zip(line[1:], widths[1:], strict=True))]
        for line in lines
    ]
    texts.insert(1, rule)
    return "\n".join(f"| {' | '.join(cells)} |" for cells in texts) + "\n"
