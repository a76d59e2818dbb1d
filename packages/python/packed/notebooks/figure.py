"""A marimo notebook with a figure, and a cell that reads its step."""

import marimo

app = marimo.App()


@app.cell
def _():
    import marimo as mo
    import plyscope

    spec = {"game": {"kind": "tree", "tree": [[5, 6], [2, 1], [3, 2]]}, "algorithm": {"kind": "alpha-beta"}}
    figure = mo.ui.anywidget(plyscope.PlyScope(spec, step=12, view="tree"))
    figure
    return figure, mo


@app.cell
def _(figure, mo):
    mo.md(f"step {figure.value['step']}")
    return


if __name__ == "__main__":
    app.run()
