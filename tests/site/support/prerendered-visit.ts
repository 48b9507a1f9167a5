import { readFileSync } from 'node:fs';
import path from 'node:path';

/** What the second page of a visit reports. Times are in milliseconds. */
export interface PrerenderedVisit {
  /** Whether the page was prerendered before the click. */
  wasPrerendered: boolean;
  /** From the click on the link until the largest paint of the next page. */
  clickToLargestPaint: number;
  /** What the first page stored in session storage after the next one was prerendered. */
  carried: string | null;
  /** Paths of everything but the document that the next page had requested when it was shown. */
  requestedBeforeShown: string[];
}

const SCRIPT = readFileSync(path.join(import.meta.dirname, 'visit-prerendered.js'), 'utf8');

/**
 * Returns a script for both pages of a visit: it points at the first page's link to the next one, clicks it once that is prerendered, and posts
 * a `PrerenderedVisit` to `/report`.
 */
export const prerenderedVisit = (first: string, next: string): string =>
  `{const visit=${JSON.stringify({ first, next })};${SCRIPT}}`;
