"""The directive ``ply-scope``: every option becomes an attribute of the element, the body its JSON. ``figure`` names a
picture (and ``alt`` what it shows) for readers without JavaScript and for builders that do not write HTML, such as LaTeX.
"""
from html import escape

from docutils import nodes
from docutils.parsers.rst import directives
from sphinx.util.docutils import SphinxDirective


class AnyOption(dict):
    """Accepts options of any name: the element is the one to say which it knows."""

    def __bool__(self):
        return True

    def __contains__(self, name):
        return True

    def __getitem__(self, name):
        return directives.unchanged


class ply_scope(nodes.General, nodes.Element):
    """A search on the page."""


class PlyScope(SphinxDirective):
    has_content = True
    option_spec = AnyOption()

    def run(self):
        given = dict(self.options)
        picture, alt = given.pop("figure", None), given.pop("alt", "")
        if self.content:
            given["config"] = "\n".join(self.content)
        node = ply_scope(given=given)
        if picture:
            node += nodes.image(uri=picture, alt=alt)
        return [node]


def open_element(writer, node):
    given = "".join(f' {name}="{escape(value)}"' for name, value in node["given"].items())
    writer.body.append(f"<ply-scope{given}>")


def close_element(writer, _node):
    writer.body.append("</ply-scope>\n")


def nothing(_writer, _node):
    pass


def setup(app):
    app.add_directive("ply-scope", PlyScope)
    plain = (nothing, nothing)
    app.add_node(ply_scope, html=(open_element, close_element), latex=plain, text=plain, man=plain, texinfo=plain)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
