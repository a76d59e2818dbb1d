"""See a game-tree search think.

`record` and `watch` record a search that you wrote, `page`, `save` and `show` make a page of a search, all without other packages.
`solve`, `solve_many`, `trace`, `render`, `compare` and `check` ask Plyscope's own engine, which runs with `pip install plyscope[engine]`;
`PlyScope` is a widget for notebooks, with `pip install plyscope[widget]`.
"""

from plyscope.watch import Run, backup, note, record, set_source, smallest, watch

_LATER = {
    "page": "pages",
    "save": "pages",
    "show": "pages",
    "Refused": "command",
    "run": "command",
    "check": "engine",
    "compare": "engine",
    "render": "engine",
    "solve": "engine",
    "solve_many": "engine",
    "trace": "engine",
    "PlyScope": "widget",
}

__all__ = ["Run", "backup", "note", "record", "set_source", "smallest", "watch"] + list(_LATER)


def __getattr__(name):
    # What needs other packages is imported when it is asked for, and the recorder starts without them.
    if name not in _LATER:
        raise AttributeError("module 'plyscope' has no attribute " + repr(name))
    from importlib import import_module

    value = getattr(import_module("plyscope." + _LATER[name]), name)
    globals()[name] = value
    return value
