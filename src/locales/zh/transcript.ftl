### 运行记录：程序的记录为何读不进来。

version = 1，这里能读的记录版本
unknown-start = 没有哪一局能走到这个开始局面：{ $start }
at-line = 第 { $line } 行：{ $said }
damaged = 文件是压缩过的，但已损坏或不完整，请重新保存
no-text = 这个文件不是文本
too-many-bytes = 记录超过 { $megabytes } MB；请换小一点的局面或深度再录
no-run = 第一行应有 "e": "run" 和 "transcript": 1
second-run = "run" 只在开头有一行，这里又有一行
too-many-lines = 记录最多 { $most } 行；请换小一点的局面或深度再录
line-too-long = 一行最多 { $kilobytes } KB
too-deep = 调用最多嵌套 { $most } 层
no-call-open = 有 "exit"，前面却没有对应的 "enter"
too-many-calls = 一次调用之中最多直接调用 { $most } 次
long-path = 路径最多 { $most } 步
