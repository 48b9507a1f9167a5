import type { PageMeta } from '@vantedge/content-shared';
import type { Closing, SectionIntro, Hero, LaunchStep, Questions, Testimonial } from '../model.ts';
import type { Reason } from '../implementation/ukg.types.ts';

/** A chat message and its time. */
export interface ChatLine {
  who: string;
  at: string;
  text: string;
}

/** A service group, under a typical customer question. */
export interface QuotedServiceGroup {
  quote: string;
  title: string;
  badge?: string;
  entries: readonly string[];
  source: string;
}

/** The customer support page. */
export interface CustomerSupportPage {
  meta: PageMeta;
  hero: Hero;
  /** A sample live chat. `wait` is the time between its first two messages, in seconds. */
  chat: {
    title: string;
    tag: string;
    wait: { seconds: number; max: number; text: string };
    lines: readonly ChatLine[];
    source: string;
  };
  groups: SectionIntro & { items: readonly QuotedServiceGroup[] };
  launch: SectionIntro & { weeks: number; phases: readonly LaunchStep[] };
  advantages: { title: string; items: readonly Reason[] };
  testimonials: { title: string; items: readonly Testimonial[] };
  questions: Questions;
  closing: Closing & { days: readonly number[] };
}
