### Words in the drawing.

chance = 机会
leaves = 叶节点
not-searched = { $count } 种走法未搜
won = 胜
lost = 负
window-empty = 窗口内无值
playout = 模拟{ $number }：{ $score }
last-moves = ，共 { $all } 步，图为最后 { $last } 步
pawns = 个兵
nodes-of = { $all } 个节点中的 { $seen } 个
overview = 整棵树，真实宽度
