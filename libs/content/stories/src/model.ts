import type { departments, Figure, PageMeta } from '@vantedge/content-shared';

/** A way on: what it is called and where it leads. */
export interface StoryLink {
  label: string;
  to: string;
}

/** One fact of the rail that stays beside the story. */
export interface StoryFact {
  name: string;
  value: string;
}

/** What a quarter's picture counts: seats by department, the hours of a week, or so many of a hundred. */
export type TimelineMarks =
  | { kind: 'seats' }
  | { kind: 'week'; from: number; to: number; days: number }
  | { kind: 'share'; count: number };

/** A quarter of the timeline; its picture counts the quarter's own figure, or the months that have passed when it ends. */
export interface TimelineStep {
  year: string;
  quarter: string;
  title: string;
  description: string;
  /** What the picture shows, in words. */
  key: string;
  /** Months that have passed at the quarter's end. */
  monthsPassed: number;
  /** The figure that it draws instead of the months. */
  marks?: TimelineMarks;
  source: string;
}

/** One reading of a length of time that the record gives more than once. */
export interface Reading {
  id: string;
  value: string;
  unit: string;
  /** Length in months, as drawn. */
  months: number;
  /** Where this reading is used. */
  basis: string;
  ours: boolean;
}

/** A team's way from nobody to everybody, what a month of it costs, and the two bases on which that is a saving. */
export interface Ramp {
  title: string;
  text: string;
  scale: { label: string; weeks: number; from: RampEnd; to: RampEnd };
  departments: typeof departments;
  ledger: { caption: string; columns: readonly string[]; total: string; note: string; perSeat: number };
  cost: {
    title: string;
    months: readonly { label: string; dollars: number; ours: boolean }[];
    bases: readonly { figure: Figure; name: string; note: string }[];
  };
}

/** One end of the scale of weeks: its name, and how many seats are filled there. */
export interface RampEnd {
  strong: string;
  text: string;
}

/** An achievement: its figure, and the scale it is read on. */
export interface Achievement {
  figure: Figure;
  note: string;
  scale: {
    /** Marks drawn. */
    marks: number;
    /** Marks that count; a fraction fills its mark in part. */
    lit: number;
    /** The drawing in words. */
    label: string;
  };
}

/** Words of a client: a role and an industry, never a name. */
export interface Testimonial {
  /** What the block is, for those who do not see it. */
  label: string;
  quote: string;
  role: string;
  industry: string;
  source: string;
}

/** A story as its neighbours point to it. */
export interface StoryPointer {
  /** What stands above the title: the direction. */
  way: string;
  title: string;
  to: string;
  /** Client and field, beneath the title. */
  note?: string;
  /** Set where client and figures are examples: the word of the tag. */
  illustrative?: string;
}

/** A case-study page. */
export interface StoryPage {
  meta: PageMeta;
  /** The color of the story's service, as the color key names it. */
  color: 'purple' | 'blue' | 'green' | 'teal';
  breadcrumb: readonly { label: string; to?: string }[];
  hero: { title: string; lead: string; actions: readonly StoryLink[]; figures: readonly Figure[] };
  cover: { count: number; label: string; value: string; caption: string };
  facts: readonly StoryFact[];
  story: { title: string; lead: string; paragraphs: readonly string[] };
  timeline: { title: string; text: string; months: number; steps: readonly TimelineStep[] };
  /** Set where the story is one of seats. */
  ramp?: Ramp;
  /** Set where a length of time is given more than once. */
  readings?: {
    title: string;
    text: string;
    axis: { months: number; labels: readonly string[] };
    rows: readonly Reading[];
    /** Why the story and other pages state different lengths. */
    note: string;
  };
  argument: {
    title: string;
    challenge: { title: string; points: readonly string[] };
    solution: { title: string; points: readonly string[] };
    results: { title: string; figures: readonly Figure[] };
  };
  achievements: { title: string; rows: readonly Achievement[] };
  testimonial: Testimonial;
  closing: { title: string; text: string; actions: readonly StoryLink[]; related: readonly StoryLink[] };
  pager: { label: string; previous: StoryPointer; next: StoryPointer };
}

/** A story at the full width of the list of stories: its drawing, its name, two figures and a length. */
export interface FeaturedStory {
  title: string;
  to: string;
  /** Client, industry and kind. */
  parts: readonly string[];
  text: string;
  color: StoryPage['color'];
  action: string;
  figures: readonly Figure[];
  length: { label: string; total: number; measured: number; start: RampEnd; end: { text: string } };
}

/** A story as another page shows it. */
export interface TeaserStory {
  id: string;
  title: string;
  link: string;
  category: string;
  industry: string;
  excerpt?: string;
  metrics: readonly Figure[];
  /** What came of it besides, each in a few words. */
  results: readonly string[];
  /** The color of the story's service, as the color key names it. */
  color: StoryPage['color'];
  /** Reading time of its page at 220 words a minute; none for an illustrative case, which has no page. */
  readTime?: string;
  /** Which drawing stands above it. */
  cover?: 'ramp' | 'rulers';
  featured: boolean;
  /** Set where client and figures are examples: the word of the tag. */
  illustrative?: string;
}
