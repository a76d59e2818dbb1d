"""`@dataclass` for classes whose fields are said with a value; MicroPython keeps no annotations."""


def dataclass(cls=None, **options):
    raise NotImplementedError("this Python knows no @dataclass: write __init__ yourself, or record with CPython")


field = dataclass
