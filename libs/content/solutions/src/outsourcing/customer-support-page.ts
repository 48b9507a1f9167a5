import type { PageMeta } from '@vantedge/content-shared';
import type { Closing, Head, Hero, LaunchStep, Questions, Testimonial } from '../model.ts';
import type { Reason } from '../implementation/ukg-page.ts';

/** A line of a conversation, and when it was written. */
export interface ChatLine {
  who: string;
  at: string;
  words: string;
}

/** A service group, under the sentence with which a customer asks for it. */
export interface AskedGroup {
  saying: string;
  title: string;
  badge?: string;
  entries: readonly string[];
  source: string;
}

/** Customer support. */
export interface CustomerSupportPage {
  meta: PageMeta;
  hero: Hero;
  /** A specimen of a live chat; the wait is between its first two lines, in seconds. */
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
