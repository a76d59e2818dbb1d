# line 7
tree = [[3, 5], [2, 9]]


@watch
def minimax(node, is_max):
    values = [minimax(node, not is_max) for child in node]
    return max(values) if is_max else min(values)


minimax(tree, True)
