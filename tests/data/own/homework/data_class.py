# line 5
from dataclasses import dataclass


@dataclass
class Node:
    value: int
    children: list


print(Node(3, []))
