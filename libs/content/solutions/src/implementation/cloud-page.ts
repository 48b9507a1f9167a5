import type { Figure, PageMeta } from '@vantedge/content-shared';
import type { Closing, Credential, Head, Hero, Questions } from '../model.ts';

/** One bar of the magnified year: the last hundredth of the bar above it. */
export interface YearPart {
  name: string;
  /** How long it is, in words. */
  length: string;
  /** What its first ninety-nine hundredths are; the last bar is the rest. */
  share: string;
  /** Its length in the unit of its ticks: months, hours, minutes. */
  units: number;
}

/** A provider, and what is moved there; all of it placeholder words. */
export interface Provider {
  name: string;
  description: string;
  lists: readonly { label: string; items: readonly string[] }[];
  source: string;
}

/** A way to move; lengths in weeks, none where the specification gives words. */
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

/** A phase of the methodology; none has a duration. */
export interface Phase {
  name: string;
  text: string;
  activities: readonly string[];
  source: string;
}

/** Cloud migration. */
export interface CloudPage {
  meta: PageMeta;
  hero: Hero;
  year: { caption: string; parts: readonly [YearPart, YearPart, YearPart] };
  benefits: readonly (Figure & { label: string })[];
  strategies: Head & {
    caption: string;
    ticks: readonly { at: number; label: string }[];
    items: readonly Strategy[];
    bestFor: string;
  };
  providers: Head & { items: readonly Provider[]; note: string };
  method: Head & { phases: readonly Phase[] };
  compliance: { title: string; items: readonly Credential[] };
  questions: Questions;
  closing: Closing;
}
