import type { Figure, PageMeta } from '@vantedge/content-shared';

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

/** A quarter of the timeline; its picture shows how many months have passed when it ends. */
export interface TimelineStep {
  year: string;
  quarter: string;
  title: string;
  description: string;
  /** What the picture shows, in words. */
  key: string;
  /** Months that have passed at the quarter's end. */
  monthsPassed: number;
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

/** A figure that has held, and the scale it is read on. */
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
  /** The colour of the story's service, as the colour key names it. */
  colour: 'purple' | 'blue' | 'green' | 'teal';
  breadcrumb: readonly { label: string; to?: string }[];
  hero: { title: string; lead: string; actions: readonly StoryLink[]; figures: readonly Figure[] };
  cover: { count: number; label: string; value: string; caption: string };
  facts: readonly StoryFact[];
  story: { title: string; lead: string; paragraphs: readonly string[] };
  timeline: { title: string; text: string; months: number; steps: readonly TimelineStep[] };
  readings: {
    title: string;
    text: string;
    axis: { months: number; labels: readonly string[] };
    rows: readonly Reading[];
    nouns: { title: string; text: string; figures: readonly Figure[] };
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
  colour: StoryPage['colour'];
  /** How long its page takes to read. */
  readTime: { words: string; source: string };
  /** Which drawing stands above it. */
  cover?: 'ramp' | 'rulers';
  featured: boolean;
  /** Set where client and figures are examples: the word of the tag. */
  illustrative?: string;
}
