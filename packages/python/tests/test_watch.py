"""Tests of the recorder: `python3 -m unittest discover -s packages/python/tests`."""

import collections
import contextlib
import enum
import functools
import gzip
import io
import json
import os
import random
import stat
import sys
import tempfile
import unittest

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [os.path.dirname(HERE), HERE]

import record_cases  # noqa: E402
from plyscope import watch as module_function  # noqa: E402
from plyscope.watch import backup, note, record, smallest, watch  # noqa: E402

TREE = [[5, 6], [2, 1]]
INF = float("inf")


def events(run, kind=None):
    lines = [json.loads(line) for line in run.lines()]
    return [line for line in lines if kind is None or line["e"] == kind]


@watch
def minimax(node, is_max):
    if not isinstance(node, list):
        return node
    values = [minimax(child, not is_max) for child in node]
    return max(values) if is_max else min(values)


@watch
def alpha_beta(node, depth, alpha=-INF, beta=INF):
    if not isinstance(node, list):
        return node
    for child in node:
        alpha = max(alpha, -alpha_beta(child, depth - 1, -beta, -alpha))
        if alpha >= beta:
            break
    return alpha


class Cases(unittest.TestCase):
    def test_every_case_is_recorded(self):
        names = record_cases.names()
        self.assertEqual(len(names), 56)
        for name in names:
            with self.subTest(name):
                run = record_cases.record_case(name)
                self.assertIsNone(run.error)
                self.assertEqual(run.notes, [])
                lines = events(run)
                self.assertEqual(lines[0]["e"], "run")
                self.assertEqual(lines[0]["source"]["name"], name + ".py")
                self.assertEqual(lines[-1]["e"], "answer")
                depth = 0
                for line in lines:
                    depth += {"enter": 1, "exit": -1}.get(line["e"], 0)
                    self.assertGreaterEqual(depth, 0)
                    if line["e"] == "enter":
                        self.assertEqual("def " in lines[0]["source"]["text"].split("\n")[line["line"] - 1], True)
                self.assertEqual(depth, 0)

    def test_cache_above_is_seen(self):
        self.assertTrue(events(record_cases.record_case("ok_cached_string_board"))[0]["cached"])
        self.assertNotIn("cached", events(record_cases.record_case("ok_plain_minimax"))[0])

    def test_the_records_of_the_notes_are_those_of_their_programs(self):
        folder = os.path.join(HERE, "..", "..", "..", "www", "notes", "records")
        names = [name for name in os.listdir(folder) if name.endswith(".jsonl")]
        self.assertEqual(len(names), 16)
        before = os.getcwd()
        for name in names:
            with open(os.path.join(folder, name), encoding="utf-8") as file:
                kept = file.read()
            source = json.loads(kept.split("\n")[0])["source"]
            case = source["name"][:-3]
            if case in record_cases.names():
                with self.subTest(name):
                    self.assertEqual(record_cases.record_case(case).text(), kept)
                continue
            with self.subTest(name), tempfile.TemporaryDirectory() as other:
                os.chdir(other)  # A program may save its run beside itself.
                path = os.path.join(other, source["name"])
                with open(path, "w", encoding="utf-8") as file:
                    file.write(source["text"])
                space = {"__name__": "__main__"}
                try:
                    with contextlib.redirect_stdout(io.StringIO()):
                        exec(compile(source["text"], path, "exec"), space)
                finally:
                    os.chdir(before)
                self.assertEqual(space["run"].text(), kept)

    def test_missing_undo_shows_at_the_end_of_calls(self):
        run = record_cases.record_case("bug_no_undo")
        self.assertTrue(any("state" in line for line in events(run, "exit")))
        run = record_cases.record_case("ok_board_undo_pair")
        self.assertFalse(any("state" in line for line in events(run, "exit")))


class Lines(unittest.TestCase):
    def test_whole_transcript(self):
        run = record(alpha_beta, [3, -4], 1)
        lines = events(run)
        source = lines[0].pop("source")
        self.assertEqual(source["name"], "test_watch.py")
        line = [line for line in lines if line["e"] == "enter"][0]["line"]
        self.assertTrue(source["text"].split("\n")[line - 1].startswith("def alpha_beta"))
        call = {"e": "enter", "function": "alpha_beta", "line": line}
        self.assertEqual(
            lines,
            [
                {"e": "run", "transcript": 1, "game": {"kind": "tree", "tree": [3, -4]}},
                dict(call, depth=1, alpha="-inf", beta="+inf"),
                dict(call, move=0, depth=0, alpha="-inf", beta="+inf"),
                {"e": "exit", "return": 3},
                dict(call, move=1, depth=0, alpha="-inf", beta=3),
                {"e": "exit", "return": -4},
                {"e": "exit", "return": 4},
                {"e": "answer", "return": 4},
            ],
        )

    def test_said_things_come_first(self):
        run = record(minimax, TREE, True, game="tree", depth=2, c=0.5, infinity=[99], search="minimax", answer="move")
        first, last = events(run)[0], events(run)[-1]
        self.assertEqual((first["depth"], first["c"], first["infinity"], first["search"]), (2, 0.5, [99], "minimax"))
        self.assertEqual(last, {"e": "answer", "move": 5})

    def test_nothing_is_recorded_outside(self):
        self.assertEqual(minimax(TREE, True), 5)
        self.assertEqual(minimax.__name__, "minimax")
        self.assertIs(module_function, watch)

    def test_answer_of_another_place(self):
        @watch
        def pair(node, is_max):
            return (7, 1)

        self.assertEqual(events(record(pair, TREE, True, answer=1))[-1], {"e": "answer", "return": [7, 1], "move": 1})

    def test_values_of_all_kinds(self):
        class Colour(enum.Enum):
            RED = 1

        class Result:
            def __init__(self):
                self.score, self.move = 4, "b"

        values = [None, True, INF, -INF, float("nan"), 2.5, "x", [1, (2, None)], {"score": 3, "move": (0, 1)}, Result(), Colour.RED, "y" * 300]
        left = list(values)

        @watch
        def call(node):
            return left.pop(0)

        run = record(lambda: [call("p") for _ in values])
        shown = [line["return"] for line in events(run, "exit")]
        expected = [None, True, "+inf", "-inf", "nan", 2.5, "x", [1, [2, None]], [3, [0, 1]], [4, "b"], "Colour.RED", "y" * 300]
        self.assertEqual(shown, expected)

    def test_result_that_is_changed_later(self):
        @watch
        def call(node, depth):
            if depth == 0:
                return [0, 7]
            below = call(node, depth - 1)
            below[0] = "later"
            return below

        self.assertEqual([line["return"] for line in events(record(call, "p", 1), "exit")], [[0, 7], ["later", 7]])

    def test_error_leaves_calls_unchanged(self):
        error = ValueError("no")

        @watch
        def call(node, depth):
            if depth == 2:
                raise error
            return call(node, depth + 1)

        with contextlib.redirect_stderr(io.StringIO()) as printed:
            run = record(call, "p", 0)
        self.assertIn("ValueError: no", printed.getvalue())
        self.assertIs(run.error, error)
        self.assertEqual([line["error"] for line in events(run, "exit")], ["ValueError: no"] * 3)
        self.assertEqual(events(run)[-1]["e"], "exit")
        self.assertIn("ValueError: no", run.notes[0])

        def caught():
            try:
                call("p", 0)
            except ValueError as seen:
                return seen

        self.assertIs(record(caught).value, error)

    def test_endless_recursion(self):
        limit = sys.getrecursionlimit()
        deepest = [0]

        def endless(node, depth):
            deepest[0] = max(deepest[0], depth)
            return endless(node, depth + 1)

        with self.assertRaises(RecursionError):
            endless("p", 0)
        alone, deepest[0] = deepest[0], 0
        endless = watch(endless)
        with contextlib.redirect_stderr(io.StringIO()):
            run = record(endless, "p", 0)
        self.assertIsInstance(run.error, RecursionError)
        self.assertGreaterEqual(deepest[0], alone)
        self.assertEqual(sys.getrecursionlimit(), limit)
        self.assertEqual(len(events(run, "enter")), 256)
        self.assertEqual(events(run, "dropped")[0]["calls"], run.calls - 256)
        self.assertIn("more than 256", run.notes[1])

    def test_calls_beyond_the_limit_are_counted(self):
        run = record(minimax, TREE, True, limit=3)
        self.assertEqual(len(events(run, "enter")), 3)
        self.assertEqual(events(run, "dropped"), [{"e": "dropped", "calls": 4}])
        self.assertEqual(run.value, 5)

    def test_remark_of_the_program(self):
        def solve(tree):
            note("begin")
            return minimax(tree, True)

        self.assertEqual(events(record(solve, TREE))[1], {"e": "note", "text": "begin"})

    def test_files(self):
        run = record(minimax, TREE, True)
        with tempfile.TemporaryDirectory() as folder:
            run.save(os.path.join(folder, "a.jsonl"))
            with open(os.path.join(folder, "a.jsonl")) as file:
                self.assertEqual(file.read(), run.text())
            run.save(os.path.join(folder, "a.jsonl.gz"))
            with gzip.open(os.path.join(folder, "a.jsonl.gz"), "rt") as file:
                self.assertEqual(file.read(), run.text())

    def test_check_by_the_command_line(self):
        run = record(minimax, TREE, True)
        with self.assertRaises(RuntimeError) as caught:
            run.check("/nowhere/plyscope")
        self.assertIn("/nowhere/plyscope", str(caught.exception))
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "plyscope")
            with open(path, "w") as file:
                file.write('#!/bin/sh\necho "$@"\nwc -l\n')
            os.chmod(path, stat.S_IRWXU)
            self.assertEqual(run.check(path).split(), ["check", "-", str(len(run.lines()))])


class Trees(unittest.TestCase):
    def moves(self, run):
        return [line.get("move", line.get("state")) for line in events(run, "enter")]

    def test_a_tree_is_known_by_its_calls(self):
        run = record(minimax, TREE, True)
        self.assertEqual(events(run)[0]["game"], {"kind": "tree", "tree": TREE})
        self.assertEqual(self.moves(run), [None, 0, 0, 1, 1, 0, 1])

    def test_a_board_of_rows_is_no_tree(self):
        @watch
        def fill(board, depth):
            if depth == 0:
                return 0
            for row in range(2):
                for column in range(2):
                    if board[row][column] == 0:
                        board[row][column] = depth
                        fill(board, depth - 1)
                        board[row][column] = 0
            return 1

        run = record(fill, [[0, 0], [0, 0]], 1)
        self.assertNotIn("game", events(run)[0])
        self.assertEqual(events(run)[0]["start"], [[0, 0], [0, 0]])
        self.assertEqual(self.moves(run)[:3], [[[0, 0], [0, 0]], [[1, 0], [0, 0]], [[0, 1], [0, 0]]])

    def test_rows_and_numbers_beside_each_other_change_nothing(self):
        @watch
        def first(node):
            return first(node[0]) if isinstance(node, list) else node

        for tree in ([[[1, 2], 3], 4], [[5], 6], [7]):
            run = record(first, tree)
            self.assertIsNone(run.error)
            self.assertEqual(run.value, first(tree))

    def test_equal_numbers_are_different_children(self):
        self.assertEqual(self.moves(record(minimax, [4, 4, 4], True)), [None, 0, 1, 2])

        def backwards(node):
            return max(minimax(node[i], False) for i in (2, 1, 0))

        self.assertEqual(self.moves(record(backwards, [[1], [2], [1]], game="tree")), [2, 0, 1, 0, 0, 0])

    def test_root_loop_and_deepening(self):
        @watch
        def search(node, depth, alpha, beta):
            return node if depth == 0 or not isinstance(node, list) else max(-search(child, depth - 1, -beta, -alpha) for child in node)

        def solve(tree):
            for depth in (1, 2):
                for child in tree:
                    search(child, depth - 1, -9, 9)
                    search(child, depth - 1, -1, 1)

        kinds = [line["e"] for line in events(record(solve, [[1, 2], [3, 4]], game="tree"))]
        self.assertEqual(kinds.count("search"), 1)
        self.assertEqual(kinds.index("search"), 9)

    def test_second_search_of_the_start(self):
        def solve(tree):
            minimax(tree, True)
            return minimax(tree, True)

        kinds = [line["e"] for line in events(record(solve, [1, 2]))]
        self.assertEqual(kinds, ["run"] + ["enter", "enter", "exit", "enter", "exit", "exit", "search"] + ["enter", "enter", "exit", "enter", "exit", "exit", "answer"])

    def test_nodes_that_are_objects(self):
        class Node:
            def __init__(self, value, children=()):
                self.value, self.children = value, list(children)

        @watch
        def value(node, is_max):
            return max(value(child, not is_max) for child in node.children) if node.children else node.value

        root = Node(None, [Node(3), Node(None, [Node(1), Node(2)])])
        run = record(value, root, True)
        self.assertEqual(events(run)[0]["game"]["tree"], [3, [1, 2]])
        self.assertEqual(run.notes, [])
        self.assertEqual(self.moves(run), [None, 0, 1, 0, 1])

    def test_two_functions_for_one_node(self):
        @watch
        def value(node, agent):
            return best(node, agent) if isinstance(node, list) else node

        @watch
        def best(node, agent):
            return max(value(child, 1 - agent) for child in node)

        run = record(value, [1, 2], 0)
        self.assertEqual(self.moves(run), [None, [1, 2], 0, 1])

    def test_copies_of_nodes(self):
        @watch
        def value(node, is_max):
            return max(value(json.loads(json.dumps(child)), not is_max) for child in node) if isinstance(node, list) else node

        self.assertEqual(self.moves(record(value, TREE, True, game="tree")), [None, 0, 0, 1, 1, 0, 1])

    def test_a_tree_that_is_too_large_is_left_out(self):
        @watch
        def first(node, is_max):
            return first(node[0], not is_max) if isinstance(node, list) else node

        run = record(first, [[1] * 500 for _ in range(500)], True)
        self.assertNotIn("game", events(run)[0])
        self.assertEqual(self.moves(run), [None, 0, 0])
        self.assertIn("200000 nodes", run.notes[0])


class Parameters(unittest.TestCase):
    def roles(self, run):
        call = events(run, "enter")[0]
        return {key: call[key] for key in call if key not in ("e", "function", "line")}

    def test_names(self):
        for header, args, expected in [
            ("board, depth, isMaximizing", ("p", 3, True), {"state": "p", "depth": 3, "turn": True}),
            ("game, state, ply, a, b", ("g", "p", 3, 1, 2), {"state": "p", "depth": 3, "alpha": 1, "beta": 2}),
            ("b, player", ("p", "X"), {"state": "p", "turn": "X"}),
            ("gameState, agentIndex, d", ("p", 0, 2), {"state": "p", "turn": 0, "depth": 2}),
            ("position, lo, hi, colour=1", ("p", 0, 2), {"state": "p", "alpha": 0, "beta": 2, "turn": 1}),
            ("depth, alpha, beta, where", (1, 0, 2, "p"), {"state": "p", "depth": 1, "alpha": 0, "beta": 2}),
            ("u, k", ("p", 4), {"state": "p"}),
            ("u, α, β, k", ("p", 0, 1, 4), {"state": "p", "alpha": 0, "beta": 1, "turn": 4}),
            ("s, *, depth=2, **rest", ("p",), {"state": "p", "depth": 2}),
            ("s, *rest, depth=2", ("p", 7, 8), {"state": "p", "depth": 2}),
        ]:
            with self.subTest(header):
                space = {"watch": watch}
                exec("@watch\ndef f(" + header + "):\n    return 0", space)
                self.assertEqual(self.roles(record(space["f"], *args, start="p")), expected)

    def test_keyword_arguments(self):
        @watch
        def f(node, alpha, beta, depth=0):
            return 0 if depth else f(node=node, beta=beta, alpha=alpha, depth=1)

        run = record(f, "p", 1, 2)
        self.assertEqual([line["depth"] for line in events(run, "enter")], [0, 1])
        self.assertEqual([line["beta"] for line in events(run, "enter")], [2, 2])

    def test_options(self):
        @watch(state=lambda p: p["cells"][p["i"]], alpha="one", beta=lambda p: p["two"][0], turn="side2")
        def f(i, cells, one, two, side2):
            two[0] = 99
            return 1

        self.assertEqual(self.roles(record(f, 1, ["p", "q"], 4, [5], "w", start="p")), {"state": "q", "alpha": 4, "beta": 5, "turn": "w"})

    def test_bounds_in_a_list_are_taken_at_once(self):
        @watch
        def f(node, alpha, beta, depth):
            if depth:
                alpha[0] += 1
                f(node, alpha, beta, depth - 1)
            return 0

        self.assertEqual([line["alpha"] for line in events(record(f, "p", [0], [9], 2), "enter")], [[0], [1], [2]])

    def test_methods_lambdas_and_pairs(self):
        class Game:
            def __init__(self):
                self.board = ["x", "o"]

            @watch
            def search(self, depth):
                return 0

            @staticmethod
            @watch
            def still(node, depth):
                return 0

            @watch
            @classmethod
            def common(cls, node, depth):
                return 0

        self.assertEqual(self.roles(record(Game().search, 3)), {"state": ["x", "o"], "depth": 3})
        self.assertEqual(self.roles(record(Game.still, "p", 3)), {"state": "p", "depth": 3})
        self.assertEqual(self.roles(record(Game.common, "p", 3)), {"state": "p", "depth": 3})
        value = watch(lambda node, is_max: node if isinstance(node, int) else max(value(child, not is_max) for child in node))
        run = record(value, [3, 8], True)
        self.assertEqual(run.value, 8)
        self.assertEqual(len(events(run, "enter")), 3)

    def test_caches(self):
        @functools.lru_cache(None)
        @watch
        def above(node, turn):
            return 0 if len(node) > 2 else above(node + "x", turn) + above(node + "x", turn)

        @watch
        @functools.lru_cache(None)
        def below(node, turn):
            return 0 if len(node) > 2 else below(node + "x", turn) + below(node + "x", turn)

        run = record(above, "p", 1)
        self.assertEqual(len(events(run, "enter")), 3)
        self.assertTrue(events(run)[0]["cached"])
        run = record(below, "p", 1)
        self.assertEqual(len(events(run, "enter")), 5)
        self.assertNotIn("cached", events(run)[0])

    def test_what_cannot_be_seen_is_said(self):
        class Opaque:
            pass

        @watch
        def f(node, alpha):
            return 0

        run = record(f, Opaque(), 1)
        self.assertEqual(self.roles(run), {"alpha": 1})
        self.assertIn("beta", run.notes[0])
        self.assertIn("1 positions", run.notes[1])

        @watch
        def nothing():
            return 0

        self.assertIn("looks like a position", record(nothing).notes[0])
        @watch(depth="deepness")
        def misspelt(node):
            return 0

        self.assertEqual(record(misspelt, "p").notes, ["`misspelt` has no parameter `deepness`, which @watch(depth=…) says."])
        self.assertIn("No call was recorded", record(len, "p").notes[0])

        @watch
        def generator(node):
            yield node

        self.assertIn("generator", record(generator, "p").notes[0])

    def test_an_option_that_fails_does_not_end_the_search(self):
        @watch(state=lambda p: p["nowhere"])
        def f(node):
            return 3

        run = record(f, "p")
        self.assertEqual(run.value, 3)
        self.assertNotIn("state", events(run, "enter")[0])


State = collections.namedtuple("State", "to_move utility board moves")


class Row:
    """A game with the methods of AIMA's games: two marks in a row of three win."""

    def actions(self, state):
        return state.moves

    def result(self, state, move):
        board = dict(state.board)
        board[move] = state.to_move
        row = "".join(board.get((1, i), "-") for i in (1, 2, 3))
        utility = 1 if "XX" in row else -1 if "OO" in row else 0
        return State("O" if state.to_move == "X" else "X", utility, board, [m for m in state.moves if m != move])

    def terminal_test(self, state):
        return state.utility != 0 or not state.moves

    def utility(self, state, player):
        return state.utility if player == "X" else -state.utility

    def to_move(self, state):
        return state.to_move


class Grid:
    """A state with the methods of a Pacman state: two agents on a line, written by `str`."""

    def __init__(self, places=(0, 3), score=0):
        self.places, self.score = list(places), score

    def getLegalActions(self, agent):
        return ["West", "East"]

    def generateSuccessor(self, agent, action):
        places = list(self.places)
        places[agent] += 1 if action == "East" else -1
        return Grid(places, self.score - 1)

    def isWin(self):
        return self.places[0] == 2

    def isLose(self):
        return self.places[0] == self.places[1]

    def getScore(self):
        return self.score

    def __str__(self):
        return "at " + str(self.places) + " score " + str(self.score)


class Adapters(unittest.TestCase):
    def test_states_of_aima(self):
        game = Row()

        @watch
        def max_value(state, alpha, beta):
            if game.terminal_test(state):
                return game.utility(state, "X")
            return max(min_value(game.result(state, move), alpha, beta) for move in game.actions(state))

        @watch
        def min_value(state, alpha, beta):
            if game.terminal_test(state):
                return game.utility(state, "X")
            return min(max_value(game.result(state, move), alpha, beta) for move in game.actions(state))

        run = record(max_value, State("X", 0, {}, [(1, 1), (1, 2), (1, 3)]), -1, 1)
        calls = events(run, "enter")
        self.assertEqual(calls[0]["state"], [[" ", " ", " "]])
        self.assertEqual(calls[1]["state"], [["X", " ", " "]])
        self.assertEqual(calls[2]["state"], [["X", "O", " "]])
        self.assertEqual([call["turn"] for call in calls[:3]], ["X", "O", "X"])
        self.assertEqual(events(run)[0]["start"], [[" ", " ", " "]])
        self.assertEqual(run.notes, [])

    def test_states_of_cs188(self):
        @watch
        def value(gameState, agentIndex, depth):
            if depth == 0 or gameState.isWin() or gameState.isLose():
                return gameState.getScore()
            values = [value(gameState.generateSuccessor(agentIndex, a), 1 - agentIndex, depth - agentIndex) for a in gameState.getLegalActions(agentIndex)]
            return min(values) if agentIndex else max(values)

        run = record(value, Grid(), 0, 1)
        self.assertEqual([line["state"] for line in events(run, "enter")[:2]], ["at [0, 3] score 0", "at [-1, 3] score -1"])
        self.assertEqual(events(run, "enter")[1]["turn"], 1)
        self.assertEqual(run.notes, [])

    def test_boards_of_other_kinds(self):
        class Array:
            def __init__(self, rows):
                self.rows = rows

            def tolist(self):
                return self.rows

        class Chess:
            def fen(self):
                return "8/8 w"

        class Cell(enum.Enum):
            EMPTY = 0

        class Holder:
            def __init__(self):
                self.cells = [1, 2]

        @watch
        def look(board):
            return 0

        for board, expected in [
            (Array([[1, 0], [0, 2]]), [[1, 0], [0, 2]]),
            (Chess(), "8/8 w"),
            ([Cell.EMPTY], ["Cell.EMPTY"]),
            (Holder(), [1, 2]),
            ({1: "x", 2: " "}, ["x", " "]),
            ({(0, 1): "b", (0, 0): "a"}, [["a", "b"]]),
            (("x", None), ["x", None]),
        ]:
            with self.subTest(expected):
                self.assertEqual(events(record(look, board, game="own"), "enter")[0]["state"], expected)


class MonteCarlo(unittest.TestCase):
    class Node:
        def __init__(self, parent=None, move=None):
            self.parent, self.move, self.children, self.visits, self.q = parent, move, [], 0, 0

        def add(self, move=None):
            self.children.append(type(self)(self, move))
            return self.children[-1]

        @backup
        def back(self, result):
            self.visits += 1
            self.q += result
            if self.parent:
                self.parent.back(-result)

    def test_recursive_backup_is_one_iteration(self):
        def solve():
            root = self.Node()
            root.back(0)
            root.add("left").back(1)
            root.add("right").add((0, 1)).back(1)
            return "left"

        run = record(solve, answer="move")
        lines = events(run)
        self.assertEqual(lines[0]["search"], "mcts")
        self.assertEqual(
            lines[1:],
            [
                {"e": "iteration", "path": [], "reward": 0, "n": [1], "w": [0], "new": [[]]},
                {"e": "iteration", "path": ["left"], "reward": 1, "n": [2, 1], "w": [-1, 1], "new": [["left"]]},
                {"e": "iteration", "path": ["right", [0, 1]], "reward": 1, "n": [3, 1, 1], "w": [0, -1, 1], "new": [["right"], ["right", [0, 1]]]},
                {"e": "answer", "move": "left"},
            ],
        )

    def test_other_nodes_that_change(self):
        @backup(reward="winner")
        def back(self, node, winner):
            node.visits += 1
            for child in node.parent.children:
                child.q += 1

        def solve():
            root = self.Node()
            left = root.add()
            root.add()
            back(None, left, "X")

        line = events(record(solve), "iteration")[0]
        self.assertEqual(line["path"], [0])
        self.assertEqual(line["reward"], "X")
        self.assertEqual(line["also"], [{"path": [1], "n": 0, "w": 1}])

    def test_nodes_that_are_dicts_and_a_path(self):
        @backup
        def back(path, value):
            for node in path:
                node["N"] += 1
                node["W"] += value

        def solve():
            root = {"N": 0, "W": 0, "children": {}}
            root["children"]["a"] = {"N": 0, "W": 0, "children": {}}
            back([root, root["children"]["a"]], 0.5)

        line = events(record(solve), "iteration")[0]
        self.assertEqual(line, {"e": "iteration", "path": ["a"], "reward": 0.5, "n": [1, 1], "w": [0.5, 0.5], "new": [[], ["a"]]})

    def test_another_root_is_another_search(self):
        def solve():
            self.Node().back(1)
            self.Node().back(2)

        self.assertEqual([line["e"] for line in events(record(solve))], ["run", "iteration", "search", "iteration", "answer"])


class Smallest(unittest.TestCase):
    def test_right_search_has_none(self):
        self.assertIsNone(smallest(lambda tree: minimax(tree, True), leaves=4))

    def test_wrong_searches(self):
        def last(tree):
            return last(tree[-1]) if isinstance(tree, list) else tree

        self.assertEqual(smallest(last), {"tree": [1, 0], "expected": 1, "got": 0})

        def only_max(tree):
            return max(only_max(child) for child in tree) if isinstance(tree, list) else tree

        self.assertEqual(smallest(only_max), {"tree": [0, [0, 1]], "expected": 0, "got": 1})

    def test_errors_count(self):
        self.assertEqual(smallest(lambda tree: 1 / 0)["got"], "ZeroDivisionError: division by zero")

    def test_all_shapes_are_tried(self):
        from plyscope.watch import shapes

        self.assertEqual([len(shapes(leaves)) for leaves in range(1, 7)], [1, 1, 3, 11, 45, 197])

    def test_random_trees_are_not_changed(self):
        random.seed(1)

        def empties(tree):
            value = minimax(tree, True)
            tree.clear()
            return value

        self.assertIsNone(smallest(empties, leaves=3))


if __name__ == "__main__":
    unittest.main()
