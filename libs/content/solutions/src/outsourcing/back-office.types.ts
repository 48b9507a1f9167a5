import type { PageMeta } from '@vantedge/content-shared';
import type { Closing, SectionIntro, Hero, Questions, Testimonial } from '../model.ts';
import type { Proof } from '../implementation/ukg.types.ts';

/** A group of processes, with examples of what clients send and what they get back. */
export interface TrayGroup {
  title: string;
  examples: readonly { arrives: string; returns: string }[];
  source: string;
}

/** A setup phase. Only the total duration is specified. */
export interface SetupPhase {
  name: string;
  text: string;
  source: string;
}

/** A row of the check sheet: processed (1 mark), or also verified (2). */
export interface CheckedItem {
  item: string;
  marks: 1 | 2;
  outcome: string;
}

/** A benefit of outsourcing the work. */
export interface Benefit {
  title: string;
  text: string;
  source: string;
}

/** The back-office page. */
export interface BackOfficePage {
  meta: PageMeta;
  hero: Hero;
  proofs: readonly Proof[];
  services: SectionIntro & { columns: { arrives: string; returns: string }; groups: readonly TrayGroup[] };
  setup: SectionIntro & { span: { value: string; unit: string }; phases: readonly SetupPhase[] };
  benefits: {
    title: string;
    /** Shown with the check sheet. */
    verification: Benefit;
    sheet: {
      caption: string;
      tag: string;
      columns: { item: string; first: string; second: string; outcome: string };
      labels: { marked: string; open: string };
      rows: readonly CheckedItem[];
      source: string;
    };
    others: readonly Benefit[];
  };
  testimonials: { title: string; items: readonly Testimonial[] };
  questions: Questions;
  closing: Closing;
}
