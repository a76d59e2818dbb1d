#!/usr/bin/env bash
# pandoc 3.9 takes an inline SVG of an HTML page out into a file of the EPUB that is no SVG: no namespace, and `viewbox` in lower case.
#
# HTML needs no namespace on an inline `<svg>` and repairs the case of its attributes. pandoc keeps such a drawing by writing it to a file
# under media/, but as it read it: without `xmlns` and with every attribute in lower case. An EPUB reader parses that file as XML and
# shows a broken picture; pandoc reports nothing. Drawings that are files of their own, named by `<img>`, arrive as they are.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv env
env/bin/pip install --quiet 'pypandoc_binary==1.17'
pandoc=$(env/bin/python -c 'import pypandoc; print(pypandoc.get_pandoc_path())')
"$pandoc" --version | head -1
svg='viewBox="0 0 24 24" width="24" height="24"><path d="M12 3L22 21H2Z"/></svg>'
echo "<svg xmlns=\"http://www.w3.org/2000/svg\" $svg" > mark.svg
echo "<p>Inline <svg $svg and by name <img src=\"mark.svg\" alt=\"a triangle\"></p>" > page.html
"$pandoc" --standalone --metadata title=t page.html --output book.epub
mkdir book
cd book
python3 -m zipfile -e ../book.epub .
find . -name '*.svg' | sort | while read -r file; do
  grep -o '<svg[^>]*>' "$file" | sed "s/  */ /g"
done | sort > ../drawings
cat ../drawings
test "$(wc -l < ../drawings)" -eq 2
grep -q 'xmlns="http://www.w3.org/2000/svg".*viewBox=' ../drawings
grep -v xmlns ../drawings | grep -q 'viewbox='
