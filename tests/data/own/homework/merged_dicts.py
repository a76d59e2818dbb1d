# line 5
defaults = {"depth": 3}

def options(more):
    return {**defaults, **more}

print(options({"alpha": 0}))
