"""Runs a program as its author would run it, with what it records kept, and says in JSON what came of it."""

import io
import json
import random
import sys
import time

import elsewhere
import recursion
from plyscope import watch

kept = []


def record(fn, *args, **options):
    run = elsewhere.record(fn, *args, **options)
    kept.append((run, fn, args, options))
    return run


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
    watch.record = record
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


def last_returned(log):
    """What the last call of all returned, which is the outermost one."""
    end = log[-1] if log else None
    return end[0] if isinstance(end, tuple) and len(end) == 3 else end


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
    names, places = [], []
    if "watch" not in text and "backup" not in text:
        text, names, places = recursion.with_watch(text)
    watch.set_source(text)
    # A program without `record` runs its search where it calls it.
    bare = watch.Run()
    watch.now[0] = bare
    error = None
    try:
        exec(compile(text, "main.py", "exec"), elsewhere.space_of())
    except SystemExit:
        pass
    except BaseException as raised:
        error = raised
    watch.now[0] = None
    run = kept[-1][0] if kept else bare
    if not kept:
        bare.error = error
        bare.value = last_returned(bare.log)
    error = error or run.error
    elsewhere.last = None if error else (text, run)
    said, line = lines_of(error) if error else (None, None)
    return told(run, said, line and recursion.line_before(line, places), names)


def run_elsewhere():
    """The records of the program that ran last on other trees than its own, the smallest trees first."""
    return json.dumps(elsewhere.records(*elsewhere.last, kept) if elsewhere.last else [])


def told(run, said, line, watched=()):
    transcript = run.text() if run.log else None
    notes = [] if said else run.unseen
    return json.dumps({"watched": list(watched), "transcript": transcript, "error": said, "line": line, "notes": notes, "calls": run.calls})


def rescue(said):
    """What was recorded before an error of JavaScript, which passes through all `try` of Python, ended the program."""
    run, watch.now[0] = watch.now[0] or watch.Run(), None
    run.error = RuntimeError(said)
    return told(run, said, None)
