### Exercises: why an answer is wrong, which misconception explains it, and why an exercise is refused.

## Why

value-is = { $node } 的值为 { $value }。
largest-of = { $node } 由 Max 选择，取 { $list } 中最大的：{ $value }。
smallest-of = { $node } 由 Min 选择，取 { $list } 中最小的：{ $value }。
mean-of = { $node } 是机会节点：{ $sum } { $equals } { $value }。
grundy-of = { $node } 的 SG 值是 { $list } 中未出现的最小自然数：{ $value }。
leaves-seen =
    { $count ->
        [one] 搜索访问 1 个叶节点。
       *[other] 搜索访问 { $count } 个叶节点。
    }
root-move = 应走 { $node }：其值为 { $value }，对在根节点走的一方来说，没有更好的走法。
root-value = 根节点的值为 { $value }。
between = {""}
not-visited = { $node } 不会被访问：搜索此前已离开它上方的一个节点。
is-seen = { $node } 要访问：搜索到这里时，{ $parent } 的窗口是 { $alpha } 到 { $beta }，α{"\u00A0"}{ $sign }{"\u00A0"}β 不成立。
is-seen-open = { $node } 要访问：搜索到这里时，{ $parent } 尚未确定。
window-from = { $node } 以 { $parent } 此刻的窗口开始：α{"\u00A0"}={"\u00A0"}{ $alpha }，β{"\u00A0"}={"\u00A0"}{ $beta }。
window-at-root = { $node } 以搜索给定的窗口开始：α{"\u00A0"}={"\u00A0"}{ $alpha }，β{"\u00A0"}={"\u00A0"}{ $beta }。
window-left = 搜索离开 { $node } 时，那里 α{"\u00A0"}={"\u00A0"}{ $alpha }，β{"\u00A0"}={"\u00A0"}{ $beta }。
ucb-of = { $child } 的置信上界最高：{ $w }/{ $n } + { $c }·√({ $factor }ln { $parent } / { $n }) ≈ { $sum }。
ucb-next = 其次是 { $child }，≈{"\u00A0"}{ $sum }。
visits-after = { $node } 的 n 每次模拟加一，共加 { $more }：{ $old } + { $more } = { $sum }。
reward-after = { $node } 的 w 加上 { $more }，即走到这里的一方的奖励：{ $old } + { $more } = { $sum }。
first-mistake = 第一处错误在 { $node }：由它的子节点得不出这个值，此前各节点的值都正确。
first-wrong-window = 第一处错误在 { $node }：搜索在此之前进入的各节点，窗口都正确。
no-order = { $node } 的次序应把每个子节点各列一次，编号从 0 起。
leaves-in-order = 按此次序，搜索访问 { $count } 个叶节点；最好的次序为 { $best } 个，最差的为 { $worst } 个。
numbers-missing = 每个标出的叶节点都要填一个有限的数。
not-cut = 填这些数时，{ $node } 仍要访问。
not-seen = 填这些数时，{ $node } 被剪掉。
cuts-made = 填这些数时，搜索剪枝 { $given } 次。
value-made = 填这些数时，根节点的值为 { $given }。
move-made = 填这些数时，搜索走 { $node }。

## Misconceptions

slip-other-cut-rule = 看来用了另一条剪枝规则：α{"\u00A0"}={"\u00A0"}β 时，≥ 剪枝，> 不剪。
slip-max-only = 看来只在 Max 节点检验窗口；Min 节点也按同一规则离开。
slip-min-only = 看来只在 Min 节点检验窗口；Max 节点也按同一规则离开。
slip-parent-bound = 看来只把节点与其父节点比较；更靠上的界同样有效：子节点接过父节点的整个窗口。
slip-fresh-window = 看来让每个节点都从 (−∞, +∞) 开始；子节点应接过父节点的窗口。
slip-cause-too = 看来把使窗口变空的叶节点也划掉了；那个叶节点必须访问。
slip-whole-node = 看来把整个节点都划掉了；剪枝之前的子节点必须访问。
slip-right-to-left = 看来是从右到左访问的；子节点应从左到右访问。
slip-integers = 看来在 α 与 β 之间没有整数时就离开了节点；值不一定是整数。
slip-min-max-swapped = 看来把 Max 与 Min 对调了。
slip-all-max = 看来处处取最大值；Min 取最小值。
slip-all-min = 看来处处取最小值；Max 取最大值。
slip-plain-mean = 看来在机会节点取了算术平均；每个值应按其概率加权。
slip-plain-sum = 看来在机会节点把值直接相加；每个值应按其概率加权。
slip-max-at-chance = 看来在机会节点取了最大值；那里没有人作选择，应取期望。
slip-min-at-chance = 看来在机会节点取了最小值；那里没有人作选择，应取期望。
slip-whole-means = 看来把期望值的小数部分舍去了；期望值不一定是整数。
slip-largest-and-one = 看来取了后继中最大的 SG 值加一；应取未出现的最小自然数。
slip-count-of-moves = 看来数的是走法的个数；SG 值是后继中未出现的最小自然数。
slip-best-mean = 看来取了平均奖励最高的；置信上界还要加上探索项。
slip-ln-of-child = 看来取了子节点访问次数的对数；公式中是 ln N，N 由题目给出。
slip-visits-exchanged = 看来把 n 与 N 写反了：N 在对数里，n 在分母上。
slip-other-parent = 看来 N 取自另一个节点；取父节点还是根节点，公式里写明了。
slip-no-square-root = 看来漏了平方根。
slip-other-factor = 看来根号下用了另一种系数（1 或 2）的公式。
slip-log-of-ten = 看来用了常用对数；应为自然对数。
slip-no-weight = 看来漏了常数 c。
slip-no-sign-flip = 看来给每个节点加了同样的奖励；每个节点应加走到那里的一方的奖励。
slip-other-side = 看来把奖励算给了该走的一方；应算给走到那里的一方。
slip-leaf-not-counted = 看来漏了路径末端的节点；它也被访问了。
slip-root-not-counted = 看来漏了根节点；每次迭代都访问它。
slip-one-visit = 看来一次迭代只记了一次访问；每次模拟都要计数。

## Refusals

not-met = 抽了 { $tries } 个局面，都不合要求；请放宽要求
no-node = 这棵树里没有节点 { $node }
other-algorithm = 对这种算法或这些选项不能这样提问
too-many-fields = 至多 { $most } 个空，这里有 { $count } 个；请在 "at" 中少列几个节点
needs-tree = 只有显式树才能这样提问
no-choice = UCB 在那里不作选择：有子节点缺失或未访问
no-orders = 任何次序都访问同样多的叶节点，或次序超过 { $most } 种
not-possible = 树上这些叶节点原有的数就是参考答案，应能达到目标
no-slip = 这里没有哪种误解会改变答案
nothing-asked = 搜索没有给出所问节点的结果
too-long = 这个搜索太长，不宜作练习
one-source = 应只写 "game" 与 "generate" 之一
rising-range = 两个整数的列表，后者不小于前者
questions = {" "}1 到 { $most } 个问题的列表
number-to = {" "}0 到 { $most } 之间的数
node-path = 节点路径，如 "r.0.2"
exercises = 1 至 { $most } 道练习的列表
