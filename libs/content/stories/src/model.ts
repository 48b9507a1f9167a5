import type { departments, ImageFile, Stat, PageMeta, PageSections } from '@vantedge/content-shared';

/** A link: label and URL. */
export interface StoryLink {
  label: string;
  to: string;
}

/** A fact in the story's sidebar. */
export interface StoryFact {
  name: string;
  value: string;
}

/** What a quarter's drawing shows: seats by department, hours of a week, or a share of 100. */
export type TimelineMarks =
  | { kind: 'seats' }
  | { kind: 'week'; from: number; to: number; days: number }
  | { kind: 'share'; count: number };

/** A quarter of the timeline. Its drawing shows `marks`, or else the months passed. */
export interface TimelineStep {
  year: string;
  quarter: string;
  title: string;
  description: string;
  /** Caption and text alternative of the drawing. */
  caption: string;
  /** Months passed at the end of the quarter. */
  monthsPassed: number;
  /** Drawn instead of the months. */
  marks?: TimelineMarks;
  /** Shown instead of a drawing. */
  image?: ImageFile;
  source: string;
}

/** A duration on the scale of the story. */
export interface DurationReading {
  id: string;
  value: string;
  unit: string;
  /** Duration in months, as drawn. */
  months: number;
  /** Whose duration it is. */
  basis: string;
  ours: boolean;
}

/** A team's ramp-up, its monthly cost, and the savings on two bases. */
export interface Ramp {
  title: string;
  text: string;
  scale: { label: string; weeks: number; from: RampEnd; to: RampEnd };
  departments: typeof departments;
  table: { caption: string; columns: readonly string[]; total: string; note: string; perSeat: number };
  cost: {
    title: string;
    months: readonly { label: string; dollars: number; ours: boolean }[];
    bases: readonly { stat: Stat; name: string; note: string }[];
  };
}

/** One end of the scale of weeks: label, and number of filled seats. */
export interface RampEnd {
  strong: string;
  text: string;
}

/** An achievement: a stat and its scale. */
export interface Achievement {
  stat: Stat;
  note: string;
  scale: {
    /** Total marks. */
    marks: number;
    /** Filled marks; a fraction fills part of a mark. */
    filled: number;
    /** Text alternative of the drawing. */
    label: string;
  };
}

/** A client quote, attributed to a role and an industry, never to a name. */
export interface Testimonial {
  /** Accessible name of the section. */
  label: string;
  quote: string;
  role: string;
  industry: string;
  source: string;
}

/** A link to the previous or next story. */
export interface StoryPagerLink {
  /** Direction, shown above the title. */
  direction: string;
  title: string;
  to: string;
  /** Client and industry, shown below the title. */
  note?: string;
  /** Tag, set if client and stats are examples. */
  illustrative?: string;
}

/** A case-study page. */
export interface StoryPage {
  meta: PageMeta;
  /** Color of the story's service. */
  color: 'purple' | 'blue' | 'green' | 'teal';
  hero: {
    breadcrumb: readonly { label: string; to?: string }[];
    title: string;
    lead: string;
    actions: readonly StoryLink[];
    stats: readonly Stat[];
  };
  sections: PageSections;
  /** The cover of the PDF, and of the page unless it has a forecast. */
  cover: { count: number; label: string; value: string; caption: string };
  /** Set if the hero draws forecast and actual: names of the lines, and labels of the two ends. */
  forecast?: { caption: string; forecast: string; actual: string; from: string; to: string };
  facts: readonly StoryFact[];
  story: { title: string; lead: string; paragraphs: readonly string[] };
  timeline: { title: string; text: string; months: number; steps: readonly TimelineStep[] };
  /** Set for stories about a team. */
  ramp?: Ramp;
  /** Set if the story compares a duration. */
  durations?: {
    title: string;
    text: string;
    axis: { months: number; labels: readonly string[] };
    rows: readonly DurationReading[];
  };
  argument: {
    title: string;
    challenge: { title: string; points: readonly string[] };
    solution: { title: string; points: readonly string[] };
    results: { title: string; stats: readonly Stat[] };
  };
  achievements: { title: string; rows: readonly Achievement[] };
  testimonial: Testimonial;
  closing: { title: string; text: string; actions: readonly StoryLink[]; related: readonly StoryLink[] };
  pager: { label: string; previous: StoryPagerLink; next: StoryPagerLink };
}

/** A featured story on the index: title, cover, quote and one stat. */
export interface FeaturedStory {
  title: string;
  to: string;
  /** Client, industry and category. */
  parts: readonly string[];
  text: string;
  color: StoryPage['color'];
  action: string;
  stat: Stat;
  /** Its other results, each in a few words. */
  notes: readonly string[];
  quotation: Testimonial;
}

/** A sample work schedule: hours per shift and day; a pair is a corrected entry. */
export interface Roster {
  caption: string;
  tag: string;
  columns: readonly [shift: string, ...days: string[]];
  shifts: readonly { name: string; hours: readonly (number | readonly [was: number, is: number])[] }[];
  /** Names of the two equal sums below the week. */
  sums: readonly [string, string];
  /** Text after the hours of the week. */
  total: string;
  source: string;
}

/** A story teaser for other pages. */
export interface TeaserStory {
  id: string;
  title: string;
  link: string;
  category: string;
  industry: string;
  excerpt?: string;
  metrics: readonly Stat[];
  /** Further results, each in a few words. */
  results: readonly string[];
  /** Color of the story's service. */
  color: StoryPage['color'];
  /** Reading time at 220 words per minute. Not set for illustrative cases, which have no page. */
  readTime?: string;
  featured: boolean;
  /** Tag, set if client and stats are examples. */
  illustrative?: string;
}
