### Figures for print.

step-of = 第 { $step } 步，共 { $all } 步
too-many-nodes = { $name } 最多 { $most } 个节点，这里有 { $found } 个：请折叠一部分，或少取一些
too-many-steps = { $name } 最多 { $most } 步，这里有 { $found } 步：请少取一些
