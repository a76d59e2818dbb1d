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
puct-of = { $child } 的上界最高：{ $mean } + { $c }·{ $prior }·√{ $parent } / (1 + { $n }) ≈ { $sum }。
ucb-next = 其次是 { $child }，≈{"\u00A0"}{ $sum }。
visits-after = { $node } 的 n 每次模拟加一，共加 { $more }：{ $old } + { $more } = { $sum }。
reward-after = { $node } 的 w 加上 { $more }，即走进该节点的一方的奖励：{ $old } + { $more } = { $sum }。
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
slip-no-sign-flip = 看来给每个节点加了同样的奖励；每个节点应加走进该节点的一方的奖励。
slip-other-side = 看来把奖励算给了该走的一方；应算给走到那里的一方。
slip-leaf-not-counted = 看来漏了路径末端的节点；它也被访问了。
slip-root-not-counted = 看来漏了根节点；每次迭代都访问它。
slip-one-visit = 看来一次迭代只记了一次访问；每次模拟都要计数。
slip-one-late = 看来先检验了窗口，才记入新的值；每个子节点返回后应先记入它的值，再比较 α 与 β。
slip-stale-window = 看来每个子节点都接过了父节点进入时的窗口；后面的子节点应接过前面的兄弟已收紧的窗口。
slip-last-value = 看来用最后的值取代了 α 或 β；较差的值不改变窗口：Max 只提高 α，Min 只降低 β。
slip-starts-at-zero = 看来一开始就把 0 当作目前最好的值；Max 应从 −∞ 开始，Min 应从 +∞ 开始，因为所有的值都可能小于或大于 0。
slip-ties-at-max-only = 看来只在 Max 节点于 α{"\u00A0"}={"\u00A0"}β 时剪枝；所有节点应使用同一条规则，≥ 或 >。
slip-ties-at-min-only = 看来只在 Min 节点于 α{"\u00A0"}={"\u00A0"}β 时剪枝；所有节点应使用同一条规则，≥ 或 >。
slip-sum-of-children = 看来把子节点的访问次数之和当作 N；N 取自节点本身，它的第一次访问不属于任何子节点。

## Refusals

not-met = 抽了 { $tries } 个局面，都不合要求；请放宽要求
no-node = 这棵树里没有节点 { $node }
other-algorithm = 对这种算法或这些选项不能这样提问
too-many-fields = 至多 { $most } 个空，这里有 { $count } 个；请在 "at" 中少列几个节点
needs-lists = 程序需要嵌套列表的树：根为 Max，双方轮流，没有机会节点
code-no-run = 第 { $number } 棵树上没有程序的运行。程序要对嵌套列表的树调用 record(fn, tree, …)。
code-other-tree = 第 { $number } 次运行用的是另一棵树。
code-no-cuts = 第 { $number } 棵树上程序没有传窗口，而要求的是 α-β 剪枝。
code-cuts = 第 { $number } 棵树上程序传了窗口，而要求的是不剪枝的极小化极大。
code-differs = 第 { $number } 棵树：{ $said }{ $rule }
repair-line = 写错的是另一行。
repair-shows = 在第一棵树上，所给的程序与书上相同：写错的那行没有显出来。
repair-hides = 在第二棵树上，所给的程序与书上不同：写错的那行显出来了。
repair-small = 第二棵树只有 { $leaves } 个叶节点，至少要有 { $fewest } 个。
repair-not-run = 所给的程序在其中一棵树上没有运行：树写成列表，如 [[1, 2], [3, 4]]。
needs-tree = 只有显式树才能这样提问
no-choice = UCB 在那里不作选择：有子节点缺失或未访问
no-orders = 任何次序都访问同样多的叶节点，或次序超过 { $most } 种
not-possible = 树上这些叶节点原有的数就是参考答案，应能达到目标
no-slip = 此题中任何一种误解都不改变答案
nothing-asked = 搜索没有给出所问节点的结果
too-long = 这个搜索太长，不宜作练习
too-much-work = 生成这道练习的工作量太大：请缩小局面或减少条件
one-source = 应只写 "game" 与 "generate" 之一
rising-range = 两个整数的列表，后者不小于前者
questions = {" "}1 到 { $most } 个问题的列表
number-to = {" "}0 到 { $most } 之间的数
node-path = 节点路径，如 "r.0.2"
different-nodes = 互不相同的节点
exercises = 1 至 { $most } 道练习的列表

## 搜索的规则

rule-turns = 根节点轮到 { $player }。
rule-left-to-right = 子节点从左到右依次访问。
rule-minimax = Max 取子节点的最大值，Min 取最小值；相等时取靠前的走法。
rule-won = 双方都采取最优策略时，Max 胜则值为 1，Min 胜则值为 −1；根节点的走法是最靠前的必胜走法。
rule-stops = 找到第一个必胜的走法，搜索就离开该节点。
rule-goes-on = 找到必胜的走法之后，仍访问该节点的其余走法。
rule-memo = 已经确定胜负的局面直接查表，不再搜索。
rule-no-memo = 同一局面每次出现都重新搜索。
rule-mex = 局面的 SG 值，是走一步所到各局面的 SG 值中未出现的最小自然数（mex）。
rule-best-first = 子节点按值或估值的次序访问，对走子一方最好的在前。
rule-worst-first = 子节点按值或估值的次序访问，对走子一方最差的在前。
rule-shuffled = 子节点按由种子决定的随机次序访问。
rule-killers = 子节点从左到右访问，但在同一深度引起过剪枝的走法（杀手走法）在前。
rule-window = 根节点的窗口为 ({ $alpha }, { $beta })。
rule-left-at = 一旦 α{"\u00A0"}{ $sign }{"\u00A0"}β，搜索就离开该节点。
rule-soft = 节点返回已找到的最好的值，即使它在窗口之外（软边界，fail-soft）。
rule-hard = Max 节点返回 α，Min 节点返回 β（硬边界，fail-hard）。
rule-clipped = 节点返回已找到的最好的值，并限制在它得到的窗口之内。
rule-deepening = 搜索从深度 1 开始，每次加深一层，直到深度上限。
rule-table = 结果存入置换表，再次遇到时使用。
rule-chance = 机会节点的值是其子节点按概率加权的均值。
rule-random-opponent = 根节点一方的对手随机走子，每种走法概率相等：这样的节点是机会节点。
rule-utility = 收益为 x 的叶节点，值为其效用 { $curve }。
rule-points = 叶节点的值为其收益的效用，由过各点（收益，效用）{ $points } 的折线给出。
rule-bounds = 每个叶节点的值都不小于 { $low }，不大于 { $high }。
rule-star1 = Star1 能略去的结果都不访问：均值的上下界一旦落在窗口之外，搜索就离开该机会节点。
rule-depth = 搜索到深度 { $depth } 为止，该处的局面用估值。
rule-played-out = 估值是 { $count } 次随机模拟结果的均值。
rule-weights = 局面的估值为 { $terms }，从 Max 的角度计算。
rule-ucb = 选取 UCB = w/n + c·√({ $factor }ln{"\u00A0"}N{"\u00A0"}/{"\u00A0"}n) 最大的子节点。N 是{ $of }的访问次数，n 是子节点的访问次数。
rule-constant = 常数 c 是 { $c }。
rule-of-root = 根节点
rule-of-parent = 父节点
rule-puct = 选取 PUCT = w/n + c·P·{ $root }/(1 + n) 最大的子节点，相等时取靠前者；c{"\u00A0"}={"\u00A0"}{ $c }。N 是全部子节点的访问次数之和；n 为 0 时 w/n 算作 0。
rule-priors-given = 走法的先验概率 P 写在节点上；未写则全部相等。
rule-priors-uniform = 同一节点的走法先验概率 P 都相等。
rule-priors-features = 先验概率 P 是走后局面估值的 softmax，从走子方的角度看。
rule-expand-by-puct = 扩展时一次加入全部子节点，从 PUCT 选出的那个开始模拟。
rule-ties = 未访问过的子节点先取；和相等时取靠前者。
rule-uniform = 在已完全扩展的节点处随机选取子节点，概率相等。
rule-expand-one = 每次迭代加入一个子节点，即尚缺的第一个。
rule-expand-all = 扩展时一次加入全部子节点，从第一个开始模拟。
rule-expand-random = 加入的子节点从尚缺的子节点中随机抽取。
rule-w = w 是从走进该节点的一方的角度累计的奖励；根节点处为不走子的一方。
rule-rewards = 奖励从 { $low } 到 { $high }。
rule-playouts = 每次迭代模拟 { $count } 次，n 增加 { $count }。
rule-rollout-root = 第一次迭代从根节点本身开始模拟。
rule-careful = 模拟时避开对走子一方有害的走法。
rule-exact = 模拟的每一步之前先向前搜索 { $plies } 步，能定胜负时即告终局。
rule-most-visits = 最后选择访问次数最多的走法；相同时取靠前者。
rule-best-mean = 最后选择 w/n 最大的走法；相同时取靠前者。
rule-best-ucb = 最后选择 UCB 最大的走法；相同时取靠前者。

## 哪一种搜索、接下来执行谁、模拟

runs-next = { $returned } 返回后，{ $parent } 继续执行，并进入 { $node }
no-handover = 节点返回后，搜索都没有多个去处
all-alike = 可选的各种搜索在这里做的完全一样
is-minimax = 极小极大
is-ge = α-β，α ≥ β 时离开节点
is-gt = α-β，α > β 时离开节点
is-best-first = α-β，最好的子节点在前
is-worst-first = α-β，最差的子节点在前
is-c-0 = UCT，c = 0
is-c-03 = UCT，c = 0.3
is-c-14 = UCT，c = √2
leaves-were = 某次搜索依次读取了这些叶节点：{ $nodes }。
moves-were = 某次搜索的各次迭代从根依次走到：{ $nodes }。
nodes-between = 、
differs-at = 第 { $at } 处，这份记录是 { $here }，而所选的搜索是 { $there }
compare-each = 从头逐一检查每种搜索，在与记录第一次不同处将它排除。
nothing-more = 没有更多
visits-in-all = 全部迭代之后，{ $node } 的 n = { $n }，w = { $w }
which-alone = 这个问题会泄露其他问题的答案，只能单独提出
claim-yes = 是，对每棵树都成立
claim-no = 否
claim-needs-lists = 应为由数组成的嵌套列表，如 [[5, 6], [2, 1]]
claim-tree-too-large = 只检验叶节点不超过 { $most } 个的树
claim-holds-here = 在这棵树上成立。
claim-fails-here = 在这棵树上不成立。
claim-same-root = α-β 给根节点的值与极小极大给的相同。
claim-never-more = α-β 访问的叶节点从不多于极小极大。
claim-strict-never-fewer = 用规则 α > β 时，α-β 访问的叶节点从不少于用 α ≥ β 时。
claim-exact-inside = α-β 给它访问的每个节点的值都与极小极大给的相同。
claim-first-branch-whole = α-β 访问根的第一个子节点之下的所有叶节点。
claim-one-leaf-a-cut = 每次剪枝恰好略去一个叶节点。
claim-last-leaf = α-β 总会访问最后一个叶节点。
why-same-root = 成立：剪枝略去的，总是某一方可以用至少同样好的选择避开的部分。
why-never-more = 成立：α-β 走的路相同，只会略去一些。
why-strict-never-fewer = 成立：凡是 α > β 处也有 α ≥ β，因此严格规则在同样的地方或更晚剪枝。
why-exact-inside = 不成立：被剪枝的节点得到的是界，未必是它的值。在 [[5, 6], [2, 1]] 中 B 得到 ≤ 2，而它的值是 1。
why-first-branch-whole = 从三层起不成立：第一个子节点之下也会产生界。在 [[[1, 2], [3, 0]], …] 中叶节点 0 被剪去。
why-one-leaf-a-cut = 不成立：一次剪枝略去余下的所有子节点及其下的一切。在 [[5, 6], [2, 1, 0]] 中一次剪枝略去两个叶节点。
why-last-leaf = 不成立：在 [[5, 6], [2, 1]] 中最后一个叶节点被剪去。
