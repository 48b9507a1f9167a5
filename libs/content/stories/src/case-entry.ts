import type { Stat } from '@vantedge/content-shared';
import type { StoryLink, StoryPage } from './model.ts';

/** A filter of the listing: name, slug for the URL, and a related page if there is one. */
export interface CaseFacet {
  slug: string;
  name: string;
  page?: StoryLink;
}

/** The drawing of an entry: one mark per unit. */
export interface CaseTally {
  /** Shape of a mark: a time card, a book spine, a tall or short stroke, or a dot. */
  mark: 'card' | 'spine' | 'hour' | 'stroke' | 'dot';
  columns: number;
  /** Consecutive groups of marks. A department's key sets the color; `rest` is hollow. */
  groups: readonly { count: number; key?: 'bd' | 'prod' | 'admin' | 'fin' | 'rest' }[];
  /** Text alternative of the drawing. */
  label: string;
  value: string;
  caption: string;
}

/** Details of an illustrative case. A client story has its own page instead. */
export interface CaseDetails {
  description: string;
  teamSize: Stat;
  challenges: readonly string[];
  solutions: readonly string[];
  results: readonly string[];
}

/** A story as shown in the listing and in teasers. */
export interface CaseEntry {
  /** Also the URL fragment of the entry in the listing. */
  id: string;
  /** Project name, or title of the story. */
  title: string;
  /** Client name, or the kind of client for an illustrative entry. */
  client: string;
  excerpt: string;
  /** Name of one of the industry filters. */
  industry: string;
  /** Services provided, the main one first. */
  services: readonly string[];
  /** Kind of work, in a word or two. */
  category: string;
  metrics: readonly Stat[];
  timeline: Stat;
  tally: CaseTally;
  /** Color of the main service. */
  color: StoryPage['color'];
  featured: boolean;
  /** Page of the story. */
  link?: string;
  /** Page that states the stats of an illustrative entry. */
  basis?: StoryLink;
  details?: CaseDetails;
  /** Tag, set if client and stats are examples. */
  illustrative?: string;
}
