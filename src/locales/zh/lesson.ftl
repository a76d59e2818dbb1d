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
ask-cut = 搜索还要访问 { $node } 其余的走法吗，还是剪枝？
ask-cut-outcomes = 搜索还要访问 { $node } 其余的结果吗，还是剪枝？
ask-max = { $mover } 在 { $node } 能得到多少？走哪一步？
ask-min = Min 能使 { $node } 的值降到多少？走哪一步？
ask-winner = 所需的信息已经齐备：{ $node } 处谁胜？
ask-mean = { $node } 各结果的期望值是多少？
ask-selection = { $node } 的哪个子节点置信上界最高？
ask-backup = 本次迭代的结果已知。路径上的 *n* 和 *w* 怎样变化？
ask-move = 迭代全部完成。搜索选哪一步？

## Slips in lecture notes

errata-zero-sum = [A]《对抗搜索简介》把完全信息称为“公平”，把没有平局称为“零和”。零和是指一方所得就是另一方所失，可以有平局。
errata-sg-search = [A]《对抗搜索简介》的“SG 搜索”只判断胜负。SG 值包含更多信息，可用选项“SG 值”显示。
errata-nim-positions = [A]《对抗搜索简介》说各堆为 a₁ … aₙ 时记忆化搜索的时间是 O(∏ aᵢ)。堆可以取空，所以局面有 ∏(aᵢ + 1) 个，每个局面还要尝试所有走法：O(∑ aᵢ · ∏(aᵢ + 1))。
errata-win-rate = [A]《对抗搜索简介》先说胜率相对于根处轮到走的一方，后又说相对于叶节点处轮到走的一方。这里一律从 Max 的角度计算。
errata-estimates = 容易出错，但不是讲义的错误：AIMA（第 3 版）习题 5.9 的权重是 3、1、−3、−1，有些估值会超出效用的范围（−1 到 1），有深度上限的搜索可能放弃取胜而选择估值 3。改用 0.03、0.01、−0.03、−0.01，估值就在范围之内。
errata-backpropagation = [A]《对抗搜索简介》的回溯用到没有定义的 L。若 Δ 是根处先手的奖励，应在奇数深度的节点加 Δ，否则根会选择对对手最有利的子节点。
errata-mcts-code = [A]《对抗搜索简介》的 UCT 代码设定了常数 C 却没有用到；没有把子节点加入树中；N 取自父节点，而正文取自根节点。根节点从不更新，所以那里 N 始终为 0，ln N = −∞。它的模拟只返回起点深度的奇偶，与终局的胜负无关；结果又不论新节点由谁走到，都原样加入。
errata-names-of-cuts = [B]《Adversarial Search》对两种剪枝的叫法与多数书相反：Min 节点处的剪枝通常称为 α 剪枝。
errata-cut-sign = [D]《对抗搜索》（C++）的正文在 α > β 时剪枝，代码在 α ≥ β 时剪枝。代码是硬边界的：剪枝时返回的数只是界。
errata-space = [D]《对抗搜索》（C++）说极小化极大浪费时间和空间。它的空间 O(bm) 很小，浪费的只是时间。
errata-cut-at-max = [E]《对抗搜索》（含期望极大）说在 Max 节点剪枝时，Min 在别处有得分更低的走法。得分也可能相等。
errata-successors = [E]《对抗搜索》（含期望极大）用集合存后继。集合没有次序，而且相同的（概率，状态）会合并为一个。

## Slips in the listings of lecture notes

slip-no-array = b 没有声明，赋值也不会复制数组。
slip-no-memo = 没有存储结果，而正文给出的是记忆化搜索的时间。
slip-undefined-node = v0 未定义，应为 root。
slip-not-added = 新的子节点没有加入树中。
slip-visits-of-parent = 这里的 N 取自父节点，正文中取自根节点。
slip-no-constant = 常数 C 已在上面设定，这里却没有用到。
slip-parity = 结果取决于模拟从哪里开始，与终局的胜负无关。
slip-side = r 是相对于先手的：u 的深度为偶数时，这里应加 1 − r。
slip-root-not-updated = 根节点从不更新：n 始终为 0，而 ln 0 = −∞。
slip-field = 字段名是 value，没有 val。
slip-sign = 正文只在 α > β 时剪枝。
slip-lower = 正文说 Min 在别处另有更低的值，其实也可能相等。
slip-better = 注释说 Max 有更好的走法，其实也可能只是同样好。
slip-set-of-moves = 集合没有次序。值与次序无关，但根处选的走法与次序有关。
slip-set-of-cuts = 集合没有次序，而剪枝的多少取决于次序。
slip-set-of-outcomes = 概率和状态都相同的两个结果，在集合中会合并为一个。
slip-windows = 窗口不能原样传过机会节点。
