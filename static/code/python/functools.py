def lru_cache(maxsize=128, typed=False):
    def above(fn):
        kept = {}

        def cached(*args):
            if args not in kept:
                kept[args] = fn(*args)
            return kept[args]

        return cached

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
