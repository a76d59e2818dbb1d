// The element with everything in one file, for hosts that keep only a script: notebooks, and pages of one file.
export { default, NAMES } from './dist/ply-scope-all.mjs';
export { embed, renderSvg } from './embed.js';
