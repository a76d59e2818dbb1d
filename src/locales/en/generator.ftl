### Random trees to order.

no-such-tree = no such tree was found in { $attempt } tries
children = children
depth = depth
values = values
fewest-leaves = the fewest leaves
cuts = cuts
outside = { $what }: expected { $least } to { $most }, found { $found }
span-outside = { $what }: expected { $least } to { $most }, found { $low } to { $high }
deep-cut = a deep cut needs four plies, two children and one cut at least
