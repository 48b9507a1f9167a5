import type { Span } from './waves.ts';

/** Measurements of a visit. Times are in milliseconds since navigation unless stated otherwise. */
export interface Observed {
  document: Span;
  /** Scripts of the application, in request order. */
  scripts: (Span & { bytes: number })[];
  /** Number of scripts requested before the visitor's first input. */
  before: number;
  /** From the visitor's first input until React has hydrated the page. */
  hydratedAfterStart: number;
  largestPaint: number;
  /** Total blocking time: the sum of each long task's time above 50 ms. */
  blocked: number;
  shift: number;
}

declare global {
  interface Window {
    __bench: { start(): void; read(): Observed; hydrated?: number };
  }
}
