"""The command line as a player: `plyscope play --detail`, one process for as many positions as are asked."""
import json
import subprocess


class Engine:
    def __init__(self, command, game, algorithm='{"kind":"mcts"}', seed=0, options=()):
        self.process = subprocess.Popen(
            [command, "play", "--detail", *options], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.first = self.ask(f'{{"game":{game},"algorithm":{algorithm},"seed":{seed}}}')

    def ask(self, line):
        """The answer to a position as one types it."""
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()
        answer = json.loads(self.process.stdout.readline())
        if "error" in answer:
            raise ValueError(f"{line}: {answer['error']}")
        return answer

    def close(self):
        self.process.stdin.close()
        self.process.wait()


def measurement(name, value, unit, peer=None, peer_value=None, least=None):
    """One line of the table that `cargo xtask bench` prints."""
    goal = None if least is None else {"value_at_least": least}
    print(json.dumps({"name": name, "value": value, "unit": unit, "peer": peer, "peer_value": peer_value, "goal": goal}))
