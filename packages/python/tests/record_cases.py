"""Records all case programs: `python3 record_cases.py OUTDIR` writes OUTDIR/<id>.jsonl."""

import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.dirname(HERE))

from plyscope.watch import backup, record, set_source, watch  # noqa: E402


def names():
    """The case programs' names in order."""
    return sorted(name[:-3] for name in os.listdir(os.path.join(HERE, "cases")) if name.endswith(".py"))


def record_case(name):
    """Runs one case program under the recorder."""
    path = os.path.join(HERE, "cases", name + ".py")
    with open(path, encoding="utf-8") as file:
        text = file.read()
    set_source(text, name + ".py")
    space = {"__name__": name, "watch": watch, "backup": backup}
    exec(compile(text, path, "exec"), space)
    case = space["CASE"]
    is_tree = case["game"] == "tree"
    game = {"kind": "tree", "tree": case["start"]} if is_tree else {"kind": "tic-tac-toe"}
    run = record(
        space["solve"],
        case["start"],
        game=game,
        start=case["start"],
        search="mcts" if case["kind"] == "mcts" else None,
        c=case.get("c"),
        answer=case["answer"],
    )
    set_source(None, None)
    return run


def main(folder):
    os.makedirs(folder, exist_ok=True)
    for name in names():
        run = record_case(name)
        run.save(os.path.join(folder, name + ".jsonl"))
        if run.notes:
            print(name, run.notes)


if __name__ == "__main__":
    main(sys.argv[1])
