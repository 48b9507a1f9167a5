import type { departments, Stat, PageMeta } from '@vantedge/content-shared';
import type { Action, Closing, SectionIntro, Hero, Questions, ServiceGroup } from '../model.ts';

/** The sample passage, shown as each service handles it. */
export interface Passage {
  title: string;
  /** Element IDs of the chapter, the paragraph and its figure. */
  ids: { chapter: string; paragraph: string; stat: string };
  before: string;
  /** Two halves of one word that the editor closes up. */
  halves: readonly [string, string];
  between: string;
  wrong: string;
  right: string;
  after: string;
  query: string;
  folio: string;
}

/** The cost of one publisher’s fifty seats. */
export interface SeatCase extends SectionIntro {
  departments: typeof departments;
  /** Hours per seat per month. */
  hoursEach: number;
  /** Dollars an hour. */
  marketRate: number;
  bars: { market: string; ours: string; kept: string; label: string };
  table: { caption: string; columns: readonly string[]; total: string };
  outcomes: readonly { stat: Stat; label: string }[];
  term: {
    title: string;
    text: string;
    years: number;
    weeks: number;
    marks: { weeks: { value: string; text: string }; years: string };
  };
  story: Action;
}

/** The publishing page. */
export interface PublishingPage {
  meta: PageMeta;
  /** The headline as a corrected proof: `cut` is struck out and `put` replaces it. */
  hero: Hero & {
    lines: readonly { text: string; cut?: string; put?: string }[];
    more: Action;
    slug: { title: string; notes: readonly { label: string; value: string }[] };
  };
  services: SectionIntro & { passage: Passage; items: readonly (ServiceGroup & { alt: string })[] };
  seats: SeatCase;
  /** In alphabetical order. */
  verticals: SectionIntro & { items: readonly { name: string; text: string; source: string }[] };
  questions: Questions;
  /** `stet` ends the closing headline, marked as a proofreader would. */
  closing: Closing & { stet: string; more: readonly Action[] };
}
