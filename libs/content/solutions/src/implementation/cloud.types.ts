import type { Stat, PageMeta } from '@vantedge/content-shared';
import type { Closing, Credential, SectionIntro, Hero, Questions } from '../model.ts';

/** One bar of the downtime chart; it magnifies the last 1% of the bar above. */
export interface YearPart {
  name: string;
  /** Its length, in words. */
  length: string;
  /** Label of its first 99%; for the last bar, of the whole. */
  share: string;
  /** Number of ticks: months, hours or minutes. */
  units: number;
}

/** A cloud provider; all of its copy is placeholder text. */
export interface Provider {
  name: string;
  description: string;
  lists: readonly { label: string; items: readonly string[] }[];
  source: string;
}

/** A migration strategy. `min` and `max` in weeks; absent where the specification gives no number. */
export interface Strategy {
  name: string;
  note: string;
  min?: number;
  max?: number;
  when: string;
  description: string;
  bestFor: string;
  source: string;
}

/** A phase of the methodology; the specification gives no durations. */
export interface Phase {
  name: string;
  text: string;
  activities: readonly string[];
  source: string;
}

/** The cloud migration page. */
export interface CloudPage {
  meta: PageMeta;
  hero: Hero;
  year: { caption: string; parts: readonly [YearPart, YearPart, YearPart] };
  benefits: readonly (Stat & { label: string })[];
  strategies: SectionIntro & {
    caption: string;
    ticks: readonly { at: number; label: string }[];
    items: readonly Strategy[];
    bestFor: string;
  };
  providers: SectionIntro & { items: readonly Provider[]; note: string };
  method: SectionIntro & { phases: readonly Phase[] };
  compliance: { title: string; items: readonly Credential[] };
  questions: Questions;
  closing: Closing;
}
