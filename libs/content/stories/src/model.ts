import type {
  Department,
  departments,
  ImageFile,
  Stat,
  StatNumber,
  PageMeta,
  PageSections,
} from '@vantedge/content-shared';

/** A link: label and URL. */
export interface StoryLink {
  label: string;
  to: string;
}

/** A fact in the margin of the story. */
export interface StoryFact {
  name: string;
  value: string;
  /** The paragraph that it stands beside, from 1; 0 is the lead. Without it, it stands beside the introduction. */
  beside?: number;
}

/** The drawing on the cover of a story: a book for each seat of the departments, or else 140 tiles. */
export interface StoryCover {
  /** Text alternative. */
  label: string;
  departments?: typeof departments;
  /** Accessible name of the links from the departments to their lines of the invoice. */
  links?: string;
}

/** A quarter of the timeline, with its result as a number or in words. */
export interface TimelineStep {
  year: string;
  quarter: string;
  title: string;
  description: string;
  figure?: StatNumber & { label: string };
  caption?: string;
  image?: ImageFile;
  source: string;
}

/** A duration on the scale of the story. */
export interface DurationReading {
  value: string;
  unit: string;
  /** Duration in months, as drawn. */
  months: number;
  /** Whose duration it is. */
  basis: string;
  ours: boolean;
}

/** A team's ramp-up, its monthly invoice, and what other providers charge. */
export interface Ramp {
  departments: typeof departments;
  /** Seats at the start and at the end, and the lengths that the drawing compares. */
  line: {
    from: RampEnd;
    to: RampEnd;
    weeks: number;
    years: number;
    /** Names of the two scales, at their first parts, and what they say. */
    week: string;
    year: string;
    captions: readonly [string, string];
  };
  title: string;
  invoice: {
    client: string;
    caption: string;
    /** Department, seats, hours, rate and amount. */
    columns: readonly string[];
    total: string;
    hoursPerSeat: number;
    hourly: number;
    terms: readonly { name: string; text: string }[];
  };
  /** The same hours elsewhere, as dollars and as the share that is saved. */
  elsewhere: { dollars: number; text: string; saved: Stat; note: string };
  /** The figure that the client reports, and what it includes. */
  pull: Stat & { note: string };
}

/** One end of the line: number of filled seats, and when. */
export interface RampEnd {
  value: string;
  label: string;
}

/** An achievement: a stat and a note. */
export interface Achievement {
  stat: Stat;
  note: string;
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
  /** A strip of its cover: one mark to a unit. */
  strip: readonly { count: number; color: StoryPage['color'] | Department }[];
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
  /** The cover of page and PDF, and what its marks are. */
  cover: StoryCover & { count: number; value: string; caption: string };
  /** Accessible name of the introduction. */
  summary: string;
  facts: readonly StoryFact[];
  story: { title: string; lead: string; paragraphs: readonly string[] };
  /** Accessible name of the part of the story below its document. */
  continued: string;
  timeline: { title: string; text?: string; steps: readonly TimelineStep[] };
  /** Set for stories about a team. */
  ramp?: Ramp;
  /** Set for a story with a schedule. */
  schedule?: { title: string; text: string; roster: Roster };
  /** A result between the paragraphs, if the ramp has none. */
  pull?: Stat & { note: string };
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

/** A featured story on the index: cover, text and its results. */
export interface FeaturedStory {
  title: string;
  to: string;
  cover: StoryCover;
  /** Client, industry and category. */
  parts: readonly string[];
  text: string;
  color: StoryPage['color'];
  action: string;
  stats: readonly Stat[];
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
