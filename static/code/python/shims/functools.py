class Cached:
    """A function with what it returned; functions of this Python cannot be given another name."""

    def __init__(self, fn):
        self.fn, self.kept = fn, {}
        self.__name__ = getattr(fn, "__name__", "")

    def __call__(self, *args):
        if args not in self.kept:
            self.kept[args] = self.fn(*args)
        return self.kept[args]


def lru_cache(maxsize=128, typed=False):
    def above(fn):
        return Cached(fn)

    return above(maxsize) if callable(maxsize) else above


def cache(fn):
    return lru_cache(None)(fn)


def wraps(fn):
    return lambda around: around


def partial(fn, *first, **named):
    def part(*args, **more):
        both = dict(named)
        both.update(more)
        return fn(*first, *args, **both)

    return part


def reduce(fn, values, *start):
    values = iter(values)
    result = start[0] if start else next(values)
    for value in values:
        result = fn(result, value)
    return result
