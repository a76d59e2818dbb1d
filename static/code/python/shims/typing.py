"""Names for annotations, which MicroPython does not evaluate; an alias such as `Board = List[str]` is."""


class Kind:
    def __getitem__(self, inside):
        return self

    def __or__(self, other):
        return self


Any = Callable = ClassVar = Deque = Dict = Final = FrozenSet = Iterable = Iterator = List = Literal = Kind()
Mapping = Optional = Sequence = Set = Tuple = Type = Union = Hashable = Generator = Kind()


class Generic:
    pass


Protocol = Generic


def TypeVar(name, *bounds, **options):
    return Any


def cast(kind, value):
    return value
