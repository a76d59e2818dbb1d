### 页面上的练习：问什么，对答案说什么，以及周围的按钮。

exercise = 练习
exercises = 练习列表
all-exercises = 全部练习
questions = 题目
variant = 变式 { $seed }
one-point = 1 分
points = { $points } 分
points-of = { $score } / { $max }
open-points = – / { $max }
score = 得分
first-counts = 以第一次作答为准。
level-of = 难度 { $level } / { $hardest }
of-first = 以第一次作答计

## 题目

ask-values = 每个内部节点的值是多少？
ask-grundy = 每个局面的 SG 值是多少？
ask-root = 根节点的值是多少？搜索选择哪一步？
ask-root-leaves = 根节点的值是多少？搜索选择哪一步？共访问多少个叶节点？
ask-cut = 搜索不会访问哪些叶节点？
ask-window = 搜索进入各节点时的窗口是什么？
ask-window-left = 搜索离开各节点时的窗口是什么？
ask-choose = UCB 接下来选择 { $node } 的哪个子节点？
ask-backup = 本次迭代之后，路径上各节点的 n 和 w 是多少？
ask-next = 逐步执行搜索：此处按规则得到什么？
ask-order = 子节点按什么次序排列，搜索访问的叶节点最少？
ask-make = 为空白的叶节点填数，使以下条件成立：{ $goals }。
ask-mistake = 这份答案中的第一处错误在哪里？原因是什么？

how-numbers = 在每个框中填数，也可以填 7/3 这样的分数。
how-window = 在各节点处填 α 和 β。字母 i 表示无穷：−i 为 −∞，i 为 +∞。
how-windows = 在搜索访问的各节点处填 α 和 β，未访问的节点留空。字母 i 表示无穷：−i 为 −∞，i 为 +∞。
how-cut = 选择叶节点；选择内部节点则标记其下全部叶节点。再次选择可取消标记。
how-root = 填写值，并选择根节点的一个子节点。
how-root-leaves = 选择根节点的一个子节点，填写值，并在树的下方填写访问的叶节点数。
how-choose = 选择一个子节点。
how-choose-numbers = 选择一个子节点，并填写各子节点的两项及其上界，保留两位小数。
how-next = 每次作答立即判定，以第一次作答为准。
how-order = 把子节点拖到所需位置，或用按钮移动。
how-mistake = 选择一个节点和一个原因。
iteration-went = 本次迭代的路径：{ $path }。{ $playouts }
playouts = 模拟的结果（对 Max 而言）为 { $results }。

goal-cut = 不访问 { $node }
goal-seen = 访问 { $node }
goal-cuts = 恰好剪枝 { $count } 次
goal-move = 搜索选择 { $node }
goal-value = 根节点的值为 { $value }
goal-between = ；

## 决策

decide-cut = 搜索在 { $node } 处剪枝吗？
decide-cut-window = { $node } 处的窗口原为 α{"\u00A0"}={"\u00A0"}{ $alpha }，β{"\u00A0"}={"\u00A0"}{ $beta }；现在 { $child } 返回 { $value }。搜索在 { $node } 处剪枝吗？
decide-value = { $node } 的值是多少？
decide-mean = { $node } 处的均值是多少？
decide-selection = 选择 { $node } 的哪个子节点？
decide-move = 最后选择哪一步？
cut = 剪枝
go-on = 继续
decision-at = 第 { $at } 个决策，共 { $all } 个
decided = 共 { $all } 个决策，均已完成。
first-mistake-was = 第一处错误：{ $why }

## 答题框

field-at = { $node }：{ $what }
leaf-at = { $leaf }，{ $parent } 的第 { $at } 个子节点
value = 值
grundy = SG 值
move = 走法
leaves = 访问的叶节点数
alpha = α
beta = β
mean = 均值 w/n
exploration = 探索项
bound = 上界
visits = n
reward = w
order = 次序
number = 数值
first-mistake = 第一处错误
reason = 原因
all-below = { $node } 及其下全部叶节点
not-chosen = 未选择
right = 正确
wrong = 不正确
tree-of-exercise = 练习的树
answer = 你的答案
solution-is = 解答
earlier = 将 { $node } 左移一位
later = 将 { $node } 右移一位

## 检查

bar = 检查与提示
check = 检查
answer-it = 作答
try-again = 再试一次
next-decision = 下一个决策
next-question = 下一题
another = 换一题
begin-again = 重做
clear = 清空
undo = 撤销
try-at = 第 { $at } 次，共 { $all } 次
right-of = { $right } / { $all }
all-right = 全部正确。
right-by-other-rule = 得满分。{ $slip }
solved = 已解出
tries-spent = 作答次数已用完。解答会说明搜索的做法。
hint = 提示
hint-at = 提示 { $at } / { $all }
hints = 提示
hints-note = 不扣分，但记录次数
show-solution = 显示解答
ask-solution = 显示解答后，本题不再接受作答。要显示吗？
yes-show = 显示
keep-trying = 继续作答
not-now = 先不看
solution-shown = 以上是解答。换一题后数值不同。
solution-alone = 以上是解答。
not-a-number = “{ $text }”不是数，没有评分。
nothing-marked = 没有标出任何叶节点：这就是你的答案吗？若是，请再按一次“检查”。
leaves-missing = 还缺 { $count } 个不会访问的叶节点。
see-search = 在搜索中查看
rules-here = 本题规则
your-name = 姓名或学号
save-answers = 保存我的答案
save-note = 用于提交的文件。文件不能证明作答者的身份。
marked-leaves = 已标记 { $count } 个叶节点
other-exercise = 这属于另一道练习
not-kept = 无法在此保存答案：存储已满或被禁用。可用“保存我的答案”保存。
seed-expected = 应为 0 到 9007199254740991 之间的整数

## 提示

look-at = 看 { $node }。
look-before = 想一想：搜索到 { $node } 时，已经知道了什么。
look-at-whole = 请从整棵树来看：没有单独出错的节点。
nothing-wrong = 已填写的内容没有错误。
rule-values = Max 节点取子节点的最大值，Min 节点取最小值，机会节点取按概率加权的平均。从最深的节点开始。
rule-grundy = SG 值是走一步所到各局面的 SG 值中未出现的最小自然数。
rule-root = 值从叶节点向上传递；走法是最先取得该值的子节点。
rule-cut = 沿路径向下传递 α 和 β。某个节点一旦满足剪枝条件，它的其余子节点不再访问。
rule-cut-won = 一个节点的胜者一经确定，它的其余子节点不再访问。
rule-cut-chance = 机会节点还要算出均值的上界和下界：一旦上界不超过 α，或下界不低于 β，其余结果不再访问。
rule-window = 子节点以父节点此刻的窗口开始。Max 节点提高 α，Min 节点降低 β。
rule-choose = 对每个子节点求 w/n 与探索项之和，选择和最大的一个。
rule-backup = 路径上每个节点的 n 增加模拟的次数，w 加上走进它的一方的奖励。
rule-next = 读出该节点处的值，并应用算法的规则。
rule-order = 最好的子节点排在最前时剪枝最早：Max 节点处为最大值，Min 节点处为最小值。
rule-make = 求出搜索到达该处时的窗口，再填写使窗口关闭或保持打开的数。
rule-mistake = 从叶节点起自己逐层求值，在第一处不同停下。
rule-mistake-window = 按搜索的次序从根向下自己求窗口，在第一处不同停下。

## 编写练习

make-exercise = 编写练习
made-of = 关于此搜索的练习
what-is-asked = 提问内容
kind-cut = 不访问的叶节点
kind-values = 内部节点的值
kind-grundy = SG 值
kind-window = 进入时的 α 和 β
kind-root = 值、走法和叶节点数
kind-next = 逐个决策
kind-order = 子节点的最好次序
kind-backup = 一次迭代后的 n 和 w
kind-mistake-values = 找出所给值中的错误
kind-mistake-window = 找出所给窗口中的错误
tree-for = 树
one-for-all = 所有人相同
one-each = 每名学生一棵
children-from = 子节点数，从
children-to = 子节点数，到
depth-of = 深度
numbers-from = 数值，从
numbers-to = 数值，到
heaps-from = 堆数，从
heaps-to = 堆数，到
stones-from = 每堆石子数，从
stones-to = 每堆石子数，到
must-have = 对搜索的要求
cuts-exactly = 剪枝次数，恰好；0 为不限
demand-above = 有一次剪枝剪去内部节点
demand-deep = 有一次深层剪枝
demand-rules = ≥ 与 > 的答案相同
demand-best = 最好走法唯一
demand-ties = 叶节点各不相同
seeds-fit = 前 { $tried } 个种子中有 { $fit } 个符合
many-fields = 学生在这里要填 { $count } 处。减少问题或换一棵较小的树，才便于手工作答。
many-nodes = 这棵树有 { $count } 个节点，无法看清。
smaller-numbers = 把上面的数改小，树就会变小。
smaller-position = 选接近终局的局面或减小深度上限，节点就会减少。
tree-instead = 每名学生得到一棵随机的树，不考查实验室中的局面。
while-solving = 作答时
tries = 作答次数
variant-before = 上一个变式
variant-after = 下一个变式
save-exercise = 保存文件
end-making = 以学生身份查看
make-on = 修改这道题
no-such-exercise = 没有这样的题：{ $reason }。
no-such-question = 没有这样的题。“{ $what }”：{ $reason }。
shows-before = 树仍是上一道题的。
ask-something = 至少选择一个问题
needs-worker = 此页面没有 worker，没有它生成这道题要太久
drawing = 正在生成练习……

## 班级

task-text = 题目（自己的话）
task-id = 短名
order-and-points = 次序与分值
points-each = 分
raise = 上移
your-sheet = 试卷
sheet-named = 标题
sheet-empty = 多道练习组成一份试卷：先放入这道，再用另一次搜索编写下一道。
add-to-sheet = 放入试卷
save-sheet = 保存试卷
take-off = 取下
for-class = 试卷、测验、成绩……

## 程序

ask-code = 把这个搜索写成程序。
ask-repair = 这个程序有一行写错或缺失。找出它，并改正程序。
how-code = 运行不计次数，检查才算作答：在几棵树上，值、窗口和剪枝都要与书上相同。
how-repair = 运行不计次数，检查才算作答。指出是哪一行，给出能看出和看不出错误的树各一棵，再改正它。
rule-program = 看第一处不同，以及它违反的规则。
program = 程序
program-on-page = 程序要在单独的页面上运行：请在那里打开这道练习。
program-open = 在这里写
program-go-on = 接着写
program-again = 恢复所给的程序
check-on = 在 { $count } 棵树上检查
repair-line = 写错的是第几行；若缺一行，写它相邻的一行
repair-shows = 使值、窗口或剪枝不同的一棵树
repair-hides = 处处相同的一棵树，至少 4 个叶节点
repair-empty = 这三处都填写之后才会判分。树写成列表，如 [[1, 2], [3, 4]]。
repair-no-line = 第一处还不是行号。
repair-no-tree = 第 { $number } 棵树还不是由列表和数组成的列表，如 [[1, 2], [3, 4]]。
repair-few-leaves = 第二棵树只有 { $leaves } 个叶节点，至少要有 { $fewest } 个。
instead-of = 第 { $number } 行原来是：
no-run = 没有运行
other-run = 是别的运行
tree-number = 第 { $number } 棵树
see-run = 看这次运行

## 哪一种搜索、接下来执行谁、模拟

ask-playouts = 写出这些模拟之后每个节点的 n 和 w，以及 UCB 接下来选择的子节点。
ask-control = { $returned } 刚刚返回。接下来进入哪个节点，窗口是多少？
ask-which = 这是哪一种搜索的记录？
how-playouts = 各次迭代的模拟依次给 Max 带来：{ $results }。
how-control = 选择节点，并写出它得到的 α 和 β。
entered = 接下来进入
entered-alpha = 其 α
entered-beta = 其 β
searched-by = 搜索
rule-playouts = 逐次进行迭代：选择、扩展，沿路径把 n 加 1，把奖励加到 w。
rule-control = 节点返回后，控制权交给父节点。只要 α < β，父节点就继续，否则也返回。
rule-which = 剪得多的搜索读的叶节点少。找出第一个有的搜索读、有的不读的叶节点。
rule-which-moves = c 大则迭代分散到各个子节点，c 小则集中于最好的一个。
kind-playouts = 全部模拟之后的 n 和 w
kind-control = 接下来执行谁、窗口多少
kind-which = 是哪一种搜索
ask-claim = “{ $said }”对每棵树都成立吗？
how-claim = 如果不成立，写出一棵使它不成立的树（嵌套列表）。可以随意试验。
claim-is = 对每棵树都成立
counterexample = 试验用的树，或反例
not-a-tree = 这不是可以搜索的树：{ $why }。
rule-claim = 先试小树：两个子节点各有两个叶节点，然后三层。要使它不成立，剪枝必须怎样？
kind-claim = 判断一个论断
fields-below = 填写处在树的下方。
