### Names of nodes, the words of a query, slips in lecture notes.

leaf = 叶节点{"\u00A0"}{ $value }
root = 根节点

## Words of a query; those for the same stand side by side

find-value = 值
find-visits = 访问
find-depth = 深度
find-alpha = α
find-beta = β
find-cut = 剪枝
find-best = 最好
find-unseen = 未访问
find-leaf = 叶 叶节点
find-max = max
find-min = min
find-chance = 机会
find-number = 数
find-facts = 值、访问、深度、α 或 β

## Questions before a decision, on slides that pause

question = 提问
ask-cut = { $node } 其余的着法，搜索还要看吗，还是剪掉？
ask-cut-outcomes = { $node } 其余的结果，搜索还要看吗，还是剪掉？
ask-max = Max 在 { $node } 能得到多少？走哪一步？
ask-min = Min 能把 { $node } 压到多少？走哪一步？
ask-winner = 条件已经齐备：{ $node } 谁胜？
ask-mean = { $node } 各结果的期望值是多少？
ask-selection = { $node } 的哪个子节点置信上界最高？
ask-backup = 本次迭代的结果已知。路径上的 *n* 和 *w* 怎样变化？
ask-move = 迭代全部完成。搜索会选哪一步？

## Slips in lecture notes

errata-zero-sum = 《对抗搜索简介》把完全信息叫“公平”，把没有平局叫“零和”。零和是说一方所得即另一方所失，可以有平局。
errata-sg-search = 《对抗搜索简介》的“SG 搜索”只判胜负。SG 值说得更多，打开“SG 值”可见。
errata-nim-positions = 《对抗搜索简介》：各堆 a₁ … aₙ 共有 ∏(aᵢ + 1) 个局面，不是 ∏ aᵢ：堆可以取空。
errata-win-rate = 《对抗搜索简介》的胜率先说相对根的先手，后又相对叶节点的先手。这里一律看 Max。
errata-estimates = AIMA 习题 5.9 的权重使估值超出 ±1 的效用，有深度上限时会不要取胜而要估值 3。估值应在效用之间：权重取 0.03, 0.01, −0.03, −0.01 即可。
errata-backpropagation = 《对抗搜索简介》的回溯用到未定义的 L。Δ 相对根的先手时，应由奇数层的节点加 Δ，否则根会选对手最好的子节点。
errata-mcts-code = 《对抗搜索简介》的 UCT 代码漏了 c，不把子节点加进树；N 取父节点的，而正文取根的；根从不更新，那里 N 始终为 0，ln N = −∞。它的模拟不论结局，只返回起点的奇偶。
errata-names-of-cuts = 《Adversarial Search》两种剪枝的叫法与多数书相反：在 Min 节点的通常叫 α 剪枝。
errata-cut-sign = 《对抗搜索》（C++）正文在 α > β 时剪，代码在 α ≥ β 时剪。代码是硬边界：剪枝后交上去的只是界。
errata-space = 《对抗搜索》（C++）说极小化极大浪费空间，却又写明 O(bm)，那并不多。它浪费的是时间。
errata-cut-at-max = 《对抗搜索》（含期望极大）：在 Max 节点剪枝时，Min 另有一着使 Max 不超过 β，未必更低。
errata-successors = 《对抗搜索》（含期望极大）用集合存后继：次序丢失，相同的（概率，状态）并成一个。

## Slips in the listings of lecture notes

slip-no-array = b 没有声明，赋值也不会复制数组。
slip-no-memo = 没有存储结果，而正文给出的是记忆化搜索的时间。
slip-undefined-node = v0 未定义，应为 root。
slip-not-added = 新的子节点没有加入树中。
slip-visits-of-parent = 这里的 N 取自父节点，正文中取自根节点。
slip-no-constant = 漏了正文中的常数 C。
slip-parity = 结果取决于模拟从哪里开始，与终局的胜负无关。
slip-root-not-updated = 根节点从不更新：n 始终为 0，而 ln 0 = −∞。
slip-field = 字段名是 value，没有 val。
slip-sign = 正文只在 α > β 时剪枝。
slip-lower = 正文说 Min 在别处另有更低的值，其实也可能相等。
slip-better = 注释说 Max 有更好的走法，其实也可能只是同样好。
slip-set-of-moves = 集合没有次序：值相等的走法中取到哪一个，不能确定。
slip-set-of-cuts = 集合没有次序，而剪枝的多少取决于次序。
slip-set-of-outcomes = 概率和状态都相同的两个结果，在集合中会合并为一个。
slip-windows = 窗口不能原样传过机会节点。
