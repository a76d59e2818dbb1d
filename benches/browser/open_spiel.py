"""Monte-Carlo tree search as OpenSpiel has it in C++: playouts a second by game, as JSON, the median of a few rounds."""
import json
import statistics
import sys
import time

import pyspiel

ROUNDS = 5


def rate(name, playouts):
    game = pyspiel.load_game(name)
    seconds = []
    for seed in range(ROUNDS):
        evaluator = pyspiel.RandomRolloutEvaluator(1, seed)
        bot = pyspiel.MCTSBot(game, evaluator, 2.0, playouts, 1000, False, seed, False)
        state = game.new_initial_state()
        start = time.perf_counter()
        bot.mcts_search(state)
        seconds.append(time.perf_counter() - start)
    return playouts / statistics.median(seconds)


print(json.dumps({name: rate(name, int(playouts)) for name, playouts in (pair.split(":") for pair in sys.argv[1:])}))
