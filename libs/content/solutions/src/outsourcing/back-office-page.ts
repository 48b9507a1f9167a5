import type { PageMeta } from '@vantedge/content-shared';
import type { Closing, Head, Hero, Questions, Testimonial } from '../model.ts';
import type { Proof } from '../implementation/ukg-page.ts';

/** A group of processes; each example says what arrives and what goes back. */
export interface TrayGroup {
  title: string;
  examples: readonly { arrives: string; returns: string }[];
  source: string;
}

/** A phase of the setup; only the length of the whole is given. */
export interface SetupPhase {
  name: string;
  text: string;
  source: string;
}

/** A line of a check sheet, with one mark or two. */
export interface CheckedItem {
  item: string;
  marks: 1 | 2;
  outcome: string;
}

/** A reason to hand the work over. */
export interface Benefit {
  title: string;
  text: string;
  source: string;
}

/** Back office. */
export interface BackOfficePage {
  meta: PageMeta;
  hero: Hero;
  proofs: readonly Proof[];
  services: Head & { columns: { arrives: string; returns: string }; groups: readonly TrayGroup[] };
  setup: Head & { span: { value: string; unit: string }; phases: readonly SetupPhase[] };
  benefits: {
    title: string;
    /** The one that is drawn. */
    verification: Benefit;
    sheet: {
      caption: string;
      tag: string;
      columns: { item: string; first: string; second: string; outcome: string };
      words: { marked: string; open: string };
      rows: readonly CheckedItem[];
      source: string;
    };
    others: readonly Benefit[];
  };
  voices: { title: string; items: readonly Testimonial[] };
  questions: Questions;
  closing: Closing;
}
