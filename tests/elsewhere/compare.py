"""Figures of Plyscope in the hands of other programs: every label that one of them draws has to be there in the others.

    compare.py FIGURE.svg…      draws each figure with six programs and compares them with librsvg
    compare.py --chapter FILE   sets a chapter of the notes for print and for an e-book

A label that is painted over, as by a stroke around its letters, takes away the ink where it stands. So pictures are compared by tiles:
where the reference has ink the other has to have ink, too.
"""

import io
import re
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

import cairosvg
import weasyprint
from PIL import Image, ImageDraw
from reportlab.graphics import renderPDF
from svglib.svglib import svg2rlg

WIDTH = 1440
# The side of a tile in pixels: about a letter.
TILE = 18
# Of a tile that has at least so much ink, from 0 to 1 …
INKED = 0.06
# … the other picture has to have this share, or the tile is lost.
SHARE = 0.25
# As many of the inked tiles may be lost: programs set letters a little apart.
LOST = 0.03


def of_pdf(pdf):
    """The first page of a PDF as a picture."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "page.pdf"
        path.write_bytes(pdf)
        subprocess.run(["pdftoppm", "-png", "-r", "192", "-singlefile", path, Path(folder) / "page"], check=True)
        return Image.open(Path(folder) / "page.png").convert("L").copy()


def with_librsvg(path):
    png = subprocess.run(["rsvg-convert", "--width", str(WIDTH), "--background-color", "white", path], check=True, capture_output=True).stdout
    return Image.open(io.BytesIO(png))


def with_cairosvg(path):
    return Image.open(io.BytesIO(cairosvg.svg2png(url=str(path), output_width=WIDTH, background_color="white")))


def with_imagemagick(path):
    # Its own renderer, not one that it would call.
    png = subprocess.run(["convert", "-background", "white", "-density", "144", f"msvg:{path}", "-flatten", "png:-"], check=True, capture_output=True).stdout
    return Image.open(io.BytesIO(png))


def with_svglib(path):
    drawing = svg2rlg(str(path))
    return of_pdf(renderPDF.drawToString(drawing))


def with_weasyprint(path):
    width, height = Image.open(io.BytesIO(cairosvg.svg2png(url=str(path)))).size
    page = f"<style>@page {{ size: {width}px {height}px; margin: 0 }} img {{ display: block; width: 100% }}</style><img src='{path.name}'>"
    return of_pdf(weasyprint.HTML(string=page, base_url=str(path.parent) + "/").write_pdf())


OTHERS = {"CairoSVG": with_cairosvg, "ImageMagick": with_imagemagick, "svglib": with_svglib, "WeasyPrint": with_weasyprint}


def tiles(picture):
    """The share of ink of every tile, from 0 to 1, of a picture as wide as the reference."""
    grey = picture.convert("L")
    grey = grey.resize((WIDTH, round(WIDTH * grey.height / grey.width)), Image.LANCZOS)
    small = grey.resize((grey.width // TILE, grey.height // TILE), Image.BOX)
    return small.width, [1 - value / 255 for value in small.tobytes()]


def lost(reference, other):
    """The share of the inked tiles of the reference that have lost their ink; a neighbour's counts, as letters may stand a little apart."""
    width, ink = tiles(reference)
    other_width, there = tiles(other)
    assert width == other_width
    inked = [at for at, share in enumerate(ink) if share >= INKED]

    def around(at):
        near = (at + down * width + right for down in (-1, 0, 1) for right in (-1, 0, 1))
        return max(there[one] for one in near if 0 <= one < len(there))

    gone = [at for at in inked if around(at) < SHARE * ink[at]]
    return len(gone) / max(len(inked), 1)


def sees_what_is_painted_over():
    """The comparison itself: a picture in which a label is painted over is told."""
    whole = Image.new("L", (WIDTH, 960), 255)
    ImageDraw.Draw(whole).text((200, 200), "α = 3, β = 5, value ≥ 5 " * 3, fill=0, font_size=40)
    return lost(whole, whole) == 0 and lost(whole, Image.new("L", (WIDTH, 960), 255)) > LOST


def compare(paths):
    wrong = []
    if not sees_what_is_painted_over():
        wrong.append("the comparison sees nothing")
    for path in paths:
        reference = with_librsvg(path)
        for name, draw in OTHERS.items():
            share = lost(reference, draw(path))
            print(f"{path.name:24} {name:12} {100 * share:5.1f} % of the inked tiles are lost")
            if share > LOST:
                wrong.append(f"{path.name}: {name} loses {100 * share:.1f} % of what librsvg draws")
    return wrong


def chapter(path):
    """Roots and fractions in print, headings in one piece, and an e-book that has every picture."""
    wrong = []
    pdf = weasyprint.HTML(str(path)).write_pdf()
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder) / "chapter.pdf"
        out.write_bytes(pdf)
        text = subprocess.run(["pdftotext", "-layout", out, "-"], check=True, capture_output=True, text=True).stdout
        source = path.read_text(encoding="utf-8")
        lines = [" ".join(line.split()) for line in text.splitlines()]
        roots, signs = source.count("<msqrt>"), text.count("√(")
        if signs < roots:
            wrong.append(f"WeasyPrint: {signs} of {roots} roots have their sign")
        for heading in re.findall(r"<h2>([^<]+)<a", source):
            begins = " ".join(heading.split()[:3])
            if not any(begins in line for line in lines):
                wrong.append(f"WeasyPrint: the heading “{heading.strip()}” is broken")
        book = Path(folder) / "chapter.epub"
        subprocess.run(["pandoc", "--standalone", "--mathml", path.name, "--output", book], check=True, cwd=path.parent)
        names = zipfile.ZipFile(book).namelist()
        pictures = sum(name.endswith(".svg") for name in names)
        # pandoc 2 keeps the first picture of a figure only.
        figures = re.sub(r"(<figure.*?<img )(.*?)(?=</figure>)", lambda found: found[1] + found[2].split("<img ")[0], source, flags=re.DOTALL)
        wanted = len(set(re.findall(r'<img src="\.\./([^"]+\.svg)"', figures)))
        print(f"{path.name}: {pictures} pictures in the e-book, {wanted} in the chapter")
        if pictures < wanted:
            wrong.append(f"pandoc: {pictures} of {wanted} pictures are in the e-book")
    return wrong


if __name__ == "__main__":
    given = sys.argv[1:]
    told = chapter(Path(given[1]).resolve()) if given[:1] == ["--chapter"] else compare([Path(one).resolve() for one in given])
    print("\n".join(told))
    sys.exit(bool(told))
