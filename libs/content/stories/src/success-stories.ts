import { figures, rate, type Figure } from '@vantedge/content-shared';
import { mainspringEntry } from './case-entries.ts';
import { mainspring } from './mainspring.ts';
import type { FeaturedStory } from './model.ts';
import { mainspringTeaser, ukgTeaser } from './teasers.ts';
import { ukg } from './ukg.ts';

const breadcrumb = [{ label: 'Home', to: '/' }, { label: 'Success stories' }];

const stats = [
  figures.clientRetention,
  { id: 'stories-projects', value: '500', suffix: '+', scope: 'projects', source: 'unverified' },
  { id: 'stories-support', value: '24/7', scope: 'support', source: 'unverified' },
  {
    id: 'stories-sla-compliance',
    value: '99.9',
    suffix: '%',
    scope: 'SLA compliance, all services',
    source: 'unverified',
  },
] satisfies Figure[];

const hero = {
  name: 'Success stories',
  title: 'Work you can count',
  lead: 'Two engagements, told in full. The cover of each is drawn from its own figure, one mark to a unit, so that you can check it against the text.',
  actions: [
    { label: 'Start Your Success Story', to: '/contact' },
    { label: 'Browse case studies', to: '/case-studies' },
  ],
  stats,
};

const partnership = {
  title: ukgTeaser.title,
  to: ukgTeaser.link,
  parts: ['UKG', ukgTeaser.industry, ukgTeaser.category],
  text: 'UKG took Vantedge on as an implementation partner and, a year later, as a managed-services partner. Every project finished as forecast.',
  color: ukg.color,
  action: 'Read the story',
  figures: [figures.forecastingAccuracy, figures.csat],
  length: {
    label: 'One year of a typical three.',
    total: Number(figures.managedServicesTypicalYears.value),
    measured: Number(figures.managedServicesYears.value),
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
  figures: mainspringEntry.metrics,
  length: {
    label: 'Twelve weeks from the start to fifty filled seats.',
    total: mainspring.ramp.scale.weeks,
    measured: mainspring.ramp.scale.weeks,
    start: mainspring.ramp.scale.from,
    end: { text: '12 weeks, fifty seats' },
  },
} satisfies FeaturedStory;

/** The two stories that are told in full, and what stands behind their figures. */
export const successStories = {
  meta: {
    path: '/success-stories',
    title: 'Success stories: UKG and Mainspring Books | Vantedge',
    description:
      'Two engagements with the figures behind them: a UKG partner at managed-services status in one year, and fifty seats for a publisher in twelve weeks.',
    keywords: [
      'outsourcing success stories',
      'BPO case studies',
      'UKG partner success story',
      'Build-to-Operate success story',
      'client retention',
    ],
    kind: 'collection',
    breadcrumb,
    share: { label: hero.name, title: hero.title, figures: [stats[0]!, stats[1]!, stats[3]!] },
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
    title: 'What a figure means here',
    text: 'A percentage without its base is decoration. These are the bases behind the figures on this page.',
    terms: [
      {
        term: '60% and 52%',
        meaning: `Cost reduction at Mainspring Books: 60% is client-reported, all-in; 52% compares the invoice with a market rate of $${rate.market.calculator} an hour.`,
      },
      {
        term: '6.86 out of 7',
        meaning: 'Client satisfaction on a scale of seven, not of five or of a hundred, and not rounded up.',
      },
      {
        term: 'One year of three',
        meaning:
          'Time to managed-services status with UKG; three years is typical. Reported as one year in company headlines and as 15 months in the story.',
      },
      {
        term: 'Two of seven',
        meaning:
          'Our listing holds seven case studies. These two are client engagements; the other five are illustrative and labeled.',
        link: { label: 'See all seven', to: '/case-studies' },
      },
    ],
  },
  closing: {
    title: 'The next cover is\u00a0blank',
    text: 'Tell us what you would want counted: seats, hours, tickets, modules. We reply within 24 hours.',
    actions: hero.actions,
  },
} as const;
