import type { Figure, PageMeta } from '@vantedge/content-shared';
import type { Closing, Head, Hero, Questions } from '../model.ts';

/** A request in the words of whoever makes it, and the page that answers it. */
export interface Request {
  /** Ours, never a client's. */
  words: string;
  page: string;
  to: string;
  /** What that page promises, in a few words. */
  promise: string;
  source: string;
}

/** Requests of one kind, in the color of most of their pages. */
export interface RequestGroup {
  title: string;
  color: 'blue' | 'teal' | 'purple';
  requests: readonly Request[];
}

/** IT services: which page takes what. */
export interface ItPage {
  meta: PageMeta;
  hero: Hero;
  facts: readonly (Figure & { label: string })[];
  requests: Head & { groups: readonly RequestGroup[] };
  questions: Questions;
  closing: Closing;
}
