import type { Figure, PageMeta } from '@vantedge/content-shared';
import type { Closing, Head, Hero, Questions } from '../model.ts';
import type { Reason } from '../implementation/ukg-page.ts';

/** A function that can be handed over: how many weeks its setup takes, and the figure that it is held to. */
export interface Handover {
  name: string;
  to: string;
  badge: string;
  text: string;
  weeks: number;
  figure: Figure;
  source: string;
}

/** Business process outsourcing: the hub of four functions. */
export interface BpoPage {
  meta: PageMeta;
  hero: Hero;
  /** The strip of figures in the hero. */
  stats: readonly Figure[];
  handovers: Head & {
    /** The most weeks that any of them takes; each row draws so many. */
    weeks: number;
    /** What follows a number of weeks. */
    setup: string;
    /** What stands on the line from there on. */
    live: string;
    items: readonly Handover[];
  };
  advantage: Head & { reasons: readonly Reason[] };
  industries: Head & { items: readonly { name: string; text: string; source: string }[] };
  questions: Questions;
  closing: Closing;
}
