import type { Span } from './waves.ts';

/** What a page tells of a visit; times in milliseconds since navigation, unless they say otherwise. */
export interface Observed {
  document: Span;
  /** Scripts of the application, in the order in which they were asked for. */
  scripts: (Span & { bytes: number })[];
  /** Of them, those that were asked for before the visitor did anything. */
  before: number;
  /** From the visitor's first move until React had adopted the page. */
  hydratedAfterStart: number;
  largestPaint: number;
  /** Sum over the long tasks of what each was longer than 50 ms. */
  blocked: number;
  shift: number;
}

declare global {
  interface Window {
    __bench: { start(): void; read(): Observed; hydrated?: number };
  }
}
