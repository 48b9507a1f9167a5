import type { Stat, PageMeta } from '@vantedge/content-shared';
import type { Closing, SectionIntro, Hero, Questions, ServiceGroup, Testimonial } from '../model.ts';
import type { Reason } from '../implementation/ukg.types.ts';

/** A launch phase. The order is specified, the days are not. */
export interface OrderedPhase {
  name: string;
  text: string;
  activities: readonly string[];
  source: string;
}

/** An industry and a typical question about its data. `to` is set if the industry has a page. */
export interface IndustryQuestion {
  industry: string;
  question: string;
  to?: string;
  source: string;
}

/** A row of the example. */
interface ExampleRow {
  label: string;
  cells: readonly string[];
}

/** A service group with its stage of the example: the question, or the rows it produces. */
export interface TracedGroup extends ServiceGroup {
  question?: string;
  example?: {
    caption: string;
    columns: readonly string[];
    rows: readonly ExampleRow[];
    total?: ExampleRow;
  };
}

/** The data management page. */
export interface DataPage {
  meta: PageMeta;
  hero: Hero;
  /** Number of records drawn, how many are correct, and the caption. */
  records: { total: number; correct: number; caption: string };
  stats: readonly (Stat & { label: string })[];
  services: SectionIntro & { groups: readonly TracedGroup[] };
  launch: {
    title: string;
    /** Total duration; each day is drawn. */
    length: Stat & { weeks: number; label: string; note: string; alt: string };
    phases: readonly OrderedPhase[];
  };
  benefits: { title: string; items: readonly Reason[] };
  industries: SectionIntro & { items: readonly IndustryQuestion[] };
  testimonials: { title: string; items: readonly Testimonial[] };
  questions: Questions;
  closing: Closing;
}
