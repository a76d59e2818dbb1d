"""Makes this Python like CPython for a program that is run in the page, and says in JSON what came of it."""

import io
import json
import random
import sys
import time

import elsewhere
import program
import recursion
from program import watch


def shuffle(values):
    for last in range(len(values) - 1, 0, -1):
        other = random.randrange(last + 1)
        values[last], values[other] = values[other], values[last]


class Like:
    """A module of this Python with more in it, which cannot be put into the module itself."""

    def __init__(self, module, **more):
        for name in dir(module):
            setattr(self, name, getattr(module, name))
        for name in more:
            if not hasattr(self, name):
                setattr(self, name, more[name])


def be_like_cpython():
    """Adds what programs call for and this Python does not have."""
    # The page reads the run by itself.
    watch.Run.check = lambda run, plyscope=None: "The page checks this run."

    def seconds():
        return time.ticks_ms() / 1000

    for module in (
        Like(random, shuffle=shuffle),
        Like(sys, setrecursionlimit=lambda limit: None, getrecursionlimit=lambda: 150),
        Like(time, perf_counter=seconds, process_time=seconds, monotonic=seconds),
    ):
        sys.modules[module.__name__] = module


def lines_of(error):
    """What Python says of an error, and the line of the program in which it happened."""
    told = io.StringIO()
    sys.print_exception(error, told)
    lines = told.getvalue().strip().split("\n")
    line = None
    for one in lines:
        if 'File "main.py", line ' in one:
            line = int(one.split('File "main.py", line ')[1].split(",")[0])
    return lines[-1], line


def run(text):
    be_like_cpython()
    done, error, names, places = program.execute(text)
    said, line = lines_of(error) if error else (None, None)
    return told(done, said, line and recursion.line_before(line, places), names)


def run_jobs(jobs):
    return json.dumps(elsewhere.run_jobs(json.loads(jobs)))


def run_elsewhere():
    """The records of the program that ran last on other trees than its own, the smallest trees first."""
    return json.dumps(elsewhere.records())


def told(run, said, line, watched=()):
    transcript = run.text() if run.log else None
    notes = [] if said else run.unseen
    return json.dumps({"watched": list(watched), "transcript": transcript, "error": said, "line": line, "notes": notes, "calls": run.calls})


def rescue(said):
    """What was recorded before an error of JavaScript, which passes through all `try` of Python, ended the program."""
    run, watch.now[0] = watch.now[0] or watch.Run(), None
    run.error = RuntimeError(said)
    return told(run, said, None)
