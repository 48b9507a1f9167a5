import type { PageMeta } from '@vantedge/content-shared';
import type {
  Action,
  Closing,
  SectionIntro,
  Hero,
  LaunchStep,
  LinkedText,
  Questions,
  ServiceGroup,
  Testimonial,
} from '../model.ts';

/** An hourly rate in dollars; a range if `to` is set. */
export interface HourlyRate {
  name: string;
  note: string;
  from: number;
  to?: number;
  /** Set on our own rate. */
  ours?: true;
}

/** A sample profile. Never a real person, always tagged as illustrative. */
export interface Profile {
  role: string;
  /** Shown under the role, like the summary of a résumé. */
  summary: string;
  lines: readonly { label: string; text: string }[];
  source: string;
}

/** The software developers page. */
export interface DevelopersPage {
  meta: PageMeta;
  hero: Hero;
  comparison: {
    caption: string;
    columns: { name: string; rate: string };
    /** Unit after a rate. */
    unit: string;
    /** Maximum of the scale, in dollars. */
    scale: number;
    rows: readonly HourlyRate[];
    note: LinkedText;
  };
  deployment: SectionIntro & { day: string; steps: readonly (LaunchStep & { lastDay: number })[] };
  talent: SectionIntro & { tag: string; items: readonly Profile[]; action: Action };
  capabilities: SectionIntro & { groups: readonly ServiceGroup[] };
  testimonials: { title: string; items: readonly Testimonial[] };
  questions: Questions;
  closing: Closing & { days: readonly number[] };
}
