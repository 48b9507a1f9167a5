import {
  contactLabels,
  type PageMeta,
  paths,
  rate,
  replyPromise,
  type Stat,
  stats,
} from '@vantedge/content-shared';
import { healthcareCase } from './healthcare-case.ts';
import { illustrativeCases } from './illustrative-cases.ts';
import { illustrative } from './labels.ts';
import { type ListedCase, type CaseFacet, mainspringCase, ukgCase } from './cases.ts';
import type { StoryLink, Testimonial } from './model.ts';
import { coverMarks } from './story-facts.ts';

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

/** Labels of the cases, and headings in their details. */
export interface CaseDetailsLabels {
  /** Link to the page of a story. */
  read: string;
  summary: string;
  teamSize: string;
  challenges: string;
  solutions: string;
  results: string;
}

/** The case studies page. */
export interface CaseStudiesPage {
  meta: PageMeta;
  hero: {
    breadcrumb: readonly { label: string; to?: string }[];
    title: string;
    lead: string;
    actions: readonly StoryLink[];
    stats: readonly Stat[];
  };
  filters: CaseFilterLabels;
  industries: readonly CaseFacet[];
  services: readonly CaseFacet[];
  cases: readonly ListedCase[];
  featured: { title: string };
  more: { title: string; text: string; tag: string };
  /** Headings in the details of a case. */
  details: CaseDetailsLabels;
  empty: { title: string; text: string; reset: string; action: StoryLink; related: StoryLink };
  /** Percentages. */
  impact: { title: string; text: string; stats: readonly Stat[] };
  testimonials: { title: string; items: readonly [Omit<Testimonial, 'label'>] };
  closing: { title: string; text: string; actions: readonly StoryLink[] };
}

const path = paths.caseStudies;

/** Summary stats of all case studies. */
const summary = [
  { id: 'case-clients', value: '500', suffix: '+', label: 'clients', source: 'unverified' },
  {
    id: 'case-projects',
    value: '1,000',
    suffix: '+',
    label: 'projects under contract',
    source: 'unverified',
  },
  { id: 'case-satisfaction', value: '95', suffix: '%', label: 'average satisfaction', source: 'unverified' },
  {
    id: 'case-savings',
    prefix: '$',
    value: '50M',
    suffix: '+',
    label: 'saved by clients',
    source: 'unverified',
  },
] as const;

const request = { label: 'Request Case Studies', to: paths.contact };
const quote = { label: contactLabels.quote, to: paths.contact };
const hero = {
  breadcrumb: [
    { label: 'Home', to: paths.home },
    { label: 'Success stories', to: paths.successStories },
    { label: 'Case studies' },
  ],
  title: 'UKG and Mainspring Books, in\u00a0numbers',
  lead: 'See how we became a UKG managed-services partner, and how Mainspring Books filled fifty seats in twelve weeks. Five sample projects show scope, team and timeline in other industries.',
  actions: [request],
  stats: summary,
};

/** Industry filters of the listing. */
const industries = [
  {
    slug: 'hr-technology',
    name: 'HR Technology',
    page: { label: 'UKG implementation services', to: paths.ukg },
  },
  {
    slug: 'publishing-education',
    name: 'Publishing & Education',
    page: { label: 'Outsourcing for publishers', to: paths.publishing },
  },
  {
    slug: 'financial-services',
    name: 'Financial Services',
    page: { label: 'Outsourcing for financial services', to: paths.financial },
  },
  {
    slug: 'healthcare',
    name: 'Healthcare',
    page: { label: 'Outsourcing for healthcare', to: paths.healthcare },
  },
  { slug: 'ecommerce-retail', name: 'E-commerce & Retail' },
  {
    slug: 'enterprise-software',
    name: 'Enterprise Software',
    page: { label: 'Outsourcing for technology companies', to: paths.technology },
  },
  { slug: 'logistics', name: 'Logistics & Transportation' },
  { slug: 'education-technology', name: 'Education Technology' },
] as const satisfies CaseFacet[];

/** Service filters of the listing. */
const services = [
  {
    slug: 'implementation',
    name: 'Implementation Services',
    page: { label: 'Implementation services', to: paths.implementation },
  },
  {
    slug: 'staff-augmentation',
    name: 'Staff Augmentation',
    page: { label: 'Staff augmentation', to: paths.staffAugmentation },
  },
  {
    slug: 'bpo',
    name: 'Business Process Outsourcing',
    page: { label: 'Business process outsourcing', to: paths.bpo },
  },
  {
    slug: 'cloud-migration',
    name: 'Cloud Migration',
    page: { label: 'Cloud migration', to: paths.cloud },
  },
  {
    slug: 'customer-support',
    name: 'Customer Support',
    page: { label: 'Customer support', to: paths.customerSupport },
  },
] as const satisfies CaseFacet[];

/** The listing: two client stories with pages of their own and five illustrative cases. */
export const caseStudies = {
  meta: {
    path,
    kind: 'collection',
    title: 'Case studies by industry and service | Vantedge',
    description:
      'Case studies by industry and service: UKG, Mainspring Books and five sample projects. 500+ clients, 1,000+ projects under contract, $50M+ savings.',
    keywords: [
      'outsourcing case studies',
      'BPO case study',
      'UKG implementation case study',
      'staff augmentation results',
      'offshore outsourcing by industry',
    ],
    share: {
      label: 'Case studies',
      stats: [summary[0], summary[1], summary[3]],
      marks: [...coverMarks.ukg, ...coverMarks.mainspring],
    },
    list: {
      name: 'Case studies',
      items: [ukgCase, mainspringCase].map(({ title, link }) => ({ name: title, path: link })),
    },
  },
  hero,
  filters: {
    toggle: 'Filter by Industry',
    label: 'Filter case studies',
    industry: 'Industry',
    service: 'Service',
    all: 'All',
    allServices: 'All services',
    allIndustries: 'All industries',
    clear: 'Clear filters',
    unknown: 'We don’t recognize that filter, so we ignored it.',
    result: {
      all: 'Showing all 7 case studies',
      some: 'of 7 case studies',
      none: 'No case studies found',
    },
  },
  industries,
  services,
  cases: [ukgCase, mainspringCase, healthcareCase, ...illustrativeCases],
  featured: { title: 'Featured stories' },
  details: {
    read: 'Read the story',
    summary: 'Details',
    teamSize: 'Team size',
    challenges: 'Challenges',
    solutions: 'Solutions',
    results: 'Results',
  },
  more: {
    title: 'More Success Stories',
    text: 'These are samples. Each one links to the service it describes.',
    tag: illustrative,
  },
  empty: {
    title: 'No case studies yet for',
    text: 'Ask us about similar work, or clear the filters to see every case study.',
    reset: 'Show all case studies',
    action: quote,
    related: { label: 'All success stories', to: paths.successStories },
  },
  impact: {
    title: 'Measurable Impact',
    text: 'Our averages for cost, speed, satisfaction and retention.',
    stats: [
      {
        ...stats.costReduction,
        label: `average cost reduction, against a US rate of $${rate.market.tables}`,
      },
      {
        // unverified: ask the owner what it is compared with.
        id: 'faster-implementation',
        value: '50',
        suffix: '%',
        label: 'faster implementation',
        source: 'unverified',
      },
      {
        id: 'case-impact-satisfaction',
        value: '95',
        suffix: '%',
        label: 'average satisfaction',
        source: 'unverified',
      },
      {
        id: 'case-retention',
        value: '95',
        suffix: '%',
        label: 'retention, all engagements',
        source: 'unverified',
      },
    ],
  },
  testimonials: {
    title: 'The Monday meeting',
    items: [
      {
        quote: 'I expected a handoff. What I got was a team that sits in on our Monday meeting.',
        role: 'Head of Operations',
        industry: 'Manufacturing',
        source: 'placeholder',
      },
    ],
  },
  closing: {
    title: 'Which of these looks like\u00a0yours?',
    text: `Name the industry and the work you would hand over, and we’ll reply ${replyPromise.within}.`,
    actions: [quote, { label: 'Read the success stories', to: paths.successStories }],
  },
} satisfies CaseStudiesPage;
