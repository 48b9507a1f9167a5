import type { Figure, PageMeta } from '@vantedge/content-shared';
import type { Action, Closing, Head, Hero, LinkedText, Questions } from '../model.ts';
import type { Reason } from '../implementation/ukg-page.ts';

/** One day of both offices as a commit graph; hours are those of the first office's day. */
export interface CommitDay {
  label: string;
  day: { city: string; hours: string };
  round: { city: string; hours: string };
  together: { hours: number; text: string };
  alone: { hours: number; text: string };
  /** Every third hour in either city. */
  scales: { day: readonly string[]; round: readonly string[] };
  marks: { push: string; merge: string };
}

/** The technology industry. */
export interface TechnologyPage {
  meta: PageMeta;
  hero: Hero & { further: Action };
  day: CommitDay;
  figures: readonly Figure[];
  services: Head & { items: readonly { name: string; to: string; text: string; figure: Figure }[] };
  stack: {
    title: string;
    lead: LinkedText;
    /** The first two stand side by side on the others. */
    layers: readonly { title: string; entries: readonly string[] }[];
    source: string;
  };
  /** Each figure with the word that stands after it. */
  reasons: {
    title: string;
    items: readonly (Omit<Reason, 'figure'> & { figure: Figure & { unit: string } })[];
  };
  questions: Questions;
  closing: Closing & { terms: readonly string[]; further: readonly Action[] };
}
