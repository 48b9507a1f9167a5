import { company, departments, type PageMeta, paths, rate, type Stat, stats } from '@vantedge/content-shared';
import { clients } from './home-clients.ts';
import { solutions } from './home-solutions.ts';

/** A statistic card: value, label (`scope`) and icon. */
interface Statistic extends Stat {
  icon: 'modules' | 'satisfaction' | 'operations' | 'savings';
}

/** The hero of the home page: headline, claims, statistics and partner badge. */
const hero = {
  /** The headline for screen readers: one sentence with all rotating words. */
  title: `Offshore teams at $${rate.hourly} an hour, for excellence, innovation, growth, transformation and success`,
  lines: ['Offshore teams at', `$${rate.hourly} an hour, for`, ''],
  rotatingWords: ['Excellence', 'Innovation', 'Growth', 'Transformation', 'Success'],
  lead: `${company.name} is a global delivery center in the Philippines and a UKG managed-services partner. We implement enterprise software, staff technical teams and run back offices for US companies, all at a flat $${rate.hourly} an hour.`,
  actions: [
    { label: 'Start Your Transformation', to: paths.contact },
    { label: 'View Success Stories', to: paths.successStories },
  ],
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
      scope: 'Modules Deployed, All Platforms',
      icon: 'modules',
      source: 'unverified',
    },
    {
      id: 'client-satisfaction',
      value: '99.8',
      suffix: '%',
      scope: 'Client Satisfaction',
      icon: 'satisfaction',
      source: 'unverified',
    },
    {
      id: 'global-operations',
      value: '24/7',
      scope: 'Global Operations',
      icon: 'operations',
      source: 'unverified',
    },
    { ...stats.costReduction, scope: `Cost Reduction vs. ${rate.marketNames.tables}`, icon: 'savings' },
  ] satisfies Statistic[] as readonly Statistic[],
  partner: {
    name: 'UKG',
    title: 'Managed-services partner',
    text: 'Status earned in 1 year; 3 years is typical.',
    to: paths.ukg,
  },
};

/** A row of the company's track record; `scope` describes what is counted. */
interface RecordItem extends Stat {
  label: string;
  /** Icon before the label. */
  icon: 'clients' | 'projects' | 'savings' | 'coverage';
  /** Color of the icon, the trend and the rule. */
  color: 'purple' | 'blue' | 'green' | 'teal';
  /** Reported change in percent. */
  trend: number;
}

/** The company's track record on the home page: four figures with trends. */
const record = {
  title: '500+ clients and 2,000+ projects',
  text: `Founded in ${company.founded}, with 30+ years of experience. Philippine delivery since ${company.deliveryInPhilippinesSince}.`,
  ruler: {
    founded: { year: company.founded, label: 'founded' },
    delivery: { year: company.deliveryInPhilippinesSince, label: 'Philippine delivery' },
    /** Last year on the ruler. */
    until: 2026,
    name: `Timeline: founded in ${company.founded}, delivering from the Philippines since ${company.deliveryInPhilippinesSince}.`,
  },
  caption: 'Company track record, with reported changes',
  columns: ['Metric', 'To date', 'Reported change'],
  items: [
    {
      id: 'global-clients',
      label: 'Global Clients',
      value: '500',
      suffix: '+',
      scope: 'Enterprises and mid-size companies, across software, staffing and outsourcing.',
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
      scope: 'Systems launched, teams staffed and processes transitioned.',
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
      scope: `Our flat $${rate.hourly} an hour vs. ${rate.marketNames.tables}.`,
      icon: 'savings',
      color: 'teal',
      trend: 8,
      source: 'unverified',
    },
    {
      id: 'support-coverage',
      label: 'Support Coverage',
      value: '24/7',
      scope: 'Cebu City is staffed every hour of the year.',
      icon: 'coverage',
      color: 'green',
      trend: 0,
      source: 'unverified',
    },
  ] satisfies RecordItem[] as readonly RecordItem[],
};

const percent = { from: 99, to: 100, ends: ['99%', '100%'] } as const;

/** A metric on a scale; `scope` describes what is measured. */
interface Metric extends Stat {
  label: string;
  /** Color of the bar on the scale. */
  color: 'teal' | 'blue';
  /** Ends of the scale, in the unit of the value, and their labels. */
  scale: { from: number; to: number; ends: readonly [string, string] };
  /** Reported change in percent; not specified for any of the four. */
  trend?: number;
}

const items: readonly Metric[] = [
  {
    id: 'sla-compliance',
    label: 'SLA compliance, all services',
    value: '99.9',
    suffix: '%',
    scope: 'Share of agreed service levels met.',
    color: 'teal',
    scale: percent,
    source: 'unverified',
  },
  {
    ...stats.qualityScore,
    label: 'Quality score',
    scope: 'Share of work that passes quality review.',
    color: 'teal',
    scale: percent,
  },
  {
    id: 'email-reply',
    label: 'Support email for clients',
    value: '2',
    suffix: 'hours',
    scope: 'Maximum time to reply.',
    color: 'blue',
    scale: { from: 0, to: 24, ends: ['0 hours', '24 hours'] },
    source: 'unverified',
  },
  {
    id: 'live-chat',
    label: 'Live chat for clients',
    prefix: 'under',
    value: '30',
    suffix: 'seconds',
    scope: 'Time to a response, 24/7.',
    color: 'blue',
    scale: { from: 0, to: 60, ends: ['0 seconds', '60 seconds'] },
    source: 'unverified',
  },
];

/** Number of metrics shown on narrow screens before the toggle is used. */
const SHOWN_FIRST = 2;

/** The metrics of the home page. */
const metrics = {
  title: 'Our service levels',
  open: 'Our Cebu City office is open now and around the clock.',
  items,
  /** Labels of the toggle on narrow screens. */
  more: `Show ${items.length - SHOWN_FIRST} More Metrics`,
  less: 'Show Less',
};

/** The team photo section. Shows a plan of fifty seats until a photo is supplied. */
const seats = {
  title: 'A team of fifty, built in twelve weeks',
  lead: `Mainspring Books staffs four departments from Cebu City, every seat at the same rate of $${rate.hourly} an hour, all-inclusive.`,
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
      title: `Offshore teams at $${rate.hourly} an\u00a0hour`,
      stats: [
        { prefix: '$', value: String(rate.hourly), scope: 'an hour, all-inclusive' },
        { value: '24/7', scope: 'global operations' },
      ],
    },
    list: {
      name: 'Solutions',
      items: solutions.cards.map(({ title, link }) => ({ name: title, path: link })),
    },
  } satisfies PageMeta,
  hero,
  record,
  metrics,
  clients,
  solutions,
  seats,
};
