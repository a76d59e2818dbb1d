"""Connect Four: the level "strong" against OpenSpiel's C++ MCTSBot with 1,000 simulations a move. Ours has the median time that took
it, on the same core. Every opening of two discs is played twice, the sides swapped."""
import itertools
import os
import statistics
import sys
import time

import pyspiel
from engine import Engine, measurement

SIMULATIONS = 1_000
GAMES = 100
GAME = pyspiel.load_game("connect_four")


def bot(seed):
    """As OpenSpiel's own example has it: exploration 2, proven values backed up."""
    return pyspiel.MCTSBot(GAME, pyspiel.RandomRolloutEvaluator(1, seed), 2.0, SIMULATIONS, 1_000, True, seed, False)


def median_time():
    """Of the moves it makes in games against itself."""
    seconds = []
    for seed in range(4):
        player, state = bot(seed), GAME.new_initial_state()
        while not state.is_terminal():
            start = time.perf_counter()
            state.apply_action(player.step(state))
            seconds.append(time.perf_counter() - start)
    return statistics.median(seconds)


def play(engine, opening, ours, seed):
    """What we get: 1 for a win, 1/2 for a draw, the depths our moves were searched to, and the time of each."""
    player, state, depths, times = bot(seed), GAME.new_initial_state(), [], []
    for column in opening:
        state.apply_action(column)
    while not state.is_terminal():
        if state.current_player() == ours:
            start = time.perf_counter()
            answer = engine.ask("".join(str(column + 1) for column in state.history()))
            times.append(time.perf_counter() - start)
            depths.append(answer["reached"])
            state.apply_action(int(answer["move"]) - 1)
        else:
            state.apply_action(player.step(state))
    return (state.returns()[ours] + 1) / 2, depths, times


def main(command, *options):
    if hasattr(os, "sched_setaffinity"):
        # The program that is started next inherits the core.
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    seconds = median_time()
    options = options or ("--level", "strong", "--seconds", f"{seconds:.4f}")
    engine = Engine(command, '{"kind":"connect-four"}', options=options)
    results, depths, times = [], [], []
    openings = list(itertools.product(range(7), repeat=2))
    for index in range(GAMES):
        opening = openings[(index // 2) % len(openings)]
        result, reached, took = play(engine, opening, index % 2, index + 1)
        results.append(result)
        depths += reached
        times += took
    engine.close()
    wins, draws, losses = (results.count(result) for result in (1, 0.5, 0))
    print(f"{wins} won, {draws} drawn, {losses} lost; median depth {statistics.median(depths)}, "
          f"median time {1000 * statistics.median(times):.1f} ms against {1000 * seconds:.1f} ms")
    print("lost: " + ", ".join(f"{openings[(index // 2) % 49]} as {index % 2}" for index, result in enumerate(results) if result == 0))
    name = f"Connect Four: {wins} won, {draws} drawn, {losses} lost"
    measurement(name, wins + draws / 2, "of 100", "MCTSBot", losses + draws / 2, least=90)


main(*sys.argv[1:])
