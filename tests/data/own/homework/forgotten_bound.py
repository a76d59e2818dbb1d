# more work
from plyscope.watch import record, watch

tree = [[[3, 17], [2, 12]], [[15], [25, 0]], [[2, 5], [3]]]


@watch
def alphabeta(node, alpha, beta, maximizing):
    if type(node) is not list:
        return node
    if maximizing:
        for child in node:
            alpha = max(alpha, alphabeta(child, float("-inf"), float("inf"), False))
            if beta <= alpha:
                break
        return alpha
    for child in node:
        beta = min(beta, alphabeta(child, float("-inf"), float("inf"), True))
        if beta <= alpha:
            break
    return beta


run = record(alphabeta, tree, float("-inf"), float("inf"), True)
