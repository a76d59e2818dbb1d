"""The same searches here and on a local Dask cluster: equal results in the same order."""

import plyscope
from dask.distributed import Client, LocalCluster

SPECS = [{"game": {"kind": "nim", "heaps": [1, at % 3 + 1, at % 4]}, "algorithm": {"kind": "minimax"}} for at in range(90)]

if __name__ == "__main__":
    with LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as cluster, Client(cluster) as client:
        found = plyscope.solve_many(SPECS, client.get_executor(), share=30)
    assert found == plyscope.solve_many(SPECS)
    print(len(found), "searches by Dask")
