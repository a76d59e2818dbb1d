"""Runs programs on trees, apart and under limits: jobs come in JSON on standard input, their records go out on standard output."""

import json
import os
import sys

SECONDS, BYTES = 20, 2**30

try:
    import resource
except ImportError:  # Windows has no such limits; the time is limited from outside.
    pass
else:
    for what, limit in ((resource.RLIMIT_CPU, SECONDS), (resource.RLIMIT_AS, BYTES), (resource.RLIMIT_FSIZE, 2**20)):
        try:
            resource.setrlimit(what, (limit, limit))
        except (ValueError, OSError):  # A lower one is set already.
            pass

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import elsewhere  # noqa: E402

jobs = json.load(sys.stdin)
out = sys.stdout
# What programs print is not kept.
sys.stdout = sys.stderr = open(os.devnull, "w")
out.write(json.dumps(elsewhere.run_jobs(jobs)))
