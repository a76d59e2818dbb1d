@watch
def max_value(s, alpha, beta):
    pass


@watch
def min_value(s, alpha, beta):
    pass


run = record(max_value, tree, float("-inf"), float("inf"))
print(run.value)
