"""Enumerations whose members are their plain values: `Player.MAX` is then a number or a text."""

count = [0]


class Enum:
    pass


IntEnum = Enum


def auto():
    count[0] += 1
    return count[0]
