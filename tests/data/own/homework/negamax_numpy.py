# same
import numpy as np

tree = [[6, [3, 5]], [[2, 9], 1], [4, 7]]


@watch
def negamax(node, alpha, beta, color):
    if isinstance(node, int):
        return color * node
    best = -np.inf
    for child in node:
        best = max(best, -negamax(child, -beta, -alpha, -color))
        alpha = max(alpha, best)
        if alpha >= beta:
            break
    return best


print(negamax(tree, -np.inf, np.inf, 1))
