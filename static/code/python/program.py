"""Runs a program as its author would run it, and keeps what it records."""

import sys

import plyscope.watch
import recursion

# The package has a function of this name, too.
watch = sys.modules["plyscope.watch"]

# That of the recorder itself, in whose place another is put here.
record = watch.record
# The runs that were recorded: each with its function, its arguments and its options.
kept = []
last = None  # the text and the run of the program that ran last, if it came to its end


def record_and_keep(fn, *args, **options):
    run = record(fn, *args, **options)
    kept.append((run, fn, args, options))
    return run


def put_record(fn):
    """Puts a function in the place of `record`, for programs that import it from either place."""
    watch.record = plyscope.record = fn


def no_input(prompt=""):
    raise EOFError("nobody can answer input() here: write the value into the program")


def sort_stably(values, key=None, reverse=False):
    """The `sorted` of programs: this Python's own exchanges equal values, on whose order a search depends."""
    values = list(values)
    marked = []
    for place, value in enumerate(values):
        marked.append((value if key is None else key(value), -place if reverse else place, value))
    marked.sort(reverse=reverse)
    return [value for _, _, value in marked]


def space_of():
    """The names that a program finds, as if it were the main one."""
    space = {"__name__": "__main__", "input": no_input, "sorted": sort_stably}
    for name in ("watch", "record", "backup", "note", "smallest"):
        space[name] = getattr(watch, name)
    return space


def last_returned(log):
    """What the last call of all returned, which is the outermost one."""
    end = log[-1] if log else None
    return end[0] if isinstance(end, tuple) and len(end) == 3 else end


def execute(text):
    """Runs a program; returns its run, what ended it, the functions watched for it, and the lines before which that was written."""
    global last
    kept.clear()
    put_record(record_and_keep)
    names, places = [], []
    if "watch" not in text and "backup" not in text:
        text, names, places = recursion.with_watch(text)
    watch.set_source(text)
    # A program without `record` runs its search where it calls it.
    bare = watch.Run()
    watch.now[0] = bare
    error = None
    try:
        exec(compile(text, "main.py", "exec"), space_of())
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
    last = None if error else (text, run)
    return run, error, names, places
