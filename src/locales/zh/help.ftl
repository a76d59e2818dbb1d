### The help: keys and signs.

strides = 后退、前进一步
play = 播放或暂停
ends = 开头、末尾
speed = 加快、放慢
phase = 下一阶段（加 Shift 为上一个，O、U、C、I 同理）
over = 越过：跳过此节点下面的一切
out = 跳出：直到此节点返回
cut = 下一次剪枝
best = 根节点下一次换最好走法
iteration = 下一次迭代、下一个深度
fog = 隐藏尚未访问的节点
graph = 局面图（搜索存储局面时）
side = 从轮到走的一方看值（负极大）
zoom = 放大、缩小、整棵树、到此节点
fold = 折叠此节点的下层；只看此子树
compact = 紧凑：只排已知的节点
rows = 大树画成分层条带，或画成节点与边
find = 查找节点：值 = 5、访问 > 100、深度 = 3、α >= 2、剪枝、最好、叶、未访问、走法；可并用
add = 在树中选定的节点上：添加子节点并直接输入它的值；加 Shift 添加兄弟节点
number = 在选定的叶节点上（与双击相同）：输入它的值；Esc 不改
remove = 删除该节点、在兄弟之间移动
fields = 到它的输入框；Enter 回到大纲
undo = 撤销、重做对局面的改动（⌘ Z、⇧ ⌘ Z）
language = 语言、明暗
projector = 投影
projected-code = 投影时在树旁显示代码
phases = 上一阶段、下一阶段
give-back = 把按键交还给网页；重新跟随搜索
follow = 重新跟随搜索；退出投影
moves = 后退、前进一步
board = 在棋盘上：移到一格、在此落子
take-back = 悔棋、重做（⌘ Z、⇧ ⌘ Z）
work = 一个单位的工作，或一个叶节点
calls = 你的程序的一次调用，前进或后退
difference = 去与书上的第一处不同
beside-book = 把书上的搜索放在旁边
same-leaf = 各搜索看同一叶节点，再按返回
next-lane = 由下一个搜索给出解说；在讲堂里逐个单独显示
to-lab = 依次返回：按工作量、退出投影、回到实验室
machines = 机器暂停、继续
values = 各走法的值
marks = 在叶节点间移动，或移到上方、下方的节点
mark = 标记或选择，再按一次取消
check = 检查答案；之后再试一次
hint = 下一条提示
undo-answer = 撤销对答案的最近一次修改（⌘ Z）
keys = 按键
legend = 图例
notes = 讲义

## Signs of the drawing
pan = 在图上：移动图
with-a-reader = 使用读屏软件时，这些按键在焦点模式下有效（NVDA 和 Orca：读屏键加空格，或加 A）。

legend-players = Max、Min、机会节点
legend-best = 目前的主要变例
legend-bound = 界：准确值未知
legend-estimate = 深度上限处的估值，以及由估值得到的界
legend-sum = 机会节点目前的和、模拟的平均
legend-grundy = SG 值；胜、负：轮到走的一方必胜、必败
legend-recalled = 查表：沿用先前同一局面的值
legend-cut = 剪枝：下面的节点从未访问
legend-many = 上方灰色区域中画不下的节点数；浅色：未访问；斜纹：已剪枝
legend-rewards = 奖励与访问次数，按走进该节点的一方累计
legend-window = α：Max 已能保证得到的值；β：Min 已能保证 Max 至多得到的值。两者是窗口的两端：只有窗口内的值还能改变上面的决定
legend-bar = 步骤条：高度是节点的深度，剪枝处画斜线；上方的 ★ 与 ‖ 标出新的最好走法与剪枝
