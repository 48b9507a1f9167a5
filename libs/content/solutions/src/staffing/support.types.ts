import type { Stat, PageMeta } from '@vantedge/content-shared';
import type { Closing, SectionIntro, Hero, Questions, Testimonial } from '../model.ts';
import type { Module } from '../implementation/ukg.types.ts';

/** A support channel and what it is best for. */
export interface Channel {
  name: string;
  /** Short name, for the column header. */
  short: string;
  /** How the channel responds, in a few words. */
  note: string;
  text: string;
  source: string;
}

/** A problem, and how well each channel suits it, in channel order. */
export interface Situation {
  name: string;
  fit: readonly ('best' | 'good' | undefined)[];
  source: string;
}

/** The technical support page. */
export interface SupportPage {
  meta: PageMeta;
  hero: Hero;
  /** One hour, with the maximum response time marked. */
  response: {
    caption: string;
    minutes: number;
    answer: { strong: string; text: string };
    ticks: readonly string[];
  };
  metrics: readonly Stat[];
  groups: SectionIntro & { labels: { on: string; back: string }; items: readonly Module[] };
  channels: SectionIntro & {
    caption: string;
    columns: { situation: string };
    labels: { best: string; good: string; none: string };
    items: readonly Channel[];
    situations: readonly Situation[];
  };
  week: SectionIntro & {
    /** Text alternative of the drawing. */
    alt: string;
    days: readonly string[];
    hours: readonly string[];
    stats: readonly Stat[];
  };
  testimonials: { title: string; items: readonly Testimonial[] };
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
