import { figures, rate } from '@vantedge/content-shared';
import { boltExample } from './data-example.ts';
import type { DataPage } from './data-page.ts';
import type { Hero, Questions } from '../model.ts';

const hero = {
  breadcrumb: [
    { label: 'Home', to: '/' },
    { label: 'Solutions', to: '/solutions' },
    { label: 'Outsourcing', to: '/solutions/bpo' },
    { label: 'Data Management' },
  ],
  name: 'Data Management',
  title: 'Of every thousand records, 999\u00a0right.',
  lead: 'Data scientists find your records, store them, check them and read them: from research and databases to governance and the report on your desk.',
  actions: [
    { label: 'Book a Data Assessment', to: '/contact?topic=bpo' },
    { label: 'See the Four Weeks', to: '#launch' },
  ],
} satisfies Hero;

const accuracy = figures.dataAccuracy;

const stats = [
  {
    id: 'data-processed',
    value: '10TB',
    suffix: '+',
    scope: 'of data processed',
    label: 'data processed',
    source: 'unverified',
  },
  { ...accuracy, label: 'accuracy' },
  {
    id: 'data-scientists',
    value: '50',
    suffix: '+',
    scope: 'data scientists',
    label: 'data scientists',
    source: 'unverified',
  },
] satisfies DataPage['stats'];

const setup = {
  id: 'data-setup',
  value: '4',
  suffix: 'weeks',
  scope: 'setup of a data service, in five phases',
  source: 'unverified',
} as const;

const questions = {
  title: 'Asked before the first file is\u00a0sent',
  lead: {
    before: 'A question about your own sources? ',
    link: { label: 'Ask it', to: '/contact?topic=bpo' },
    after: '; we reply within 24 hours.',
  },
  items: [
    {
      question: 'How accurate is the work?',
      answer: '99.9%. Of 1,000 records, 999 are right.',
    },
    {
      question: 'How soon can a data team start?',
      answer:
        'Setup takes 4 weeks, in five phases. The last of them is full operations, from an office that is open 24/7.',
    },
    {
      question: 'How much data can you handle?',
      answer: 'More than 10TB has been processed. There are 50+ data scientists to do the next.',
    },
    {
      question: 'Which services can be combined?',
      answer:
        'All four: analytics and intelligence, data mining and research, database management, and data quality and governance. Each hands its result to the next.',
    },
    {
      question: 'What does it cost?',
      answer:
        'A flat $24 an hour with management included and no setup fee. Specialized software licenses are extra. Hours are tracked weekly and invoiced monthly in arrears, NET 15.',
    },
    {
      question: 'What is the smallest engagement?',
      answer: '80 hours a month on the Boutique or Staff Augmentation model; 160 on the Managed model.',
    },
  ],
} satisfies Questions;

export const data = {
  meta: {
    path: '/solutions/data',
    title: 'Data Management and Analytics Outsourcing | Vantedge',
    description:
      'Analytics, data mining, database management and data quality by 50+ data scientists: 99.9% accuracy, 10TB+ processed, set up in four weeks at $24 an hour.',
    keywords: [
      'data management outsourcing',
      'data analytics services',
      'data mining and research',
      'database management',
      'data quality and governance',
      'data scientists Philippines',
    ],
    breadcrumb: hero.breadcrumb,
    share: {
      label: hero.name,
      title: hero.title,
      figures: stats.map(({ label, ...figure }) => ({ ...figure, scope: label })),
    },
    service: {
      name: hero.name,
      type: 'Data management outsourcing',
      category: ['Business Process Outsourcing', 'Data Management'],
      offers: [
        { name: 'Analytics and intelligence', hourly: rate.hourly },
        { name: 'Data mining and research', hourly: rate.hourly },
        { name: 'Database management', hourly: rate.hourly },
        { name: 'Data quality and governance', hourly: rate.hourly },
      ],
    },
    faq: questions.items,
  },
  hero,
  records: {
    of: 1000,
    right: 999,
    caption: 'One dot, one record. The ring is the one in a thousand that data quality goes looking for.',
  },
  stats,
  services: {
    title: 'A question goes out. An answer comes\u00a0back.',
    lead: 'One bolt in three stock lists, as each of the four groups leaves it. The plants and the numbers are an example.',
    groups: [
      {
        title: 'Analytics and intelligence',
        scope: 'Begins with what you want to know, and ends with a number that answers it.',
        entries: ['Dashboards and reports', 'Predictive models', 'Customer segments', 'Demand forecasts'],
        asks: boltExample.asks,
        source: 'placeholder',
      },
      {
        title: 'Data mining and research',
        scope: 'Finds every place where the answer is kept, in whatever words.',
        entries: [
          'Web and document extraction',
          'Market and competitor research',
          'Company and contact research',
          'Enrichment of records',
        ],
        leaves: boltExample.found,
        source: 'placeholder',
      },
      {
        title: 'Database management',
        scope: 'Gives each part of a description a column of its own, in one place.',
        entries: [
          'Data models and schemas',
          'Migration between systems',
          'Loading and integration',
          'Monitoring and backup',
        ],
        leaves: boltExample.stored,
        source: 'placeholder',
      },
      {
        title: 'Data quality and governance',
        scope: 'Sees that three names are one part, and records who decided it.',
        entries: [
          'Cleansing and deduplication',
          'Validation against the source',
          'Access and retention rules',
          'Lineage and data dictionaries',
        ],
        leaves: boltExample.answered,
        source: 'placeholder',
      },
    ],
  },
  launch: {
    title: 'Five phases over four\u00a0weeks',
    length: {
      ...setup,
      weeks: 4,
      label: 'from assessment to full operations',
      note: 'One stroke a day. How the days are shared among the phases depends on your sources, and is agreed in the first.',
      drawing: 'Twenty-eight strokes in four groups of seven',
    },
    phases: [
      {
        name: 'Data Assessment',
        text: 'What there is, who owns it, and what it will be asked.',
        activities: ['Sources and volumes', 'Owners and users', 'Questions, in order'],
        source: 'placeholder',
      },
      {
        name: 'Access and Security',
        text: 'The way in, agreed with your own administrators.',
        activities: ['Accounts and roles', 'Transfer routes', 'What stays where it is'],
        source: 'placeholder',
      },
      {
        name: 'Rules and Models',
        text: 'What a right record is, written down before one is loaded.',
        activities: ['Definitions', 'Validation rules', 'The schema'],
        source: 'placeholder',
      },
      {
        name: 'Pilot Dataset',
        text: 'One source from end to end, checked against the original.',
        activities: ['Sample checks', 'Corrections to the rules', 'Your approval'],
        source: 'placeholder',
      },
      {
        name: 'Full Operations',
        text: 'Every agreed source, kept current from then on.',
        activities: ['Scheduled loads', 'Quality reports', 'Work around the clock'],
        source: 'placeholder',
      },
    ],
  },
  benefits: {
    title: 'What changes when it is somebody’s\u00a0job',
    items: [
      {
        claim: 'Numbers that agree',
        grounds: [
          'A record is checked against its source',
          'Rules are written before data is loaded',
          'Errors are traced to where they began',
        ],
        figure: accuracy,
      },
      {
        claim: 'A date to plan by',
        grounds: [
          'Five phases, from assessment to operations',
          'A pilot dataset before the rest',
          'No setup fee',
        ],
        figure: setup,
      },
      {
        claim: 'A night shift for your data',
        grounds: [
          'Cebu City is open 24/7',
          'Loads and checks run while your office is closed',
          'Hours of overlap with yours in the US',
        ],
        figure: figures.usOverlap,
      },
      {
        claim: 'Scientists at one rate',
        grounds: [
          `$${rate.hourly} an hour, management included`,
          'No hidden fees',
          'One exception: specialized software licenses',
        ],
        figure: {
          id: 'data-rate',
          value: String(rate.hourly),
          prefix: '$',
          scope: 'flat rate an hour, management included',
          source: 'unverified',
        },
      },
    ],
  },
  industries: {
    title: 'Six industries, and what each asks of its\u00a0data',
    lead: 'The method is the same; the question is not.',
    items: [
      {
        industry: 'E-commerce',
        question: 'Do the price, the picture and the stock agree on every channel?',
        source: 'placeholder',
      },
      {
        industry: 'Healthcare',
        question: 'Are these two records one patient, or two?',
        to: '/industries/healthcare',
        source: 'placeholder',
      },
      {
        industry: 'Financial Services',
        question: 'Where did this number come from, and who changed it last?',
        to: '/industries/financial',
        source: 'placeholder',
      },
      {
        industry: 'Manufacturing',
        question: 'Which of these part numbers are the same part?',
        source: 'placeholder',
      },
      {
        industry: 'Technology',
        question: 'Which signals come before a customer leaves?',
        to: '/industries/technology',
        source: 'placeholder',
      },
      {
        industry: 'Retail',
        question: 'What will this store sell next week, and what should it stop ordering?',
        source: 'placeholder',
      },
    ],
  },
  voices: {
    title: 'What data clients say',
    items: [
      {
        quote:
          'We had three customer databases and three answers. Now there is one of each, and a log of who changed what.',
        role: 'Head of Data',
        industry: 'e-commerce',
        source: 'placeholder',
      },
      {
        quote: 'The first report they sent back was a list of what was wrong with our own.',
        role: 'Operations Director',
        industry: 'manufacturing',
        source: 'placeholder',
      },
    ],
  },
  questions,
  closing: {
    title: 'Which one of your thousand is\u00a0wrong?',
    text: 'Tell us where the records are and what they should answer. We reply within 24 hours.',
    actions: [
      { label: 'Book a Data Assessment', to: '/contact?topic=bpo' },
      { label: 'All Outsourcing Services', to: '/solutions/bpo' },
    ],
  },
} satisfies DataPage;
