import type { Stat, PageMeta } from '@vantedge/content-shared';
import type { Closing, SectionIntro, Hero, Questions } from '../model.ts';

/** What a drawing in the hero counts. */
type Counted =
  | { kind: 'share'; count: number }
  | { kind: 'units'; count: number }
  | { kind: 'score'; score: number; of: number }
  | { kind: 'week'; from: number; to: number; days: number };

/** One industry: a summary and its stats. */
export interface IndustryEntry {
  name: string;
  to: string;
  color: 'blue' | 'teal' | 'green' | 'purple';
  text: string;
  /** The stat in the hero, a note on it, its drawing and the text alternative. */
  measure: { stat: Stat; note: string; drawing: Counted; alt: string };
  /** All of its stats. */
  stats: readonly Stat[];
  services: readonly string[];
}

/** The industries index page. */
export interface IndustriesIndexPage {
  meta: PageMeta;
  hero: Hero;
  industries: readonly IndustryEntry[];
  standards: SectionIntro & {
    caption: string;
    columns: readonly string[];
    rows: readonly { label: string; cells: readonly string[] }[];
  };
  questions: Questions;
  closing: Closing;
}
