import { type ImageFile, type Stat, stats, statText } from '@vantedge/content-shared';
import type { StoryCover, StoryLink, StoryPage } from './model.ts';
import {
  mainspringArgument,
  mainspringCover,
  mainspringStory,
  ukgArgument,
  ukgCover,
  ukgStory,
} from './story-facts.ts';

/** A filter of the listing: name, slug for the URL, and a related page if there is one. */
export interface CaseFacet {
  slug: string;
  name: string;
  page?: StoryLink;
}

/** Details of a case. */
export interface CaseDetails {
  /** Set, with the size of the team, if the case has no page of its own. */
  description?: string;
  teamSize?: Stat;
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
  /** The cover of a client story. */
  plate?: StoryCover;
  /** Color of the main service. */
  color: StoryPage['color'];
  featured: boolean;
  /** Page of the story. */
  link?: string;
  /** Page of the service of an illustrative study. */
  basis?: StoryLink;
  details: CaseDetails;
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
  plate: ukgCover,
  details: {
    ...ukgArgument,
    results: [
      'Every project finished as forecast',
      `${statText(stats.implementations)} ${stats.implementations.label}`,
    ],
  },
  featured: true,
} satisfies ListedCase;

/** The publishing client. */
export const mainspringCase = {
  id: 'mainspring-books',
  ...mainspringStory,
  services: ['Business Process Outsourcing', 'Staff Augmentation'],
  excerpt: 'Four departments staffed from Cebu City under one 15-year agreement with a flexible exit clause.',
  metrics: [stats.clientReportedReduction, stats.productivityGain],
  timeline: stats.deploymentWeeks,
  plate: mainspringCover,
  details: {
    ...mainspringArgument,
    results: [stats.qualityScore, stats.deliveryAccuracy].map((stat) => `${statText(stat)} ${stat.label}`),
  },
  featured: true,
} satisfies ListedCase;
