import type { Figure, PageMeta } from '@vantedge/content-shared';
import type { Closing, Head, Hero, Questions, Testimonial } from '../model.ts';
import type { Module } from '../implementation/ukg-page.ts';

/** A way to reach the desk, and what it is good for. */
export interface Channel {
  name: string;
  /** Its name above a column. */
  short: string;
  /** How it answers, in a few words. */
  note: string;
  text: string;
  source: string;
}

/** Something that goes wrong, and how well each channel serves it, in the order of the channels. */
export interface Situation {
  name: string;
  fit: readonly ('best' | 'good' | undefined)[];
  source: string;
}

/** Technical support. */
export interface SupportPage {
  meta: PageMeta;
  hero: Hero;
  /** One hour, of which the response takes the first minutes. */
  response: {
    caption: string;
    minutes: number;
    answer: { strong: string; text: string };
    ticks: readonly string[];
  };
  metrics: readonly Figure[];
  groups: Head & { words: { on: string; back: string }; items: readonly Module[] };
  channels: Head & {
    caption: string;
    columns: { situation: string };
    words: { best: string; good: string; none: string };
    items: readonly Channel[];
    situations: readonly Situation[];
  };
  week: Head & {
    /** The drawing in words. */
    drawing: string;
    days: readonly string[];
    hours: readonly string[];
    figures: readonly Figure[];
  };
  voices: { title: string; items: readonly Testimonial[] };
  questions: Questions;
  closing: Closing & {
    mark: {
      label: string;
      total: number;
      measured: number;
      start: { strong: string; text: string };
      end: { text: string };
    };
  };
}
