# same
import math
from typing import List, Optional, Tuple, Union

from plyscope.watch import record, watch

Tree = Union[int, List["Tree"]]


class AlphaBetaAgent:
    """Plays for the maximizer on a tree given as nested lists."""

    def __init__(self, depth: int = 10):
        self.depth = depth
        self.expanded = 0

    def choose(self, tree) -> Tuple[float, Optional[int]]:
        return self.search(tree, self.depth, -math.inf, math.inf, True)

    @watch
    def search(self, node, depth, alpha, beta, maximizing):
        self.expanded += 1
        if depth == 0 or isinstance(node, int):
            return node, None
        best_move = None
        if maximizing:
            best = -math.inf
            for i, child in enumerate(node):
                score, _ = self.search(child, depth - 1, alpha, beta, False)
                if score > best:
                    best, best_move = score, i
                alpha = max(alpha, best)
                if alpha >= beta:
                    break
        else:
            best = math.inf
            for i, child in enumerate(node):
                score, _ = self.search(child, depth - 1, alpha, beta, True)
                if score < best:
                    best, best_move = score, i
                beta = min(beta, best)
                if alpha >= beta:
                    break
        return best, best_move


agent = AlphaBetaAgent()
run = record(agent.choose, [[3, 12, 8], [2, 4, 6], [14, 5, 2]], answer=1)
print(f"value {run.value[0]}, move {run.value[1]}, {agent.expanded} nodes")
