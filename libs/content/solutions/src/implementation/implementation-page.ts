import type { Figure, PageMeta } from '@vantedge/content-shared';
import type { Action, Closing, Head, Hero, Questions, Testimonial } from '../model.ts';

/** A system that is put in, with the page that says more of it. */
export interface ServiceLine {
  name: string;
  to: string;
  badge?: string;
  text: string;
  /** The one figure of that page, as this one shows it. */
  figure: Figure;
}

/** A phase on the scale; lengths in weeks, none where it goes on. */
export interface ImplementationPhase {
  name: string;
  /** What it ends with. */
  note: string;
  min?: number;
  max?: number;
  when: string;
  source: string;
}

/** A measure of time beside another one, with what it counts. */
export interface Measure {
  figure: Figure;
  name: string;
  text: string;
}

/** The branch: implementation of enterprise software. */
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
