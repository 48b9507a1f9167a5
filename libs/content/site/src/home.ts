import {
  company,
  departments,
  mainspringReadTime,
  type PageMeta,
  paths,
  rate,
  type Stat,
  stats,
} from '@vantedge/content-shared';
import { clients } from './home-clients.ts';
import { solutions } from './home-solutions.ts';

/** A statistic card: value, label and icon. */
interface Statistic extends Stat {
  icon: 'modules' | 'satisfaction' | 'operations' | 'savings';
}

/** The hero of the home page: headline, claims, statistics and partner badge. */
const hero = {
  /** What is sold, and to whom; above the headline. */
  name: 'For US companies: offshore staff, outsourcing and enterprise software',
  /** The headline for screen readers: one sentence with all rotating words. */
  title: `Offshore teams, $${rate.hourly} an hour. Hire for excellence, innovation, growth, transformation and success`,
  lines: ['Offshore teams,', `$${rate.hourly} an hour. Hire for`, ''],
  rotatingWords: ['Excellence', 'Innovation', 'Growth', 'Transformation', 'Success'],
  lead: `${company.name} is a global delivery center in Cebu City, Philippines, and a UKG managed-services partner. Add developers to your team, hand us a whole function, or have us implement UKG, ERP, CRM or cloud. One rate, management included, no setup fee.`,
  actions: [
    { label: 'Start Your Transformation', to: paths.contact },
    { label: 'View Success Stories', to: paths.successStories },
  ],
  included: { label: `What the $${rate.hourly} includes`, to: paths.rateCard },
  claims: [
    'Fortune 500 trusted implementation expertise',
    'Scale from 1 to 200+ FTEs seamlessly',
    '24/7 follow-the-sun global operations',
    'Enterprise SOPs and Compliance Standards',
  ],
  statistics: [
    {
      id: 'modules-deployed',
      value: '5,000',
      suffix: '+',
      label: 'Modules Deployed, All Platforms',
      icon: 'modules',
      source: 'unverified',
    },
    {
      id: 'client-satisfaction',
      value: '99.8',
      suffix: '%',
      label: 'Client Satisfaction',
      icon: 'satisfaction',
      source: 'unverified',
    },
    {
      id: 'global-operations',
      value: '24/7',
      label: 'Global Operations',
      icon: 'operations',
      source: 'unverified',
    },
    { ...stats.costReduction, label: `Cost Reduction vs. ${rate.marketNames.tables}`, icon: 'savings' },
  ] satisfies Statistic[] as readonly Statistic[],
  partner: {
    name: 'UKG',
    title: 'Managed-services partner',
    text: 'Status earned in 1 year (typical: 3 years).',
    to: paths.ukg,
  },
  pause: 'Pause motion',
};

/** A row of the company's track record; `note` describes what is counted. */
interface RecordItem extends Stat {
  note: string;
  /** Icon before the label. */
  icon: 'clients' | 'projects' | 'savings' | 'coverage';
  /** Color of the icon and the trend. */
  color: 'purple' | 'blue' | 'green' | 'teal';
  /** Reported change in percent. unverified: ask the owner since when. */
  trend: number;
}

/** The company's track record on the home page: four figures with trends. */
const record = {
  title: '500+ clients and 2,000+ projects',
  text: `Founded in ${company.founded}. In the Philippines since ${company.deliveryInPhilippinesSince}.`,
  ruler: {
    founded: { year: company.founded, label: 'founded' },
    delivery: { year: company.deliveryInPhilippinesSince, label: 'Philippine office' },
    /** Last year on the ruler. */
    until: 2026,
    name: `Timeline: founded in ${company.founded}, in the Philippines since ${company.deliveryInPhilippinesSince}.`,
  },
  caption: 'Company track record, with reported changes',
  columns: ['Track record', 'To date', 'Change, as reported'],
  /** A change of 0. */
  unchanged: 'unchanged',
  items: [
    {
      id: 'global-clients',
      label: 'Global Clients',
      value: '500',
      suffix: '+',
      note: 'Enterprises and mid-size companies.',
      icon: 'clients',
      color: 'blue',
      trend: 23,
      source: 'unverified',
    },
    {
      id: 'projects-completed',
      label: 'Projects Completed',
      value: '2,000',
      suffix: '+',
      note: 'Systems launched and teams staffed.',
      icon: 'projects',
      color: 'purple',
      trend: 15,
      source: 'unverified',
    },
    {
      id: 'cost-savings',
      label: 'Cost Savings',
      value: '60',
      suffix: '%',
      note: `Our flat $${rate.hourly} an hour, against a US average of $${rate.market.tables} across all roles.`,
      icon: 'savings',
      color: 'teal',
      trend: 8,
      source: 'unverified',
    },
    {
      id: 'support-coverage',
      label: 'Support Coverage',
      value: '24/7',
      note: 'Cebu City is staffed every hour of the year.',
      icon: 'coverage',
      color: 'green',
      trend: 0,
      source: 'unverified',
    },
  ] satisfies RecordItem[] as readonly RecordItem[],
};

/** A service level; `note` describes what is measured. */
interface Metric extends Stat {
  note: string;
  /** Color of its mark. */
  color: 'teal' | 'blue';
  /** Reported change in percent; not specified for any of the four. */
  trend?: number;
}

const items: readonly Metric[] = [
  {
    id: 'sla-compliance',
    label: 'SLA compliance, all services',
    value: '99.9',
    suffix: '%',
    note: 'Share of agreed service levels met.',
    color: 'teal',
    source: 'unverified',
  },
  {
    ...stats.qualityScore,
    label: 'Quality score',
    note: 'Share of work that passes quality review.',
    color: 'teal',
  },
  {
    id: 'email-reply',
    label: 'Support email for clients',
    value: '2',
    unit: 'hours',
    note: 'Maximum time to reply.',
    color: 'blue',
    source: 'unverified',
  },
  {
    id: 'live-chat',
    label: 'Live chat for clients',
    before: 'under',
    value: '30',
    unit: 'seconds',
    note: 'Time to a response, 24/7.',
    color: 'blue',
    source: 'unverified',
  },
];

/** Number of metrics shown on narrow screens before the toggle is used. */
const SHOWN_FIRST = 2;

/** The metrics of the home page. */
const metrics = {
  title: 'Service levels',
  open: 'Open now in Cebu City',
  items,
  /** Labels of the toggle on narrow screens. */
  more: `Show ${items.length - SHOWN_FIRST} More Metrics`,
  less: 'Show Less',
};

/** The team photo section, which is also the teaser of the team's story. Shows a plan of fifty seats until a photo is supplied. */
const seats = {
  title: 'A team of fifty, built in twelve weeks',
  /** Industry, category and reading time of the story. */
  parts: ['Publishing & Education', 'Build-to-Operate', mainspringReadTime],
  lead: `Mainspring Books staffs four departments from Cebu City under a 15-year Build-to-Operate partnership with a flexible exit clause. Every seat costs $${rate.hourly} an hour.`,
  metrics: [stats.clientReportedReduction, stats.productivityGain, stats.qualityScore],
  departments,
  label:
    'Floor plan of fifty desks: fifteen in business development, twenty in production, ten in administration and five in finance.',
  action: { label: 'Read the Mainspring Books story', to: paths.mainspringStory },
};

/** The home page, one record per block. Its story teasers belong to the stories section. */
export const home = {
  meta: {
    path: paths.home,
    title: `${company.name}: offshore teams and enterprise software`,
    description: `Enterprise software implementation, staff augmentation and outsourcing from the Philippines at a flat $${rate.hourly} an hour. UKG managed-services partner.`,
    keywords: [
      'offshore outsourcing Philippines',
      'business process outsourcing',
      'IT staff augmentation',
      'UKG managed-services partner',
      'enterprise software implementation',
    ],
    share: {
      label: 'Los Angeles and Cebu City',
      title: `Offshore teams, $${rate.hourly} an\u00a0hour`,
      stats: [
        { prefix: '$', value: String(rate.hourly), label: 'an hour, all-inclusive' },
        { value: '24/7', label: 'global operations' },
      ],
    },
    list: {
      name: 'Solutions',
      items: solutions.cards.map(({ title, link }) => ({ name: title, path: link })),
    },
  } satisfies PageMeta,
  hero,
  sections: {
    night: 'One night',
    record: 'Track record',
    clients: 'Clients',
    services: 'Solutions',
    seats: 'A team of fifty',
    teasers: 'Success stories',
  },
  record,
  metrics,
  clients,
  solutions,
  seats,
};
