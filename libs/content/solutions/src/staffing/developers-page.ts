import type { PageMeta } from '@vantedge/content-shared';
import type {
  Action,
  Closing,
  Head,
  Hero,
  LaunchStep,
  LinkedText,
  Questions,
  ServiceGroup,
  Testimonial,
} from '../model.ts';

/** What an hour costs somewhere, in dollars: a range, or one rate. */
export interface HourlyRate {
  name: string;
  note: string;
  from: number;
  to?: number;
  /** The company's own. */
  ours?: true;
}

/** A sample of who can be had: never a person, always tagged as illustrative. */
export interface Profile {
  role: string;
  /** The line under the role, as a CV begins. */
  summary: string;
  lines: readonly { label: string; text: string }[];
  source: string;
}

/** Software developers. */
export interface DevelopersPage {
  meta: PageMeta;
  hero: Hero;
  comparison: {
    caption: string;
    columns: { name: string; rate: string };
    /** Follows a rate. */
    unit: string;
    /** Dollars at the right end of the scale. */
    scale: number;
    rows: readonly HourlyRate[];
    note: LinkedText;
  };
  deployment: Head & { day: string; steps: readonly (LaunchStep & { lastDay: number })[] };
  talent: Head & { tag: string; items: readonly Profile[]; ask: Action };
  capabilities: Head & { groups: readonly ServiceGroup[] };
  voices: { title: string; items: readonly Testimonial[] };
  questions: Questions;
  closing: Closing & { days: readonly number[] };
}
