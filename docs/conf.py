"""How Sphinx makes a site of the pages: `make docs`. Their order stands in index.md."""

import os
from importlib.metadata import version as version_of
from typing import Any

os.environ["BRANCHLINE_PURE"] = "1"  # what is compiled tells no signatures

project = "Branchline"
author = "The Branchline contributors"
project_copyright = author
version = release = version_of("branchline")

# The sources are the repository as it is, so that a link which leads somewhere there does so here too.
root_doc = "docs/index"
include_patterns = ["docs/**", "*.md", "src/branchline/**/README.md", "web/README.md"]
exclude_patterns = [".*", "build", "dist", "web/node_modules", "README.md", "docs/site"]

extensions = ["myst_nb", "sphinx.ext.autodoc", "sphinx_copybutton"]
myst_heading_anchors = 4
nb_execution_mode = "force"
nb_execution_raise_on_error = True
default_role = "literal"  # as docstrings here mean it
autodoc_member_order = "bysource"
python_use_unqualified_type_names = True
add_module_names = False

html_theme = "furo"
html_title = "Branchline"
html_logo = html_favicon = "../web/public/favicon.svg"
html_static_path = ["site/static"]
html_extra_path = ["site/index.html"]
html_css_files = ["style.css"]
html_show_sphinx = False
html_copy_source = False
html_theme_options = {
    "light_css_variables": {
        "color-brand-primary": "#1d5573",
        "color-brand-content": "#1d5573",
        "color-background-primary": "#fdfcf9",
        "color-background-secondary": "#f5f1e7",
        "color-foreground-primary": "#22292f",
    },
    "dark_css_variables": {
        "color-brand-primary": "#a5d8f3",
        "color-brand-content": "#a5d8f3",
        "color-background-primary": "#161b20",
        "color-background-secondary": "#1b2126",
        "color-foreground-primary": "#e8e6df",
    },
}


def setup(app: Any) -> None:
    """What a game or a state promises is nothing that anybody makes."""

    def signature(app: Any, what: str, name: str, thing: Any, *rest: Any) -> tuple[str, str] | None:
        return ("", "") if getattr(thing, "_is_protocol", False) else None

    app.connect("autodoc-process-signature", signature)
