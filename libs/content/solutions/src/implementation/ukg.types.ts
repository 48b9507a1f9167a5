import type { Stat, PageMeta } from '@vantedge/content-shared';
import type { Action, Closing, SectionIntro, Hero, Questions, Testimonial } from '../model.ts';

/** A stat and the drawing that illustrates it. */
export interface Proof {
  stat: Stat;
  label: string;
  drawing:
    | { kind: 'units'; count: number }
    | { kind: 'score'; score: number; of: number }
    | { kind: 'share'; count: number; of?: number }
    | { kind: 'strokes'; full: number; group: number; pitch: number; gap: number };
}

/** A milestone: `quick` milestones are emphasized, `key` is the last of them, `now` is ongoing. */
export interface Milestone {
  /** Absent where the specification gives no date. */
  when?: string;
  title: string;
  text: string;
  weight?: 'quick' | 'key' | 'now';
  source: string;
}

/** A module, what we configure in it and what it passes to the next one. */
export interface Module {
  title: string;
  parts: readonly string[];
  handoff: string;
  source: string;
}

/** A product of the vendor. `min` and `max` in weeks; absent where there is no standard timeline. */
export interface Edition {
  name: string;
  note: string;
  min?: number;
  max?: number;
  when: string;
}

/** A reason to choose us: the claim, its evidence and its stat. */
export interface Reason {
  claim: string;
  points: readonly string[];
  stat: Stat;
}

/** The UKG implementation page. */
export interface UkgPage {
  meta: PageMeta;
  hero: Hero;
  partnerYears: { caption: string; ours: PartnerYears; typical: PartnerYears };
  proofs: readonly Proof[];
  history: SectionIntro & { milestones: readonly Milestone[] };
  modules: SectionIntro & { labels: { on: string; back: string }; items: readonly Module[] };
  editions: {
    title: string;
    caption: string;
    ticks: readonly { at: number; label: string }[];
    products: readonly Edition[];
    services: { title: string; items: readonly string[]; more: Action; source: string };
  };
  reasons: { title: string; items: readonly Reason[] };
  testimonials: { title: string; items: readonly Testimonial[] };
  questions: Questions;
  closing: Closing;
}

/** Years that a partner took to reach the status. */
export interface PartnerYears {
  name: string;
  years: 1 | 3;
}
