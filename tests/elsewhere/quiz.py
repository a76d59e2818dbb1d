"""A quiz of Plyscope in the hands of another reader of QTI 2.1: right answers get all points there, wrong ones none, and a half right
answer its half.

    quiz.py PACKAGE.zip…

Right answers are those that an item declares; wrong ones are made of them, and are some that a reader with a tolerance of its own, or
with none, would take for right.
"""

import io
import re
import sys
import zipfile

import pyslet.qtiv2.content  # noqa: F401  (the elements of a text are known once this is read)
from pyslet.qtiv2 import variables
from pyslet.qtiv2.xml import QTIDocument


def session(text):
    """An attempt at an item, and its responses by their names."""
    document = QTIDocument()
    document.read(src=io.BytesIO(text))
    item = document.root
    state = variables.ItemSessionState(item)
    state.begin_session()
    try:
        state.begin_attempt()
    except (NotImplementedError, TypeError):
        # It marks all choices, and does not show those inside a line, nor any before one is made.
        pass
    return item, state


def score(text, answers):
    """The points that the reader gives to answers."""
    item, state = session(text)
    for name, value in answers.items():
        state.map[name].set_value(value)
    state.end_attempt()
    return state.map["SCORE"].value, state.map["MAXSCORE"].value


def declared(text):
    """The right answers that an item declares, by the names of its responses."""
    item, state = session(text)
    right = {}
    for one in item.ResponseDeclaration:
        name = one.identifier
        value = state.map[name + ".CORRECT"].value
        right[name] = sorted(value) if isinstance(value, dict) else value
    return right


def wrong(value):
    """Answers that are wrong where this one is right."""
    if isinstance(value, float):
        # A third is right as 1.33, and neither as 1.34 nor as its other sign.
        return [value + 1, value + 0.0067, -value - 1]
    if isinstance(value, list):
        return [[], ["L99"]]
    return ["L99"] if re.fullmatch(r"L\d+", value) else ["", value + "x"]


def about(one, other):
    return abs(one - other) < 1e-6


def check(name, text):
    right = declared(text)
    assert right, f"{name}: it asks nothing"
    points, most = score(text, right)
    assert most > 0 and about(points, most), f"{name}: {points} of {most} for all right answers"
    nothing, _ = score(text, {})
    assert about(nothing, 0), f"{name}: {nothing} for no answer"
    lost = 0
    for field, value in right.items():
        for other in wrong(value):
            points, _ = score(text, {**right, field: other})
            assert points < most - 1e-6, f"{name}, {field}: {points} of {most} for {other!r} where {value!r} is right"
            lost += 1
        if isinstance(value, float):
            rounded = round(value, 2)
            points, _ = score(text, {**right, field: rounded})
            assert about(points, most), f"{name}, {field}: {points} of {most} for {rounded!r}, which is {value!r} rounded"
        if isinstance(value, list) and len(value) > 1:
            points, _ = score(text, {**right, field: value[:1]})
            assert 0 < points < most, f"{name}, {field}: {points} of {most} for one of {value!r}"
    return len(right), lost


def main(paths):
    items = fields = lost = 0
    for path in paths:
        with zipfile.ZipFile(path) as package:
            names = package.namelist()
            manifest = package.read("imsmanifest.xml").decode()
            assert all(f'href="{name}"' in manifest for name in names if name != "imsmanifest.xml"), names
            for name in names:
                if name.endswith(".xml") and name != "imsmanifest.xml":
                    found = check(f"{path}: {name}", package.read(name))
                    items, fields, lost = items + 1, fields + found[0], lost + found[1]
    print(f"{items} items with {fields} fields: right answers have all points, {lost} wrong ones have not")


if __name__ == "__main__":
    main(sys.argv[1:])
