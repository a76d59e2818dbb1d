### Figures for print.

step-of = step { $step } of { $all }
too-many-nodes = { $name } takes at most { $most } nodes, but there are { $found } here: fold some, or take less of the search
too-many-steps = { $name } takes at most { $most } steps, but there are { $found } here: take less of the search
