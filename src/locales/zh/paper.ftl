### Exercises on paper: tasks, rules, forms, keys, and why something cannot be printed.

## Tasks

write-values = 写出每个内部节点的值。
write-values-at = 写出 { $nodes } 的值。
write-grundy = 写出每个内部节点的 SG 值。
write-grundy-at = 写出 { $nodes } 的 SG 值。
find-root = 根节点的值是多少？应走哪一步？
find-root-leaves = 根节点的值是多少？应走哪一步？搜索访问多少个叶节点？
cross-out = 划去搜索不访问的每个叶节点。
write-windows = 写出搜索进入根节点以下各内部节点时的 α 和 β；搜索不进入的节点，方框留空。
write-windows-at = 写出搜索进入 { $nodes } 时的 α 和 β。
write-windows-left = 写出搜索离开根节点以下各内部节点时的 α 和 β；搜索不进入的节点，方框留空。
write-windows-left-at = 写出搜索离开 { $nodes } 时的 α 和 β。
choose-at = UCB 接下来选择 { $node } 的哪个子节点？N{"\u00A0"}={"\u00A0"}{ $parent }，c{"\u00A0"}={"\u00A0"}{ $c }。
choose-numbers = UCB 接下来选择 { $node } 的哪个子节点？N{"\u00A0"}={"\u00A0"}{ $parent }，c{"\u00A0"}={"\u00A0"}{ $c }。写出两项及其和，保留两位小数。
back-up =
    { $count ->
        [one] 一次迭代沿 { $path } 下行，模拟给 Max 的奖励为 { $reward }。写出这次迭代之后的 n 和 w。
       *[other] 一次迭代沿 { $path } 下行，{ $count } 次模拟给 Max 的奖励共为 { $reward }。写出这次迭代之后的 n 和 w。
    }
order-children = 把子节点排成剪枝最多的次序，从左到右写出它们的名称。
make-so = 在空的叶节点填数，使得{ $goals }。
find-mistake = 下面的答案有错误。从叶节点算起，第一处错误在哪里？原因是什么？
find-window-mistake = 下面是进入各节点时的窗口，其中有错误。第一处错误在哪里？原因是什么？
not-seen = 不访问 { $nodes }
is-seen = 访问 { $nodes }
makes-cuts =
    { $count ->
        [one] 搜索剪枝 1 次
       *[other] 搜索剪枝 { $count } 次
    }
takes-move = 搜索走 { $node }
has-value = 根节点的值为 { $value }
rules-between = {""}
goals-between = ，且
names-between = 、

## Forms

tree-picture = 本题的树，各节点的名称见题目和填空。
dash-for-empty = 本测验中，应留空的框请填短横线 –。
as-decimal = 小数用点号书写，负号用连字符，如 2.33、-3；四舍五入到两位小数。
left-out = 第 { $at } 题（{ $name }）略去：{ $why }
sheet-title = 练习
key-title = { $title } · 答案
name = 姓名
number = 学号
of-points = 满分 { $points } 分
one-point = 1 分
points = { $points } 分
value = 值
move = 走法
leaves = 叶节点数
node = 节点
child = 子节点
mean = 均值
exploration = 探索项
sum = 和
next = 选择
moved-by = 按谁累计
before = 之前
after = 之后
order-of = { $node }：{ $children }
first = 第一处错误
reason = 原因
mover-max = Max
mover-min = Min
leaf-at = 左起第 { $at } 个叶节点：{ $value }
none = 都不是

## Keys

right-leaves = 不访问：{ $leaves }。
none-left-out = 每个叶节点都要访问。
by-jaccard = { $points } × 正确数 /（正确数 + 漏划数 + 多划数）。
other-rule-share = 按另一条剪枝规则作答：{ $points }。
each-alike =
    { $count ->
        [one] 答对得 { $points }。
       *[other] 共 { $points }，由 { $count } 项均分。
    }
each-follows = 下层填错、但由所填的数正确推出的，算对。
half-child = 子节点占一半，{ $count } 个数共占一半。
by-leaves = { $points } ×（最差 − 此次序的叶节点数）/（最差 − 最好）。
any-numbers = 满足全部条件的其他数也算对。
usual-slip = 常见错误（{ $answer }）：{ $said }
nothing-marked = 没有标记叶节点
for-this-sheet = 仅为 { $code } 号试卷的答案
own-sheet = { $code } 号试卷
page-of = 第 { $page } 页
end-of-sheet = —— 试卷到此结束 ——
end-of-key = —— 答案到此结束 ——

## Refusals

no-program = 应为不要求程序的问题：程序要在单独的页面上编写和运行
not-on-paper = 应为可以在纸上作答的问题：每个决策都会透露前一个决策
too-wide = 一页的宽度最多容纳 { $most } 个叶节点，此处有 { $count } 个
not-marked-there = 应为只有一个正确答案的问题：测验系统无法评判这一题

## 哪一种搜索、接下来执行谁、模拟

next-node = 接下来进入
play-all = 各次迭代的模拟依次给 Max 带来：{ $results }。写出每个访问过的节点的 n 和 w，以及 UCB 接下来选择的子节点。
hand-over = { $returned } 刚刚返回。接下来进入哪个节点，窗口是多少？
which-search = { $told }是哪一种搜索？
search-was = 搜索
half-node = 节点占一半分，其余归 α 和 β。
is-it-true = “{ $said }”对每棵树都成立吗？若不成立，写出一棵使它不成立的树。
claim-holds = 对每棵树都成立
claim-tree = 反例
