"""Explicit trees, in the notation of a spec, as a game of OpenSpiel; and random ones."""

import pyspiel

MAX, MIN = 0, 1
LARGEST = 1e9
WIDEST = 6


def game_type(has_chance):
    modes = pyspiel.GameType.ChanceMode
    return pyspiel.GameType(
        short_name="explicit_tree",
        long_name="Explicit tree",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=modes.EXPLICIT_STOCHASTIC if has_chance else modes.DETERMINISTIC,
        information=pyspiel.GameType.Information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=2,
        min_num_players=2,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=False,
        provides_observation_tensor=False,
    )


GAME_INFO = pyspiel.GameInfo(
    num_distinct_actions=WIDEST,
    max_chance_outcomes=WIDEST,
    num_players=2,
    min_utility=-LARGEST,
    max_utility=LARGEST,
    utility_sum=0.0,
    max_game_length=64,
)


class Node:
    """A player and children, or a payoff. Bare lists alternate, beginning with `mover`."""

    def __init__(self, written, mover=MAX):
        self.written = written
        self.payoff, self.player, self.children, self.probabilities = None, mover, [], []
        if isinstance(written, (int, float)):
            self.payoff, self.player = float(written), pyspiel.PlayerId.TERMINAL
            return
        if isinstance(written, list):
            below = written
        elif "chance" in written:
            below, self.player, self.probabilities = written["chance"], pyspiel.PlayerId.CHANCE, written["p"]
        else:
            self.player = MAX if "max" in written else MIN
            below = written["max" if self.player == MAX else "min"]
        # Below a chance node it is the turn of whoever would have moved there.
        after = mover if self.player == pyspiel.PlayerId.CHANCE else 1 - self.player
        self.children = [Node(child, after) for child in below]


class ExplicitTree(pyspiel.Game):
    """One tree."""

    def __init__(self, written, has_chance):
        super().__init__(game_type(has_chance), GAME_INFO, {})
        self.root = Node(written)

    def new_initial_state(self):
        return Position(self)


class Position(pyspiel.State):
    """A node, as the choices that lead to it: OpenSpiel copies a state's fields, and the tree must not be copied."""

    def __init__(self, game):
        super().__init__(game)
        self.choices = ()

    def node(self):
        node = self.get_game().root
        for choice in self.choices:
            node = node.children[choice]
        return node

    def current_player(self):
        return self.node().player

    def _legal_actions(self, player):
        return list(range(len(self.node().children)))

    def chance_outcomes(self):
        return list(enumerate(self.node().probabilities))

    def _apply_action(self, action):
        self.choices += (action,)

    def is_terminal(self):
        return self.node().payoff is not None

    def returns(self):
        payoff = self.node().payoff or 0.0
        return [payoff, -payoff]

    def __str__(self):
        return "r" + "".join(f".{choice}" for choice in self.choices)
