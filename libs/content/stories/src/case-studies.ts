import { figures, rate } from '@vantedge/content-shared';
import { healthcareEntry, illustrativeEntries } from './case-entries-illustrative.ts';
import { mainspringEntry, ukgEntry } from './case-entries.ts';
import { industries, services } from './case-facets.ts';
import type { CaseStudiesPage } from './case-studies-page.ts';

const path = '/case-studies';

const breadcrumb = [
  { label: 'Home', to: '/' },
  { label: 'Success stories', to: '/success-stories' },
  { label: 'Case studies' },
];

/** The summary of all case studies. */
const summary = [
  { id: 'case-clients', value: '500', suffix: '+', scope: 'clients', source: 'unverified' },
  { id: 'case-projects', value: '1,000', suffix: '+', scope: 'projects', source: 'unverified' },
  { id: 'case-satisfaction', value: '95', suffix: '%', scope: 'average satisfaction', source: 'unverified' },
  { id: 'case-savings', prefix: '$', value: '50M', suffix: '+', scope: 'savings', source: 'unverified' },
] as const;

const request = { label: 'Request Case Studies', to: '/contact' };
const hero = {
  title: 'Seven pieces of work, each with its count',
  lead: 'Two client engagements and five illustrative examples. The examples apply our published service figures to an industry and are labeled.',
  actions: [request],
  figures: summary,
};

/** The listing: seven entries, of which two are told in full and five are examples. */
export const caseStudies = {
  meta: {
    path,
    kind: 'collection',
    title: 'Case studies by industry and service | Vantedge',
    description:
      'Seven case studies to filter by industry and service: UKG and Mainspring Books in full, five illustrative. 500+ clients, 1,000+ projects, $50M+ savings.',
    keywords: [
      'outsourcing case studies',
      'BPO case study',
      'UKG implementation case study',
      'staff augmentation results',
      'offshore outsourcing by industry',
    ],
    breadcrumb,
    share: {
      label: 'Case studies',
      title: hero.title,
      figures: [summary[0], summary[1], summary[3]],
    },
    list: {
      name: 'Case studies',
      items: [ukgEntry, mainspringEntry].map(({ title, link }) => ({ name: title, path: link })),
    },
  },
  breadcrumb,
  hero,
  filters: {
    toggle: 'Filter by Industry',
    label: 'Filter the case studies',
    industry: 'Industry',
    service: 'Service',
    all: 'All',
    allServices: 'All services',
    allIndustries: 'All industries',
    clear: 'Clear filters',
    unknown: 'The address asks for a filter that is not in this list, so it is left out.',
    result: {
      all: 'Showing all 7 case studies',
      some: 'of 7 case studies',
      none: 'None of the 7 case studies',
    },
  },
  industries,
  services,
  entries: [ukgEntry, mainspringEntry, healthcareEntry, ...illustrativeEntries],
  featured: { title: 'Featured stories' },
  details: {
    summary: 'Details',
    teamSize: 'Team size',
    challenges: 'Challenges',
    solutions: 'Solutions',
    results: 'Results',
  },
  more: {
    title: 'More Success Stories',
    text: 'Illustrative examples. Each applies our published figures to a typical client and links to the service behind it.',
  },
  empty: {
    title: 'Nothing here yet under',
    text: 'None of the seven case studies matches. Ask us about your industry; we reply within 24 hours.',
    reset: 'Show all seven',
    action: request,
    related: { label: 'Success stories, told in full', to: '/success-stories' },
  },
  impact: {
    title: 'Measurable Impact',
    text: 'One square is one in a hundred.',
    figures: [
      {
        ...figures.costReduction,
        scope: `average cost reduction: $${rate.hourly} against a market rate of $${rate.market.tables} an hour`,
      },
      {
        id: 'faster-implementation',
        value: '50',
        suffix: '%',
        scope: 'faster implementation',
        source: 'unverified',
      },
      {
        id: 'case-impact-satisfaction',
        value: '95',
        suffix: '%',
        scope: 'satisfaction, on average',
        source: 'unverified',
      },
      {
        id: 'case-retention',
        value: '95',
        suffix: '%',
        scope: 'retention, all engagements',
        source: 'unverified',
      },
    ],
    note: `Against a market rate of $${rate.market.calculator} an hour, the cost reduction is 52%.`,
  },
  testimonials: {
    title: 'What clients say',
    items: [
      {
        quote:
          'We asked three providers for proof and got two brochures. The third sent its figures, told us what each of them was counted on, and which of them did not apply to us.',
        role: 'Chief Operating Officer',
        industry: 'Publishing',
        source: 'placeholder',
      },
      {
        quote: 'Every figure came with its basis, so the decision was easy to defend to our board.',
        role: 'Head of Operations',
        industry: 'Manufacturing',
        source: 'placeholder',
      },
    ],
  },
  closing: {
    title: 'Ask for the one closest to\u00a0yours',
    text: 'Name your industry and the work. We reply within 24 hours.',
    actions: [request, { label: 'Read the success stories', to: '/success-stories' }],
  },
} satisfies CaseStudiesPage;
