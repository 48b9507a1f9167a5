import { paths, rate, replyPromise, type Stat, stats } from '@vantedge/content-shared';
import { mainspringEntry } from './case-entries.ts';
import { mainspring } from './mainspring.ts';
import type { FeaturedStory } from './model.ts';
import { mainspringTeaser, ukgTeaser } from './teasers.ts';
import { ukg } from './ukg.ts';

const breadcrumb = [{ label: 'Home', to: paths.home }, { label: 'Success stories' }];

const pageStats = [
  stats.clientRetention,
  { id: 'stories-projects', value: '500', suffix: '+', scope: 'projects', source: 'unverified' },
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
  title: 'Results that add up',
  lead: 'Two client engagements in detail: the challenge, the team, the timeline and the results, with the basis for every number.',
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
  text: 'Vantedge started as a UKG implementation partner and, a year later, became a managed-services partner. Every project came in on forecast.',
  color: ukg.color,
  action: 'Read the story',
  stats: [stats.forecastingAccuracy, stats.csat],
  length: {
    label: 'One year, compared with a typical three.',
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

/** The two stories with pages of their own, and the basis of each stat. */
export const successStories = {
  meta: {
    path: paths.successStories,
    title: 'Success stories: UKG and Mainspring Books | Vantedge',
    description:
      'Two client engagements in numbers: managed-services status with UKG in one year, and fifty seats filled for a publisher in twelve weeks.',
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
    title: 'How we measure',
    text: 'A percentage means little without context. Here is what’s behind the numbers on this page.',
    terms: [
      {
        term: '60% and 52%',
        meaning: `Cost reduction at Mainspring Books: 60% is the client-reported, all-in figure; 52% compares the invoice with a market rate of $${rate.market.calculator} an hour.`,
      },
      {
        term: '6.86 out of 7',
        meaning: 'Client satisfaction (CSAT), measured on a seven-point scale.',
      },
      {
        term: 'One year, not three',
        meaning:
          'Time to managed-services status with UKG, where three years is typical. Reported as one year in our headlines and as 15 months in the story.',
      },
      {
        term: 'Two of seven',
        meaning:
          'We publish seven case studies. These two are client engagements; the other five are illustrative and labeled as such.',
        link: { label: 'See all seven case studies', to: paths.caseStudies },
      },
    ],
  },
  closing: {
    title: 'Yours could be\u00a0next',
    text: `Tell us what you want to improve: cost, speed, coverage or quality. ${replyPromise.sentence}`,
    actions: hero.actions,
  },
} as const;
