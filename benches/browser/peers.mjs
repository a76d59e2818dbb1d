// Everything a measuring page needs of other people, and the trees: bundled into one script.
import { flextree } from 'd3-flextree';
import { hierarchy, partition, tree } from 'd3-hierarchy';
import { select } from 'd3-selection';
import { nested, parents } from './tree.mjs';

window.peers = { flextree, hierarchy, nested, parents, partition, select, tree };
