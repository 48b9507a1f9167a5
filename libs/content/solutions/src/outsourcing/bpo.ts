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
import type { Closing, Hero, Questions, Reason, SectionIntro } from '../model.ts';
import { type CheckSheet, checkSheet } from './check-sheet.ts';
import { supportChat } from './support-chat.ts';

/** A function to outsource: weeks of setup, and the stat it is measured by. */
interface Handover {
  name: string;
  to: string;
  badge: string;
  text: string;
  weeks: number;
  stat: Stat;
  source: string;
}

/** A desk that a document crosses: the time on the 24-hour clock, and what the desk adds to it. */
interface Desk {
  stage: string;
  who: string;
  at: string;
  entry: string;
}

/** A small table of sample data: the first column labels the rows. */
interface SampleTable {
  caption: string;
  columns: readonly string[];
  rows: readonly { label: string; cells: readonly string[] }[];
}

/** The business process outsourcing page, the hub of four functions. */
interface BpoPage {
  meta: PageMeta;
  hero: Hero;
  sections: PageSections;
  /** One document on its way from the client's office and back to it. */
  journey: { document: string; caption: string; tag: string; desks: readonly Desk[]; source: string };
  /** Stats in the hero. */
  stats: readonly Stat[];
  handovers: SectionIntro & {
    /** The longest setup of any function; each row draws this many weeks. */
    weeks: number;
    /** Unit after the number of weeks. */
    setup: string;
    /** Label of the line after the setup. */
    live: string;
    items: readonly Handover[];
  };
  /** One piece of work of each function; those of support and the back office are their pages' own, shortened. */
  samples: {
    ticket: typeof supportChat;
    record: CheckSheet;
    entry: SampleTable & { totals: SampleTable['rows'][number]; source: string };
    parts: SampleTable & { source: string };
  };
  advantage: SectionIntro & { reasons: readonly Reason[] };
  industries: SectionIntro & { items: readonly { name: string; text: string; source: string }[] };
  questions: Questions;
  closing: Closing;
}

const hero = {
  breadcrumb: [
    { label: 'Home', to: paths.home },
    { label: 'Solutions', to: paths.solutions },
    { label: 'Business Process Outsourcing' },
  ],
  name: 'Business Process Outsourcing',
  title: 'Outsourced teams for support, back office, finance and\u00a0data',
  lead: 'You set the rules; our people in Cebu City do the work, around the clock.',
  price: heroPrice,
  actions: [
    { label: contactLabels.quote, to: contactAbout('bpo') },
    { label: 'See the four services', to: '#functions' },
  ],
} satisfies Hero;

const liveWeeks = stats.bpoLiveWeeks;

const uptime = {
  id: 'outsourcing-uptime',
  value: '99.9',
  suffix: '%',
  label: 'uptime, outsourced operations',
  source: 'unverified',
} satisfies Stat;

const sla = {
  id: 'outsourcing-sla',
  value: '99.8',
  suffix: '%',
  label: 'SLA compliance, outsourced operations',
  source: 'unverified',
} satisfies Stat;

const accuracy = {
  id: 'outsourcing-accuracy',
  value: '99.5',
  suffix: '%',
  label: 'accuracy, outsourced operations',
  source: 'unverified',
} satisfies Stat;

const rampWeeks = stats.deploymentWeeks;

const questions = {
  title: 'Before you hand over a\u00a0function',
  lead: {
    before: 'Don’t see your question? ',
    link: { label: contactLabels.ask, to: contactAbout('bpo') },
    after: '.',
  },
  items: [
    {
      question: 'What decides when we go live?',
      answer:
        'The function. A team is live in 2–4 weeks: back office and finance take 3 weeks to set up, customer support and data management 4.',
    },
    {
      question: 'Who runs the team day to day?',
      answer:
        'We do. You set the rules and see the results. A team can grow from 1 to 100+ FTEs; for Mainspring Books, we built one of 50+ in 12 weeks.',
    },
    {
      question: 'What does it cost?',
      answer: `A flat $${rate.hourly} an hour, all-inclusive.`,
      link: billingTerms,
    },
    {
      question: 'Whose systems does the team work in?',
      answer:
        'Yours. Finance works in your accounting or ERP package, support agents learn your systems before launch, and you approve what the back office may open.',
    },
    {
      question: 'How are errors caught?',
      answer:
        'Your procedures are written down before we start. In the back office, one person processes each item and another verifies it. Accuracy across outsourced operations is 99.5%.',
    },
    {
      question: 'How much do we commit to?',
      answer:
        'At least 80 hours a month, 160 under the Managed model, or 5 FTEs under Build-to-Operate. A Build-to-Operate partnership can run for 15 years, with a flexible exit clause.',
    },
  ],
} satisfies Questions;

export const bpo = {
  meta: {
    path: paths.bpo,
    title: 'Business process outsourcing in the Philippines | Vantedge',
    description: `Customer support, back office, finance and data teams in Cebu City: live in 2–4 weeks, 99.8% SLA compliance, 24/7 coverage, at a flat $${rate.hourly} an hour.`,
    keywords: [
      'business process outsourcing',
      'BPO Philippines',
      'customer support outsourcing',
      'back office outsourcing',
    ],
    share: { stats: [liveWeeks, sla, rampWeeks] },
    service: {
      name: hero.name,
      type: 'Business process outsourcing',
      category: ['Business Process Outsourcing'],
      offers: [
        { name: 'Customer support', hourly: rate.hourly },
        { name: 'Back office', hourly: rate.hourly },
        { name: 'Finance and accounting', hourly: rate.hourly },
        { name: 'Data management', hourly: rate.hourly },
      ],
    },
  },
  hero,
  sections: {
    functions: 'Functions',
    'case-study': 'Case study',
    advantage: 'Why Cebu City',
    industries: 'Industries',
    questions: 'Questions',
  },
  journey: {
    document: 'Invoice 4471',
    caption: 'One supplier invoice, Los Angeles time',
    tag: 'Sample',
    desks: [
      { stage: 'Received', who: 'from your inbox', at: '16:40', entry: 'Paper supplier, $1,284.00' },
      { stage: 'Keyed', who: 'in Cebu City', at: '18:05', entry: 'Vendor 2087, due in 30 days' },
      { stage: 'Verified', who: 'by a second person', at: '18:40', entry: 'Matches purchase order 9032' },
      { stage: 'Posted', who: 'to your ledger', at: '19:10', entry: '6200 Office supplies, debit' },
      { stage: 'Reported', who: 'to your desk', at: '08:00', entry: '40 invoices posted, 1 on hold' },
    ],
    source: 'placeholder',
  },
  stats: [liveWeeks, uptime, sla, accuracy, stats.clientRetention],
  handovers: {
    title: 'Rules first, then the\u00a0work',
    lead: 'The work that is hardest to hand over is rarely hard. It has exceptions: the supplier who is paid early, the customer who gets a call instead of an email. One person knows them all, and never had a reason to write them down. We start there. Your rules go on paper before our people begin.',
    live: 'live',
    weeks: 4,
    setup: 'weeks to set up',
    items: [
      {
        name: 'Customer support',
        to: paths.customerSupport,
        badge: 'Comprehensive',
        text: 'Calls, chats and email handled under your brand, day and night.',
        weeks: 4,
        stat: {
          id: 'live-chat',
          before: 'under',
          value: '30',
          unit: 'seconds',
          label: 'to answer a live chat',
          source: 'unverified',
        },
        source: 'placeholder',
      },
      {
        name: 'Back office',
        to: paths.backOffice,
        badge: 'High volume',
        text: 'Records, documents and orders. One person processes each item; another verifies it.',
        weeks: 3,
        stat: stats.backOfficeAccuracy,
        source: 'placeholder',
      },
      {
        name: 'Finance and accounting',
        to: paths.finance,
        badge: 'Compliant',
        text: 'Payables, receivables, bookkeeping, payroll and reporting under GAAP or IFRS.',
        weeks: 3,
        stat: stats.financeAccuracy,
        source: 'placeholder',
      },
      {
        name: 'Data management',
        to: paths.data,
        badge: 'Insights',
        text: 'Analytics, research, database management and data quality.',
        weeks: 4,
        stat: stats.dataAccuracy,
        source: 'placeholder',
      },
    ],
  },
  samples: {
    ticket: { ...supportChat, lines: supportChat.lines.slice(0, 2) },
    record: { ...checkSheet, rows: checkSheet.rows.slice(2, 5) },
    entry: {
      caption: 'Sample journal entry, invoice 4471',
      columns: ['Account', 'Debit', 'Credit'],
      rows: [
        { label: '6200 Office supplies', cells: ['1,284.00', ''] },
        { label: '2000 Accounts payable', cells: ['', '1,284.00'] },
      ],
      totals: { label: 'Balanced', cells: ['1,284.00', '1,284.00'] },
      source: 'placeholder',
    },
    parts: {
      caption: 'Sample parts list, three spellings of one bolt',
      columns: ['As found', 'Size', 'Finish'],
      rows: [
        { label: 'Hex bolt M8 x 40, zinc', cells: ['M8 x 40', 'zinc'] },
        { label: 'HEXBOLT 8X40 ZP', cells: ['M8 x 40', 'zinc'] },
        { label: 'Bolt, hexagon, M8-40 Zn', cells: ['M8 x 40', 'zinc'] },
      ],
      source: 'placeholder',
    },
  },
  advantage: {
    title: 'Why outsource to Cebu\u00a0City',
    lead: 'An office that never closes, a large pool of talent and one rate.',
    reasons: [
      {
        claim: 'Staffed around the clock',
        points: ['Cebu City office open 24/7', 'US time-zone overlap'],
        stat: stats.usOverlap,
      },
      {
        claim: 'A deep pool of BPO talent',
        points: [
          '1.3M+ BPO professionals in the Philippines',
          '100,000+ new graduates a year',
          '95% English literacy, nationwide',
        ],
        stat: stats.bpoProfessionals,
      },
      {
        claim: 'One rate on the invoice',
        points: [
          `$${rate.hourly} an hour, management included`,
          `60% savings vs. ${rate.marketNames.tables} an hour`,
          'No setup fee, no hidden fees',
        ],
        stat: {
          id: 'bpo-savings',
          value: '60',
          suffix: '%',
          label: `savings vs. ${rate.marketNames.tables} an hour`,
          source: 'unverified',
        },
      },
    ],
  },
  industries: {
    title: 'Where each industry\u00a0starts',
    lead: 'What companies in each industry hand over first.',
    items: [
      { name: 'E-commerce and retail', text: 'orders, returns, catalogs', source: 'placeholder' },
      { name: 'Education technology', text: 'learner support, enrollment', source: 'placeholder' },
      { name: 'Enterprise software', text: 'help desk, renewals', source: 'placeholder' },
      { name: 'Financial services', text: 'reconciliation, case files', source: 'placeholder' },
      { name: 'Healthcare', text: 'coding, billing, patient calls', source: 'placeholder' },
      { name: 'HR technology', text: 'payroll review, time records', source: 'placeholder' },
      { name: 'Logistics and transportation', text: 'bookings, tracking, claims', source: 'placeholder' },
      { name: 'Publishing and education', text: 'production, rights, metadata', source: 'placeholder' },
    ],
  },
  questions,
  closing: {
    title: 'Take one job off your desk next\u00a0month',
    text: `Your team can be live in 2–4 weeks. ${replyPromise.sentence}`,
    actions: [
      { label: contactLabels.quote, to: contactAbout('bpo') },
      { label: 'Compare engagement models', to: paths.engagementModels },
    ],
  },
} satisfies BpoPage;
