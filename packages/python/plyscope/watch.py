"""Records a student's own game-tree search as a transcript that Plyscope reads.

    from plyscope.watch import watch, record

    @watch
    def minimax(node, is_max): ...

    run = record(minimax, [[5, 6], [2, 1]], True)
    run.save("run.jsonl")

`watch` goes above the recursive function (or above both of a pair), `backup` above the function of a
Monte Carlo tree search that carries a reward to the root. Nothing is recorded outside of `record`.

One file without dependencies, for CPython 3.9 or later and for MicroPython. While the search runs
only tuples are kept; names are looked up and JSON is written when the transcript is asked for.
"""

import json
import sys

try:
    import functools
    import inspect
    import linecache
    import traceback
except ImportError:  # MicroPython: `set_source` hands over the text instead.
    inspect = None

CALLS = 200000  # calls that one run keeps; the others are counted
DEEPEST = 256  # open calls that a transcript may have
NODES = 2000  # nodes of a Monte Carlo tree up to which all of them are looked at
LARGEST = 200000  # nodes of an explicit tree that Plyscope reads
CELLS = 1000  # cells of the largest board; a list with more in it is a tree
SHORT = 16  # letters of a text whose JSON is kept
TEXT = 200  # letters of a returned object that is written as text

# Names of parameters in lower case without underscores, the more telling ones first.
NAMES = {
    "alpha": "alpha α low lower lo lowerbound a".split(),
    "beta": "beta β high upper hi upperbound b".split(),
    "depth": "depth d ply plies left level remaining depthleft remainingdepth".split(),
    "turn": "player turn ismax ismaximizing maximizing maximizingplayer maxplayer ismaximizingplayer ismaximizer "
    "maximize agent agentindex who color colour sign mover side tomove playertomove currentplayer k".split(),
    "state": "board state gamestate node position pos tree grid s t game".split(),
}
NODE_NAMES = {
    "parent": ["parent"],
    "children": "children child kids".split(),
    "move": "move action parentaction lastmove movefromparent".split(),
    "n": "visits n visitcount numvisits numberofvisits nvisits numbervisits timesvisited count simulations".split(),
    "w": "wins w totalreward totalvalue valuesum rewardsum total reward score value q".split(),
}
REWARDS = "reward result value score winner outcome payoff utility r v".split()
INSIDE = ("board", "state", "cells", "grid", "squares", "position")

WORDS = ("alpha", "beta", "depth", "turn")  # what a call says beside its position
ABSENT = ("nothing to show",)  # stands for what is not there, since None is a value
NOT_TAKEN = ("in the arguments",)  # stands for a position that is read from the arguments later
NUMBERS = (int, float)
SCALARS = (int, float, str, bool, type(None))
# Names under which programs return the value of a node.
VALUES = ("value", "score", "val", "v", "utility", "evaluation", "eval", "best_value", "best_score")
LISTS = (list, tuple)
KINDS = ("chance", "max", "min", "children")  # what a dict in a tree may call its children

# What the recorder may not have seen.
UNSEEN = {
    "no-call": "No call was recorded: is `@watch` above the recursive function, and does `record` run it?",
    "error": "The program ended with {}: {}",
    "no-parameter": "`{}` has no parameter `{}`, which @watch({}=…) says.",
    "no-position": "No parameter of `{}` looks like a position: say which by @watch(state=…).",
    "one-bound": "`{0}` has no parameter that looks like {1}: say which by @watch({1}=…).",
    "large": "The tree has more than {} nodes, so only the moves into it were written.",
    "unreadable": "{} positions could not be read as text: give the class a `__str__`, or say how by @watch(state=…).",
    "generator": "`{}` returns a generator or a coroutine: such calls are not nested, so only their start was recorded.",
    "dropped": "{} calls beyond the limit of {} were not recorded.",
    "deep": "{} calls within more than {} others were not recorded.",
}

INFINITY = float("inf")

texts = {}  # short texts come again and again: their JSON
now = [None]  # the run that is being recorded
given = [None, None]  # the name and the text of the source, if the caller handed it over
decorated = {}  # how many functions of a name were decorated, for sources read as text


def set_source(text, name="main.py"):
    """Hands over the text of the program that is about to be run; `None` takes it back."""
    given[0], given[1] = name, text
    decorated.clear()


def plain(name):
    return name.replace("_", "").lower()


# ---- Values ----


def is_address(text):
    """Whether a text only says where in memory an object lies."""
    return text.startswith("<") and text.endswith(">") and " at " in text


def number_like(value):
    """The number in an object of another class (numpy, Fraction, IntEnum), or ABSENT."""
    if isinstance(value, int):
        return int(value)
    if hasattr(value, "__float__") and not hasattr(value, "__len__"):
        try:
            return value.item() if hasattr(value, "item") else float(value)
        except (TypeError, ValueError):
            pass
    return ABSENT


def fields_of(value):
    """The values in a dict or in an object of scalars and tuples, the value of the node first, or None."""
    fields = value if isinstance(value, dict) else getattr(value, "__dict__", {})
    # At a leaf there is often no move, so the place of the value must not depend on one.
    values = [fields[key] for key in sorted(fields, key=lambda key: (str(key) not in VALUES, str(key)))]
    if not values or any(type(item) not in SCALARS and type(item) is not tuple for item in values):
        return None
    return values


def frozen(value):
    """A copy of a position that later moves cannot change: scalars, texts and tuples of them."""
    if type(value) in SCALARS:
        return value
    if isinstance(value, LISTS) and not hasattr(value, "board"):
        return tuple([item if type(item) in SCALARS else frozen(item) for item in value])
    if isinstance(value, dict):
        return frozen_dict(value, ())
    if isinstance(value, (set, frozenset)):
        return frozen(sorted(value, key=str))
    if hasattr(value, "tolist"):  # numpy
        return frozen(value.tolist())
    number = number_like(value)
    if number is not ABSENT:
        return number
    if hasattr(value, "fen"):  # python-chess
        return value.fen()
    board = getattr(value, "board", None)
    if isinstance(board, dict):  # games of AIMA keep the taken squares only, and the free ones beside
        return frozen_dict(board, getattr(value, "moves", ()))
    if board is not None and not callable(board):
        return frozen(board)
    text = str(value)
    if not is_address(text):
        return text
    for name in INSIDE:
        inside = getattr(value, name, None)
        if inside is not None and not callable(inside):
            return frozen(inside)
    return ABSENT


def safely_frozen(value):
    """As `frozen`; ABSENT if the text cannot be made, which must not end the search."""
    try:
        return frozen(value)
    except Exception:
        return ABSENT


def frozen_dict(board, free):
    """A board kept as a dict: rows, if its keys are pairs, else its values in the order of the keys."""
    keys = set(board) | set(move for move in free if isinstance(move, tuple))
    if keys and all(isinstance(key, tuple) and len(key) == 2 for key in keys):
        rows, columns = sorted(set(key[0] for key in keys)), sorted(set(key[1] for key in keys))
        return tuple([tuple([frozen(board.get((row, column), " ")) for column in columns]) for row in rows])
    try:
        order = sorted(board)
    except TypeError:
        order = sorted(board, key=str)
    return tuple([frozen(board[key]) for key in order])


def returned(value):
    """What a call returned, kept so that nothing can change it any more."""
    if type(value) in SCALARS:
        return value
    if isinstance(value, LISTS):
        return tuple([returned(item) for item in value])
    number = number_like(value)
    if number is not ABSENT:
        return number
    text = str(value)
    if isinstance(value, dict) or is_address(text):
        fields = fields_of(value)
        if fields is not None:
            return returned(fields)
        text = type(value).__name__ if is_address(text) else text
    return text[:TEXT]


def to_json(value):
    """JSON in the order of the pairs given, which MicroPython's dicts do not keep."""
    kind = type(value)
    if kind is int:
        return str(value)
    if kind is str:
        if len(value) > SHORT:
            return json.dumps(value)
        if value not in texts:
            texts[value] = json.dumps(value)
        return texts[value]
    if kind is float:
        if value != value:
            return '"nan"'
        return repr(value) if -INFINITY < value < INFINITY else '"+inf"' if value > 0 else '"-inf"'
    if value is None or kind is bool:
        return "null" if value is None else "true" if value else "false"
    if isinstance(value, LISTS):
        return "[" + ",".join([to_json(item) for item in value]) + "]"
    if isinstance(value, dict):
        return pairs_to_json([(str(key), value[key]) for key in value])
    return to_json(returned(value))


def pairs_to_json(pairs):
    return "{" + ",".join([to_json(key) + ":" + to_json(value) for key, value in pairs]) + "}"


# ---- Explicit trees ----


def children_of(node):
    """The children of a node of an explicit tree: of a list, of a dict or of an object."""
    if isinstance(node, LISTS):
        return node
    if isinstance(node, dict):
        for key in KINDS:
            if isinstance(node.get(key), LISTS):
                return node[key]
        return ()
    below = getattr(node, "children", ())
    return below if isinstance(below, LISTS) else ()


def is_larger(node, limit):
    """Whether a node has more than so many nodes below it."""
    count, left = 0, [node]
    while left and count <= limit:
        count += 1
        left.extend(children_of(left.pop()))
    return count > limit


def tree_of(node):
    """An explicit tree in Plyscope's notation, which lists and dicts already are."""
    if isinstance(node, LISTS):
        return [tree_of(child) for child in node]
    if isinstance(node, dict):
        if not children_of(node):
            return node.get("value")
        return {key: tree_of(node[key]) if key in KINDS else node[key] for key in node if key in KINDS + ("name", "p")}
    if type(node) in SCALARS:
        return node
    if children_of(node):
        return [tree_of(child) for child in children_of(node)]
    number = number_like(node)
    for name in ("value", "val", "score", "utility", "payoff", "data"):
        if number is ABSENT:
            number = getattr(node, name, ABSENT)
    return None if number is ABSENT else number


def place_in(children, child, last, used):
    """The place of a child, found by identity, else by equality.

    Equal numbers may be one object: the next one that was not used yet is meant, after the last one first."""
    if last + 1 < len(children) and children[last + 1] is child:
        return last + 1
    places = [i for i, other in enumerate(children) if other is child]
    if not places:
        places = [i for i, other in enumerate(children) if type(other) is type(child) and other == child]
    return min(places, key=lambda i: (i in used, i <= last, i)) if places else None


# ---- What the source says ----


def source_of(fn):
    """The base name of a function's file and its lines."""
    if given[1] is not None:
        name, lines = given[0], given[1].split("\n")
    elif inspect and hasattr(inspect.unwrap(fn), "__code__"):
        name = inspect.unwrap(fn).__code__.co_filename
        lines = [line.rstrip("\r\n") for line in linecache.getlines(name)]
    else:
        return None, []
    return name.replace("\\", "/").split("/")[-1], lines


def line_of(fn, name, lines):
    """The index of the line with the function's `def` (or `lambda`), or None."""
    code = getattr(inspect.unwrap(fn), "__code__", None) if inspect else None
    word = "lambda" if name == "<lambda>" else "def " + name
    found = []
    for i, line in enumerate(lines):
        after = line.find(word) + len(word)
        if after >= len(word) and not line.strip().startswith("#") and line[after : after + 1] in ("(", " ", ":"):
            found.append(i)
    if code:  # The first line is that of the first decorator.
        found = [i for i in found if i + 1 >= code.co_firstlineno]
        return found[0] if found else None
    watched = [i for i in found if "watch" in lines[i] or lines[i - 1].strip().startswith("@")] or found
    if not watched:
        return None
    count = decorated.get(name, 0)
    decorated[name] = count + 1
    return watched[count % len(watched)]


def split(text, mark):
    """The parts of a text between marks that stand outside of brackets and quotes."""
    parts, depth, quote, part = [], 0, "", ""
    for letter in text:
        if quote:
            quote = "" if letter == quote else quote
        elif letter in "'\"":
            quote = letter
        elif letter in "([{":
            depth += 1
        elif letter in ")]}":
            depth -= 1
            if depth < 0:
                break
        if letter == mark and depth == 0 and not quote:
            parts.append(part)
            part = ""
        else:
            part += letter
    return parts + [part]


def parameters_in_text(fn, name, lines, at):
    """As `parameters`, read from the source."""
    rest = " ".join([line.split(" #")[0] for line in lines[at : at + 20]])
    if name == "<lambda>":
        header = split(rest.split("lambda", 1)[1], ":")[0]
    else:
        header = rest.split("def " + name, 1)[1].split("(", 1)[1]
    places, others, defaults = [], [], {}
    names = places
    for part in split(header, ","):
        sides = split(part, "=")
        word = split(sides[0], ":")[0].strip()
        if word.startswith("*"):
            names = others
        elif word and word != "/":
            names.append(word)
            if len(sides) > 1:
                try:
                    defaults[word] = eval("=".join(sides[1:]).strip(), getattr(fn, "__globals__", {}))
                except Exception:  # A default that needs local names is not known.
                    pass
    return places, others, defaults


def parameters(fn, name, lines, at):
    """The parameters with a place, those with a name only, and the default values."""
    if not inspect:
        return parameters_in_text(fn, name, lines, at) if at is not None else ([], [], {})
    try:
        listed = inspect.signature(fn).parameters.values()
    except (TypeError, ValueError):
        listed = ()
    places = [p.name for p in listed if p.kind in (p.POSITIONAL_ONLY, p.POSITIONAL_OR_KEYWORD)]
    others = [p.name for p in listed if p.kind == p.KEYWORD_ONLY]
    return places, others, {p.name: p.default for p in listed if p.default is not p.empty}


class Site:
    """A watched function: its name, its line, and which parameter means what."""

    def __init__(self, fn, options):
        self.name = getattr(fn, "__name__", "")
        self.source, self.lines = source_of(fn)
        at = line_of(fn, self.name, self.lines)
        # What every call's line ends with.
        self.tail = pairs_to_json([("function", self.name)] + ([] if at is None else [("line", at + 1)]))[1:]
        self.cached = at is not None and self.has_cache_above(at)
        self.places, others, self.defaults = parameters(fn, self.name, self.lines, at)
        self.arity = len(self.places)
        self.names = self.places + others
        self.roles = self.guess(options)
        state = self.roles.get("state")
        self.index = self.places.index(state) if state in self.places else None
        # Whether all arguments but the position are scalars, so that they may be read later.
        self.is_plain, self.is_tested = False, False

    def test(self, bound):
        """Finds out at the first call how calls are kept: bounds in a list change before they are written."""
        self.is_tested = True
        values = [self.read(role, bound) for role in WORDS]
        is_said = not any(callable(role) for role in self.roles.values())
        self.is_plain = is_said and self.index is not None and all(value is ABSENT or type(value) in SCALARS for value in values)

    def has_cache_above(self, at):
        line, is_watched = self.lines[at], False
        if "watch(" in line:
            return "cache" in line.split("watch(")[0]
        while at > 0 and self.lines[at - 1].strip().startswith("@"):
            at -= 1
            word = self.lines[at].lower()
            if is_watched and ("cache" in word or "memo" in word):
                return True
            is_watched = is_watched or "watch" in word
        return False

    def guess(self, options):
        """Finds the parameter of every role by its name, unless an option says it."""
        roles = {role: options[role] for role in options if options[role] is not None}
        own = [name for name in self.names if name not in ("self", "cls")]
        for role in WORDS + ("state",):
            left = [name for name in own if name not in roles.values()]
            for word in NAMES[role]:
                match = [name for name in left if plain(name) == word]
                if word == "k" and "alpha" not in roles:
                    match = []
                if match and role not in roles:
                    roles[role] = match[0]
            if role == "beta" and ("alpha" in roles) != ("beta" in roles):
                # One bound alone is no window: `a` and `b` are then other things.
                for bound in ("alpha", "beta"):
                    if options.get(bound) is None and roles.get(bound) in ("a", "b"):
                        del roles[bound]
        if "state" not in roles:
            left = [name for name in own if name not in roles.values()]
            if left or "self" in self.names:
                roles["state"] = left[0] if left else "self"
        return roles

    def bind(self, args, named):
        """The arguments of a call by name, with the defaults of those that were not passed."""
        bound = dict(self.defaults)
        bound.update(zip(self.places, args))
        bound.update(named)
        return bound

    def read(self, role, bound):
        """What a call says for a role, or ABSENT."""
        name = self.roles.get(role)
        if callable(name):
            try:
                return name(bound)
            except Exception:  # The search goes on as it would without a recorder.
                return ABSENT
        return bound.get(name, ABSENT)


# ---- The run ----


class Run:
    """What was recorded: `value` is what the program returned, `error` the exception that ended it."""

    def __init__(self, game=None, start=None, search=None, depth=None, c=None, infinity=None, answer="value", limit=CALLS):
        self.game = {"kind": game} if isinstance(game, str) else game
        self.search, self.depth, self.c, self.infinity = search, depth, c, infinity
        self.answer, self.limit = answer, limit
        self.value, self.error = None, None
        # A call is a Site, its arguments and its position, or a tuple of four where that is not enough; its end
        # is a scalar or a tuple of three. So hardly any object is made that Python's collector has to visit.
        self.log, self.calls, self.dropped, self.known = [], 0, 0, {}
        self.begin(start)
        # Whether positions are nodes of an explicit tree; None as long as that is not known.
        self.is_tree = None if self.game is None else self.game.get("kind") == "tree"
        self.undecided, self.unreadable, self.generators, self.is_cut, self.too_deep = [], 0, set(), False, 0
        self.sites, self.tree, self.walker, self.written, self.missed = [], None, None, None, []

    # -- While the search runs --

    def begin(self, start):
        """Notes the position from which the search starts, which without `record` is that of the first call."""
        self.start = start
        # Its text as long as it may be a board, which moves change.
        self.first = None if start is None or is_larger(start, CELLS) else safely_frozen(start)

    def enter(self, site, args, named):
        """Notes a call the slow way; returns its position if the call may change it."""
        bound = site.bind(args, named)
        state = site.read("state", bound)
        if self.start is None and not self.log and type(state) not in NUMBERS and state is not ABSENT:
            self.begin(state)
        if not site.is_tested:
            site.test(bound)
        if self.is_tree is None:
            self.decide(state)
        before = NOT_TAKEN
        if not self.is_tree and state is not ABSENT:
            before = self.take(state)
            if self.is_tree is None:
                self.undecided.append((len(self.log), state))
            state = state if before is NOT_TAKEN else before
        if not site.is_plain:
            # The window and the rest are taken now, too.
            args, named = None, {role: self.word(site.read(role, bound)) for role in WORDS}
        self.log.append((site, args, named, state))
        return before

    def take(self, state):
        """A copy of a position that may change, NOT_TAKEN for a text or a number."""
        kind = type(state)
        if kind in SCALARS:
            return NOT_TAKEN
        key = None
        if kind is list:
            # Boards come again and again: one copy of each is kept.
            key = tuple([tuple(row) if type(row) is list else row for row in state])
            try:
                return self.known[key]
            except (KeyError, TypeError):
                pass
        kept = safely_frozen(state)
        if kept is ABSENT:
            self.unreadable += 1
        elif kept == key:
            self.known[kept] = kept
        return kept

    def word(self, value):
        return value if value is ABSENT else returned(value)

    def decide(self, state):
        """Finds out whether positions are nodes of an explicit tree: then a call gets a child of its caller's."""
        if not self.undecided:
            is_child = any(child is state for child in children_of(self.start))
            if is_child or type(state) in SCALARS:
                self.is_tree = is_child
            elif is_larger(state, CELLS):
                self.is_tree = True
            return
        at, parent = self.undecided[-1]
        if at < len(self.log) - 1:  # The call before has ended, so it is no caller.
            return
        if any(child is state for child in children_of(parent)):
            self.settle_on_tree()
        elif state is not parent or self.take(state) != self.log[at][3]:
            self.is_tree = False

    def settle_on_tree(self):
        """Puts the nodes themselves in the place of the copies that were kept of them."""
        self.is_tree, self.unreadable = True, 0
        for at, node in self.undecided:
            self.log[at] = self.log[at][:3] + (node,)

    def leave(self, site, args, named, before, value):
        """Notes the end of a call that returned no number or that may have changed its position."""
        after = NOT_TAKEN
        if before is not NOT_TAKEN and before is not ABSENT and not self.is_tree:
            state = args[site.index] if site.is_plain and site.index < len(args) else site.read("state", site.bind(args, named))
            after = self.take(state)
            if after is before or after is ABSENT or after == before:
                after = NOT_TAKEN
        if after is NOT_TAKEN and type(value) in SCALARS:
            self.log.append(value)
            return
        if type(value).__name__ in ("generator", "coroutine", "async_generator"):
            self.generators.add(site.name)
        self.log.append((returned(value), None, after))

    def iterate(self, site, options, leaf, reward):
        """Notes what a backup changed in the tree."""
        if self.walker is None:
            self.walker = Walker(options)
            self.sites.append(site)
        path, n, w, new, also, is_other = self.walker.step(leaf)
        if is_other:
            self.log.append(("search", ""))
        self.log.append((path, reward, n, w, new, also))

    # -- Afterwards --

    def lines(self):
        """The lines of the transcript, as texts."""
        if self.written is None:
            self.written = list(self.write())
            # An inner function is watched anew in every call around it, and each would say the same.
            for row in self.observations():
                row = tuple([str(item) for item in row])
                if row not in self.missed:
                    self.missed.append(row)
        return self.written

    def text(self):
        """The transcript as one text."""
        return "\n".join(self.lines()) + "\n"

    @property
    def unseen(self):
        """What the recorder could not see: rows of a word of UNSEEN and what stands in its sentence."""
        self.lines()
        return self.missed

    @property
    def notes(self):
        """Sentences that say what the recorder could not see."""
        return [UNSEEN[row[0]].format(*row[1:]) for row in self.unseen]

    def save(self, path):
        """Writes the transcript to a file, packed if its name ends with `.gz`."""
        if str(path).endswith(".gz"):
            import gzip

            with gzip.open(path, "wt", encoding="utf-8") as file:
                file.write(self.text())
        else:
            with open(path, "w") as file:
                file.write(self.text())

    def show(self, **options):
        """Opens a page that shows the run in the browser; returns the path of its file. It is in the installed package only."""
        from plyscope.pages import show

        return show(self, **options)

    def check(self, plyscope="plyscope"):
        """Holds the run against the book by the command line tool; returns what it says."""
        import subprocess

        try:
            done = subprocess.run([plyscope, "check", "-"], input=self.text(), stdout=subprocess.PIPE, stderr=subprocess.STDOUT, encoding="utf-8")
        except FileNotFoundError:
            raise RuntimeError(
                "There is no command `" + plyscope + "` here. Install Plyscope, say where it is by check(plyscope=\"…\"), "
                "or save the run with save(\"run.jsonl\") and open that file in Plyscope's page."
            ) from None
        return done.stdout

    def write(self):
        events = Writer(self)
        body = list(events.lines())
        yield pairs_to_json(self.head())
        for line in body:
            yield line
        self.too_deep = events.too_deep
        if self.dropped + self.too_deep:
            yield pairs_to_json([("e", "dropped"), ("calls", self.dropped + self.too_deep)])
        if self.error is None:
            yield pairs_to_json(self.last())

    def head(self):
        pairs = [("e", "run"), ("transcript", 1)]
        game = self.game
        if self.is_tree and (game is None or "tree" not in game):
            game = None if is_larger(self.tree, LARGEST) else {"kind": "tree", "tree": tree_of(self.tree)}
            self.is_cut = game is None
        start = None if self.is_tree else self.first
        search = "mcts" if self.search is None and self.walker else self.search
        for key, value in (("game", game), ("start", start), ("search", search), ("depth", self.depth), ("c", self.c)):
            if value is not None and value is not ABSENT:
                pairs.append((key, value))
        if any(site.cached for site in self.sites):
            pairs.append(("cached", True))
        if self.infinity:
            pairs.append(("infinity", list(self.infinity)))
        if self.sites and self.sites[0].lines:
            site = self.sites[0]
            pairs.append(("source", {"name": site.source, "language": "python", "text": "\n".join(site.lines)}))
        return pairs

    def last(self):
        value, pairs = returned(self.value), [("e", "answer")]
        if self.answer != "move":
            pairs.append(("return", value))
        if self.answer == "move":
            pairs.append(("move", value))
        elif self.answer != "value" and isinstance(value, tuple) and self.answer < len(value):
            pairs.append(("move", value[self.answer]))
        return pairs

    def observations(self):
        if not self.log:
            yield ("no-call",)
        if self.error is not None:
            yield "error", type(self.error).__name__, self.error
        for site in self.sites:
            for role, name in site.roles.items():
                if isinstance(name, str) and name not in site.names:
                    yield "no-parameter", site.name, name, role
            if "state" not in site.roles:
                yield "no-position", site.name
            if ("alpha" in site.roles) != ("beta" in site.roles):
                yield "one-bound", site.name, "beta" if "alpha" in site.roles else "alpha"
        if self.is_cut:
            yield "large", LARGEST
        if self.unreadable:
            yield "unreadable", self.unreadable
        for name in sorted(self.generators):
            yield "generator", name
        if self.dropped:
            yield "dropped", self.dropped, self.limit
        if self.too_deep:
            yield "deep", self.too_deep, DEEPEST


class Writer:
    """Turns what was kept into lines."""

    def __init__(self, run):
        self.run, self.open, self.too_deep = run, [], 0
        if run.is_tree is None:  # Nothing but single calls: a list of lists of numbers is a tree.
            run.is_tree = False
            if any(isinstance(child, LISTS) for child in children_of(run.start)):
                run.settle_on_tree()
        run.tree = run.start
        if run.is_tree and not children_of(run.tree):
            run.tree = run.game["tree"] if run.game and "tree" in run.game else None
            for event in self.events():
                if run.tree is None and len(event) == 4:
                    run.tree = self.position(event)
        self.root = [run.tree, -1, set()]
        self.states = {}  # JSON of positions, each made once
        # What was searched from the outside since the search began, and what came last.
        self.outermost, self.latest = set(), None

    def events(self):
        """What was kept, as tuples: four places are a call, three an end, two a remark, six an iteration."""
        log, at = self.run.log, 0
        while at < len(log):
            event = log[at]
            at += 1
            if isinstance(event, Site):
                end = at + event.arity
                yield event, log[at:end], {}, log[end]
                at = end + 1
            elif isinstance(event, tuple):
                yield event
            else:
                yield event, None, NOT_TAKEN

    def position(self, event):
        site, args, named, state = event
        return site.read("state", site.bind(args, named)) if state is NOT_TAKEN else state

    def lines(self):
        hidden = 0  # open calls that lie too deep to be written
        for event in self.events():
            size = len(event)
            if size == 4:
                if hidden or len(self.open) == DEEPEST:
                    hidden += 1
                    self.too_deep += 1
                    continue
                if event[0] not in self.run.sites:
                    self.run.sites.append(event[0])
                for line in self.enter(event):
                    yield line
            elif size == 3 and hidden:
                hidden -= 1
            elif size == 3:
                self.open.pop()
                yield self.exit(event)
            elif size == 2:
                yield pairs_to_json([("e", event[0])] + ([("text", event[1])] if event[1] else []))
            else:
                pairs = [("e", "iteration")]
                pairs += [pair for pair in zip(("path", "reward", "n", "w", "new", "also"), event) if pair[0] != "also" or pair[1]]
                yield pairs_to_json(pairs)

    def enter(self, event):
        site, args, named, _ = event
        values = named if args is None else site.bind(args, named)
        state = self.position(event)
        where, opened = self.where(state) if self.run.is_tree else (self.position_text(state), None)
        if not self.open and self.begins(where, state, values.get("depth" if args is None else site.roles.get("depth"))):
            yield pairs_to_json([("e", "search")])
        self.open.append(opened)
        line = '{"e":"enter",' + where
        for role in WORDS:
            value = values.get(role if args is None else site.roles.get(role), ABSENT)
            if value is not ABSENT:
                line += '"' + role + '":' + to_json(value) + ","
        said = None if args is None else values.get(site.roles.get("state"))
        if "turn" not in site.roles and isinstance(said, tuple) and hasattr(said, "to_move"):  # AIMA
            line += '"turn":' + to_json(said.to_move) + ","
        yield line + site.tail

    def position_text(self, state):
        if state is ABSENT:
            return ""
        if state not in self.states:
            self.states[state] = '"state":' + to_json(state) + ","
        return self.states[state]

    def where(self, state):
        """How a node of an explicit tree is written, and what is kept of it while its call is open."""
        parent = self.open[-1] if self.open else self.root
        here = [state, -1, set()]
        if state is ABSENT:
            return "", here
        is_same = state is parent[0] and type(state) not in SCALARS
        place = None if is_same else place_in(children_of(parent[0]), state, parent[1], parent[2])
        if place is not None:
            parent[1] = place
            parent[2].add(place)
            return '"move":' + str(place) + ",", here
        if not self.open and (is_same or type(state) not in SCALARS and state == parent[0]):
            return "", here
        return '"state":' + to_json(tree_of(state)) + ",", here

    def begins(self, where, state, depth):
        """Whether an outermost call begins another search: its position was searched before.

        A child that is searched twice in a row to the same depth is a second look at it within one search."""
        is_start = not where or not self.run.is_tree and state == self.run.first
        is_new = where in self.outermost and (is_start or self.latest != (where, depth))
        if is_new:
            self.outermost.clear()
        self.outermost.add(where)
        self.latest = (where, depth)
        return is_new

    def exit(self, event):
        value, error, after = event
        line = '{"e":"exit","error":' + to_json(error) if error else '{"e":"exit","return":' + to_json(value)
        return line + ("}" if after is NOT_TAKEN else "," + self.position_text(after)[:-1] + "}")


# ---- Monte Carlo tree search ----


class Walker:
    """Walks a student's tree of nodes, which are objects or dicts, and sees what a backup changed."""

    def __init__(self, options):
        self.options, self.readers, self.pairs = options, {}, {}
        self.root, self.seen = None, {}

    def reader(self, node, what):
        """The function that reads something of a node, found by the usual names."""
        option = self.options.get(what)
        if callable(option):
            return option
        is_dict = isinstance(node, dict)
        keys = list(node) if is_dict else dir(node)
        names = [option] if option else NODE_NAMES[what]
        matches = [key for name in names for key in keys if key == name or plain(str(key)) == name]
        for key in matches:
            # A method would have to be called, which may change something.
            if not callable(node[key] if is_dict else getattr(node, key, None)):
                return (lambda node: node.get(key)) if is_dict else (lambda node: getattr(node, key, None))
        return lambda node: None

    def get(self, node, what):
        kind = (type(node), what)
        if kind not in self.readers:
            self.readers[kind] = self.reader(node, what)
        return self.readers[kind](node)

    def below(self, node):
        """The children of a node as pairs of what the path says for them and the child."""
        children = self.get(node, "children") or ()
        if isinstance(children, dict):
            return [(returned(key), child) for key, child in children.items()]
        pairs = []
        for i, child in enumerate(children):
            move = self.get(child, "move")
            pairs.append((i if move is None else returned(move), child))
        return pairs

    def numbers(self, node):
        kind = type(node)
        if kind not in self.pairs:
            self.pairs[kind] = (self.reader(node, "n"), self.reader(node, "w"))
        read_n, read_w = self.pairs[kind]
        return read_n(node), read_w(node)

    def chain(self, leaf):
        """The nodes from the root down to a leaf."""
        if isinstance(leaf, LISTS):  # The path itself was handed to the backup.
            return list(leaf)
        nodes = []
        while leaf is not None and len(nodes) < NODES:  # Nodes may be their own ancestors by mistake.
            nodes.append(leaf)
            leaf = self.get(leaf, "parent")
        return nodes[::-1]

    def step(self, leaf):
        """What an iteration line says after the backup from `leaf`, and whether the root is another one."""
        nodes = self.chain(leaf)
        is_other = self.root is not None and nodes[0] is not self.root
        if nodes[0] is not self.root:
            self.root, self.seen = nodes[0], {}
        path, paths = [], [()]
        for parent, child in zip(nodes, nodes[1:]):
            moves = [move for move, other in self.below(parent) if other is child]
            move = moves[0] if moves else self.get(child, "move")
            path.append(returned(move))
            paths.append(tuple(path))
        new = []
        for node, way in zip(nodes, paths):
            self.meet(node, way, new)
            for move, child in self.below(node):
                self.meet(child, way + (move,), new)
        numbers = [returned(self.numbers(node)) for node in nodes]
        for node, way, pair in zip(nodes, paths, numbers):
            self.seen[id(node)] = (node, way, pair)
        also = []
        for key in list(self.seen) if len(self.seen) <= NODES else ():
            node, way, before = self.seen[key]
            pair = self.numbers(node)
            if pair != before and returned(pair) != before:
                self.seen[key] = (node, way, returned(pair))
                also.append({"path": way, "n": returned(pair[0]), "w": returned(pair[1])})
        also.sort(key=lambda entry: to_json(entry["path"]))
        return tuple(path), [n for n, _ in numbers], [w for _, w in numbers], new, also, is_other

    def meet(self, node, way, new):
        """Notes a node that was not seen before, and what hangs below it."""
        if id(node) in self.seen:
            return
        self.seen[id(node)] = (node, way, (0, 0))
        new.append(way)
        for move, child in self.below(node):
            self.meet(child, way + (move,), new)


def leaf_and_reward(site, options, args, named):
    """The node and the reward that a backup was called with."""
    bound = site.bind(args, named)
    values = [bound[name] for name in site.names if name in bound] or list(args)
    leaf = options.get("node")
    if leaf is not None:
        leaf = leaf(bound) if callable(leaf) else bound[leaf]
    else:
        # A method of the node itself gets it as `self`; a method of a searcher as the next one.
        is_method = site.names[:1] == ["self"] and len(values) > 2
        leaf = values[1 if is_method else 0]
    reward = options.get("reward")
    if reward is not None:
        return leaf, reward(bound) if callable(reward) else bound[reward]
    others = [name for name in site.names if name in bound and bound[name] is not leaf and name != "self"]
    others.sort(key=lambda name: REWARDS.index(plain(name)) if plain(name) in REWARDS else len(REWARDS))
    return leaf, bound[others[0]] if others else None


# ---- For the student ----


def watch(fn=None, state=None, alpha=None, beta=None, depth=None, turn=None):
    """Records the calls of a recursive search function.

    The parameters that hold the position, the window, the depth and the turn are found by their names.
    An option names one that is called otherwise, or computes it from the dict of all arguments:
    `@watch(alpha="low", state=lambda p: boards[p["i"]])`."""
    options = {"state": state, "alpha": alpha, "beta": beta, "depth": depth, "turn": turn}
    if fn is None:
        return lambda fn: watch(fn, state, alpha, beta, depth, turn)
    if isinstance(fn, (staticmethod, classmethod)):
        return type(fn)(watch(fn.__func__, state, alpha, beta, depth, turn))
    site = Site(fn, options)

    def watched(*args, **named):
        run = now[0]
        if run is None:
            return fn(*args, **named)
        if run.calls >= run.limit:
            run.dropped += 1
            return fn(*args, **named)
        run.calls += 1
        log = run.log
        if run.is_tree is not None and site.is_plain and not named and len(args) == site.arity:
            before = NOT_TAKEN if run.is_tree else run.take(args[site.index])
            log.append(site)
            log += args
            log.append(before)
        else:
            before = run.enter(site, args, named)
        try:
            value = fn(*args, **named)
        except BaseException as error:
            log.append((None, "%s: %s" % (type(error).__name__, error), NOT_TAKEN))
            raise
        if before is NOT_TAKEN and type(value) in SCALARS:
            log.append(value)
        else:
            run.leave(site, args, named, before, value)
        return value

    return functools.wraps(fn)(watched) if inspect else watched


def backup(fn=None, **options):
    """Records the iterations of a Monte Carlo tree search; goes above the function that carries the reward up.

    `node`, `reward`, `parent`, `children`, `move`, `n` and `w` may be named by options: the first two are
    parameters, the others attributes of a node; a function is called with the arguments or the node."""
    if fn is None:
        return lambda fn: backup(fn, **options)
    site = Site(fn, {})
    inside = []

    def backed_up(*args, **named):
        run = now[0]
        if run is None or inside:  # A recursive backup is one backup.
            return fn(*args, **named)
        inside.append(True)
        try:
            leaf, reward = leaf_and_reward(site, options, args, named)
            reward = returned(reward)
            value = fn(*args, **named)
        finally:
            inside.pop()
        run.iterate(site, options, leaf, reward)
        return value

    return functools.wraps(fn)(backed_up) if inspect else backed_up


def note(text):
    """Puts a remark of the student's program between the recorded lines."""
    if now[0] is not None:
        now[0].log.append(("note", str(text)))


def record(fn, *args, **options):
    """Runs `fn(*args)` and records it; returns the Run.

    What may be said: `game` (a kind or a game as in a spec), `start`, `search`, `depth` (the limit), `c`,
    `infinity` (numbers that stand for it), `answer` ("value", "move", or the place of the move in the
    returned pair) and `limit`. An exception that ends the program is printed and kept in `run.error`."""
    if "start" not in options and args and not isinstance(args[0], NUMBERS):
        options["start"] = args[0]
    run = Run(**options)
    outer, now[0] = now[0], run
    limit = sys.getrecursionlimit() if inspect else 0
    if inspect:  # Every recorded call takes two frames.
        sys.setrecursionlimit(2 * limit)
    try:
        run.value = fn(*args)
    except (Exception, KeyboardInterrupt) as error:
        run.error = error
        if inspect:
            traceback.print_exception(type(error), error, error.__traceback__)
        else:
            sys.print_exception(error)
    finally:
        now[0] = outer
        if inspect and sys.getrecursionlimit() == 2 * limit:
            sys.setrecursionlimit(limit)
    return run


# ---- The smallest tree on which a function is wrong ----


def minimax(node, is_max=True):
    """The value of an explicit tree whose players alternate."""
    if not isinstance(node, LISTS):
        return node
    values = [minimax(child, not is_max) for child in node]
    return max(values) if is_max else min(values)


def shapes(leaves):
    """All trees with so many leaves in which every inner node has two children or more."""
    if leaves == 1:
        return [0]
    return [list(below) for below in forests(leaves, 2)]


def forests(leaves, least):
    """All rows of at least so many trees with so many leaves together."""
    rows = [(tree,) for tree in shapes(leaves)] if least <= 1 else []
    for first in range(1, leaves):
        rows += [(tree,) + rest for tree in shapes(first) for rest in forests(leaves - first, least - 1)]
    return rows


def filled(shape, values):
    """A shape with the next values at its leaves."""
    return [filled(child, values) for child in shape] if isinstance(shape, list) else next(values)


def smallest(fn, right=None, leaves=6, seconds=10):
    """The smallest tree on which `fn(tree)` is not what `right(tree)` says (the minimax value), or None.

    Trees are tried in order of their leaves, with the values 0, 1 and 2; Max moves at the root. An
    exception counts as wrong."""
    import time

    end = time.time() + seconds
    for count in range(2, leaves + 1):
        for shape in shapes(count):
            for number in range(3**count):
                values = [number // 3**i % 3 for i in range(count - 1, -1, -1)]
                tree = filled(shape, iter(values))
                expected = (right or minimax)(tree)
                try:
                    got = fn(filled(shape, iter(values)))
                except Exception as error:
                    got = "%s: %s" % (type(error).__name__, error)
                if got != expected:
                    return {"tree": tree, "expected": expected, "got": got}
                if time.time() > end:
                    return None
    return None
