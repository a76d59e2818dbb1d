from math import log, sqrt
import random


class Node:
    def __init__(self, state, parent=None, move=None, ply=0):
        self.state, self.parent, self.move, self.ply = state, parent, move, ply
        self.children, self.visits, self.wins = [], 0, 0
        self.untried = list(range(len(state))) if isinstance(state, list) else []

    def select(self, c=1.4142135623730951):
        def ucb(child):
            return child.wins / child.visits + c * sqrt(log(self.visits) / child.visits)

        return max(self.children, key=ucb)

    def expand(self):
        move = self.untried.pop(0)
        child = Node(self.state[move], self, move, self.ply + 1)
        self.children.append(child)
        return child


def playout(node):
    s = node.state
    while isinstance(s, list):
        s = random.choice(s)
    # A leaf is what Max wins; the side that moved to the node counts its own wins.
    return s if node.ply % 2 == 1 else 1 - s


@backup
def back_up(node, reward):
    while node is not None:
        node.visits += 1
        node.wins += reward
        reward = 1 - reward
        node = node.parent


def search(tree):
    root = Node(tree)
    for iteration in range(40):
        node = root
        while not node.untried and node.children:
            node = node.select()
        if node.untried:
            node = node.expand()
        back_up(node, playout(node))
    return max(root.children, key=lambda child: child.visits).move


run = record(search, tree, search="mcts", c=1.4142135623730951, answer="move")
print(run.value)
