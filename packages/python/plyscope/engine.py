"""Plyscope's engine as functions. A spec is an object or its JSON; what a spec and a result are, Plyscope's documentation says."""

import json

from plyscope.command import Refused, run
from plyscope.watch import Run


def _text(spec):
    return spec if isinstance(spec, str) else json.dumps(spec)


def _line(spec):
    """Returns a spec on one line; a text that is no JSON stays as it is, and the engine says what is wrong with it."""
    if isinstance(spec, str):
        try:
            spec = json.loads(spec)
        except ValueError:
            return " ".join(spec.splitlines())
    return json.dumps(spec)


def solve(spec, detail=False):
    """Runs a search; returns its value, its best move and what it cost, with `detail` every node, too."""
    return json.loads(run(["solve", *["--detail"] * detail], _text(spec)))


def _solve_lines(lines, detail):
    done = run(["solve", "--batch", *["--detail"] * detail], "".join(line + "\n" for line in lines))
    return done.splitlines()


def solve_many(specs, executor=None, detail=False, share=64):
    """Runs many searches; returns their results in the order of the specs, `{"error": …}` in the place of a spec that is refused.

    `executor` is any of `concurrent.futures`, or one that does as these do (Dask's, Ray's); it gets `share` specs at a time.
    """
    lines = [_line(spec) for spec in specs]
    shares = [lines[at : at + share] for at in range(0, len(lines), share)]
    details = [detail] * len(shares)
    done = map(_solve_lines, shares, details) if executor is None else executor.map(_solve_lines, shares, details)
    return [json.loads(line) for part in done for line in part]


def trace(spec):
    """Runs a search; returns its events, an object each."""
    return [json.loads(line) for line in run(["trace"], _text(spec)).splitlines()]


def render(spec, step=None, format="svg", lang="en", **options):
    """Draws a step of a search and returns the picture as text: `svg`, `tikz`, `dot`, `json`, `csv` or `storyboard`.

    Further names are the options of the command, such as `compact=True` or `root="r.1"`.
    """
    asked = {"format": format, "lang": lang, "step": step, **options}
    arguments = ["render"]
    for name, value in asked.items():
        if value is not None and value is not False:
            arguments += ["--" + name] if value is True else ["--" + name, str(value)]
    return run(arguments, _text(spec))


def compare(comparison, at=None):
    """Runs searches of one position side by side; returns where each stands after so much work, or at the end."""
    limit = [] if at is None else ["--at", str(at)]
    return json.loads(run(["compare", "--json", *limit], _text(comparison)))


def check(transcript):
    """Holds a recorded run, or the text of its transcript, against the book; returns the verdict as an object."""
    text = transcript.text() if isinstance(transcript, Run) else transcript
    # A search that differs is no refusal.
    found = json.loads(run(["check", "--json", "-"], text, codes=(0, 1, 2)).splitlines()[0])
    if "error" in found:
        raise Refused(found["error"])
    return found
