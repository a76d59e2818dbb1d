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


def merged(pairs):
    """Sorts pairs by their first parts; equal ones stay in their order."""
    if len(pairs) < 2:
        return pairs
    half = len(pairs) // 2
    first, second = merged(pairs[:half]), merged(pairs[half:])
    done, at = [], 0
    for pair in first:
        while at < len(second) and second[at][0] < pair[0]:
            done.append(second[at])
            at += 1
        done.append(pair)
    return done + second[at:]


def sort_stably(values, *, key=None, reverse=False):
    """The `sorted` of programs: this Python's own exchanges equal values, on whose order a search depends. Only `<` is asked for."""
    values = list(values)
    if reverse:
        values.reverse()
    done = [value for _, value in merged([(value if key is None else key(value), value) for value in values])]
    if reverse:
        done.reverse()
    return done


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
