### 把程序的搜索与书上对照：结论、规则，以及差异背后可能的原因。

## 结论

same = 与书上相同
more-work = 答案正确，多做了工作
other-windows = 答案正确，窗口不同
differs = 与书上不同
too-little = 可对照的太少
same-said = 在这个局面上，能对照的 { $checked } 个值连同窗口和走法都与书上相同。
other-windows-said = 答案正确，调用不比书上多，但从第 { $call } 次调用起窗口与书上不同。
more-work-said = 答案正确，但从第 { $call } 次调用起，搜索与书上不同。
differs-said = 从第 { $call } 次调用起，搜索与书上不同。
differs-iteration = 从第 { $iteration } 次迭代起，搜索与书上不同。
too-little-said = 没有能对照的内部节点。请录下局面，或用这里认识的游戏。
entered-only = 不认识这个游戏，所以只对照了值、窗口和轮到谁走。
in-part = 记录提前结束；结束之前的部分都已对照。
dropped = 有 { $count } 次调用没有录下，未作对照。

## 规则

rule-state = 一次调用的局面，与外层调用的局面只差一步。
rule-undo = 调用结束时，局面与开始时一样。
rule-turn = 一个词只代表一方。
rule-depth = 沿每条边，深度的变化都一样。
rule-horizon = 每条线都搜到终局，或搜到同一深度。
rule-all-moves = 只要窗口没有关闭，每步走法都要试。
rule-cut = 窗口一关闭，就不再试其余走法。
rule-leaf = 终局的值由游戏规定。
rule-value = 节点的值是子节点中最好的值，或它们的均值。
rule-root-window = 最初的窗口容得下所有的值。
rule-window = 调用拿到的是父节点此刻的窗口。
rule-memory = 记住的值要足以确定这个窗口，轮到的一方和深度也要相符。
rule-sooner = 早赢至少与晚赢一样值。
rule-choice = 所走的是第一个取得最好值的走法。
rule-error = 没有异常离开调用。
rule-unvisited = 没访问过的子节点优先。
rule-selection = 选上界最大的子节点。
rule-expansion = 每次迭代加一个新子节点，或一次全加。
rule-visits = 访问次数只在路径上加一。
rule-credit = 奖励按选择一方的视角相加。
rule-final = 所走的是访问最多、均值最好或上界最好的。

## 哪里是什么

is-window = α{"\u00A0"}={"\u00A0"}{ $alpha }，β{"\u00A0"}={"\u00A0"}{ $beta }
is-max = 轮到 Max
is-min = 轮到 Min
is-searched = 继续搜它的走法
is-goes-on = 又试了别的走法
is-searched-of = 要搜索：{ $value } 只是界
is-left-at = 此时 α{"\u00A0"}={"\u00A0"}{ $alpha }，β{"\u00A0"}={"\u00A0"}{ $beta }，不再试其余走法
is-all-moves = 全部走法：窗口 α{"\u00A0"}={"\u00A0"}{ $alpha }，β{"\u00A0"}={"\u00A0"}{ $beta } 还没有关闭
is-no-call = 不再调用：这里已经终局
is-every = 全部走法
is-tried = { $all } 步中的 { $tried } 步
is-one-move = 只差一步的局面
is-all-inside = 容得下所有值的窗口
is-not-later = 第 { $sooner } 层的赢至少与第 { $later } 层的一样值
is-no-error = 没有异常
is-largest-bound = 上界最大的子节点
is-weight = c 为 { $c } 的探索
is-own-rewards = 选择一方的奖励
is-one-of = 未访问的之一：{ $moves }
is-mixed = 视角不一致的奖励

## 约定

found-ge = α ≥ β
found-gt = α > β
found-either = α ≥ β 还是 >？
found-no-window = 没有窗口
found-soft = fail-soft（软边界）
found-hard = fail-hard（硬边界）
found-clipped = 截到窗口之内
found-capped = 剪枝时截到边界
found-soft-or-hard = 软边界还是硬边界？
found-max = 值属 Max
found-min = 值属 Min
found-mover = 值属轮到的一方
found-depth = 深度限制 { $depth }
found-plies = 深度限制 { $plies } 层
found-visits = 访问最多
found-mean = 均值最好
found-bound = 上界最好
found-no-depth = 搜到终局

## 可能的原因

slip-fresh-window = 是不是每次调用都从最初的窗口重新开始，而没有接着父节点的？
slip-fresh-window-at-start = 试第一步的循环是不是给每一步都重新用整个窗口？
slip-full-window = 是不是每次调用都从 −∞ 和 +∞ 重新开始？
slip-at-max = { $question }只在 Max 的节点吗？
slip-at-min = { $question }只在 Min 的节点吗？
slip-stale-window = 传下去的是不是父节点开始时的窗口，没有随后来的收窄？
slip-parent-bound = 传下去的是不是只有父节点自己的界，丢了上面来的界？
slip-other-bound-lost = 传下去的是不是只有走棋方的界，对方的界又回到了最初？
slip-not-swapped = α 和 β 是不是取了负，却没有交换？
slip-not-negated = α 和 β 是不是原样传下去，没有取负也没有交换？
slip-exchanged-only = α 和 β 是不是交换了，却没有取负？
slip-best-replaces-bound = 本节点的最好值是不是盖掉了上面来的更好的界？
slip-last-replaces-bound = 最后一个值即使更差，是不是也盖掉了界？
slip-other-bound = 是不是移错了窗口的一端：Max 处移 β，Min 处移 α？
slip-shared-window = 窗口是不是放在调用之外，被别的调用改了？
slip-other-cut-rule = α = β 时，是不是一方停下，另一方却接着搜？
slip-max-only = 是不是只在 Max 处剪枝？
slip-min-only = 是不是只在 Min 处剪枝？
slip-never-cuts = 是不是没有剪枝，或走不到剪枝？
slip-wrong-bound = 值是不是比错了界：Max 处比 α，Min 处比 β？
slip-one-late = 是不是在新值收窄窗口之前就做了比较？
slip-last-value = 与界比较的是不是最后一个值，而不是最好的值？
slip-stale-bound = 比较时用的是不是调用开始时的窗口？
slip-ties-at-max-only = α = β 时，是不是 Max 停下而 Min 接着搜？
slip-ties-at-min-only = α = β 时，是不是 Min 停下而 Max 接着搜？
slip-return-in-loop = return 是不是写在循环里，试一步就结束了？
slip-last-move = 循环是不是少走了最后一步？
slip-first-better = 是不是一有走法改进了界就返回，其余的不再试？
slip-moves-of-start = 是不是在每个节点都试开始局面的走法？
slip-stops-early = 是不是有什么让循环提前结束？
slip-no-return = 函数的这条路上是不是少了 return？
slip-not-a-number = 返回的是不是一个不是数的东西？
slip-last-child = 最好值是不是被每个子节点覆盖了？
slip-no-negation = 子节点的值是不是没有取负？
slip-min-max-swapped = max 和 min 是不是写反了？
slip-all-max = 是不是两方都取最大值？
slip-all-min = 是不是两方都取最小值？
slip-compares-moves = 比较的是不是以走法开头的二元组，而不是值？
slip-first-child = 是不是只留下了第一个子节点的值？
slip-starts-at-zero = 最好值是不是从 0 开始，比它差的都不算？
slip-infinity-at-cut = 剪枝时返回的是不是无穷，而不是找到的值？
slip-other-bound-returned = 是不是返回错了界：Max 处返回 β，Min 处返回 α？
slip-shared-best = 最好值是不是放在调用之外，被别的调用改了？
slip-plain-sum = 机会节点的值是不是只相加，没有乘概率？
slip-plain-mean = 是不是每个结果都算得一样，不管概率？
slip-divided-again = 按概率求和之后，是不是又除以了一次结果的个数？
slip-min-at-chance = 是不是把机会当成了对手？
slip-max-at-chance = 是不是把机会当成了会选最好的一方？
slip-whole-means = 均值是不是取成了整数？
slip-bound-at-cut = 剪枝时返回的是不是本节点原来的界？
slip-other-side = 终局的值是不是算给了另一方？
slip-no-moves-infinity = 是不是没把满盘平局当作终局，返回了最好值的初值？
slip-plays-on = 是不是没看出已经终局，还接着走？
slip-draw-as-loss = 平局是不是没有算成平局？
slip-no-value = 终局返回的是不是不是数？
slip-narrow-window = 最初的窗口对这个游戏的值是不是太窄？
slip-bound-as-exact = 表里是不是把界当成了值？
slip-key-too-small = 表里是不是把两个局面当成了一个，比如没分轮到谁？
slip-depth-in-loop = 深度是不是在走法的循环里改了？
slip-depth-not-counted = 深度是不是没有处处按同一步传下去？
slip-turn-kept = 轮到谁是不是没有随走法改变？
slip-not-undone = 是不是没有撤回走法？
slip-two-moves = 局面的变化是不是多于或少于一步？
slip-uneven-horizon = 有些线是不是没到深度限制就结束了？
slip-later-win = 深度是不是算反了，使晚赢更值？
slip-worst-move = 是不是替另一方选了走法：取了最差而不是最好？
slip-tie-is-a-bound = 是不是选了后来只碰到界、其实可能更差的走法？
slip-endless = 递归是不是停不下来？
slip-exception = 程序是不是因异常而结束？
slip-unvisited-not-first = 没访问过的子节点，上界是不是太小？
slip-best-mean = 是不是少了探索项？
slip-sum-not-mean = 用的是不是奖励之和，而不是均值？
slip-ln-of-child = 对数取的是不是子节点的访问次数，而不是父节点的？
slip-other-weight = 用的权重是不是与所说的不同？
slip-selection = 子节点是不是随机选的，或按别的规则？
slip-wrong-way = 是不是选了最小的上界，或另一方的均值？
slip-root-not-counted = 沿路径的循环是不是没走到根就停了？
slip-leaf-not-counted = 沿路径的循环是不是从新节点的上面才开始？
slip-phantom-visit = 节点是不是一开始就带着一次没有过的访问？
slip-only-leaf-counted = 是不是只数了新节点，没数通向它的路径？
slip-half-credited = 是不是只有一方的节点得到奖励？
slip-no-sign-flip = 双方交替，却是不是每个节点都加同样的奖励？
slip-deeper-expansion = 一次迭代是不是加了不止一个节点？
slip-worst-final = 答案是不是既非访问最多、也非均值最好的子节点？

## 页面里的运行

own = 你自己的搜索
own-found = 从你的运行看出：
own-there = 去那里
own-beside = 与书对照
own-beside-off = 回到代码
own-book = 书上的搜索，按你的次序
own-not-visited = 书上不访问这个节点。
own-leave = 在实验室打开这个局面
own-source = 你的程序
own-no-source = 记录里没有程序的文本。
own-verdict = 结论
own-expected = 书上
own-got = 你的程序
own-could-be = 会不会是这样？
own-right = 答案本身是对的。
own-wrong = 答案本身也不对。
own-first = 第一处不同：第 { $call } 次调用
own-first-iteration = 第一处不同：第 { $iteration } 次迭代
own-record-line = 第一处不同在记录的第 { $line } 行。
own-step = 第 { $at } 步，共 { $all } 步
own-leaves = 叶节点
own-calls = 调用
own-you = 你
own-counts = 你与书上
own-extra = 书上不访问的第一个节点
own-lit-calls = 标出的那行发出这次调用；写错的可能在它之前。
own-smallest = 找到的最小的树
own-other-tree = 这次运行用的是 { $tree }，不是程序文本开头的那棵树。
own-first-below = 第一处不同：第 { $call } 次调用（在 { $node } 之下）
own-first-at = 第一处不同：第 { $call } 次调用（{ $node }）
own-compares = 第 { $line } 行比较两个界：它是在收窄窗口的那行之后、循环之内吗？
own-same-here-only = 在这棵树上相同，换一棵就不同
own-not-elsewhere = 本页还在别的树上运行了你的程序。它在这棵树上与书上不同：
own-show-elsewhere = 看这棵树
own-same-elsewhere = 本页还在另外 { $count } 棵树上运行了你的程序，处处相同。这不是证明。
own-back = 回到你的树
own-on-small = 这是你的程序在能看出差异的最小的树上的运行，不是你那棵有 { $calls } 次调用的树。
own-open = 打开另一份记录
own-checked-here = 读入和对照都在本页完成，没有发送任何内容。
own-run = 你的程序的树
one-picture = 录下的运行只能画成一步的一幅图：svg、png、tikz 或 dot。
told-begin = 你的程序还没有调用。
told-call = 第 { $call } 次调用（{ $node }）：你的程序调用 { $function }。
told-call-window = 第 { $call } 次调用（{ $node }）：你的程序调用 { $function }，α{"\u00A0"}={"\u00A0"}{ $alpha }，β{"\u00A0"}={"\u00A0"}{ $beta }。
told-returned = 你的程序返回了 { $value }（{ $node }）。
told-raised = 一个异常离开了这次调用（{ $node }）：{ $error }
told-iteration = 第 { $iteration } 次迭代下到 { $node }，并沿路径加上奖励。
told-nowhere = 这局游戏里没有的局面
told-itself = 函数
told-left-out = 书上不到这里：{ $node } 的 α{"\u00A0"}={"\u00A0"}{ $alpha }、β{"\u00A0"}={"\u00A0"}{ $beta }，其余走法不再试。
told-all-moves = 书上在这里继续试其余走法：窗口 α{"\u00A0"}={"\u00A0"}{ $alpha }、β{"\u00A0"}={"\u00A0"}{ $beta } 还没有关闭。
told-differs = 书上这里是：{ $expected }。

## 编辑器

code-yours = 你的代码
code-label = 你的程序（Python）。Tab 缩进；先按 Esc 再按 Tab 离开编辑器。
code-said = 程序的输出
code-run = 运行
code-stop = 停止
code-keys = Ctrl + Enter 运行
code-fetching = 正在下载 Python……
code-running = 运行中……
code-calls = 录到 { $count } 次调用
code-no-call = 没有录到调用
code-watched = 已按上方有 `@watch` 录制：{ $names }
unseen-no-call = 没有录到调用：`@watch` 写在递归函数上面了吗？`record` 运行它了吗？
unseen-no-parameter = `{ $name }` 没有 @watch({ $role }=…) 所说的参数 `{ $parameter }`。
unseen-no-position = `{ $name }` 没有像局面的参数：请用 @watch(state=…) 指明。
unseen-one-bound = `{ $name }` 没有像 { $bound } 的参数：请用 @watch({ $bound }=…) 指明。
unseen-large = 这棵树的节点多于 { $limit } 个，所以只记下了进入它的走法。
unseen-positions = 有 { $count } 个局面读不成文本：请给类写 `__str__`，或用 @watch(state=…) 指明。
unseen-generator = `{ $name }` 返回生成器或协程：这样的调用没有嵌套，所以只录下了开始。
unseen-dropped = 超过上限 { $limit } 的 { $count } 次调用没有录下。
unseen-deep = 外面套着 { $limit } 层以上的 { $count } 次调用没有录下。
code-stopped = 已由你停止
code-endless = 30 秒后停止。是循环没有终点，还是树太大？
code-offline = 无法下载 Python，请联网后再试。
code-refused = 本站的策略不允许运行程序。请用自己的 Python 录下运行，再在这里打开文件。
code-ended-in = 程序在第 { $line } 行中止。
code-ended-by = Python 中止了程序。
code-too-deep = 这里最多约 40 层被记录的调用。函数是否有不再调用自己的终点？
code-here = 程序只在本浏览器里运行和保存。复制的链接带有它的文本和运行记录。
code-exercise = 回到练习
code-edit = 在这里修改并运行
start-from = 从哪里开始……
start-book = 书上的 α-β 剪枝
start-book-says = 可以直接运行。改一行，看树变成什么样。
start-gap = 剪枝处留空
start-gap-says = 两处各缺两行：什么时候可以离开节点？
start-fault = 有一行写错：找出来
start-fault-says = 值可能正确，做的工作仍可能不对。
start-minimax = 极小化极大
start-minimax-says = 不熟悉 α-β 剪枝时从这里开始。
start-mcts = 蒙特卡洛树搜索
start-mcts-says = 一个类：选择、扩展、模拟、回传。
start-empty = 空函数
start-empty-says = 只有两个函数头。
