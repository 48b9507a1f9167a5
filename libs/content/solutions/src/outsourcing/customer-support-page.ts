import type { PageMeta } from '@vantedge/content-shared';
import type { Closing, Head, Hero, LaunchStep, Questions, Testimonial } from '../model.ts';
import type { Reason } from '../implementation/ukg-page.ts';

/** A chat message and its time. */
export interface ChatLine {
  who: string;
  at: string;
  words: string;
}

/** A service group, under a typical customer question. */
export interface AskedGroup {
  saying: string;
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
    wait: { seconds: number; most: number; text: string };
    lines: readonly ChatLine[];
    source: string;
  };
  groups: Head & { items: readonly AskedGroup[] };
  launch: Head & { weeks: number; phases: readonly LaunchStep[] };
  advantages: { title: string; items: readonly Reason[] };
  voices: { title: string; items: readonly Testimonial[] };
  questions: Questions;
  closing: Closing & { days: readonly number[] };
}
