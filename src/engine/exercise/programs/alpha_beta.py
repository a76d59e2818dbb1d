inf = float("inf")


@watch
def max_value(s, alpha, beta):
    if not isinstance(s, list):
        return s
    v = -inf
    for child in s:
        v = max(v, min_value(child, alpha, beta))
        alpha = max(alpha, v)
        if alpha >= beta:
            break
    return v


@watch
def min_value(s, alpha, beta):
    if not isinstance(s, list):
        return s
    v = inf
    for child in s:
        v = min(v, max_value(child, alpha, beta))
        beta = min(beta, v)
        if alpha >= beta:
            break
    return v


run = record(max_value, tree, -inf, inf)
print(run.value)
