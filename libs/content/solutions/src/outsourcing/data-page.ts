import type { Figure, PageMeta } from '@vantedge/content-shared';
import type { Closing, Head, Hero, Questions, ServiceGroup, Testimonial } from '../model.ts';
import type { Reason } from '../implementation/ukg-page.ts';

/** A phase of the launch: its place in the order is given, its days are not. */
export interface OrderedPhase {
  name: string;
  text: string;
  activities: readonly string[];
  source: string;
}

/** An industry and what it asks of its data; `to` where the industry has a page. */
export interface IndustryQuestion {
  industry: string;
  question: string;
  to?: string;
  source: string;
}

/** A line of an example. */
interface ExampleRow {
  label: string;
  cells: readonly string[];
}

/** A service group beside an example: the question that it asks, or the lines as it leaves them. */
export interface TracedGroup extends ServiceGroup {
  asks?: string;
  leaves?: {
    caption: string;
    columns: readonly string[];
    rows: readonly ExampleRow[];
    total?: ExampleRow;
  };
}

/** Data management. */
export interface DataPage {
  meta: PageMeta;
  hero: Hero;
  /** So many records, how many of them are right, and how to read the drawing. */
  records: { of: number; right: number; caption: string };
  stats: readonly (Figure & { label: string })[];
  services: Head & { groups: readonly TracedGroup[] };
  launch: {
    title: string;
    /** The whole length, of which each day is drawn. */
    length: Figure & { weeks: number; label: string; note: string; drawing: string };
    phases: readonly OrderedPhase[];
  };
  benefits: { title: string; items: readonly Reason[] };
  industries: Head & { items: readonly IndustryQuestion[] };
  voices: { title: string; items: readonly Testimonial[] };
  questions: Questions;
  closing: Closing;
}
