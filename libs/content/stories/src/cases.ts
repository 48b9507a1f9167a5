import { departments, type ImageFile, type Stat, stats } from '@vantedge/content-shared';
import type { StoryLink, StoryPage } from './model.ts';
import { mainspringStory, ukgStory } from './story-facts.ts';

/** A filter of the listing: name, slug for the URL, and a related page if there is one. */
export interface CaseFacet {
  slug: string;
  name: string;
  page?: StoryLink;
}

/** The drawing of an study: one mark per unit. */
export interface UnitChartContent {
  /** Shape of a mark: a time card, a book spine, a tall or short stroke, or a dot. */
  mark: 'card' | 'spine' | 'hour' | 'stroke' | 'dot';
  columns: number;
  /** Consecutive groups of marks. A department's key sets the color; `rest` is hollow. */
  groups: readonly {
    count: number;
    key?: 'business-development' | 'production' | 'administrative' | 'finance' | 'rest';
  }[];
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

/** A result of a case. */
export interface CaseMetric extends Stat {
  icon?: ImageFile;
  description?: string;
}

/** A story as shown in the listing and in teasers. */
export interface ListedCase {
  /** Also the URL fragment of the study in the listing. */
  id: string;
  /** Project name, or title of the story. */
  title: string;
  /** Client name, or the kind of client for an illustrative study. */
  client: string;
  /** Shown instead of the client's name. */
  logo?: ImageFile;
  /** Next to the title. */
  icon?: ImageFile;
  excerpt: string;
  /** Name of one of the industry filters. */
  industry: string;
  /** Services provided, the main one first. */
  services: readonly string[];
  /** Kind of work, in a word or two. */
  category: string;
  metrics: readonly CaseMetric[];
  timeline: Stat;
  chart: UnitChartContent;
  /** Color of the main service. */
  color: StoryPage['color'];
  featured: boolean;
  /** Page of the story. */
  link?: string;
  /** Page of the service of an illustrative study. */
  basis?: StoryLink;
  details?: CaseDetails;
  /** Tag, set if client and stats are examples. */
  illustrative?: string;
}

/** The workforce-software partnership. */
export const ukgCase = {
  id: 'ukg',
  ...ukgStory,
  services: ['Implementation Services', 'Managed Services'],
  excerpt: 'How we earned UKG managed-services status in 1 year, where 3 years is typical.',
  metrics: [stats.forecastingAccuracy, stats.csat],
  timeline: { ...stats.managedServicesYears, label: 'to managed-services status' },
  chart: {
    mark: 'card',
    columns: 20,
    groups: [{ count: 140 }],
    label: 'One hundred forty time cards, one for each implementation.',
    value: '140+',
    caption: stats.implementations.label,
  },
  featured: true,
} satisfies ListedCase;

const [bd, prod, admin, fin] = departments.map(({ key, seats }) => ({ key, count: seats }));

/** The publishing client. */
export const mainspringCase = {
  id: 'mainspring-books',
  ...mainspringStory,
  services: ['Business Process Outsourcing', 'Staff Augmentation'],
  excerpt: 'Four departments staffed from Cebu City under one 15-year agreement with a flexible exit clause.',
  metrics: [stats.clientReportedReduction, stats.productivityGain],
  timeline: stats.deploymentWeeks,
  chart: {
    mark: 'spine',
    columns: 25,
    // In this order the departments fill two shelves of 25.
    groups: [bd!, admin!, prod!, fin!],
    label: 'Fifty book spines, one for each seat, in the colors of four departments.',
    value: '50',
    caption: 'seats in four departments',
  },
  featured: true,
} satisfies ListedCase;
