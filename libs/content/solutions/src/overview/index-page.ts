import type { Figure, PageMeta } from '@vantedge/content-shared';
import type { Closing, Head, Hero, Questions } from '../model.ts';

/** The color of a service line. */
export type LineColor = 'purple' | 'blue' | 'green';

/** A date that a page gives: how long something takes, in weeks, and in words. */
export interface StartTime {
  name: string;
  path: string;
  color: LineColor;
  min: number;
  max?: number;
  when: string;
}

/** One line of the contents: a page, what it is, and the figure that it turns on. */
export interface ContentsLine {
  title: string;
  to: string;
  note: string;
  figure: Figure;
}

/** A need, how what answers it is bought and how soon it starts, and its pages. */
export interface Chapter {
  /** The anchor that the hero's key leads to. */
  id: string;
  /** The need in a word or two. */
  need: string;
  color: LineColor;
  title: string;
  text: string;
  facts: readonly { name: string; text: string }[];
  lines: readonly ContentsLine[];
}

/** A word that a reader may look for, and the page that it stands on. */
export interface Term {
  term: string;
  page: string;
  to: string;
}

/** The index of all solutions. */
export interface SolutionsIndexPage {
  meta: PageMeta;
  hero: Hero;
  times: {
    caption: string;
    ticks: readonly { at: number; label: string }[];
    rows: readonly StartTime[];
  };
  chapters: readonly Chapter[];
  /** The pages for what keeps to none of the chapters. */
  across: { title: string; text: string; lines: readonly ContentsLine[] };
  terms: Head & { items: readonly Term[] };
  questions: Questions;
  closing: Closing;
}
