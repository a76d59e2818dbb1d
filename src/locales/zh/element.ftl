### What the scripts of the element say themselves, before its module is there or where it cannot be.

failed = Plyscope 无法启动，请尝试重新加载页面。
forbidden = 此页面的内容安全策略禁止 WebAssembly，Plyscope 需要 script-src 'wasm-unsafe-eval'。
wrong = 这幅图的设置有误：
stopped = Plyscope 因出错而停止。
again = 重新开始
property = spec 是元素的属性（property），不能写成 HTML 标记里的属性。标记里请用 config 给出搜索的 JSON。
offline = 此操作需要联网，请联网后再试。
elsewhere = transcript 指向另一个网站的文件。程序的记录必须与页面来自同一网站。
sheet-name = 姓名或学号
sheet-save = 保存全部答案
sheet-saving = 正在保存……
sheet-unread = 无法读取这份试卷：
sheet-done = 完成 { $done } / { $of } · 得分 { $score }
no-room = 平台容纳不下更多作答：得分有效，但下次打开时这些作答不会恢复。可用“保存我的答案”存成文件。
too-old = 此浏览器版本过旧，无法运行搜索算法。Plyscope 需要 Chrome 或 Edge 123、Firefox 125、Safari 17.5 或更新的版本。{ $notes }可用任何浏览器阅读。
no-script = Plyscope 在浏览器中运行搜索算法，需要启用 JavaScript。请启用后重新加载页面。{ $notes }不用 JavaScript 也能读。
the-notes = 讲义
