### Figures for print.

step-of = step { $step } of { $all }
too-many-nodes = { $name } takes at most { $most } nodes, and here are { $found }: fold some, or take less of the search
too-many-steps = { $name } takes at most { $most } steps, and here are { $found }: take less of the search
