@watch
def minimax(s, is_max):
    if not isinstance(s, list):
        return s
    values = [minimax(child, not is_max) for child in s]
    return max(values) if is_max else min(values)


run = record(minimax, tree, True)
print(run.value)
