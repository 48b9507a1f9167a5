import type { Stat, PageMeta } from '@vantedge/content-shared';
import type { Action, Closing, SectionIntro, Hero, Questions, Testimonial } from '../model.ts';

/** A system that we implement, with a link to its page. */
export interface ServiceLine {
  name: string;
  to: string;
  badge?: string;
  text: string;
  /** The key stat of that page. */
  stat: Stat;
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
  stat: Stat;
  name: string;
  text: string;
}

/** The implementation services page. */
export interface ImplementationPage {
  meta: PageMeta;
  hero: Hero;
  ruler: { label: string; days: number; start: string; end: string; week: string };
  record: readonly Stat[];
  services: SectionIntro & { items: readonly ServiceLine[] };
  process: SectionIntro & {
    caption: string;
    ticks: readonly { at: number; label: string }[];
    phases: readonly ImplementationPhase[];
    measures: { title: string; items: readonly Measure[] };
  };
  testimonials: { title: string; items: readonly Testimonial[] };
  questions: Questions;
  closing: Closing & { more: readonly Action[] };
}
