import type { Stat, PageMeta } from '@vantedge/content-shared';
import type { Action, Closing, SectionIntro, Hero, LinkedText, Questions } from '../model.ts';
import type { Reason } from '../implementation/ukg.types.ts';

/** One day in both offices, drawn as a commit graph. Hours count from the start of the first office's day. */
export interface CommitDay {
  label: string;
  day: { city: string; hours: string };
  aroundTheClock: { city: string; hours: string };
  overlap: { hours: number; text: string };
  alone: { hours: number; text: string };
  /** Every third hour, in both cities. */
  scales: { day: readonly string[]; aroundTheClock: readonly string[] };
  marks: { push: string; merge: string };
}

/** The technology page. */
export interface TechnologyPage {
  meta: PageMeta;
  hero: Hero & { more: Action };
  day: CommitDay;
  stats: readonly Stat[];
  services: SectionIntro & { items: readonly { name: string; to: string; text: string; stat: Stat }[] };
  stack: {
    title: string;
    lead: LinkedText;
    /** The first two are side by side above the others. */
    layers: readonly { title: string; entries: readonly string[] }[];
    source: string;
  };
  /** Each stat has a unit after its number. */
  reasons: {
    title: string;
    items: readonly (Omit<Reason, 'stat'> & { stat: Stat & { unit: string } })[];
  };
  questions: Questions;
  closing: Closing & { terms: readonly string[]; more: readonly Action[] };
}
