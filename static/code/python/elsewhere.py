"""Runs a program on other trees than its own: on one tree a wrong line may do what the right one does."""

import json
import time

import program
from program import watch

LONGEST = 1500  # milliseconds for all of them
LARGEST = 60  # leaves of a tree of the program's own shape
# How often each shape is filled, by its leaves; and the shape of the program's own tree.
FILLED, FILLED_OWN = ((2, 3), (3, 4), (4, 3), (5, 1)), 40
# How many deeper trees are drawn, and their leaves: a bound that is lost on the way down shows only there.
DEEP, DEEP_LEAVES = 60, (6, 9)


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


def drawn_shape(leaves, numbers):
    """A shape with so many leaves, split at random into two at every node: about as deep as such a tree can be."""
    if leaves == 1:
        return 0
    first = 1 + numbers.below(2) if leaves > 2 else 1
    below = [drawn_shape(first, numbers), drawn_shape(leaves - first, numbers)]
    return below if numbers.below(2) else below[::-1]


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
        fewest, most = DEEP_LEAVES
        made += [watch.filled(drawn_shape(fewest + at % (most - fewest + 1), numbers), leaves) for at in range(DEEP)]
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
            found.append(program.record(fn, tree, *args[1:], **options))
            raise Enough()
        before.append(fn)
        return program.record(fn, *args, **options)

    kept = watch.record
    program.put_record(other)
    try:
        again(code, text)
    except Enough:
        pass
    finally:
        program.put_record(kept)
    return found[0] if found else None


def again(code, text):
    """Runs the program again from its beginning, with nothing left of the last time; returns its names."""
    watch.set_source(text)
    space = program.space_of()
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
    return program.record(fn, *args, start=tree, **named)


class Search:
    """The search of the program that ran last, which can be begun again on another tree."""

    def __init__(self):
        self.text, run = program.last
        kept = program.kept
        self.site, self.args, self.named = first_call(run)
        self.number = len(kept) - 1
        self.tree = None
        if kept:
            _, _, args, options = kept[-1]
            if args and "start" not in options and "game" not in options:
                self.tree = args[0]
        elif self.args and self.site.index is not None and self.site.index < len(self.args):
            self.tree = self.args[self.site.index]
        self.code = compile(self.text, "main.py", "exec")

    def is_on_tree(self):
        """Whether it searches a tree of nested lists, in whose place others can be put."""
        return self.site is not None and type(self.tree) in watch.LISTS and None not in leaves_of(self.tree)

    def on(self, tree):
        """The run on another tree, or None."""
        if self.number >= 0:
            return with_record(self.code, self.text, self.number, tree)
        return without_record(self.code, self.text, self.site, self.args, self.named, tree)


def on(tree):
    """The record of the program that ran last on a tree that is written as text; None where there is none."""
    try:
        search, tree = Search(), json.loads(tree)
    except ValueError:
        return None
    if not search.is_on_tree() or not isinstance(tree, list) or None in leaves_of(tree):
        return None
    run = search.on(made_of(type(search.tree), tree))
    return run.text() if run and run.log else None


def run_jobs(jobs):
    """The records of programs on the trees of their jobs; None where there is none. A job without a text is about the program that ran last."""
    done = []
    for job in jobs:
        if job.get("text"):
            program.execute(job["text"])
        done.append([on(tree) if program.last else None for tree in job["trees"]])
    return done


def records():
    """The records of the program that ran last on other trees than its own, the smallest trees first."""
    search = Search() if program.last else None
    if not search or not search.is_on_tree():
        return []
    end, found = time.ticks_ms() + LONGEST, []
    for tree in trees(search.tree, "depth" in search.site.roles):
        other = search.on(tree)
        if other is None or time.ticks_ms() > end:
            break
        # A program made for its own tree ends with an error on others.
        if other.log and not other.error:
            found.append((len(leaves_of(tree)), len(found), other.text()))
    return [record for _, _, record in sorted(found)]
