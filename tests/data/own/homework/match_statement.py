# line 6
tree = [[3, 5], [2, 9]]

@watch
def minimax(node, is_max):
    match node:
        case int():
            return node
    values = [minimax(child, not is_max) for child in node]
    return max(values) if is_max else min(values)

minimax(tree, True)
