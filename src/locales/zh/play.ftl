### Levels, why a record is refused, and what a machine says of its moves.

possible-move = 此处可走的一步
no-solver = 只有常规棋盘（7×6，四子连线）的四子棋有精确求解器
two-seats = 两个座位的列表
random = 随机
easy = 简单
middle = 中等
strong = 强
too-long = 这份棋谱太长

# 机器怎样说明自己走的一步。
max-wins = Max 胜
min-wins = Min 胜
max-wins-in = Max 在 { $plies } 步内胜
min-wins-in = Min 在 { $plies } 步内胜
drawn = 平局
only-move = { $who } 选了 { $made }：没有别的走法。
wins-by = { $who } 选了 { $made }：此后无论对方怎样应对，{ $who } 都胜。
wins-by-in = { $who } 选了 { $made }：{ $plies ->
        [1] 这一步立即获胜。
       *[other] 无论对方怎样应对，{ $who } 都在 { $plies } 步内胜。
    }
loses-latest = { $who } 选了 { $made }：所有走法都输，这一步坚持得最久，共 { $plies } 步。
drawn-by-all = { $who } 选了 { $made }：双方都不犯错，则是平局。
loses-anyway = { $who } 选了 { $made }：所有走法都输。
visited = { $who } 选了 { $made }：{ $all } 次模拟中有 { $visits } 次经过这一步，{ $who } 的平均奖励为 { $mean }。
no-better =
    { $who } 选了 { $made }：{ $depth ->
        [0] { $count }
       *[other] 向前搜索 { $depth } 层，{ $count }
    } 种走法中，没有一种对 { $who } 更好。对 Max 的值：{ $value }。
next-best = 其次是 { $made }（{ $value }）。
next-visited = 访问次数其次的是 { $made }（{ $value }）。
others-lose = { $who } 选了 { $made }：其他走法都输。对 Max 的值：{ $value }。
visits-and-mean = { $visits } 次，平均 { $mean }
expects = 预计接下来：{ $line }。
move-of = { $who } 走 { $made }
saw = 机器求得的值
solved = 已精确求解
estimated = 估计，{ $reached }
solver-from = 从第 { $discs } 子起精确求解
in-all = （各次搜索合计）
more-moves = 另外 { $count } 种
visits-note = 经过每一步的模拟次数，以及 { $who } 在其中的平均奖励。
most-visits-note = 最后走模拟次数最多的一步，因为次数少的均值不可靠。
values-of-max = 数值从 Max 的角度计算。
in-pawns = 数值从 Max 的角度计算，以兵为单位。
bounds-note = ≥ 与 ≤ 是界：已知这样的走法不会更好，不再搜索。
goal-of = 目标 { $goal } 分
komi-of = 贴目 { $komi }
to-move = 轮到
to-win = 胜率 { $percent }%
turn-lost = { $said }。{ $who } 失去本轮的 { $points } 分。
one-loses = 掷出 1 则失去本轮的 { $points } 分。
tails-lose = 反面则失去本轮的 { $points } 分。
found = 机器每一步的预期（Max）
round-of = 第 { $round } 轮，共 { $rounds } 轮
to-move-a-snake = 点蛇头旁边的一格。
part-search = 搜索
part-values = 值
part-review = 复盘
part-match = 比赛
nothing-searched = 有机器参加后，这里显示它搜索的树。
first-part = （到此为止，其余未记录）
by-solver = 这一步由求解器选出，与此树无关；这里是不用求解器时搜索的开头。
in-lab = 在实验室打开
in-search-after = 搜索中，走了 { $moves } 之后。
back-to-board = 回到棋盘
hint = 提示
training = 训练：每步都显示各走法的值
review-mistakes = 看我的失误
try-again-from = 从第 { $number } 步再试
no-mistakes = 没有发现失误。
review-note = 比棋手深得多的搜索会看每个局面，这里说明每步送掉了什么。
show-move = 显示
all-moves = 全部走法
machines-move = 机器的走法
win-to-draw = 第 { $number } 步 { $made }：{ $who } 送掉了胜局，现在是平局；{ $best } 能赢。
win-to-loss = 第 { $number } 步 { $made }：{ $who } 送掉了胜局，现在 { $other } 能赢；{ $best } 本可使 { $who } 赢。
draw-to-loss = 第 { $number } 步 { $made }：现在 { $other } 能赢；{ $best } 可守和。
lost-from = 从第 { $number } 步起，{ $who } 怎么走都输，所以都不算失误。
cost = 第 { $number } 步 { $made } 使 { $who } 损失 { $lost }；{ $best } 更好。
you = 你
