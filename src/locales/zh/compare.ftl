### Searches side by side: the menu that opens them, their lanes, the table and the bar.

## The menu

beside = 对照……
beside-name = 在旁边放另一个搜索对照
one-option = 只改一个选项
other-algorithm = 另一种算法
conventions = 某本书或讲义的写法
as-before = 上次改动之前的搜索

## The lanes

lanes = 并列的搜索
same-work = 同样工作量
same-leaf = 同一叶节点
same-work-hint = 各搜索都停在做完这么多工作的地方。
same-leaf-hint = 看各搜索怎样处理同一个叶节点。
too-many-leaves = 只用于叶节点不多、不作抽样的搜索。
leaf-of = 叶节点 { $at } / { $all }
node-of = 节点 { $at } / { $all }
playout-of = 模拟 { $at } / { $all }
event-of = 步 { $at } / { $all }
done-at = 到 { $work } 结束
read-as = 第 { $rank } 个访问
not-read = 未访问
open-in-lab = 在实验室打开
take-away = 去掉这个搜索
whole-sentence = { $name }：{ $sentence }

## The table

at-leaves = { $count ->
       *[other] 访问 { $count } 个叶节点后
    }
at-nodes = { $count ->
       *[other] 访问 { $count } 个节点后
    }
at-playouts = { $count ->
       *[other] { $count } 次模拟后
    }
at-events = { $count ->
       *[other] { $count } 步后
    }
in-the-end = 结束时
time = 用时（含记录）
leaves = 叶节点
nodes = 节点
cuts = 剪枝
root = 根的值
move = 走法
playouts = 模拟
events = 步
leaves-of = { $count ->
       *[other] { $count } 个叶节点
    }
depth = 深度
fewest = 这一类搜索要证明根的值，至少要访问 { $least } 个叶节点（Knuth 与 Moore：{ $sum }）。
read-here = 目前只有这个搜索访问过
read-there = 目前只有别的搜索访问过
only = 最终只有{ $name }访问：{ $leaves }。
none = 无

## The bar

clock = 已做的工作
leaf-number = 叶节点
by = 计量
by-leaf = 按叶节点
by-node = 按节点
by-playout = 按模拟
by-event = 按事件
leaf-at = 第 { $at } 个叶节点，共 { $all } 个

## Many seeds

seeds = 种子……
seeds-name = 同一搜索，换多个种子
seeds-run = 正在用 20 个种子搜索……
seeds-say = { $seeds } 个种子，各 { $iterations } 次迭代：根的值平均为 { $mean }，标准差 { $deviation }。
seeds-take = 其中 { $count } 个选择 { $name }。
exact-value = 准确值为 { $value }。
no-exact = 准确值未知：求解这个局面太费时。
seeds-done = 已完成 { $done }/{ $all } 个种子
seeds-more = 1,000 个种子
iterations = 迭代
mean = 均值
deviation = 标准差
chosen = 选择的走法
exact = 准确值
course-of-values = 根的平均值随迭代的变化，阴影为一个标准差
course-of-moves = 选择各走法的种子所占比例

## Figures

work-of = { $at } / { $all }
in-all = 叶节点 { $leaves } · 节点 { $nodes } · 剪枝 { $cuts } · 根的值 { $value }
not-so = 并列的搜索只能存为 SVG、PNG 和 TikZ。
