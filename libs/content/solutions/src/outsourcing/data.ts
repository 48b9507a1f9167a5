import {
  billingTerms,
  contactAbout,
  contactLabels,
  heroPrice,
  type PageMeta,
  type PageSections,
  paths,
  rate,
  replyPromise,
  type Stat,
  stats,
} from '@vantedge/content-shared';
import type { Closing, Hero, Questions, Reason, SectionIntro, ServiceGroup, Testimonial } from '../model.ts';

/** A launch phase. The order is specified, the days are not. */
interface OrderedPhase {
  name: string;
  text: string;
  activities: readonly string[];
  source: string;
}

/** An industry and a typical question about its data. `to` is set if the industry has a page. */
interface IndustryQuestion {
  industry: string;
  question: string;
  to?: string;
  source: string;
}

/** A row of the example. */
interface ExampleRow {
  label: string;
  cells: readonly string[];
}

/** A service group with its stage of the example: the question, or the rows it produces. */
interface TracedGroup extends ServiceGroup {
  question?: string;
  example?: {
    caption: string;
    columns: readonly string[];
    rows: readonly ExampleRow[];
    total?: ExampleRow;
  };
}

/** The data management page. */
interface DataPage {
  meta: PageMeta;
  hero: Hero;
  sections: PageSections;
  /** Number of records drawn, how many are correct, and the caption. */
  records: { total: number; correct: number; caption: string };
  stats: readonly (Stat & { label: string })[];
  services: SectionIntro & { groups: readonly TracedGroup[] };
  launch: {
    title: string;
    /** Total duration; each day is drawn. */
    length: Stat & { weeks: number; label: string; note: string; alt: string };
    phases: readonly OrderedPhase[];
  };
  benefits: { title: string; items: readonly Reason[] };
  industries: SectionIntro & { items: readonly IndustryQuestion[] };
  testimonials: { title: string; items: readonly [Testimonial, Testimonial] };
  questions: Questions;
  closing: Closing;
}

const hero = {
  breadcrumb: [
    { label: 'Home', to: paths.home },
    { label: 'Solutions', to: paths.solutions },
    { label: 'Outsourcing', to: paths.bpo },
    { label: 'Data Management' },
  ],
  name: 'Data Management',
  title: 'Scattered records in, one answer\u00a0out',
  lead: 'Our data scientists collect, store, check and analyze your records, from research and databases to governance and reporting.',
  price: heroPrice,
  actions: [
    { label: contactLabels.quote, to: contactAbout('bpo') },
    { label: 'See the four-week plan', to: '#launch' },
  ],
} satisfies Hero;

const accuracy = stats.dataAccuracy;

const pageStats = [
  {
    id: 'data-processed',
    value: '10TB',
    suffix: '+',
    label: 'data processed',
    source: 'unverified',
  },
  accuracy,
  {
    id: 'data-scientists',
    value: '50',
    suffix: '+',
    label: 'data scientists',
    source: 'unverified',
  },
] satisfies DataPage['stats'];

const setup = {
  id: 'data-setup',
  value: '4',
  unit: 'weeks',
  label: 'to set up a data service, in five phases',
  source: 'unverified',
} as const;

const questions = {
  title: 'Access, accuracy and\u00a0volume',
  lead: {
    before: 'Have a question about your own data? ',
    link: { label: contactLabels.ask, to: contactAbout('bpo') },
    after: '.',
  },
  items: [
    {
      question: 'How accurate is the work?',
      answer: '99.9%, with every record checked against its source.',
    },
    {
      question: 'Who gets access to our systems?',
      answer:
        'Your administrators arrange it with us in the second phase: accounts, roles, transfer methods, and which data stays in place.',
    },
    {
      question: 'How much data can you handle?',
      answer: 'Our 50+ data scientists have processed more than 10TB to date.',
    },
    {
      question: 'Two of our sources disagree. Which one wins?',
      answer:
        'Your rules decide. We write down what a correct record looks like before any data is loaded, and every change is recorded.',
    },
    {
      question: 'Do we see a result before the full load?',
      answer:
        'Yes. A pilot dataset is processed end to end, checked against the original and approved by you.',
    },
    {
      question: 'Do you need all of our data to begin?',
      answer: 'No. The pilot takes one source. Work starts at 80 hours a month, or at 160 if we manage it.',
      link: billingTerms,
    },
  ],
} satisfies Questions;

/** Columns after each attribute of the description has been split out. */
const columns = ['List', 'Thread', 'Length', 'Finish', 'Stock'];

type Lines = NonNullable<TracedGroup['example']>;

/** An invented example: one bolt in the stock lists of three plants, at each stage from question to answer. */
const boltExample = {
  question: 'How many of these bolts do we have?',
  found: {
    caption: 'As found',
    columns: ['List', 'Description'],
    rows: [
      { label: 'Plant 1', cells: ['Hex bolt M8 x 40, zinc'] },
      { label: 'Plant 2', cells: ['HEXBOLT 8X40 ZP'] },
      { label: 'Plant 3', cells: ['Bolt, hexagon, M8-40 Zn'] },
    ],
  },
  stored: {
    caption: 'As stored',
    columns,
    rows: [
      { label: 'Plant 1', cells: ['M8', '40', 'zinc', '420'] },
      { label: 'Plant 2', cells: ['M8', '40', 'ZP', '310'] },
      { label: 'Plant 3', cells: ['M8', '40', 'Zn', '610'] },
    ],
  },
  answered: {
    caption: 'As reported',
    columns,
    rows: [
      { label: 'Plant 1', cells: ['M8', '40', 'zinc', '420'] },
      { label: 'Plant 2', cells: ['M8', '40', 'zinc', '310'] },
      { label: 'Plant 3', cells: ['M8', '40', 'zinc', '610'] },
    ],
    total: { label: 'Total', cells: ['M8', '40', 'zinc', '1,340'] },
  },
} satisfies { question: string; found: Lines; stored: Lines; answered: Lines };

export const data = {
  meta: {
    path: paths.data,
    title: 'Data management and analytics outsourcing | Vantedge',
    description:
      'Analytics, data mining, database management and data quality from 50+ data scientists: 99.9% accuracy, 10TB+ processed, set up in 4 weeks at $24 an hour.',
    keywords: [
      'data management outsourcing',
      'data analytics services',
      'data mining and research',
      'database management',
      'data quality and governance',
      'data scientists Philippines',
    ],
    share: {
      stats: pageStats,
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
  },
  hero,
  sections: {
    services: 'Services',
    industries: 'Industries',
    launch: 'Setup',
    benefits: 'Team',
    questions: 'Questions',
  },
  records: {
    total: 1000,
    correct: 999,
    caption: 'Accuracy in data management: 99.9%',
  },
  stats: pageStats,
  services: {
    title: 'Analytics, research, databases and data\u00a0quality',
    lead: 'An example of all four at work: one bolt that three plants list in three ways.',
    groups: [
      {
        title: 'Analytics and intelligence',
        scope: 'Starts with your question and ends with the number that answers it.',
        entries: [
          'Dashboards and reports',
          'Predictive models',
          'Customer segmentation',
          'Demand forecasting',
        ],
        question: boltExample.question,
        source: 'placeholder',
      },
      {
        title: 'Data mining and research',
        scope: 'Finds the data wherever it’s kept and however it’s labeled.',
        entries: [
          'Web and document extraction',
          'Market and competitor research',
          'Company and contact research',
          'Record enrichment',
        ],
        example: boltExample.found,
        source: 'placeholder',
      },
      {
        title: 'Database management',
        scope: 'Brings everything into one place, with a column for each attribute.',
        entries: [
          'Data models and schemas',
          'Migration between systems',
          'Loading and integration',
          'Monitoring and backup',
        ],
        example: boltExample.stored,
        source: 'placeholder',
      },
      {
        title: 'Data quality and governance',
        scope: 'Recognizes three names for the same part, and records every change.',
        entries: [
          'Cleansing and deduplication',
          'Validation against the source',
          'Access and retention rules',
          'Lineage and data dictionaries',
        ],
        example: boltExample.answered,
        source: 'placeholder',
      },
    ],
  },
  launch: {
    title: 'From assessment to full\u00a0operations',
    length: {
      ...setup,
      weeks: 4,
      label: 'to full operations',
      note: 'Four weeks in all; the assessment sets the dates of each phase.',
      alt: 'A 28-day calendar divided into four weeks',
    },
    phases: [
      {
        name: 'Data Assessment',
        text: 'What data you have, who owns it and what you want to learn from it.',
        activities: ['Sources and volumes', 'Owners and users', 'Prioritized questions'],
        source: 'placeholder',
      },
      {
        name: 'Access and Security',
        text: 'Secure access, arranged with your administrators.',
        activities: ['Accounts and roles', 'Transfer methods', 'Data that stays in place'],
        source: 'placeholder',
      },
      {
        name: 'Rules and Models',
        text: 'What a correct record looks like, defined before any data is loaded.',
        activities: ['Definitions', 'Validation rules', 'Schema design'],
        source: 'placeholder',
      },
      {
        name: 'Pilot Dataset',
        text: 'One source, processed end to end and checked against the original.',
        activities: ['Sample checks', 'Rule corrections', 'Your approval'],
        source: 'placeholder',
      },
      {
        name: 'Full Operations',
        text: 'Every agreed-upon source, loaded and kept current.',
        activities: ['Scheduled loads', 'Quality reports', '24/7 operations'],
        source: 'placeholder',
      },
    ],
  },
  benefits: {
    title: 'A dedicated data\u00a0team',
    items: [
      {
        claim: 'Numbers you can trust',
        points: [
          'One source processed end to end first',
          'Records are checked against their source',
          'Rules are written before data is loaded',
        ],
        stat: accuracy,
      },
      {
        claim: 'A start date you can plan around',
        points: [
          'Five phases, from assessment to operations',
          'A pilot dataset before full volume',
          'No setup fee',
        ],
        stat: setup,
      },
      {
        claim: 'Data work around the clock',
        points: [
          '24/7 operations in Cebu City',
          'Loads and checks run while your office is closed',
          'Overlap with US business hours',
        ],
        stat: stats.usOverlap,
      },
      {
        claim: 'Data scientists at one flat rate',
        points: [`$${rate.hourly} an hour for every role`, 'No setup or hidden fees', 'Hours tracked weekly'],
        stat: {
          id: 'data-rate',
          value: String(rate.hourly),
          prefix: '$',
          label: 'flat hourly rate, management included',
          source: 'unverified',
        },
      },
    ],
  },
  industries: {
    title: 'Data questions, by\u00a0industry',
    lead: 'One method, applied to the questions that matter in each.',
    items: [
      {
        industry: 'E-commerce',
        question: 'Do prices, photos and stock match on every channel?',
        source: 'placeholder',
      },
      {
        industry: 'Healthcare',
        question: 'Do these two records belong to the same patient?',
        to: paths.healthcare,
        source: 'placeholder',
      },
      {
        industry: 'Financial Services',
        question: 'Where did this number come from, and who changed it last?',
        to: paths.financial,
        source: 'placeholder',
      },
      {
        industry: 'Manufacturing',
        question: 'Which of these part numbers are the same part?',
        source: 'placeholder',
      },
      {
        industry: 'Technology',
        question: 'What are the signs that a customer is about to leave?',
        to: paths.technology,
        source: 'placeholder',
      },
      {
        industry: 'Retail',
        question: 'What will this store sell next week, and what should it stop ordering?',
        source: 'placeholder',
      },
    ],
  },
  testimonials: {
    title: 'The first report',
    items: [
      {
        quote: 'Every team had its own customer list. Now there is one, and I can see who changed what.',
        role: 'Head of Data',
        industry: 'e-commerce',
        source: 'placeholder',
      },
      {
        quote: 'Their first report was a list of everything that was wrong with ours.',
        role: 'Operations Director',
        industry: 'manufacturing',
        source: 'placeholder',
      },
    ],
  },
  questions,
  closing: {
    title: 'Which two reports never\u00a0agree?',
    text: `Tell us where their numbers come from, and which one you need to trust. ${replyPromise.sentence}`,
    actions: [
      { label: contactLabels.quote, to: contactAbout('bpo') },
      { label: 'See all outsourcing services', to: paths.bpo },
    ],
  },
} satisfies DataPage;
