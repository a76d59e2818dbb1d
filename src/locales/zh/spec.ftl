### Presets, and why a spec or link is refused.

## Presets, called by the titles of books and notes

preset-introduction = [A]《对抗搜索简介》
preset-adversarial-search-1-5 = [C]《1.5 对抗搜索》
preset-with-expectimax = [E]《对抗搜索》（含期望极大）
preset-soft = AIMA 4e · [B] · [C] · [E]
preset-cs188 = CS188
preset-hard = OI Wiki · [D]《对抗搜索》（C++）的代码
preset-its-text = [D]《对抗搜索》（C++）的正文
preset-plain-mcts = [A]《对抗搜索简介》：朴素 MCTS
preset-uct = [A]《对抗搜索简介》：UCT
preset-adversarial-search = [B]《Adversarial Search》
preset-aima = AIMA 4e

## Refusals

grundy-needs-every-move = 应为 false：SG 值需要搜索所有走法，却是 true
deepening-needs-depth = 迭代加深需要至少为 1 的深度上限
prune-needs-bounds = 应给出 [下界, 上界]：没有界就不能剪去机会节点的结果
puct-needs-all-children = 应为 "all"：PUCT 在全部子节点中选取，须一次全部加入
puct-needs-visits = 应为 "visits" 或 "mean"：按 PUCT，从未访问的走法也可能上界最高
rising-points = {" "}2 到 64 个点 [得分, 效用]，两者都逐点递增
depth-limit = {" "}null 或 0 到 64 的整数
number-from-0 = 不小于 0 的数
number-above-0 = 大于 0 的数
two-rising-numbers = 两个数，前小后大
no-toss-left = {" "}false，因为已掷完
object = 用 {"{"} {"}"} 括起的对象
list = 列表
list-of-two-numbers = 两个数的列表
text = 文字
true-or-false = {" "}true 或 false
number = 数
number-or-infinity = 数、"+inf" 或 "-inf"
required = 缺少这一项
version = 版本 1（此链接或文件来自其他版本）
leaf-of-nobody = 胜负搜索把大于 0 的叶节点当作 Max 胜，小于 0 当作 Min 胜，这里是 0
no-child = 没有走法的局面只能用于胜负搜索（先手必败），这里至少要有一个子节点
outside-curve = 效用曲线在这个得分上没有定义
outside-bounds = 这个值超出 algorithm.bounds
chess-awaited = 国际象棋的规则尚未加载
damaged-link = 链接已损坏或不完整，请重新完整复制
in-this-text = 这段文字的{ $said }
not-json = 不是合法的 JSON：{ $problem }
at-path = { $path }：{ $said }
one-of = {" "}{ $words }
or = {" "}或{" "}
nothing-written = 应为{ $wanted }，这里没有填写
unexpected = 应为{ $wanted }，却是 { $found }
unknown-field = 这里没有这一项；应为 { $known } 之一
weights = 应有 { $count } 个权重，每个特征一个；这里有 { $found } 个
rewards = 树上的数直接当作奖励，应在 { $low } 到 { $high } 之间，这里是 { $number }
curve-down-to = 这条效用曲线没有定义到得分 { $low }
bounds-of-game = 界应容纳这个游戏的每个值：{ $low } 到 { $high }
no-estimate = 深度 { $depth } 止于节点 { $node }{ $name }，那里应写有 "estimate"
at-node = 节点 { $node }{ $name }：{ $said }
no-chance-nodes = 极小化极大与 α-β 剪枝不处理机会节点，应选能处理机会节点的算法，如期望极大
needs-depth-limit = 应给出深度上限：这个游戏可能超过 256 层
needs-winner = 胜负搜索要求没有平局、没有机会节点；应换别的算法
grundy-needs-impartial = 应为 false：SG 值只用于公平组合游戏（双方走法相同，没有走法的一方输）
not-a-link = 链接应以 #1= 开头（这个来自其他版本，或不是链接）
too-long = 内容过长
lanes-wanted = 应为 { $low } 至 { $high } 个搜索，此处有 { $found } 个
other-position = 应为第一个搜索的局面
