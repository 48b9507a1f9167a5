import type { Figure, PageMeta } from '@vantedge/content-shared';
import type { Action, Closing, Head, Hero, Questions, Testimonial } from '../model.ts';

/** A figure above the drawing of what it counts. */
export interface Proof {
  figure: Figure;
  label: string;
  drawing:
    | { kind: 'units'; count: number }
    | { kind: 'score'; score: number; of: number }
    | { kind: 'share'; count: number; of?: number }
    | { kind: 'strokes'; full: number; group: number; pitch: number; gap: number };
}

/** A station of the rail: `quick` is on the heavy stretch, `key` ends it, `now` goes on. */
export interface Milestone {
  /** None where the specification dates nothing. */
  when?: string;
  title: string;
  text: string;
  weight?: 'quick' | 'key' | 'now';
  source: string;
}

/** A module of the software, what is configured in it, and what it hands to the next. */
export interface Module {
  title: string;
  parts: readonly string[];
  handoff: string;
  source: string;
}

/** A product of the vendor; lengths in weeks, none where no standard timeline is given. */
export interface Edition {
  name: string;
  note: string;
  min?: number;
  max?: number;
  when: string;
}

/** A reason to choose the company: the claim, its grounds, its figure. */
export interface Reason {
  claim: string;
  grounds: readonly string[];
  figure: Figure;
}

/** UKG implementation. */
export interface UkgPage {
  meta: PageMeta;
  hero: Hero;
  standing: { caption: string; ours: Standing; typical: Standing };
  proofs: readonly Proof[];
  history: Head & { milestones: readonly Milestone[] };
  modules: Head & { words: { on: string; back: string }; items: readonly Module[] };
  editions: {
    title: string;
    caption: string;
    ticks: readonly { at: number; label: string }[];
    products: readonly Edition[];
    services: { title: string; items: readonly string[]; more: Action; source: string };
  };
  reasons: { title: string; items: readonly Reason[] };
  voices: { title: string; items: readonly Testimonial[] };
  questions: Questions;
  closing: Closing;
}

/** Years that somebody needed, or typically needs. */
export interface Standing {
  name: string;
  years: 1 | 3;
}
