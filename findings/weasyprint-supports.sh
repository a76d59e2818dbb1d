#!/usr/bin/env bash
# WeasyPrint 70.0 drops `@supports` whole, whatever its condition says.
#
# A rule for programs without a property is written as `@supports not (…)`. One expects that a program which knows neither the property
# nor the condition applies it, or that a program which reads conditions applies one of the two branches. WeasyPrint applies neither:
# `@supports (color: red)` and `@supports not (made-up: thing)` are both skipped, with the warning "Invalid or unsupported at-rule".
# What must hold in print has to stand outside of `@supports`, with the rule for newer programs after it.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv env
env/bin/pip install --quiet 'weasyprint==70.0'
cat > page.html <<'HTML'
<!DOCTYPE html><html lang="en"><head><title>t</title><style>
@page { size: 200px 200px; margin: 0 }
p { margin: 0; height: 10px }
@supports (color: red) { .known { height: 50px } }
@supports not (made-up: thing) { .unknown { height: 50px } }
@media print { .media { height: 50px } }
</style></head><body><p class="known"></p><p class="unknown"></p><p class="media"></p></body></html>
HTML
cat > measure.py <<'PY'
import logging
from weasyprint import HTML

logging.getLogger("weasyprint").setLevel(logging.ERROR)
page = HTML("page.html").render().pages[0]


def heights(box):
    if box.element_tag == "p":
        yield box.element.get("class"), round(box.height)
    for child in getattr(box, "children", []):
        yield from heights(child)


print(dict(heights(page._page_box)))
PY
seen=$(env/bin/python measure.py)
echo "WeasyPrint 70.0: $seen"
test "$seen" = "{'known': 10, 'unknown': 10, 'media': 50}"
