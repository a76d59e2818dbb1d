### The sentence of a step. `*α*` is a mathematical symbol.

tag-start = 开始
tag-selection = 选择
tag-expansion = 扩展
tag-simulation = 模拟
tag-backpropagation = 反向传播
tag-down = 向下
tag-value = 取值
tag-back-up = 回传
tag-cut = 剪枝
tag-choice = 决定
outcome = { $outcome } 的概率为 { $odds }。
sum-begins = { $node } 处先累计第一项：{ $term }{"\u00A0"}{ $equals }{"\u00A0"}{ $sum }。
sum-so-far = { $node } 的和现为 { $before }{"\u00A0"}+{"\u00A0"}{ $term }{"\u00A0"}{ $equals }{"\u00A0"}{ $sum }。
settled = { $node } 的值就此确定：{ $low }。
still-between = 未搜索的值都在 { $least } 与 { $most } 之间，所以 { $node } 在 { $low } 与 { $high } 之间。
rest-at-most = 即使余下的结果都取上界，{ $node } 也不超过 { $high }，而 Max 在别处的期望值已可达 { $alpha }：
rest-at-least = 即使余下的结果都取下界，{ $node } 也不低于 { $low }，而 Min 在别处可使期望值不超过 { $beta }：
won-by-somebody = 这里没有平局：+1 表示 Max 胜，−1 表示 Min 胜，没有别的值。
values-between = 搜索之前已知：每个值都在 { $low } 与 { $high } 之间。
first-depth = 第一轮搜索，深度上限为 { $depth }。
next-depth = 从根节点重新搜索，到深度 { $depth }。较浅的搜索得到的值作废。
rank-killer = { $child } 是杀手走法（在这一层引起过剪枝），所以先试。
rank-no-killer = { $child } 不是杀手走法：最近没有在这一层引起剪枝。
rank-draw = { $child } 抽到随机数 { $score }：数大的先试。
rank-written = { $child } 的真实值为 { $score }；
rank-evaluated = { $child } 的静态估值为 { $score }；
worst-first = 先试对 { $mover } 最不利的走法。
best-first = 先试对 { $mover } 最有利的走法。
start-outlined = 搜索还没有开始。灰色的是整棵树，所有节点都尚未访问。
start-growing = 搜索还没有开始。搜索访问到的节点逐个加入树中。
open-chance = { $node } 是机会节点，有 { $count }{"\u00A0"}种结果，各有其概率。
tries-first = { $mover } 先试 { $child }。
tries-next = { $mover } 再试 { $child }。
tries-again = { $mover } 重试 { $child }。
recall-won = { $node } 先前在 { $original } 处已有结论，记忆表中是 { $winner } 胜，不再搜索。
recall-value = { $node } 先前在 { $original } 处搜索过：置换表中存有它的值 { $value }，可直接使用。
recall-cut = { $node } 先前在 { $original } 处搜索过：置换表中存有界 { $value }，已足以剪枝。
recall-narrow = { $node } 先前在 { $original } 处搜索过：置换表中存有界 { $value }，窗口随之变窄。
recall-order = { $node } 先前在 { $original } 处搜索过，但深度或窗口不同：只用它的最好走法，先试这一步。
recall-window = 于是 { $node } 处只有 *α*{"\u00A0"}{ $alpha-sign }{"\u00A0"}{ $alpha } 到 *β*{"\u00A0"}{ $beta-sign }{"\u00A0"}{ $beta } 之间的值才有用。
store-won = 将 { $node } 的胜负存入记忆表。
store-lower = 将 { $node } 的值作为下界存入置换表。
store-upper = 将 { $node } 的值作为上界存入置换表。
store-exact = 将 { $node } 的值存入置换表：是准确值，不是界。
grundy-leaf = { $node } 的 SG 值为 { $number }。
grundy = { $node } 的 SG 值：mex{"\u00A0"}{ $below }{"\u00A0"}={"\u00A0"}{ $number }，即各后继的 SG 值中未出现的最小自然数。
over-mcts = { $node } 已是终局，得 { $value }，不必模拟。
over-won = { $node } 已是终局：{ $winner } 胜。
over-utility = { $node } 已是终局：得分 { $payoff } 的效用为 { $value }。
over = { $node } 已是终局，值为 { $value }。
over-turned = { $node } 已是终局：对接下来该走的 { $mover } 来说，值为 { $value }。
estimate-utility = 到了深度上限，{ $node } 不再往下搜索：估值为 { $payoff }，效用为 { $estimate }。
estimate = 到了深度上限，{ $node } 不再往下搜索：估值为 { $estimate }。
estimate-turned = 到了深度上限，{ $node } 不再往下搜索：对该走的 { $mover } 来说，估值为 { $estimate }。
improve-won = { $mover } 走 { $child } 后必胜，所以 { $mover } 在 { $node } 也必胜。
improve-max = { $max } 在 { $node } 处走 { $child } 可得 { $value-about }{ $value }：max({ $held }, { $score }){"\u00A0"}={"\u00A0"}{ $value }。
improve-min = { $min } 在 { $node } 处走 { $child } 可使 { $max } 至多得 { $value-about }{ $value }：min({ $held }, { $score }){"\u00A0"}={"\u00A0"}{ $value }。
improve-max-expected = { $node } 处目前最高的期望值为 { $value-about }{ $value }（走 { $child }）：max({ $held }, { $score }){"\u00A0"}={"\u00A0"}{ $value }。
improve-min-expected = { $node } 处目前最低的期望值为 { $value-about }{ $value }（走 { $child }）：min({ $held }, { $score }){"\u00A0"}={"\u00A0"}{ $value }。
improve-max-bound = { $child } 的值不超过 { $score }，所以 { $node } 目前不超过 max({ $held }, { $score }){"\u00A0"}={"\u00A0"}{ $value }。
improve-turned-bound = 从 { $node } 的行动方来看，{ $child } 的值不超过 { $score }，所以 { $node } 目前不超过 max({ $held }, { $score }){"\u00A0"}={"\u00A0"}{ $value }。
improve-min-bound = { $child } 的值不低于 { $score }，所以 { $node } 目前不低于 min({ $held }, { $score }){"\u00A0"}={"\u00A0"}{ $value }。
improve-open = { $node } 暂取 { $child } 返回的 { $value }；{ $child } 的值可能更高，也可能更低。
return-open = { $node } 返回 { $value }；受窗口或置换表所限，它的值可能更大，也可能更小。
return-at-least-estimate = { $node } 返回 { $value }：由估值得到的下界。
return-at-most-estimate = { $node } 返回 { $value }：由估值得到的上界。
return-average = { $node } 的值为 { $value }，由模拟得到。
return-at-least = { $node } 返回 { $value }：这是下界，不是准确值。
return-at-most = { $node } 返回 { $value }：这是上界，不是准确值。
return-estimate = { $node } 的值为 { $value }，由估值得到。
return-rounded = { $node } 的值为 { $value }（已舍入）。
return-exact = { $node } 的值恰为 { $value }。
return-turned = 到 { $parent } 取负：{ $value }。
search-ends-at-depth = 到深度 { $depth } 的搜索完成。
search-ends = 搜索完成。
decided-leaf = 从 { $node } 返回：该处 { $winner } 胜。
decided-won = { $node } 先手必胜（{ $winner }）。
decided-lost = { $mover } 在 { $node } 的所有走法都使 { $winner } 胜：{ $node } 先手必败。
first-value = { $value } 是 { $node } 的第一个值。
first-bound = { $node } 处先得到的是一个界：{ $value }。
better = 对 { $mover } 来说，{ $value } 优于 { $held }。
better-bound = 暂取 { $value }，但只知道界：对 { $mover } 来说，{ $child } 不一定优于 { $held }。
no-better = { $value } 与已有的最好值相等，保留先找到的走法。
no-better-max = { $child } 的值不超过 { $value }，对 Max 来说不优于先得到的 { $held }。
no-better-turned = 至多得 { $value }，对 { $mover } 来说不优于先得到的 { $held }。
no-better-min = { $child } 的值不低于 { $value }，对 Min 来说不优于先得到的 { $held }。
kept-bound = 就已知的来看，{ $value } 并不更好：{ $node } 仍为 { $held }。
worse = 对 { $mover } 来说，{ $value } 不如 { $held }：{ $node } 仍为 { $held }。
choose-win = { $mover } 走 { $child }，必胜。
choose-loss = 所有走法都必败，{ $mover } 取第一种：{ $child }。
choose-estimate = { $mover } 走 { $child }：按估值，值为 { $value }。
choose-expected = { $mover } 走 { $child }：期望值为 { $value }。
choose-best = { $mover } 走 { $child }：双方都采取最优策略时，值为 { $value }。
leaves-saved = 共 { $all } 个叶节点，访问了 { $visited } 个，省去 { $saved } 个。
no-leaves-saved = { $all } 个叶节点全部访问。
no-other-better = 没有更好的走法。
others-lose = 其他走法都输。
others-at-most = 其他走法的值都不超过 { $value }。
others-at-least = 其他走法的值都不低于 { $value }。
window-full = { $node } 的搜索从完整的窗口开始：*α*{"\u00A0"}={"\u00A0"}{ $alpha }，*β*{"\u00A0"}={"\u00A0"}{ $beta }。
window-given = { $node } 得到窗口 *α*{"\u00A0"}{ $alpha-sign }{"\u00A0"}{ $alpha }，*β*{"\u00A0"}{ $beta-sign }{"\u00A0"}{ $beta }：只有落在其间的值才有用。
window-turned = { $parent } 的窗口 ({ $low }, { $high }) 交换两端并变号，给 { $node }：*α*{"\u00A0"}{ $alpha-sign }{"\u00A0"}{ $alpha }，*β*{"\u00A0"}{ $beta-sign }{"\u00A0"}{ $beta }。
narrow-max = *α*{"\u00A0"}{ $sign }{"\u00A0"}max({ $before }, { $found }){"\u00A0"}{ $sign }{"\u00A0"}{ $alpha }
narrow-min = *β*{"\u00A0"}{ $sign }{"\u00A0"}min({ $before }, { $found }){"\u00A0"}{ $sign }{"\u00A0"}{ $beta }
narrow-at = { $node } 处{" "}
narrow-ge-empty = 。此时 *α*{"\u00A0"}{ $alpha-sign }{"\u00A0"}{ $alpha }{"\u00A0"}≥{"\u00A0"}*β*{"\u00A0"}{ $beta-sign }{"\u00A0"}{ $beta }：窗口内已没有值。
narrow-ge-open = 。*α*{"\u00A0"}{ $alpha-sign }{"\u00A0"}{ $alpha }{"\u00A0"}<{"\u00A0"}*β*{"\u00A0"}{ $beta-sign }{"\u00A0"}{ $beta }：继续。
narrow-gt-empty = 。此时 *α*{"\u00A0"}{ $alpha-sign }{"\u00A0"}{ $alpha }{"\u00A0"}>{"\u00A0"}*β*{"\u00A0"}{ $beta-sign }{"\u00A0"}{ $beta }：窗口内已没有值。
narrow-gt-open = 。*α*{"\u00A0"}{ $alpha-sign }{"\u00A0"}{ $alpha }{"\u00A0"}≤{"\u00A0"}*β*{"\u00A0"}{ $beta-sign }{"\u00A0"}{ $beta }：按 α > β 还不剪枝。
cut-won = { $node } 处有一步必胜即可：
cut-min = 在 { $node } 处 Min 至多让 Max 得 { $beta-about }{ $beta }，而 Max 走 { $holder } 已可得 { $alpha-about }{ $alpha }。{ $alpha }{"\u00A0"}{ $sign }{"\u00A0"}{ $beta }，Max 不必选择 { $node }：
cut-max = 在 { $node } 处 { $max } 已可得 { $alpha-about }{ $alpha }，而 { $min } 走 { $holder } 至多让 { $max } 得 { $beta-about }{ $beta }。{ $alpha }{"\u00A0"}{ $sign }{"\u00A0"}{ $beta }，{ $min } 不必选择 { $node }：
cut-min-expected = { $node } 的期望值不超过 { $beta-about }{ $beta }，而 Max 走 { $holder } 的期望值已达 { $alpha-about }{ $alpha }。{ $alpha }{"\u00A0"}{ $sign }{"\u00A0"}{ $beta }，Max 不必选择 { $node }：
cut-max-expected = { $node } 的期望值不低于 { $alpha-about }{ $alpha }，而 Min 走 { $holder } 可使期望值不超过 { $beta-about }{ $beta }。{ $alpha }{"\u00A0"}{ $sign }{"\u00A0"}{ $beta }，Min 不必选择 { $node }：
cut-min-deep = { $node } 的值不超过 { $beta-about }{ $beta }，而 { $above } 处走 { $holder }，值已不低于 { $alpha-about }{ $alpha }。{ $alpha }{"\u00A0"}{ $sign }{"\u00A0"}{ $beta }，Max 不会让对局走到这里：
cut-max-deep = { $node } 的值不低于 { $alpha-about }{ $alpha }，而 { $above } 处走 { $holder }，值已不超过 { $beta-about }{ $beta }。{ $alpha }{"\u00A0"}{ $sign }{"\u00A0"}{ $beta }，Min 不会让对局走到这里：
cut-turned-deep = { $max } 在 { $node } 可得 { $alpha-about }{ $alpha }，{ $min } 在 { $above } 走 { $holder } 只让 { $max } 得 { $beta-about }{ $beta }。{ $alpha }{"\u00A0"}{ $sign }{"\u00A0"}{ $beta }，{ $min } 不会走到这里：
cut-min-lowest = { $node } 的值不超过 { $beta-about }{ $beta }，不可能更低：
cut-max-highest = { $node } 的值不低于 { $alpha-about }{ $alpha }，不可能更高：
cut-min-anyway = { $node } 的值不超过 { $beta-about }{ $beta }，而 *α* 已是 { $alpha }：
cut-max-anyway = { $node } 的值不低于 { $alpha-about }{ $alpha }，而 *β* 已是 { $beta }：
cut-answered = { $mover } 在 { $node } 处得到 { $about }{ $own }，优于 { $than }，所问只到这里：
cut-answered-below = { $mover } 在 { $node } 处得到 { $about }{ $own }，优于 { $than }，这一应着驳不倒 { $child }，所问只到这里：
scout-max = 只问 { $child } 的值是否大于 { $alpha }：给它零窗口 ({ $alpha }, { $beta })。
scout-turned = 只问 { $child } 能否让 { $mover } 得到大于 { $alpha } 的值：给它零窗口 ({ $low }, { $high })。
scout-min = 只问 { $child } 的值是否小于 { $beta }：给它零窗口 ({ $alpha }, { $beta })。
again = { $child } 更好。零窗口得到的数可能只是界，所以用 ({ $alpha }, { $beta }) 重新搜索它。
deep-cut = 深层剪枝。
pruned-min = { $alpha }{"\u00A0"}{ $sign }{"\u00A0"}{ $beta }：无论 { $node } 的其余部分值多少，{ $max } 在 { $holder } 处都不会让对局走到那里。
pruned-max = { $alpha }{"\u00A0"}{ $sign }{"\u00A0"}{ $beta }：无论 { $node } 的其余部分值多少，{ $min } 在 { $holder } 处都不会让对局走到那里。
pruned-empty = { $alpha }{"\u00A0"}{ $sign }{"\u00A0"}{ $beta }：窗口内已没有值，{ $node } 的其余部分不影响结果。
pruned-deep = 界来自 { $holder }，在 { $node } 的父节点之上：这是深层剪枝。
promised-alpha = *α*{"\u00A0"}{ $sign }{"\u00A0"}{ $alpha } 来自根节点的初始窗口。
promised-beta = *β*{"\u00A0"}{ $sign }{"\u00A0"}{ $beta } 来自根节点的初始窗口。
promise-max = *α*{"\u00A0"}{ $sign }{"\u00A0"}{ $alpha }：{ $max } 在 { $node } 已可得 { $alpha }
promise-max-expected = *α*{"\u00A0"}{ $sign }{"\u00A0"}{ $alpha }：Max 在 { $node } 的期望值已可达 { $alpha }
promise-min = *β*{"\u00A0"}{ $sign }{"\u00A0"}{ $beta }：{ $min } 在 { $node } 已可使 { $max } 至多得 { $beta }
promise-min-expected = *β*{"\u00A0"}{ $sign }{"\u00A0"}{ $beta }：Min 已可使 { $node } 的期望值不超过 { $beta }
promised-by = （走 { $child }）
witness = ，依据是 { $witness }。
no-witness = 。
outcome-move = 最终，根节点的值为 { $value }，{ $mover } 走 { $best }。
outcome-root = 最终，根节点的值为 { $value }。
still-cut = { $node } 处仍会剪枝。
no-longer-cut = { $node } 处不会再剪枝。
iteration =
    { $done ->
        [0] 第 { $number } 次迭代从根节点开始。
       *[other] 第 { $number } 次迭代从根节点开始；此前 { $done } 次已完成。
    }
expand-all = { $node } 的 { $count } 个子节点一起加入树中，都尚未访问。
expand-chance = { $node } 还有结果不在树中：加入 { $child }。
prior = { $child } 的先验概率 P{"\u00A0"}{ $sign }{"\u00A0"}{ $prior }：先验越大，在所知不多时试得越多。
enter = 走到新的 { $child }。
draw = 随机抽到的结果是 { $child }，概率为 { $odds }。
no-visit = { $child } 尚未访问，优先选择。
drawn-equally = 等概率随机抽到 { $child }；共有 { $count } 个子节点。
only-child = { $child } 是唯一的子节点，选择它。
bound-close = { $child } 的置信上界最高：{ $exploit }{"\u00A0"}+{"\u00A0"}{ $explore }{"\u00A0"}{ $sign }{"\u00A0"}{ $total }；其次是 { $rival }，只低 { $less }。
bound-highest = { $child } 的置信上界最高：{ $exploit }{"\u00A0"}+{"\u00A0"}{ $explore }{"\u00A0"}{ $sign }{"\u00A0"}{ $total }；其次是 { $rival }，为 { $rival-total }。
bound-shared = { $child } 与 { $rival } 的置信上界同为最高：{ $exploit }{"\u00A0"}+{"\u00A0"}{ $explore }{"\u00A0"}{ $sign }{"\u00A0"}{ $total }；取排在前面的。
bound-shared-alike = { $child } 与另一个子节点的置信上界同为最高：{ $exploit }{"\u00A0"}+{"\u00A0"}{ $explore }{"\u00A0"}{ $sign }{"\u00A0"}{ $total }；取排在前面的。
bound-shared-by-more = { $child } 与另外 { $others }{"\u00A0"}个子节点的置信上界同为最高：{ $exploit }{"\u00A0"}+{"\u00A0"}{ $explore }{"\u00A0"}{ $sign }{"\u00A0"}{ $total }；取排在前面的。
playout-number = 第 { $number } 次模拟：
playout-won = （{ $who } 胜）
playout-drawn = （平局）
playout-exact-at-once = { $node } 由搜索到终局的完全搜索求得：{ $score }{ $result }。
playout-written = { $node } 处的模拟结果由题目给定：{ $score }。
playout-careful = 从 { $node } 起随机走子（排除自杀的走法），{ $count } 步后得 { $score }{ $result }。
playout-exact = 从 { $node } 随机走 { $count } 步后，由完全搜索得到结果：{ $score }{ $result }。
mean-rate = 到了深度上限：{ $node } 取 { $count } 次模拟的平均 { $mean }，即 { $max } 的胜率 { $rate }%（平局算半胜）。
mean = 到了深度上限：{ $node } 取 { $count } 次模拟的平均 { $mean }，这是随机估值。
credit-counts = { $node }：*n*{"\u00A0"}{ $n }，*w*{"\u00A0"}{ $w }。奖励按走进该节点的 { $owner } 累计。
credit-reward = { $node }：*n*{"\u00A0"}{ $n }，*w*{"\u00A0"}{ $w }。得分 { $score } 换算成走进该节点的 { $owner } 的奖励：{ $reward }。
credit-root = { $node }：*n*{"\u00A0"}{ $n }，*w*{"\u00A0"}{ $w }。根节点不由走法到达，奖励按未轮到走的 { $owner } 累计。
credit = { $node }：*n*{"\u00A0"}{ $n }，*w*{"\u00A0"}{ $w }。
take-visits = { $mover } 走 { $child }：访问最多，{ $total } 次中有 { $visits } 次。
take-mean = { $mover } 走 { $child }：平均奖励最高，为 { $mean }。
take-bound = { $mover } 走 { $child }：置信上界最高，为 { $bound }。
first-of-equals = { $count }{"\u00A0"}个并列，取首个。
open = { $node } 处轮到 { $mover } 走：{ $count }{"\u00A0"}种走法。
left-out = 剪去 { $node }。
left-out-moves =
    { $count ->
        [one] 剪去余下的一种走法。
       *[other] 剪去其余 { $count }{"\u00A0"}种走法。
    }
left-out-outcomes =
    { $count ->
        [one] 剪去余下的一种结果。
       *[other] 剪去其余 { $count }{"\u00A0"}种结果。
    }
between = {""}
expand = { $node } 还有 { $count } 种走法尚未尝试：在它下面加入 { $child }。
playout-random = 从 { $node } 随机走 { $count } 步到终局，得 { $score }{ $result }。
by-visits = 按访问次数则走 { $child }。
by-mean = 按平均奖励则走 { $child }。
by-bound = 按置信上界则走 { $child }。
watched-move = 正在搜 { $child }，{ $all } 步中的第 { $at } 步。
watched-best = { $mover } 走 { $best } 可得 { $value }。
watched-none-better = { $best } 之后搜完 { $count } 步，都不更好。
watched-iterations = 共 { $all } 次迭代，第 { $at } 次：{ $best } 领先，访问 { $visits } 次，均值 { $mean }。
