import type { departments, Figure, PageMeta } from '@vantedge/content-shared';
import type { Action, Closing, Head, Hero, Questions, ServiceGroup } from '../model.ts';

/** The passage that every service leaves in a state of its own. */
export interface Passage {
  title: string;
  /** What the markup calls the chapter, the paragraph and its figure. */
  ids: { chapter: string; paragraph: string; figure: string };
  before: string;
  /** Two halves of one word, to be closed up. */
  halves: readonly [string, string];
  between: string;
  wrong: string;
  right: string;
  after: string;
  query: string;
  folio: string;
}

/** The fifty seats of one publisher, costed. */
export interface SeatCase extends Head {
  departments: typeof departments;
  /** Hours of each seat in the month. */
  hoursEach: number;
  /** Dollars an hour. */
  marketRate: number;
  rate: number;
  bars: { market: string; ours: string; kept: string; label: string };
  table: { caption: string; columns: readonly string[]; total: string };
  outcomes: readonly { figure: Figure; label: string }[];
  term: {
    title: string;
    text: string;
    years: number;
    weeks: number;
    marks: { weeks: { value: string; text: string }; years: string };
  };
  story: Action;
}

/** The publishing industry. */
export interface PublishingPage {
  meta: PageMeta;
  /** The headline as a proof: what is struck out of a line, and what is put in its place. */
  hero: Hero & {
    lines: readonly { text: string; cut?: string; put?: string }[];
    further: Action;
    slug: { title: string; notes: readonly { label: string; value: string }[] };
  };
  services: Head & { passage: Passage; items: readonly (ServiceGroup & { drawing: string })[] };
  seats: SeatCase;
  /** In alphabetical order. */
  verticals: Head & { items: readonly { name: string; text: string; source: string }[] };
  questions: Questions;
  /** What the corrector lets stand ends the line. */
  closing: Closing & { stet: string; further: readonly Action[] };
}
