"""Tests of the wheel as it is installed: `cargo xtask test` runs them with the interpreter of an environment that has it."""

import concurrent.futures
import json
import multiprocessing
import ntpath
import os
import posixpath
import subprocess
import sys
import tempfile
import unittest

import plyscope
from plyscope import command, parts
from plyscope.watch import record, watch

SPEC = {"game": {"kind": "tree", "tree": [[5, 6], [2, 1], [3, 2]]}, "algorithm": {"kind": "alpha-beta"}}
MANY = [{"game": {"kind": "nim", "heaps": [1, at % 3 + 1, at % 4]}, "algorithm": {"kind": "minimax"}} for at in range(90)]
SCRIPTS = os.path.dirname(sys.executable)


@watch
def minimax(node, is_max):
    if not isinstance(node, list):
        return node
    values = [minimax(child, not is_max) for child in node]
    return max(values) if is_max else min(values)


def plain(code):
    """Runs a program in an interpreter that finds no packages beside the wheel."""
    hide = "import sys\nfor name in ('wasmtime', 'anywidget'): sys.modules[name] = None\n"
    return subprocess.run([sys.executable, "-c", hide + code], capture_output=True, text=True, check=False)


class Engine(unittest.TestCase):
    def test_a_search_is_solved_traced_and_drawn(self):
        self.assertEqual(plyscope.solve(SPEC)["value"], 5)
        self.assertEqual(plyscope.solve(json.dumps(SPEC))["evaluated"], [0, 1, 2, 4])
        self.assertEqual(len(plyscope.trace(SPEC)), 38)
        self.assertTrue(plyscope.render(SPEC, 25).startswith("<svg"))
        self.assertIn("\\begin{forest}", plyscope.render(SPEC, format="tikz", compact=True))

    def test_searches_are_compared(self):
        found = plyscope.compare({"compare": [SPEC, {"algorithm": {"kind": "minimax"}}]})
        self.assertEqual([lane["leaves"] for lane in found["lanes"]], [4, 6])

    def test_a_recorded_run_is_held_against_the_book(self):
        run = record(minimax, [[5, 6], [2, 1]], True)
        self.assertEqual(plyscope.check(run)["verdict"], "same")

    def test_what_is_refused_is_told_with_its_place(self):
        with self.assertRaisesRegex(plyscope.Refused, r"^game\.heaps"):
            plyscope.solve({"game": {"kind": "nim"}, "algorithm": {"kind": "minimax"}})
        with self.assertRaisesRegex(ValueError, "line 1"):
            plyscope.solve("{")

    def test_the_deepest_tree_has_room_on_the_stack(self):
        chain = {"game": {"kind": "subtraction", "stones": 250, "take": [1]}, "algorithm": {"kind": "minimax"}}
        self.assertEqual(plyscope.solve(chain)["nodes"], 251)

    def test_many_searches_are_the_same_by_any_executor_and_in_their_order(self):
        plyscope.solve(SPEC)
        alone = plyscope.solve_many(MANY)
        self.assertEqual(len(alone), len(MANY))
        self.assertEqual(alone[7], plyscope.solve(MANY[7]))
        self.assertIn("error", plyscope.solve_many(["{"])[0])
        with concurrent.futures.ThreadPoolExecutor(2) as threads:
            self.assertEqual(plyscope.solve_many(MANY, threads, share=20), alone)
        for method in multiprocessing.get_all_start_methods():
            context = multiprocessing.get_context(method)
            with concurrent.futures.ProcessPoolExecutor(2, mp_context=context) as processes:
                self.assertEqual(plyscope.solve_many(MANY, processes, share=45), alone, method)


class Command(unittest.TestCase):
    def run_in(self, folder, *arguments, text=""):
        program = os.path.join(SCRIPTS, "plyscope")
        return subprocess.run([program, *arguments], cwd=folder, input=text, capture_output=True, text=True, check=False)

    def test_files_are_opened_by_relative_and_absolute_names_and_above_the_folder(self):
        with tempfile.TemporaryDirectory() as above:
            folder = os.path.join(above, "answers of 2026")
            os.mkdir(folder)
            record(minimax, [[5, 6], [2, 1]], True).save(os.path.join(folder, "run.jsonl"))
            names = ["run.jsonl", os.path.join(folder, "run.jsonl"), os.path.join("..", "answers of 2026", "run.jsonl")]
            for name in names:
                done = self.run_in(folder, "check", name)
                self.assertTrue(done.stdout.startswith("run.jsonl: Same as the book."), (name, done.stdout, done.stderr))
            missing = self.run_in(folder, "check", os.path.join(above, "nothing.jsonl"))
            self.assertEqual(missing.returncode, 2)
            self.assertIn("No such file", missing.stdout)
            for out in ["steps", os.path.join(above, "steps")]:
                self.run_in(folder, "render", "--all", "--out", out, text=json.dumps(SPEC))
                self.assertGreater(len(os.listdir(os.path.join(folder, out))), 30)

    def test_names_with_drives_get_the_slashes_that_the_engine_knows(self):
        class Drive:
            sep, isabs, dirname, normpath = "\\", ntpath.isabs, ntpath.dirname, ntpath.normpath
            isdir = staticmethod(lambda name: name in ("C:\\Users\\ada", "..\\class"))

        arguments, folders = command.opened(["check", "C:\\Users\\ada\\run.jsonl", "..\\class\\b.jsonl", "here.jsonl", "--csv"], Drive)
        self.assertEqual(arguments, ["check", "C:/Users/ada/run.jsonl", "../class/b.jsonl", "here.jsonl", "--csv"])
        self.assertEqual(folders, [(".", "."), ("C:\\Users\\ada", "C:/Users/ada"), ("..\\class", "../class")])
        self.assertEqual(command.opened(["solve"], posixpath), (["solve"], [(".", ".")]))

    def test_the_command_is_the_one_of_the_engine(self):
        self.assertIn('"value":5', self.run_in(".", "solve", text=json.dumps(SPEC)).stdout)
        refused = self.run_in(".", "nothing")
        self.assertEqual(refused.returncode, 2)
        self.assertTrue(refused.stderr.startswith("plyscope: "))


class Alone(unittest.TestCase):
    def test_without_other_packages_runs_are_recorded_and_pages_made(self):
        done = plain("import plyscope\nprint(len(plyscope.page({}, step=25)) > 8e6, plyscope.record(lambda n: n, 1).value)")
        self.assertEqual(done.stdout.split(), ["True", "1"], done.stderr)

    def test_what_needs_another_package_names_it(self):
        for code, extra in [("plyscope.solve({})", "engine"), ("plyscope.PlyScope", "widget")]:
            done = plain("import plyscope\n" + code)
            self.assertIn("pip install 'plyscope[" + extra + "]'", done.stderr.splitlines()[-1])
        done = plain("import sys\nsys.argv = ['plyscope', 'solve']\nfrom plyscope.command import main\nmain()")
        self.assertEqual((done.returncode, len(done.stderr.splitlines())), (2, 1), done.stderr)

    def test_a_page_holds_what_is_written_into_it_as_text(self):
        hostile = '"></ply-scope><script>alert(1)</script>'
        made = plyscope.page({"game": {"kind": "tree", "tree": hostile}}, title="<b>&", view=hostile)
        self.assertNotIn(hostile, made)
        self.assertIn("<title>&lt;b&gt;&amp;</title>", made)
        self.assertEqual(made.count("</script"), 1)


class Widget(unittest.TestCase):
    def test_the_widget_shows_a_picture_where_no_scripts_run(self):
        widget = plyscope.PlyScope(SPEC, step=25)
        data, _ = widget._repr_mimebundle_()
        self.assertEqual(data["image/svg+xml"], plyscope.render(SPEC, 25))
        self.assertEqual(widget.get_state()["_picture"], data["image/svg+xml"])
        self.assertEqual(widget.spec["step"], 25)
        self.assertIn("application/vnd.jupyter.widget-view+json", data)
        self.assertIsNone(plyscope.PlyScope({"game": {"kind": "nothing"}}).picture())

    def test_a_figure_weighs_little_and_its_program_is_sent_when_a_page_asks(self):
        widget = plyscope.PlyScope(SPEC)
        self.assertLess(len(widget.get_state()["_esm"]), 5_000)
        sent = []
        widget.send = lambda content, buffers=None: sent.append((content, [len(buffer) for buffer in buffers]))
        widget._answer(widget, {"kind": "program"}, [])
        self.assertEqual(sent, [({"kind": "program"}, [len(parts.read("ply-scope-all.mjs.gz"))])])
        self.assertLess(sent[0][1][0], 4_000_000)


if __name__ == "__main__":
    unittest.main()
