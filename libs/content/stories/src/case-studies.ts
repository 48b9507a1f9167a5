import { paths, rate, replyPromise, stats } from '@vantedge/content-shared';
import { healthcareEntry, illustrativeEntries } from './case-entries-illustrative.ts';
import { mainspringEntry, ukgEntry } from './case-entries.ts';
import { industries, services } from './case-facets.ts';
import type { CaseStudiesPage } from './case-studies.types.ts';

const path = paths.caseStudies;

const breadcrumb = [
  { label: 'Home', to: paths.home },
  { label: 'Success stories', to: paths.successStories },
  { label: 'Case studies' },
];

/** Summary stats of all case studies. */
const summary = [
  { id: 'case-clients', value: '500', suffix: '+', scope: 'clients', source: 'unverified' },
  { id: 'case-projects', value: '1,000', suffix: '+', scope: 'projects', source: 'unverified' },
  { id: 'case-satisfaction', value: '95', suffix: '%', scope: 'average satisfaction', source: 'unverified' },
  { id: 'case-savings', prefix: '$', value: '50M', suffix: '+', scope: 'savings', source: 'unverified' },
] as const;

const request = { label: 'Request Case Studies', to: paths.contact };
const hero = {
  title: 'Seven case studies, with the numbers',
  lead: 'Two client engagements and five illustrative examples. The examples, labeled as such, apply our published service figures to a typical client.',
  actions: [request],
  stats: summary,
};

/** The listing: two client stories with pages of their own and five illustrative entries. */
export const caseStudies = {
  meta: {
    path,
    kind: 'collection',
    title: 'Case studies by industry and service | Vantedge',
    description:
      'Seven case studies by industry and service: UKG, Mainspring Books and five illustrative examples. 500+ clients, 1,000+ projects, $50M+ savings.',
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
      stats: [summary[0], summary[1], summary[3]],
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
    text: 'Illustrative examples that apply our published figures to a typical client, with a link to each service.',
  },
  empty: {
    title: 'No case studies yet for',
    text: 'Ask us about similar work, or clear the filters to see every case study.',
    reset: 'Show all case studies',
    action: request,
    related: { label: 'All success stories', to: paths.successStories },
  },
  impact: {
    title: 'Measurable Impact',
    text: 'How our work performs on cost, speed, satisfaction and retention.',
    stats: [
      {
        ...stats.costReduction,
        scope: `average cost reduction: $${rate.hourly} compared with a market rate of $${rate.market.tables} an hour`,
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
        scope: 'average satisfaction',
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
    note: `Compared with a market rate of $${rate.market.calculator} an hour, the cost reduction is 52%.`,
  },
  testimonials: {
    title: 'What clients say',
    items: [
      {
        quote:
          'We asked three providers for proof and got two brochures. The third sent its numbers, explained what each was based on and told us which ones didn’t apply to us.',
        role: 'Chief Operating Officer',
        industry: 'Publishing',
        source: 'placeholder',
      },
      {
        quote: 'Every number came with its source, so it was an easy decision to defend to our board.',
        role: 'Head of Operations',
        industry: 'Manufacturing',
        source: 'placeholder',
      },
    ],
  },
  closing: {
    title: 'Find the case closest to\u00a0yours',
    text: `Tell us your industry and what you’d like to outsource, and we’ll reply ${replyPromise.within}.`,
    actions: [request, { label: 'Read the success stories', to: paths.successStories }],
  },
} satisfies CaseStudiesPage;
