/** What was recorded. */
export interface Run {
  value: unknown;
  readonly notes: string[];
  text(): string;
}

type Search = (...args: any[]) => any;

/** Returns a function in whose place every call is recorded. */
export function watch<Watched extends Search>(search: Watched, options?: Record<string, unknown>): Watched;
/** The function that carries a reward up, for Monte Carlo tree search. */
export function backup<Watched extends Search>(carry: Watched, options?: Record<string, unknown>): Watched;
/** Runs a search and records it; options, such as the game, may come first. */
export function record(search: Search, ...args: unknown[]): Run;
export function record(options: Record<string, unknown>, search: Search, ...args: unknown[]): Run;
/** Tells calls by hand, where a function cannot be watched. */
export function enter(said?: Record<string, unknown>): void;
export function exit(value?: unknown): void;
export function iteration(said: { path: number[]; reward: number; n?: number; w?: number }): void;
