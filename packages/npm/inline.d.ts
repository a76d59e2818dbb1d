export { NAMES, embed, renderSvg } from './index.js';
export type { Facts, Options, PlyScopeElement, PlyScopeEventMap, Spec } from './index.js';
/** The front of an anywidget. */
declare const widget: { render(context: { model: unknown; el: HTMLElement }): unknown };
export default widget;
