# line 12
tree = [[3, 12], [2, 4]]


def best(node):
    if not isinstance(node, list):
        return node
    return max(worst(child) for child in node)


def worst(node):
    if not isinstanc(node, list):
        return node
    return min(best(child) for child in node)


print(best(tree))
