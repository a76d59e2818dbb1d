### The algorithms as a book prints them.

head = { $procedure }：
if-over = 若 s 已终局：返回 { $utility }
if-over-for-mover = 若 s 已终局：返回行动方的 UTILITY(s)
if-max-moves = 若轮到 Max：返回 { $call }
if-min-moves = 若轮到 Min：返回 { $call }
if-move-is-drawn = 若由机会走：返回 { $call }
if-closed = 若 α { $sign } β：跳出循环
if-first = 若 c 是第一个，或 (α, β) 已是零窗口：
if-not-first = 否则：
if-better = 若 { $is-better } 且 c 不是叶：
return = 返回 { $value }
table-has-depth = 若表中有 s 的 t、标志、d′、走法：
table-has = 若表中有 s 的 t、标志、走法：
table-same-depth = {" "}d′ = d 且
table-answer = 若{ $same }t 为“准确”、“下界” { $above } β 或“上界” { $below } α：返回 t
table-narrow = 若{ $same }为“下界”：α ← max(α, t)；“上界”：β ← min(β, t)
table-order = 否则：先试该走法
table-store = { $clamped }存入 { $value }{ $depth }：{ $value } ≥ β₀ 为“下界”，{ $value } ≤ α₀ 为“上界”，否则“准确”
each-outcome = 对每个结果 c（概率 p）：
each-outcome-and-rest = 对每个结果 c（概率 p）：R ← R − p
return-child = 返回 s 的子节点中 { $best }的一个
child-of-highest-bound = UCB = { $bound } 最大的子节点
highest-bound = UCB = { $bound } 最大的子节点
highest-puct = PUCT = { $bound } 最大的子节点
child-drawn = 等概率随机抽取的子节点
while-full = 当 v 未终局且子节点都在树中：
while-in-tree = 当 v 在树中有子节点：
select-child = v ← { $best }
select-unvisited = v ← 首个未访问的子节点，否则 { $best }
else = 否则 { $step }
walk-random = 当 s 未终局：s ← 等概率随机抽取的子节点
walk-careful = 当 s 未终局：s ← 不自杀的走法所到的子节点中等概率抽取的一个
walk-exact = 当 { $plies } 层的搜索不能判定 s 时：s ← 等概率随机抽取的子节点
return-sum = 返回各次 { $reward } 之和
credit = n(u) += { $count }；w(u) += r（若按 Max 累计），否则 { $other }
return-move = 返回取得 v 的走法
depth-estimate = 若 d = 0：返回 EVAL(s)
depth-estimate-for-mover = 若 d = 0：返回行动方的 EVAL(s)
depth-mean = 若 d = 0：返回从 s 起 k 次模拟的平均值
depth-mean-for-mover = 若 d = 0：返回行动方 k 次模拟的平均值
each-child = 对 s 的每个子节点 c：
better-if-lost = 若非 WINS(c)：w ← 真
better-if-won = 若 c 对在 s 轮到走的一方必胜：w ← 真
counts = Max 胜记 +1，Min 胜记 −1
return-win = 返回取胜的走法；没有则返回第一种
if-over-won = 若 s 已终局：返回轮到走的一方是否已胜
not-won-yet = w ← 假
memo-recall = 若 s 在记忆表中：返回记忆表[s]
stop-if-won = 若 w：跳出循环
grundy = g(s) ← mex {"{"} g(c)：c 为 s 的子节点 {"}"}
memo-store = 记忆表[s] ← w
return-won = 返回 w
deepen = 对 d ← 1, 2, …, D：
sort-best = 子节点排序，好的在前
sort-worst = 子节点排序，差的在前
shuffle = 随机打乱子节点
sort-killers = 排序：在这一层剪过枝的走法在前
bounds = L, U ← 所有值的下界与上界
interval-cut = 若 hi ≤ α：v ← hi，跳出；若 lo ≥ β：v ← lo，跳出
tree-of-root = 树 ← {"{"}s{"}"}
repeat = 对每次迭代：v ← s
not-first = 从第二次迭代起：
most-visits = n 最大
best-mean = w/n 最大
best-bound = UCB 最大
draw-child = 若 v 是机会节点：v ← 按概率抽取的子节点
if-seen = 若 v 既非新节点也未终局：
add-all = 把 v 的全部子节点加入树中
add-all-with-priors = 加入 v 的全部子节点，连同先验概率 P
first-of-them = v ← 其中第一个
add-first = u ← v 首个不在树中的子节点；将 u 加入树中
add-drawn = u ← 等概率抽取的不在树中的子节点；将 u 加入树中
if-going-on = 若 v 未终局：
reward-unit = UTILITY(s) 换算成 Max 的奖励（0 至 1）
reward-signed = UTILITY(s) 换算成 Max 的奖励（−1 至 1）
several-playouts = 从 s ← v 起，共 k 次：
each-ancestor = 对 u ← v、其父节点、…、根：
