// The editor of a student's program: Python, a marked line, undo that goes back beyond a template. Its text outlives the element.
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { HighlightStyle, bracketMatching, indentOnInput, indentUnit, syntaxHighlighting } from '@codemirror/language';
import { pythonLanguage } from '@codemirror/lang-python';
import { EditorState, RangeSetBuilder, StateEffect, StateField } from '@codemirror/state';
import { Decoration, EditorView, ViewPlugin, drawSelection, highlightSpecialChars, keymap, lineNumbers } from '@codemirror/view';
import { tags } from '@lezer/highlight';

/** Under what a program is stored; those of exercises have a name behind it. */
const KEY = 'plyscope-program';
const key = (name) => (name ? `${KEY}-${name}` : KEY);

// Weight and a second ink tell words apart; colours say who moves, here as everywhere.
const words = HighlightStyle.define([
  { tag: [tags.keyword, tags.controlKeyword, tags.definitionKeyword, tags.operatorKeyword, tags.moduleKeyword], fontWeight: '700' },
  { tag: [tags.string, tags.comment, tags.meta], color: 'var(--ply-ink-2)' },
]);
const look = EditorView.theme({
  '&': { height: '100%', color: 'var(--ply-ink)', backgroundColor: 'var(--ply-paper)' },
  // The frame of the focus is that of the element around, since the gutter would hide it here.
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { font: 'calc(12.5 * var(--u))/1.65 var(--ply-mono, ui-monospace, monospace)', overflow: 'auto' },
  '.cm-content': { caretColor: 'var(--ply-ink)', padding: '6px 0' },
  '.cm-gutters': { color: 'var(--ply-ink-2)', backgroundColor: 'var(--ply-paper)', border: 'none' },
  '.cm-cursor': { borderLeftColor: 'var(--ply-ink)', borderLeftWidth: '2px' },
  '&.cm-focused .cm-selectionBackground, .cm-selectionBackground, ::selection': { backgroundColor: 'color-mix(in srgb, var(--ply-now) 30%, transparent)' },
  '.cm-lit': { boxShadow: 'inset 3px 0 var(--ply-ink)', backgroundColor: 'color-mix(in srgb, var(--ply-ink) 10%, transparent)' },
  '.cm-matchingBracket, &.cm-focused .cm-matchingBracket': { backgroundColor: 'transparent', outline: '1px solid var(--ply-ink-2)' },
});

/** Marks a line, counted from 1; 0 marks none. */
const marked = StateEffect.define();
const lit = Decoration.line({ class: 'cm-lit', attributes: { 'aria-current': 'step' } });
const mark = StateField.define({
  create: () => Decoration.none,
  update(marks, { changes, effects, newDoc }) {
    let now = marks.map(changes);
    for (const effect of effects) {
      if (!effect.is(marked)) continue;
      const { value } = effect;
      now = value > 0 && value <= newDoc.lines ? Decoration.set(lit.range(newDoc.line(value).from)) : Decoration.none;
    }
    return now;
  },
  provide: (field) => EditorView.decorations.from(field),
});

// A line that is broken goes on below its own beginning: the style sheet has a class for each step of indentation.
const steps = Array.from({ length: 9 }, (_, step) => Decoration.line({ class: `in-${step}` }));
function indents({ state, visibleRanges }) {
  const found = new RangeSetBuilder();
  for (const { from, to } of visibleRanges) {
    for (let at = from; at <= to;) {
      const line = state.doc.lineAt(at);
      const spaces = line.text.length - line.text.trimStart().length;
      const step = steps[Math.min(steps.length - 1, Math.floor(spaces / 4))];
      found.add(line.from, line.from, step);
      at = line.to + 1;
    }
  }
  return found.finish();
}
const indented = ViewPlugin.fromClass(class {
  constructor(view) {
    this.steps = indents(view);
  }

  update({ view, docChanged, viewportChanged }) {
    if (docChanged || viewportChanged) this.steps = indents(view);
  }
}, { decorations: ({ steps: found }) => found });

function stored(name) {
  try {
    return localStorage.getItem(key(name)) ?? '';
  } catch {
    return '';
  }
}

function store(name, text) {
  try {
    localStorage.setItem(key(name), text);
  } catch {
    // Where there is no storage, or no room in it, the text lasts as long as the page.
  }
}

/** What is edited under each name, with what can be undone. */
const kept = new Map();
/** What waits for an editor: a text to be put into the next one. */
let waiting;

/** The program of a name. */
export const text = (name) => kept.get(name)?.doc.toString() ?? stored(name);

/** Asks for a run of the program. */
function ask({ dom }) {
  dom.dispatchEvent(new CustomEvent('program', { bubbles: true, composed: true }));
  return true;
}

const changed = (name) => EditorView.updateListener.of(({ docChanged, state }) => {
  kept.set(name, state);
  if (docChanged) store(name, state.doc.toString());
});
const extensions = [
  keymap.of([{ key: 'Mod-Enter', run: ask }, indentWithTab, ...defaultKeymap, ...historyKeymap]),
  history(), lineNumbers(), highlightSpecialChars(), drawSelection(), bracketMatching(), indentOnInput(), indentUnit.of('    '),
  EditorState.tabSize.of(4), pythonLanguage, syntaxHighlighting(words), look, mark, indented, EditorView.lineWrapping,
  EditorView.contentAttributes.of({ tabindex: '0', spellcheck: 'false', autocapitalize: 'off', translate: 'no' }),
];

class Editor extends HTMLElement {
  static observedAttributes = ['line', 'label'];
  #view;

  connectedCallback() {
    const name = this.getAttribute('name') ?? '';
    const state = kept.get(name) ?? EditorState.create({ doc: stored(name), extensions: [extensions, changed(name)] });
    kept.set(name, state);
    this.#view = new EditorView({ state, root: this.getRootNode(), parent: this });
    this.#label();
    this.#mark();
    if (waiting !== undefined) this.put(waiting);
  }

  disconnectedCallback() {
    this.#view?.destroy();
    this.#view = undefined;
  }

  attributeChangedCallback(name) {
    if (!this.#view) return;
    if (name === 'line') this.#mark();
    else this.#label();
  }

  #label() {
    this.#view.contentDOM.setAttribute('aria-label', this.getAttribute('label') ?? '');
  }

  #mark() {
    const line = Number(this.getAttribute('line') ?? 0);
    const { doc } = this.#view.state;
    this.#view.dispatch({ effects: marked.of(line) });
    if (line < 1 || line > doc.lines) return;
    // Only the editor scrolls, and not the page with it.
    this.#view.requestMeasure({
      read: (view) => [view.lineBlockAt(doc.line(line).from), view.scrollDOM.scrollTop, view.scrollDOM.clientHeight],
      write: ([{ top, bottom }, from, height], { scrollDOM }) => {
        if (top < from || bottom > from + height) scrollDOM.scrollTop = Math.max(0, (top + bottom - height) / 2);
      },
    });
  }

  /** Puts another text into the editor; what was there can be had back by undoing. */
  put(text) {
    waiting = undefined;
    this.#view.dispatch({ changes: { from: 0, to: this.#view.state.doc.length, insert: text }, selection: { anchor: 0 }, scrollIntoView: true });
    this.#view.focus();
  }
}

if (!customElements.get('ply-code')) customElements.define('ply-code', Editor);

/** Puts a text into the editor of a lab, or into the one that is about to come. */
export function put(root, text) {
  const editor = root.querySelector('ply-code');
  if (editor) editor.put(text);
  else waiting = text;
}
