# more work
import math

def alphabeta(node, depth, alpha, beta, maximizing_player):
    if depth == 0 or not isinstance(node, list):
        return node
    if maximizing_player:
        value = -math.inf
        for child in node:
            value = max(value, alphabeta(child, depth - 1, alpha, beta, False))
            if value >= beta:
                break
            alpha = max(alpha, value)
        return value
    else:
        value = math.inf
        for child in node:
            value = min(value, alphabeta(child, depth - 1, alpha, beta, True))
            if alpha >= beta:
                break
            beta = value
        return value

tree = [[[3, 9], [7, [2, 8]]], [[6, 1], [4, 5]], [[8, 2], [0, 7]]]
print(alphabeta(tree, 10, -math.inf, math.inf, True))
