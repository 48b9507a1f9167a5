import { contactLabels, paths, replyPromise, type Stat, stats } from '@vantedge/content-shared';
import type { FeaturedStory } from './model.ts';
import { coverMarks, mainspringCover, mainspringStory, ukgCover, ukgStory } from './story-facts.ts';

const pageStats = [
  stats.clientRetention,
  {
    id: 'stories-projects',
    value: '500',
    suffix: '+',
    label: 'implementation projects',
    source: 'unverified',
  },
  { id: 'stories-support', value: '24/7', label: 'support', source: 'unverified' },
  {
    id: 'stories-sla-compliance',
    value: '99.9',
    suffix: '%',
    label: 'SLA compliance, all services',
    source: 'unverified',
  },
] satisfies Stat[];

const hero = {
  breadcrumb: [{ label: 'Home', to: paths.home }, { label: 'Success stories' }],
  name: 'Success stories',
  title: 'Our work with UKG and for Mainspring Books',
  lead: 'One software partnership and one client: the challenge, the team, the timeline and the results.',
  actions: [
    { label: 'Start Your Success Story', to: paths.contact },
    { label: 'Browse case studies', to: paths.caseStudies },
  ],
  stats: pageStats,
};

const partnership = {
  title: ukgStory.title,
  to: ukgStory.link,
  parts: [ukgStory.client, ukgStory.industry, ukgStory.category],
  text: 'Vantedge started as a UKG implementation partner and became a managed-services partner. Every project finished as forecast.',
  color: ukgStory.color,
  action: 'Read the story',
  cover: ukgCover,
  stats: [stats.forecastingAccuracy, stats.csat, stats.managedServicesYears],
} satisfies FeaturedStory;

const publisher = {
  title: mainspringStory.title,
  to: mainspringStory.link,
  parts: [mainspringStory.client, mainspringStory.industry, mainspringStory.category],
  text: 'One publisher’s business development, production, administration and finance teams, staffed from Cebu City under a 15-year Build-to-Operate partnership with a flexible exit clause.',
  color: mainspringStory.color,
  action: 'Read the story',
  cover: mainspringCover,
  stats: [stats.clientReportedReduction, stats.productivityGain, stats.deploymentWeeks],
} satisfies FeaturedStory;

/** The two stories with pages of their own. */
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
    share: {
      stats: [pageStats[0]!, pageStats[1]!, pageStats[3]!],
      marks: [...coverMarks.ukg, ...coverMarks.mainspring],
    },
    list: {
      name: hero.name,
      items: [partnership, publisher].map(({ title, to }) => ({ name: title, path: to })),
    },
  },
  hero,
  label: 'Featured stories',
  partnership,
  publisher,
  closing: {
    title: 'What should be different in a\u00a0year?',
    text: `Cost, speed, coverage or quality: name the one to start with. ${replyPromise.sentence}`,
    actions: [
      { label: contactLabels.quote, to: paths.contact },
      { label: 'Browse case studies', to: paths.caseStudies },
    ],
  },
} as const;
