import type { Stat, PageMeta } from '@vantedge/content-shared';
import type { Closing, SectionIntro, Hero, Questions } from '../model.ts';

/** The color of a service line. */
export type LineColor = 'purple' | 'blue' | 'green';

/** A lead time, in weeks and in words. */
export interface StartTime {
  name: string;
  path: string;
  color: LineColor;
  min: number;
  max?: number;
  when: string;
}

/** One line of the contents: a page, a summary and its key stat. */
export interface ContentsLine {
  title: string;
  to: string;
  note: string;
  stat: Stat;
}

/** A need, with its pricing model, its timeline and its pages. */
export interface Chapter {
  /** Anchor that the hero's legend links to. */
  id: string;
  /** The need in a word or two. */
  need: string;
  color: LineColor;
  title: string;
  text: string;
  facts: readonly { name: string; text: string }[];
  lines: readonly ContentsLine[];
}

/** A search term and the page that covers it. */
export interface Term {
  term: string;
  page: string;
  to: string;
}

/** The solutions index page. */
export interface SolutionsIndexPage {
  meta: PageMeta;
  hero: Hero;
  times: {
    caption: string;
    ticks: readonly { at: number; label: string }[];
    rows: readonly StartTime[];
  };
  chapters: readonly Chapter[];
  /** Pages that cut across the chapters. */
  across: { title: string; text: string; lines: readonly ContentsLine[] };
  terms: SectionIntro & { items: readonly Term[] };
  questions: Questions;
  closing: Closing;
}
