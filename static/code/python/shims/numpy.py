"""What searches of students take from numpy beside arrays: bounds, a few functions, and lists in the place of arrays."""

import math

inf = math.inf
nan = math.nan
pi = math.pi
sqrt, log, exp, floor, ceil = math.sqrt, math.log, math.exp, math.floor, math.ceil


def array(values, dtype=None):
    return [array(value) for value in values] if isinstance(values, (list, tuple)) else values


def zeros(shape, dtype=float):
    if isinstance(shape, int):
        shape = (shape,)
    rest = tuple(shape[1:])
    return [zeros(rest, dtype) if rest else dtype(0) for _ in range(shape[0])]


def argmax(values):
    return max(range(len(values)), key=lambda i: values[i])


def argmin(values):
    return min(range(len(values)), key=lambda i: values[i])


def mean(values):
    return sum(values) / len(values)
