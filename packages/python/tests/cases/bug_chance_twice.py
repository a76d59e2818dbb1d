"""bug_chance_twice
From: the expectiminimax of a textbook's code: a weighted sum is divided by the number of outcomes
"""
CASE = {"id": "bug_chance_twice", "kind": "search", "game": "tree", "start": [{"chance": [8, 4], "p": [0.5, 0.5]}, {"chance": [9, 3, 9], "p": [0.25, 0.5, 0.25]}, 5], "answer": 'value', "right": False}

@watch
def value(node):
    if isinstance(node, dict):
        outcomes = zip(node["p"], node["chance"])
        return sum(p * value(child) for p, child in outcomes) / len(node["chance"])
    if isinstance(node, list):
        return max(value(child) for child in node)
    return node

def solve(tree):
    return value(tree)
