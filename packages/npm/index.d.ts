/** A search: what it searches, by what, and the step shown. Plyscope's documentation has all of its fields. */
export interface Spec {
  v?: 1;
  game: { kind: string; [field: string]: unknown };
  algorithm: { kind: string; [option: string]: unknown };
  seed?: number;
  step?: number;
}

/** Attributes of the element. */
export interface Options {
  view?: 'lab' | 'tree' | 'board' | 'both' | 'slide';
  values?: 'max' | 'mover';
  controls?: 'full' | 'min' | 'none';
  theme?: 'auto' | 'light' | 'dark';
  lang?: 'auto' | 'en' | 'zh';
  loading?: 'lazy' | 'eager';
  step?: number;
  stops?: string;
  editable?: '';
  [attribute: string]: unknown;
}

/** What is known of a node at the step shown. */
export interface Facts {
  state: string;
  value?: number;
  relation?: string;
  alpha?: number;
  beta?: number;
  n?: number;
  w?: number;
}

/** Every event tells the spec of the moment, too. */
export interface PlyScopeEventMap {
  'ply-scope:ready': CustomEvent<{ spec: Spec; step: number }>;
  'ply-scope:step': CustomEvent<{ spec: Spec; step: number }>;
  'ply-scope:end': CustomEvent<{ spec: Spec; step: number }>;
  'ply-scope:stop': CustomEvent<{ spec: Spec; stop: number; of: number; step: number }>;
  'ply-scope:move': CustomEvent<{ spec: Spec }>;
  'ply-scope:answer': CustomEvent<{ spec: Spec; part: number; right: boolean }>;
  'ply-scope:score': CustomEvent<{ spec: Spec; score: number; max: number; seed: number; answer: unknown }>;
  'ply-scope:error': CustomEvent<{ spec: Spec; message: string }>;
}

/** The element <ply-scope>. */
export interface PlyScopeElement extends HTMLElement {
  spec: Spec;
  state: { v: 1; spec: Spec };
  compare: unknown;
  exercise: unknown;
  student: string | null;
  progress: unknown;
  transcript: string | null;
  stops: string | null;
  stop: number;
  readonly stopCount: number | undefined;
  readonly result: [number, number, number, number] | undefined;
  start(): void;
  play(): void;
  pause(): void;
  step(events?: number): void;
  goto(step: number | 'first' | 'last'): void;
  reset(): void;
  next(): boolean;
  prev(): boolean;
  select(path?: string): void;
  nodes(): { path: string; x: number; y: number }[];
  facts(path: string): Facts;
  toSVG(step?: number): string;
  toTikZ(step?: number): string;
  toDOT(step?: number): string;
  toJSON(step?: number): string;
  addEventListener<Name extends keyof PlyScopeEventMap>(name: Name, listener: (event: PlyScopeEventMap[Name]) => void, options?: boolean | AddEventListenerOptions): void;
  addEventListener(name: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void;
}

/** The attributes that a fence or the address of a frame may set. */
export const NAMES: readonly string[];

/** Puts a search into an element of the page in the place of what is there; resolves with the element that shows it. */
export function embed(place: Element | string, spec: Spec | string, options?: Options): Promise<PlyScopeElement>;

/** Draws a step of a search, the one of the spec where none is given; resolves with the picture as SVG. */
export function renderSvg(spec: Spec | string, step?: number): Promise<string>;

/** In Node: runs a search; resolves with its value, its best move and what it cost. */
export function solve(spec: Spec | string): Promise<{ value: number; best: number | null; best_move: string | null; nodes: number; leaves: number; cutoffs: number; evaluated: unknown[] }>;

/** In Node: runs the command line with a text as its input; resolves with its output. */
export function run(args: string[], text?: string): Promise<string>;

declare global {
  interface HTMLElementTagNameMap {
    'ply-scope': PlyScopeElement;
  }
}
