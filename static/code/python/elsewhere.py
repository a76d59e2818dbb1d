"""Runs a program on other trees than its own: on one tree a wrong line may do what the right one does."""

import time

from plyscope import watch

LONGEST = 1500  # milliseconds for all of them
LARGEST = 60  # leaves of a tree of the program's own shape
# How often each shape is filled, by its leaves; and the shape of the program's own tree.
FILLED, FILLED_OWN = ((2, 3), (3, 4), (4, 3), (5, 1)), 40

# That of the recorder itself, in whose place others are put.
record = watch.record
last = None  # the text and the run of the program that ran last, if it came to its end


def no_input(prompt=""):
    raise EOFError("nobody can answer input() here: write the value into the program")


def space_of():
    """The names that a program finds, as if it were the main one."""
    space = {"__name__": "__main__", "input": no_input}
    for name in ("watch", "record", "backup", "note", "smallest"):
        space[name] = getattr(watch, name)
    return space


class Enough(BaseException):
    """Ends a program whose search was recorded."""


class Numbers:
    """Numbers that look drawn and are the same in every run."""

    def __init__(self):
        self.state = 1

    def below(self, limit):
        self.state = (self.state * 69069 + 1) % 2**32
        return (self.state >> 16) % limit


def leaves_of(tree):
    """The values at the leaves of a tree of nested lists; None stands among them for what is no number."""
    if isinstance(tree, watch.LISTS):
        return [value for child in tree for value in leaves_of(child)]
    return [tree if type(tree) in (int, float) else None]


def shape_of(tree):
    return [shape_of(child) for child in tree] if isinstance(tree, watch.LISTS) else 0


def made_of(kind, tree):
    return kind([made_of(kind, child) for child in tree]) if isinstance(tree, list) else tree


def trees(own, is_fixed):
    """Other trees, small ones first; of the shape of the own one only, if that is fixed."""
    values = sorted(set(leaves_of(own)))
    if values[0] < -1 or values[-1] > 1:
        values = list(range(-9, 10))
    numbers = Numbers()

    def draw():
        while True:
            yield values[numbers.below(len(values))]

    leaves, made = draw(), []
    if len(leaves_of(own)) <= LARGEST:
        made += [watch.filled(shape_of(own), leaves) for _ in range(FILLED_OWN)]
    if not is_fixed:
        made += [watch.filled(shape, leaves) for count, times in FILLED for shape in watch.shapes(count) for _ in range(times)]
    return [made_of(type(own), tree) for tree in made]


def first_call(run):
    """The function of the first call, and what it was called with."""
    event = run.log[0] if run.log else None
    if isinstance(event, watch.Site):
        return event, run.log[1 : 1 + event.arity], {}
    if isinstance(event, tuple) and len(event) == 4 and event[1] is not None:
        return event[0], event[1], event[2]
    return None, None, None


def with_record(code, text, number, tree):
    """The run of the search that the program records after so many others, on this tree."""
    before, found = [], []

    def other(fn, *args, **options):
        if len(before) == number:
            found.append(record(fn, tree, *args[1:], **options))
            raise Enough()
        before.append(fn)
        return record(fn, *args, **options)

    kept, watch.record = watch.record, other
    try:
        again(code, text)
    except Enough:
        pass
    finally:
        watch.record = kept
    return found[0] if found else None


def again(code, text):
    """Runs the program again from its beginning, with nothing left of the last time; returns its names."""
    watch.set_source(text)
    space = space_of()
    exec(code, space)
    return space


def without_record(code, text, site, args, named, tree):
    """The run of a search that the program begins itself, on this tree; None if the program keeps something between searches."""
    space = again(code, text)
    fn = space.get(site.name)
    if fn is None or any(isinstance(space[name], (dict, set)) for name in space if name != "__builtins__"):
        return None
    args = list(args)
    args[site.index] = tree
    return record(fn, *args, start=tree, **named)


def records(text, run, kept):
    site, args, named = first_call(run)
    own = kept[-1][2][0] if kept and kept[-1][2] else args[site.index] if args and site.index is not None and site.index < len(args) else None
    if site is None or type(own) not in watch.LISTS or None in leaves_of(own) or kept and any(name in kept[-1][3] for name in ("start", "game")):
        return []
    end = time.ticks_ms() + LONGEST
    code, found = compile(text, "main.py", "exec"), []
    for tree in trees(own, "depth" in site.roles):
        if kept:
            other = with_record(code, text, len(kept) - 1, tree)
        else:
            other = without_record(code, text, site, args, named, tree)
        # A program made for its own tree ends with an error on others.
        if other is None or time.ticks_ms() > end:
            break
        if other.log and not other.error:
            found.append((len(leaves_of(tree)), len(found), other.text()))
    return [record for _, _, record in sorted(found)]
