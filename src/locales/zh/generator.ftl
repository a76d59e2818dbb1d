### Random trees to order.

no-such-tree = 试了 { $attempt } 次，没有找到这样的树
children = 子节点数
depth = 深度
values = 叶值
fewest-leaves = 最少的叶节点数
cuts = 剪枝次数
outside = { $what }：应在 { $least } 到 { $most } 之间，现为 { $found }
span-outside = { $what }：应在 { $least } 到 { $most } 之间，现为 { $low } 到 { $high }
deep-cut = 深层剪枝至少要 4 层、2 个子节点、1 次剪枝
