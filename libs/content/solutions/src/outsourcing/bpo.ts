import { figures, rate } from '@vantedge/content-shared';
import type { BpoPage } from './bpo-page.ts';
import type { Hero, Questions } from '../model.ts';

const hero = {
  breadcrumb: [
    { label: 'Home', to: '/' },
    { label: 'Solutions', to: '/solutions' },
    { label: 'Business Process Outsourcing' },
  ],
  name: 'Business Process Outsourcing',
  title: 'Give us the process. Keep the\u00a0decisions.',
  lead: `Support, back office, finance and data, run for you from Cebu City around the clock at $${rate.hourly} an hour, all-inclusive.`,
  actions: [
    { label: 'Hand Over a Process', to: '/contact?topic=bpo' },
    { label: 'See the Four Functions', to: '#functions' },
  ],
} satisfies Hero;

const liveWeeks = figures.bpoLiveWeeks;

const uptime = {
  id: 'outsourcing-uptime',
  value: '99.9',
  suffix: '%',
  scope: 'uptime, outsourced operations',
  source: 'unverified',
};

const sla = {
  id: 'outsourcing-sla',
  value: '99.8',
  suffix: '%',
  scope: 'SLA, outsourced operations',
  source: 'unverified',
};

const accuracy = {
  id: 'outsourcing-accuracy',
  value: '99.5',
  suffix: '%',
  scope: 'accuracy, outsourced operations',
  source: 'unverified',
};

const rampWeeks = { ...figures.deploymentWeeks, scope: 'to 50+ FTEs for one publisher' };

const questions = {
  title: 'Asked before a\u00a0handover',
  lead: {
    before: 'Not among them? ',
    link: { label: 'Ask us', to: '/contact?topic=bpo' },
    after: '; we reply within 24 hours.',
  },
  items: [
    {
      question: 'How soon is a team live?',
      answer:
        'In 2 to 4 weeks. Back office and finance are set up in 3, customer support and data management in 4.',
    },
    {
      question: 'How far can it grow?',
      answer: 'From 1 to 100+ FTEs. One publisher went from none to 50+ in 12 weeks.',
    },
    {
      question: 'What does it cost?',
      answer: `A flat $${rate.hourly} an hour, management included, with no setup fee. Specialized software licenses are extra. Hours are tracked weekly and invoiced monthly in arrears, NET 15.`,
    },
    {
      question: 'What is the smallest engagement?',
      answer:
        '80 hours a month on the Boutique and Staff Augmentation models, 160 on the Managed model and 5 FTEs for Build-to-Operate.',
    },
    {
      question: 'How do you assure quality?',
      answer:
        'Against a target for each function: 99.5% accuracy in the back office, 99.8% in finance and 99.9% in data. Outsourced operations as a whole run at 99.9% uptime, a 99.8% SLA and 99.5% accuracy.',
    },
    {
      question: 'Are we bound for long?',
      answer:
        'The Managed model has a minimum of hours, not of years. A Build-to-Operate partnership can be for 15 years, and has a flexible exit clause.',
    },
  ],
} satisfies Questions;

export const bpo = {
  meta: {
    path: '/solutions/bpo',
    title: 'Business Process Outsourcing in the Philippines | Vantedge',
    description: `Customer support, back office, finance and data run from Cebu City: a team live in 2–4 weeks, 99.8% SLA, 24/7, at a flat $${rate.hourly} an hour.`,
    keywords: [
      'business process outsourcing',
      'BPO Philippines',
      'customer support outsourcing',
      'back office outsourcing',
    ],
    breadcrumb: hero.breadcrumb,
    share: { label: hero.name, title: hero.title, figures: [liveWeeks, sla, rampWeeks] },
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
    faq: questions.items,
  },
  hero,
  stats: [liveWeeks, uptime, sla, accuracy, figures.clientRetention],
  handovers: {
    title: 'Four functions, and the weeks to\u00a0each',
    lead: 'A block is a week of setup. After the last one the work is ours.',
    live: 'live',
    weeks: 4,
    setup: 'weeks to set up',
    items: [
      {
        name: 'Customer support',
        to: '/solutions/customer-support',
        badge: 'Comprehensive',
        text: 'Calls, chats and e-mail answered in your name, at your customers’ hour.',
        weeks: 4,
        figure: {
          id: 'voice-literacy',
          value: '92',
          suffix: '%',
          scope: 'English literacy, voice agents',
          source: 'unverified',
        },
        source: 'placeholder',
      },
      {
        name: 'Back office',
        to: '/solutions/back-office',
        badge: 'High volume',
        text: 'Records, documents and orders: one specialist processes each, another verifies it.',
        weeks: 3,
        figure: { ...figures.backOfficeAccuracy, scope: 'accuracy' },
        source: 'placeholder',
      },
      {
        name: 'Finance and accounting',
        to: '/solutions/finance',
        badge: 'Compliant',
        text: 'Payables, receivables, ledger, payroll and reporting, to GAAP or IFRS.',
        weeks: 3,
        figure: { ...figures.financeAccuracy, scope: 'accuracy' },
        source: 'placeholder',
      },
      {
        name: 'Data management',
        to: '/solutions/data',
        badge: 'Insights',
        text: 'Analytics, research, databases and the quality of what is in them.',
        weeks: 4,
        figure: { ...figures.dataAccuracy, scope: 'accuracy' },
        source: 'placeholder',
      },
    ],
  },
  advantage: {
    title: 'What the distance is good\u00a0for',
    lead: 'Three things that a process gains by moving to Cebu City.',
    reasons: [
      {
        claim: 'Work that never waits for morning',
        grounds: ['Cebu City is open 24/7', 'US time-zone overlap'],
        figure: figures.usOverlap,
      },
      {
        claim: 'A country that does this for a living',
        grounds: ['1.3M+ BPO professionals', '100,000+ new graduates a year', '95% English literacy'],
        figure: figures.bpoProfessionals,
      },
      {
        claim: 'One line on the invoice',
        grounds: [
          `$${rate.hourly} an hour, management included`,
          `60% below a market hour of $${rate.market.tables}`,
          'No setup and no hidden fees',
        ],
        figure: {
          id: 'bpo-savings',
          value: '60',
          suffix: '%',
          scope: `savings at a market rate of $${rate.market.tables} an hour`,
          source: 'unverified',
        },
      },
    ],
  },
  industries: {
    title: 'Eight industries served',
    lead: 'And the work that each can hand over first.',
    items: [
      { name: 'E-commerce and retail', text: 'orders, returns, catalogs', source: 'placeholder' },
      { name: 'Education technology', text: 'learner support, enrollment', source: 'placeholder' },
      { name: 'Enterprise software', text: 'help desk, renewals', source: 'placeholder' },
      { name: 'Financial services', text: 'reconciliation, case files', source: 'placeholder' },
      { name: 'Healthcare', text: 'coding, billing, patient calls', source: 'placeholder' },
      { name: 'HR technology', text: 'payroll checks, time records', source: 'placeholder' },
      { name: 'Logistics and transportation', text: 'bookings, tracking, claims', source: 'placeholder' },
      { name: 'Publishing and education', text: 'production, rights, metadata', source: 'placeholder' },
    ],
  },
  questions,
  closing: {
    title: 'Name one process you would not\u00a0miss.',
    text: 'We reply within 24 hours, and a BPO team is live in 2–4 weeks.',
    actions: [
      { label: 'Hand Over a Process', to: '/contact?topic=bpo' },
      { label: 'Compare Engagement Models', to: '/engagement-models' },
    ],
  },
} satisfies BpoPage;
