"""Pages of one file that show a search, and need neither a server nor a network."""

import json
from html import escape

from plyscope import parts
from plyscope.watch import Run

_PAGE = """<!doctype html>
<html lang="{lang}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>{title}</title>
<style>html, body {{ height: 100%; margin: 0 }} ply-scope {{ display: block; height: 100% }}</style>
<ply-scope {attributes}></ply-scope>
{transcript}<script>{script}</script>
</html>
"""
_TRANSCRIPT = """<script>
document.querySelector('ply-scope').setAttribute('transcript', URL.createObjectURL(new Blob([{text}])));
</script>
"""


def attributes_of(spec, others):
    """Returns the attributes of an element: those given by name, and the spec, an object, its JSON, or a run that was recorded."""
    found = {name.replace("_", "-"): value if isinstance(value, str) else json.dumps(value) for name, value in others.items() if value is not None}
    if isinstance(spec, dict):
        found["config"] = json.dumps(spec)
    elif isinstance(spec, str):
        found["config"] = spec
    return found


def page(spec=None, *, title="Plyscope", lang="en", **attributes):
    """Returns a page as HTML that shows a search, or a run that was recorded.

    `spec` is an object, its JSON, or a `Run`; further names are attributes of the element, such as `step=25`, `view="both"` or
    `exercise={…}`.
    """
    found = {"view": "lab", "lang": lang, **attributes_of(spec, attributes)}
    transcript = ""
    if isinstance(spec, Run):
        # Inside of a script a text ends at its first end tag, wherever that stands.
        transcript = _TRANSCRIPT.format(text=json.dumps(spec.text()).replace("<", "\\u003c"))
    return _PAGE.format(
        lang=escape(lang),
        title=escape(title),
        attributes=" ".join('{}="{}"'.format(escape(name), escape(value)) for name, value in found.items()),
        transcript=transcript,
        script=parts.read("ply-scope-all.js").decode("utf-8").replace("</script", "<\\/script"),
    )


def save(spec, path, **options):
    """Writes the page of a search, or of a run, to a file; the options are those of `page`."""
    text = page(spec, **options)
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)


def show(spec, **options):
    """Opens the page of a search, or of a run, in the browser; returns the path of its file."""
    import tempfile
    import webbrowser
    from pathlib import Path

    with tempfile.NamedTemporaryFile("w", suffix=".html", prefix="plyscope-", delete=False, encoding="utf-8") as file:
        file.write(page(spec, **options))
    webbrowser.open(Path(file.name).as_uri())
    return file.name
