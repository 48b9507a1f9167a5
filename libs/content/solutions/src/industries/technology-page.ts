import type { Figure, PageMeta } from '@vantedge/content-shared';
import type { Action, Closing, Head, Hero, LinkedText, Questions } from '../model.ts';
import type { Reason } from '../implementation/ukg-page.ts';

/** One day in both offices, drawn as a commit graph. Hours count from the start of the first office's day. */
export interface CommitDay {
  label: string;
  day: { city: string; hours: string };
  round: { city: string; hours: string };
  together: { hours: number; text: string };
  alone: { hours: number; text: string };
  /** Every third hour, in both cities. */
  scales: { day: readonly string[]; round: readonly string[] };
  marks: { push: string; merge: string };
}

/** The technology page. */
export interface TechnologyPage {
  meta: PageMeta;
  hero: Hero & { further: Action };
  day: CommitDay;
  figures: readonly Figure[];
  services: Head & { items: readonly { name: string; to: string; text: string; figure: Figure }[] };
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
    items: readonly (Omit<Reason, 'figure'> & { figure: Figure & { unit: string } })[];
  };
  questions: Questions;
  closing: Closing & { terms: readonly string[]; further: readonly Action[] };
}
