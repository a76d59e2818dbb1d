"""Snake Go on 8x8: the level "strong" against a greedy player, which looks one ply ahead for the most cells and takes any of the
moves that are best by that. Sides are swapped; the greedy player's seeds make the games differ."""
import statistics
import sys

from engine import Engine, measurement

GAMES = 100
# Cells held are the first feature; nothing else counts.
GREEDY = '{"kind":"alpha-beta","depth":1,"order":"shuffle","evaluation":{"kind":"features","weights":[1,0,0,0,0]}}'
# As positions are typed: the number of each, from 1.
ACTIONS = ["→", "↑", "←", "↓", "fire", "split"]


def play(strong, greedy, preset, side):
    """By how many cells we lead in the end, and the depths our moves were searched to."""
    moves, depths = "", []
    position = f"{preset} {moves}"
    while True:
        answer = greedy.ask(position.strip())
        if answer["move"] is None:
            return answer["value"] * (1 if side == "max" else -1), depths
        if answer["to_move"] == side:
            answer = strong.ask(position.strip())
            depths.append(answer["reached"])
        moves += str(ACTIONS.index(answer["move"]) + 1)
        position = f"{preset} {moves}"


def main(command, preset="skirmish", *options):
    game = f'{{"kind":"snake-go","preset":"{preset}"}}'
    strong = Engine(command, game, options=options or ("--level", "strong"))
    results, depths = [], []
    for index in range(GAMES):
        greedy = Engine(command, game, GREEDY, seed=1 + index)
        lead, reached = play(strong, greedy, preset, "max" if index % 2 == 0 else "min")
        greedy.close()
        results.append(lead)
        depths += reached
    strong.close()
    wins, draws = sum(lead > 0 for lead in results), results.count(0)
    print(f"leads: median {statistics.median(results)}, from {min(results)} to {max(results)}; median depth {statistics.median(depths)}")
    losses = GAMES - wins - draws
    measurement(f"Snake Go 8x8: {wins} won, {draws} drawn, {losses} lost", wins + draws / 2, "of 100", "greedy", losses + draws / 2,
                least=95)


main(*sys.argv[1:])
