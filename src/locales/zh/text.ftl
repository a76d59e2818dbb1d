### What is wrong with JSON and typed rows of numbers, and where.

whole-number = {" "}{ $low } 到 { $high } 的整数
expected = 第 { $column } 列：应为{ $wanted }
expected-but-found = 第 { $column } 列：应为{ $wanted }，却是“{ $found }”
at-place = 第 { $line } 行第 { $column } 列：{ $said }
expected-value = 应为数字、双引号括起的文字、用 [ ] 括起的列表或用 {"{"} {"}"} 括起的对象
expected-list = 应为用 [ ] 或 ( ) 括起的列表
expected-string = 应为双引号括起的文字
expected-key = 应为双引号括起的键
expected-colon = 键的后面应为冒号
expected-close = 应为逗号或“{ $close }”
open-string = 这段文字缺少右引号
bad-escape = 反斜杠后应为 JSON 的转义
control = 文字里的换行、制表符等控制字符须写成转义，例如 \n
not-a-number = 应为数字，却是“{ $found }”
too-large = 这个数太大
after-end = 后面多了“{ $found }”
twice = “{ $key }”写了两次
too-many-fields = 一个对象最多 { $most } 项
too-deep = 嵌套太深

### 念出来的符号。

said-at-least = 至少
said-at-most = 至多
said-about-at-least = 大约至少
said-about-at-most = 大约至多
said-ge = 大于等于
said-le = 小于等于
said-gt = 大于
said-lt = 小于
said-equals = 等于
said-about = 约等于
said-infinity = 无穷
said-minus = 负
said-plus = 正
said-times = 乘
said-root = 根号
said-alpha = 阿尔法
said-beta = 贝塔
said-sum = 总和
said-best = 最好
said-cut = 剪枝
said-max = Max
said-min = Min
said-to = 到
said-less = 减
said-and = 加
