import { contactLabels, paths, replyPromise, type Stat, stats } from '@vantedge/content-shared';
import { mainspringEntry } from './case-entries.ts';
import { mainspring } from './mainspring.ts';
import type { FeaturedStory } from './model.ts';
import { mainspringTeaser, ukgTeaser } from './teasers.ts';
import { ukg } from './ukg.ts';

const breadcrumb = [{ label: 'Home', to: paths.home }, { label: 'Success stories' }];

const pageStats = [
  stats.clientRetention,
  {
    id: 'stories-projects',
    value: '500',
    suffix: '+',
    scope: 'implementation projects',
    source: 'unverified',
  },
  { id: 'stories-support', value: '24/7', scope: 'support', source: 'unverified' },
  {
    id: 'stories-sla-compliance',
    value: '99.9',
    suffix: '%',
    scope: 'SLA compliance, all services',
    source: 'unverified',
  },
] satisfies Stat[];

const hero = {
  name: 'Success stories',
  title: 'Our work for UKG and Mainspring Books',
  lead: 'One software partnership and one client: the challenge, the team, the timeline and the results.',
  actions: [
    { label: 'Start Your Success Story', to: paths.contact },
    { label: 'Browse case studies', to: paths.caseStudies },
  ],
  stats: pageStats,
};

const partnership = {
  title: ukgTeaser.title,
  to: ukgTeaser.link,
  parts: ['UKG', ukgTeaser.industry, ukgTeaser.category],
  text: 'Vantedge started as a UKG implementation partner and became a managed-services partner. Every project finished as forecast.',
  color: ukg.color,
  action: 'Read the story',
  stats: [stats.forecastingAccuracy, stats.csat],
  length: {
    label: '1 year to managed-services status; 3 years is typical.',
    total: Number(stats.managedServicesTypicalYears.value),
    measured: Number(stats.managedServicesYears.value),
    start: { strong: '1 year', text: 'to managed-services status' },
    end: { text: '3 years is typical' },
  },
} satisfies FeaturedStory;

const publisher = {
  title: mainspringTeaser.title,
  to: mainspringTeaser.link,
  parts: ['Mainspring Books', mainspringTeaser.industry, mainspringTeaser.category],
  text: mainspringTeaser.excerpt,
  color: mainspring.color,
  action: 'Read the story',
  stats: mainspringEntry.metrics,
  length: {
    label: 'Twelve weeks from kickoff to fifty filled seats.',
    total: mainspring.ramp.scale.weeks,
    measured: mainspring.ramp.scale.weeks,
    start: mainspring.ramp.scale.from,
    end: { text: '12 weeks, fifty seats' },
  },
} satisfies FeaturedStory;

/** The two stories with pages of their own, and what their stats measure. */
export const successStories = {
  meta: {
    path: paths.successStories,
    title: 'Success stories: UKG and Mainspring Books | Vantedge',
    description:
      'One partnership and one client in numbers: managed-services status with UKG in 1 year, and fifty seats filled for Mainspring Books in twelve weeks.',
    keywords: [
      'outsourcing success stories',
      'BPO case studies',
      'UKG partner success story',
      'Build-to-Operate success story',
      'client retention',
    ],
    kind: 'collection',
    breadcrumb,
    share: { label: hero.name, title: hero.title, stats: [pageStats[0]!, pageStats[1]!, pageStats[3]!] },
    list: {
      name: hero.name,
      items: [partnership, publisher].map(({ title, to }) => ({ name: title, path: to })),
    },
  },
  breadcrumb,
  hero,
  label: 'Featured stories',
  partnership,
  publisher,
  covers: { cards: ukg.cover, departments: mainspring.ramp.departments },
  method: {
    title: 'What the figures measure',
    text: 'The figures of the two stories above.',
    terms: [
      {
        term: '100%',
        meaning: 'Project forecasting accuracy with UKG: every project finished as forecast.',
      },
      {
        term: '6.86/7',
        meaning: 'Client satisfaction (CSAT), on a seven-point scale.',
      },
      {
        term: '60%',
        meaning: 'Cost reduction at Mainspring Books, client-reported, all-in.',
      },
      {
        term: '40%',
        meaning: 'Productivity and efficiency gain at Mainspring Books. For more projects, ',
        link: { label: 'see all case studies', to: paths.caseStudies },
      },
    ],
  },
  closing: {
    title: 'Tell us what you want to\u00a0improve',
    text: `Cost, speed, coverage or quality: what should be different in a year? ${replyPromise.sentence}`,
    actions: [
      { label: contactLabels.quote, to: paths.contact },
      { label: 'Browse case studies', to: paths.caseStudies },
    ],
  },
} as const;
