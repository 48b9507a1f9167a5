import type { Stat, PageMeta } from '@vantedge/content-shared';
import type { Closing, SectionIntro, Hero, Questions } from '../model.ts';
import type { Reason } from '../implementation/ukg.types.ts';

/** A function to outsource: weeks of setup, and the stat it is measured by. */
export interface Handover {
  name: string;
  to: string;
  badge: string;
  text: string;
  weeks: number;
  stat: Stat;
  source: string;
}

/** The business process outsourcing page, the hub of four functions. */
export interface BpoPage {
  meta: PageMeta;
  hero: Hero;
  /** Stats in the hero. */
  stats: readonly Stat[];
  handovers: SectionIntro & {
    /** The longest setup of any function; each row draws this many weeks. */
    weeks: number;
    /** Unit after the number of weeks. */
    setup: string;
    /** Label of the line after the setup. */
    live: string;
    items: readonly Handover[];
  };
  advantage: SectionIntro & { reasons: readonly Reason[] };
  industries: SectionIntro & { items: readonly { name: string; text: string; source: string }[] };
  questions: Questions;
  closing: Closing;
}
