// The element <ply-scope> with its files beside it, for pages and bundlers.
export { NAMES } from './dist/ply-scope.js';
export { embed, renderSvg } from './embed.js';
