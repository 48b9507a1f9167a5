import type { Stat, PageMeta } from '@vantedge/content-shared';
import type { CaseEntry, CaseFacet } from './case-entry.ts';
import type { StoryLink, Testimonial } from './model.ts';

/** Labels of the filter bar and of the result line. */
export interface CaseFilterLabels {
  toggle: string;
  label: string;
  industry: string;
  service: string;
  all: string;
  allServices: string;
  allIndustries: string;
  clear: string;
  /** Shown if the URL names an unknown filter. */
  unknown: string;
  result: { all: string; some: string; none: string };
}

/** Headings in the details of an illustrative entry. */
export interface CaseDetailsLabels {
  summary: string;
  teamSize: string;
  challenges: string;
  solutions: string;
  results: string;
}

/** The case studies page. */
export interface CaseStudiesPage {
  meta: PageMeta;
  breadcrumb: readonly { label: string; to?: string }[];
  hero: { title: string; lead: string; actions: readonly StoryLink[]; stats: readonly Stat[] };
  filters: CaseFilterLabels;
  industries: readonly CaseFacet[];
  services: readonly CaseFacet[];
  entries: readonly CaseEntry[];
  featured: { title: string };
  more: { title: string; text: string };
  /** Headings in the details of an illustrative entry. */
  details: CaseDetailsLabels;
  empty: { title: string; text: string; reset: string; action: StoryLink; related: StoryLink };
  /** Percentages. */
  impact: { title: string; text: string; stats: readonly Stat[]; note: string };
  testimonials: { title: string; items: readonly Omit<Testimonial, 'label'>[] };
  closing: { title: string; text: string; actions: readonly StoryLink[] };
}
