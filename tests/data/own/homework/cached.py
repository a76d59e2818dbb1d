# same
from functools import lru_cache

tree = ((3, 12, 8), (2, 4, 6), (14, 5, 2))


@watch
@lru_cache(maxsize=None)
def minimax(node, is_max):
    if not isinstance(node, tuple):
        return node
    pick = max if is_max else min
    return pick(minimax(child, not is_max) for child in node)


print(minimax(tree, True))
