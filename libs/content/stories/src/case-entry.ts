import type { Figure } from '@vantedge/content-shared';
import type { StoryLink, StoryPage } from './model.ts';

/** What a listing can be narrowed to: its name, its word in an address, and our page about it where there is one. */
export interface CaseFacet {
  slug: string;
  name: string;
  page?: StoryLink;
}

/** The count that stands above or beside an entry: one mark to a unit. */
export interface CaseTally {
  /** What a mark looks like: a time card, a book's spine, a tall or a short stroke, a dot. */
  mark: 'card' | 'spine' | 'hour' | 'stroke' | 'dot';
  columns: number;
  /** Marks in a row after one another; a department's key colors its own, `rest` is hollow. */
  groups: readonly { count: number; key?: 'bd' | 'prod' | 'admin' | 'fin' | 'rest' }[];
  /** The drawing in one sentence. */
  label: string;
  value: string;
  caption: string;
}

/** The full record of an illustrative case; a client story has a page instead. */
export interface CaseDetails {
  description: string;
  teamSize: Figure;
  challenges: readonly string[];
  solutions: readonly string[];
  results: readonly string[];
}

/** A story as the listing shows it, and as other pages tease it. */
export interface CaseEntry {
  /** Also the fragment of its entry on the listing. */
  id: string;
  /** The project's name, or the story's title. */
  title: string;
  /** The client's name; of an illustrative entry what kind of client it is. */
  client: string;
  excerpt: string;
  /** One of the industries that the listing can be narrowed to. */
  industry: string;
  /** What was done, the first before all. */
  services: readonly string[];
  /** What kind of work it was, in a word or two. */
  category: string;
  metrics: readonly Figure[];
  timeline: Figure;
  tally: CaseTally;
  /** The color of its service, as the color key names it. */
  color: StoryPage['color'];
  featured: boolean;
  /** The story's own page. */
  link?: string;
  /** Where the figures of an illustrative entry come from. */
  basis?: StoryLink;
  details?: CaseDetails;
  /** Set where client and figures are examples: the word of the tag. */
  illustrative?: string;
}
