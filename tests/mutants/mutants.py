#!/usr/bin/env python3
"""Mutants of right searches: each differs in one token. Those that answer wrong on some tree should be found, and those that are
equal to the original should never be accused.

    python3 tests/mutants/mutants.py PLYSCOPE [TREES]

Prints a line for each mutant that was missed or accused, and the rates.
"""
import ast
import copy
import json
import os
import random
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
PYTHON = os.path.join(HERE, "..", "..", "packages", "python")
sys.path.insert(0, PYTHON)
from plyscope.watch import backup, record, watch  # noqa: E402

RIGHT = [
    "ok_plain_minimax", "ok_hard_return_bounds", "ok_negamax_soft", "ok_negamax_hard", "ok_pair_soft", "ok_ties_last",
    "ok_negamax_colour", "ok_one_line_generator", "ok_class_move_value",
]
COMPARE = [ast.Lt, ast.LtE, ast.Gt, ast.GtE, ast.Eq, ast.NotEq]
# A mutant that does not come to an end is stopped after so many calls.
MOST_CALLS = 2_000


class TooLong(Exception):
    """Stops a mutant that goes on for ever."""


def sites(tree):
    """Yields functions that each change one token of a copy of the program."""
    nodes = [node for node in ast.walk(tree) if not isinstance(node, ast.Module)]
    for index, node in enumerate(nodes):
        def change(edit, index=index):
            def apply(copied):
                edit([n for n in ast.walk(copied) if not isinstance(n, ast.Module)][index])
            return apply
        if isinstance(node, ast.Compare) and type(node.ops[0]) in COMPARE:
            for op in COMPARE:
                if op is not type(node.ops[0]):
                    yield change(lambda n, op=op: n.ops.__setitem__(0, op()))
        elif isinstance(node, ast.Name) and node.id in ("max", "min") and isinstance(node.ctx, ast.Load):
            yield change(lambda n: setattr(n, "id", "min" if n.id == "max" else "max"))
        elif isinstance(node, ast.Name) and node.id in ("alpha", "beta", "a", "b", "low", "high", "best") and isinstance(node.ctx, ast.Load):
            others = {"alpha": ["beta", "best"], "beta": ["alpha", "best"], "a": ["b"], "b": ["a"], "low": ["high"],
                      "high": ["low"], "best": ["alpha"]}[node.id]
            for other in others:
                yield change(lambda n, other=other: setattr(n, "id", other))
        elif isinstance(node, ast.UnaryOp) and isinstance(node.op, (ast.USub, ast.Not)):
            yield change(lambda n: n.__dict__.update(op=ast.UAdd() if isinstance(n.op, ast.USub) else ast.UAdd()))
        elif isinstance(node, ast.BoolOp):
            yield change(lambda n: setattr(n, "op", ast.Or() if isinstance(n.op, ast.And) else ast.And()))
        elif isinstance(node, ast.BinOp) and isinstance(node.op, (ast.Add, ast.Sub)):
            yield change(lambda n: setattr(n, "op", ast.Sub() if isinstance(n.op, ast.Add) else ast.Add()))
        elif isinstance(node, ast.Constant) and isinstance(node.value, bool):
            yield change(lambda n: setattr(n, "value", not n.value))
        elif isinstance(node, ast.Constant) and isinstance(node.value, int):
            for value in (0, 1, node.value + 1):
                if value != node.value:
                    yield change(lambda n, value=value: setattr(n, "value", value))
        elif isinstance(node, ast.Break):
            # `continue` instead of `break`.
            yield ("break", index)


def mutants(source):
    tree = ast.parse(source)
    # What the program is to answer is no part of it.
    is_case = lambda node: isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") == "CASE"
    case = [node for node in tree.body if is_case(node)]
    tree.body = [node for node in tree.body if not is_case(node)]
    for site in sites(tree):
        copied = copy.deepcopy(tree)
        if isinstance(site, tuple):
            class Swap(ast.NodeTransformer):
                def visit_Break(self, node):
                    return ast.copy_location(ast.Continue(), node)
            copied = Swap().visit(copied)
        else:
            site(copied)
        if ast.unparse(ast.fix_missing_locations(copied)) != ast.unparse(tree):
            copied.body[1:1] = case
            yield ast.unparse(ast.fix_missing_locations(copied))


def minimax(tree, is_max=True):
    if not isinstance(tree, list):
        return tree
    values = [minimax(child, not is_max) for child in tree]
    return max(values) if is_max else min(values)


def random_tree(rng, depth):
    if depth == 0 or depth < 3 and rng.random() < 0.15:
        return rng.randint(-9, 9)
    return [random_tree(rng, depth - 1) for _ in range(rng.choice([2, 2, 3]))]


def load(text, name):
    calls = [0]

    def counted(*args, **options):
        # The recorder stands outside; inside calls are counted, so that an endless mutant ends.
        def wrap(function):
            def inner(*given, **named):
                calls[0] += 1
                if calls[0] > MOST_CALLS:
                    raise TooLong()
                return function(*given, **named)
            inner.__wrapped__ = function
            inner.__name__ = function.__name__
            return watch(inner, **options) if not (args or options) else watch(*args, **options)(inner)
        if len(args) == 1 and callable(args[0]):
            function, args = args[0], ()
            return wrap(function)
        return wrap
    space = {"watch": counted, "backup": backup, "__name__": name}
    exec(compile(text, name, "exec"), space)
    return space, calls


def without_lines(line):
    fields = json.loads(line)
    fields.pop("line", None)
    return json.dumps(fields)


def answer_of(case, result):
    if case["answer"] == "value":
        return result
    return result[1 - case["answer"]] if isinstance(result, tuple) and isinstance(case["answer"], int) else result


def main():
    plyscope, count = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 20
    rng = random.Random(1)
    trees = [random_tree(rng, 3) for index in range(count)]
    rows = []
    folder = tempfile.mkdtemp()
    for name in RIGHT:
        with open(os.path.join(PYTHON, "tests", "cases", name + ".py"), encoding="utf-8") as file:
            source = file.read()
        for number, text in enumerate([source, *mutants(source)]):
            wrong, files = False, []
            for index, tree in enumerate(trees):
                space, calls = load(text, name)
                case = space["CASE"]
                try:
                    run = record(space["solve"], tree, game={"kind": "tree", "tree": tree}, answer=case["answer"])
                    result = answer_of(case, run.value)
                except Exception as error:
                    result, run = type(error), getattr(error, "run", None)
                wrong |= result != minimax(tree)
                if run is not None:
                    path = os.path.join(folder, f"{name}-{number}-{index}.jsonl")
                    run.save(path)
                    files.append(path)
            rows.append((name, number, text, wrong, files))
    verdicts = {}
    paths = [path for *_, files in rows for path in files]
    for start in range(0, len(paths), 500):
        done = subprocess.run([plyscope, "check", "--json", *paths[start:start + 500]], capture_output=True, text=True)
        for line in done.stdout.splitlines():
            told = json.loads(line)
            verdicts[told["file"]] = told
    found = total = quiet = equal = accused_equals = 0
    originals = {}
    for name, number, text, wrong, files in rows:
        told = [verdicts[os.path.basename(path)] for path in files]
        # A search that ends at its first call leaves nothing to compare, and that is said.
        accused = [one for one in told if one["verdict"] != "same"]
        calls = [[line for line in open(path, encoding="utf-8")][1:] for path in files]
        calls = [[without_lines(line) for line in run] for run in calls]
        if number == 0:
            originals[name] = calls
        elif calls == originals[name] and accused:
            accused_equals += 1
            print("ACCUSED", name, number, text)
        if number == 0:
            if accused or wrong:
                print("ACCUSED", name, accused[:1])
        elif wrong:
            total += 1
            found += bool(accused) or not files
            if not accused and files:
                print("MISSED", name, number)
                print(text)
        else:
            equal += 1
            quiet += not accused
    print(f"{found} of {total} mutants that answer wrong were found; of {equal} that answer right "
          f"{equal - quiet} differ in their work; {accused_equals} that do the same were accused")
    # At least 98 of 100, and no false alarm.
    return 0 if found >= 0.98 * total and not accused_equals else 1


sys.exit(main())
