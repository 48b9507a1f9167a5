import type { Stat, PageMeta } from '@vantedge/content-shared';
import type { Closing, SectionIntro, Hero, Questions } from '../model.ts';

/** A typical request and the page that answers it. */
export interface Request {
  /** Written by us; never a client's words. */
  text: string;
  page: string;
  to: string;
  /** The main claim of that page, in a few words. */
  promise: string;
  source: string;
}

/** Requests of one kind, in the color that most of their pages use. */
export interface RequestGroup {
  title: string;
  color: 'blue' | 'teal' | 'purple';
  requests: readonly Request[];
}

/** The IT services page. */
export interface ItPage {
  meta: PageMeta;
  hero: Hero;
  facts: readonly (Stat & { label: string })[];
  requests: SectionIntro & { groups: readonly RequestGroup[] };
  questions: Questions;
  closing: Closing;
}
