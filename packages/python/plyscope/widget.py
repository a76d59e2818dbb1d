"""A search as a widget of Jupyter, JupyterLab, marimo and what else knows anywidget."""

import json
from pathlib import Path

try:
    import anywidget
    import traitlets
except ImportError:
    raise RuntimeError("the widget needs anywidget: pip install 'plyscope[widget]'") from None

from plyscope import parts
from plyscope.command import Refused


class PlyScope(anywidget.AnyWidget):
    """A figure that steps through a search: `PlyScope({"game": …, "algorithm": …}, step=12)`.

    `spec` and `step` follow what the reader does, and the reader sees what is set here; `score` is what an exercise has come to, of one.
    """

    _esm = Path(__file__).parent / "widget.js"
    spec = traitlets.Dict(help="The search of the moment that is shown.").tag(sync=True)
    step = traitlets.Int(0, help="The number of events that have happened.").tag(sync=True)
    score = traitlets.Float(None, allow_none=True, help="What an exercise has come to, from 0 to 1; None before it was answered.").tag(sync=True)
    exercise = traitlets.Unicode(None, allow_none=True, help="An exercise as JSON, in place of a search.").tag(sync=True)
    view = traitlets.Unicode("lab", help="lab, tree, board or both.").tag(sync=True)
    lang = traitlets.Unicode("auto", help="auto, en or zh.").tag(sync=True)
    theme = traitlets.Unicode("auto", help="auto, light or dark.").tag(sync=True)
    # What is shown until the figure is there, and where no Python answers, as in a notebook that was exported.
    _picture = traitlets.Unicode("").tag(sync=True)

    def __init__(self, spec=None, **traits):
        if isinstance(spec, str):
            spec = json.loads(spec)
        if isinstance(traits.get("exercise"), dict):
            traits["exercise"] = json.dumps(traits["exercise"])
        if spec:
            spec = {**spec, "step": traits.setdefault("step", spec.get("step", 0))}
        super().__init__(spec=spec or {}, **traits)
        self._picture = self.picture() or ""
        self.on_msg(self._answer)

    def _answer(self, _, content, buffers):
        # The figure's program is sent once to a page, however many figures are on it.
        if content == {"kind": "program"}:
            self.send({"kind": "program"}, buffers=[parts.read("ply-scope-all.mjs.gz")])

    def picture(self):
        """Returns the step shown as SVG; None without the engine, or where the search is refused."""
        from plyscope.engine import render

        try:
            return render(self.spec, step=self.step) if self.spec else None
        except (RuntimeError, Refused):
            return None

    def _repr_mimebundle_(self, **options):
        bundle = super()._repr_mimebundle_(**options)
        picture = self.picture()
        if bundle is None or picture is None:
            return bundle
        data, metadata = bundle if isinstance(bundle, tuple) else (bundle, {})
        # What runs no scripts, as nbviewer and GitHub, shows the picture.
        return {**data, "image/svg+xml": picture}, metadata
