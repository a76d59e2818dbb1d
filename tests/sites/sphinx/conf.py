"""Sphinx with MyST and Furo. The Chinese half is zh/, built with the same settings and its own language."""
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

project = "Thinking ahead"
language = "en"
extensions = ["myst_parser", "sphinx_design", "plyscope"]
myst_enable_extensions = ["colon_fence", "attrs_inline"]
exclude_patterns = ["zh", "site"]
html_theme = "furo"
html_static_path = ["_static"]
html_js_files = [("plyscope/ply-scope.js", {"type": "module"})]
