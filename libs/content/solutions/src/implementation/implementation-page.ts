import type { Figure, PageMeta } from '@vantedge/content-shared';
import type { Action, Closing, Head, Hero, Questions, Testimonial } from '../model.ts';

/** A system that we implement, with a link to its page. */
export interface ServiceLine {
  name: string;
  to: string;
  badge?: string;
  text: string;
  /** The key stat of that page. */
  figure: Figure;
}

/** A phase. `min` and `max` in weeks; absent for the ongoing phase. */
export interface ImplementationPhase {
  name: string;
  /** How the phase starts or ends. */
  note: string;
  min?: number;
  max?: number;
  when: string;
  source: string;
}

/** A duration and what it measures. */
export interface Measure {
  figure: Figure;
  name: string;
  text: string;
}

/** The implementation services page. */
export interface ImplementationPage {
  meta: PageMeta;
  hero: Hero;
  ruler: { label: string; days: number; start: string; end: string; week: string };
  record: readonly Figure[];
  services: Head & { items: readonly ServiceLine[] };
  process: Head & {
    caption: string;
    ticks: readonly { at: number; label: string }[];
    phases: readonly ImplementationPhase[];
    measures: { title: string; items: readonly Measure[] };
  };
  voices: { title: string; items: readonly Testimonial[] };
  questions: Questions;
  closing: Closing & { further: readonly Action[] };
}
