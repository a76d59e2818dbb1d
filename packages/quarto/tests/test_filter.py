"""Tests of the filter by Pandoc: `PLYSCOPE=… python tests/test_filter.py`, where PLYSCOPE is the command, and PACKED the zip that
has the filter, if not the one beside this file."""

import os
import subprocess
import tempfile
import unittest
import zipfile

import pypandoc
import typst

HERE = os.path.dirname(os.path.abspath(__file__))
NAME = os.path.join("_extensions", "plyscope", "plyscope.lua")
FILTER = os.path.join(os.path.dirname(HERE), NAME)
# What Quarto does with a shortcode, without Quarto.
SHORTCODES = os.path.join(HERE, "shortcodes.lua")
COMMAND = os.environ["PLYSCOPE"]
DOCUMENT = """---
title: Cuts
plyscope-command: {command}
---

Before.

```{{.ply-scope step=25 view=tree alt="The first cut."}}
{{"game":{{"kind":"tree","tree":[[5,6],[2,1],[3,2]]}},"algorithm":{{"kind":"alpha-beta"}}}}
```

After.
"""


def convert(format, text=None, suffix="txt", filter=None):
    """Returns the bytes of the document in a format, and what was said."""
    with tempfile.TemporaryDirectory() as folder:
        text = DOCUMENT.format(command=COMMAND) if text is None else text
        said = run_pandoc(format, text, "out." + suffix, folder, ["--pdf-engine", "xelatex"], filter)
        with open(os.path.join(folder, "out." + suffix), "rb") as file:
            return file.read(), said


def run_pandoc(format, text, out, folder, options, filter=None):
    """Writes the document into a file of the folder, and returns what was said."""
    command = [pypandoc.get_pandoc_path(), "--standalone", "--from", "markdown", "--to", format, "--lua-filter", filter or FILTER]
    done = subprocess.run(command + options + ["--output", out], input=text, capture_output=True, encoding="utf-8", cwd=folder, check=True)
    return done.stderr


class Filter(unittest.TestCase):
    def test_html_and_slides_have_the_element_with_its_picture_inside(self):
        for format in ["html", "html4", "revealjs"]:
            page, said = convert(format)
            page = page.decode("utf-8")
            self.assertEqual(said, "")
            self.assertEqual(page.count("<ply-scope "), 1, format)
            self.assertIn('step="25"', page)
            self.assertIn('view="tree"', page)
            self.assertIn('<img alt="The first cut." src="data:image/svg+xml,%3Csvg', page)
            self.assertEqual(page.count("ply-scope-all.js"), 1)

    def test_latex_and_beamer_have_tikz_and_what_it_needs_in_the_preamble(self):
        for format in ["latex", "beamer"]:
            text = convert(format)[0].decode("utf-8")
            head, body = text.split("\\begin{document}")
            self.assertIn("\\usepackage{amssymb,forest}", head)
            self.assertIn("\\begin{forest}", body)

    def test_word_slides_of_office_and_books_have_the_picture(self):
        for format in ["docx", "pptx", "odt", "epub"]:
            archive, _ = convert(format, suffix=format)
            with tempfile.TemporaryFile() as file:
                file.write(archive)
                names = zipfile.ZipFile(file).namelist()
            self.assertTrue([name for name in names if name.endswith((".svg", ".emf", ".png"))], (format, names))

    def test_typst_and_others_name_the_picture(self):
        self.assertIn("plyscope-", convert("typst")[0].decode("utf-8"))

    def test_a_pdf_has_the_figure_by_latex_and_by_typst(self):
        by_latex, said = convert("pdf", suffix="pdf")
        self.assertEqual(said, "")
        with tempfile.TemporaryDirectory() as folder:
            run_pandoc("typst", DOCUMENT.format(command=COMMAND), "out.typ", folder, ["--extract-media", "."])
            by_typst = typst.compile(os.path.join(folder, "out.typ"))
        for pdf in [by_latex, by_typst]:
            self.assertEqual(pdf[:5], b"%PDF-")
            text = subprocess.run(["pdftotext", "-", "-"], input=pdf, capture_output=True, check=True).stdout.decode("utf-8")
            # The bound at the node that was cut.
            self.assertRegex(text, r"≤\s*2")

    def test_a_shortcode_is_the_figure_in_pages_and_latex(self):
        for format, part in [("html", "<ply-scope "), ("latex", "\\begin{forest}")]:
            made = convert(format, DOCUMENT.format(command=COMMAND).replace("```", "~~~"), filter=SHORTCODES)[0].decode("utf-8")
            self.assertIn(part, made)
            self.assertIn("DEPENDENCY plyscope" if format == "html" else "HEADER \\usepackage{amssymb,forest}", made)

    def test_nothing_fails_without_the_command_or_by_a_spec_that_is_refused(self):
        missing, said = convert("docx", DOCUMENT.format(command="no-such-command"), "docx")
        self.assertGreater(len(missing), 1000)
        self.assertIn("no-such-command", said)
        for format in ["latex", "typst"]:
            refused, said = convert(format, DOCUMENT.format(command=COMMAND).replace("alpha-beta", "nothing"))
            self.assertIn("algorithm.kind", said)
            self.assertIn("nothing", refused.decode("utf-8"))
        page, said = convert("html", DOCUMENT.format(command="no-such-command"))
        self.assertIn("<ply-scope ", page.decode("utf-8"))

    def test_a_spec_is_text_in_a_page(self):
        page, _ = convert("html", '```{.ply-scope alt="\\"><b>"}\n"></ply-scope><script>alert(1)</script>\n```\n')
        self.assertNotIn("<script>alert", page.decode("utf-8"))


if __name__ == "__main__":
    if "PACKED" in os.environ:
        place = tempfile.TemporaryDirectory()
        zipfile.ZipFile(os.environ["PACKED"]).extractall(place.name)
        FILTER = os.path.join(place.name, NAME)
    os.environ["EXTENSION"] = os.path.dirname(FILTER)
    unittest.main()
