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
  stats,
} from '@vantedge/content-shared';
import type { Closing, Hero, Questions, SectionIntro, StatementLine, Testimonial } from '../model.ts';
import { type BatchSheet, batchSheet } from './batch-sheet.ts';

/** A group of processes, with examples of what clients send and what they get back. */
interface TrayGroup {
  title: string;
  examples: readonly { arrives: string; returns: string }[];
  source: string;
}

/** A setup phase. Only the total duration is specified. */
interface SetupPhase {
  name: string;
  text: string;
  source: string;
}

/** A benefit of outsourcing the work. */
interface Benefit {
  title: string;
  text: string;
  source: string;
}

/** The back-office page. */
interface BackOfficePage {
  meta: PageMeta;
  hero: Hero;
  sections: PageSections;
  figures: readonly StatementLine[];
  batch: BatchSheet;
  services: SectionIntro & { columns: { arrives: string; returns: string }; groups: readonly TrayGroup[] };
  setup: SectionIntro & { span: { value: string; unit: string }; phases: readonly SetupPhase[] };
  benefits: { title: string; items: readonly Benefit[] };
  testimonials: { items: readonly [Testimonial, Testimonial] };
  questions: Questions;
  closing: Closing;
}

const hero = {
  breadcrumb: [
    { label: 'Home', to: paths.home },
    { label: 'Solutions', to: paths.solutions },
    { label: 'Outsourcing', to: paths.bpo },
    { label: 'Back Office' },
  ],
  name: 'Back Office',
  title: 'Orders, documents and data, off your\u00a0desk',
  lead: 'Data entry, documents, orders and shared inboxes, handled in 24 hours. One person processes each item; another verifies it before it comes back to you.',
  price: heroPrice,
  actions: [
    { label: contactLabels.quote, to: contactAbout('bpo') },
    { label: 'View Process Examples', to: '#process' },
  ],
} satisfies Hero;

const figures = [
  { label: 'accuracy in back-office work', stat: stats.backOfficeAccuracy },
  {
    label: 'processing time',
    stat: {
      id: 'back-office-processing-time',
      value: '24',
      unit: 'hours',
      label: 'back-office processing time',
      source: 'unverified',
    },
  },
  {
    label: 'back-office specialists',
    stat: {
      id: 'back-office-specialists',
      value: '300',
      suffix: '+',
      label: 'back-office specialists',
      source: 'unverified',
    },
  },
] satisfies BackOfficePage['figures'];

const questions = {
  title: 'Access, errors and exceptions',
  lead: {
    before: 'Need more detail? ',
    link: { label: contactLabels.ask, to: contactAbout('bpo') },
    after: '.',
  },
  items: [
    {
      question: 'How do we know it works before we switch?',
      answer:
        'Your team and ours process the same batch and compare every item. This parallel run comes after the process review, access and training, and before go-live. All five take 3 weeks.',
    },
    {
      question: 'What if the second person disagrees?',
      answer:
        'The item stays with us. Nothing is returned until both have signed off. Accuracy in back-office work is 99.5%.',
    },
    {
      question: 'Which of our files do your people see?',
      answer: 'Only those that the task requires. You approve access during setup.',
    },
    {
      question: 'What if our volume doubles?',
      answer:
        'We add people, and dual verification stays. Growing from 1 to 100+ FTEs takes 2 to 4 weeks on average, and you can start at 80 hours a month, or at 160 if we manage the work.',
      link: billingTerms,
    },
  ],
} satisfies Questions;

export const backOffice = {
  meta: {
    path: paths.backOffice,
    title: 'Back office outsourcing with dual verification | Vantedge',
    description:
      'Data entry, documents, orders and administration by 300+ specialists: 99.5% accuracy through dual verification, 24-hour processing, set up in 3 weeks.',
    keywords: [
      'back office outsourcing',
      'data entry services Philippines',
      'document processing',
      'order processing outsourcing',
      'administrative support',
      'dual verification',
    ],
    share: {
      stats: figures.map(({ stat }) => stat),
    },
    service: {
      name: hero.name,
      type: 'Back office outsourcing',
      category: ['Business Process Outsourcing', 'Back Office'],
      offers: [
        { name: 'Data entry and processing', hourly: rate.hourly },
        { name: 'Documents and records', hourly: rate.hourly },
        { name: 'Orders and transactions', hourly: rate.hourly },
        { name: 'Administrative support', hourly: rate.hourly },
      ],
    },
  },
  hero,
  sections: { benefits: 'Accuracy', process: 'Processes', setup: 'Setup', questions: 'Questions' },
  figures,
  batch: batchSheet,
  services: {
    title: 'What you send, and what you get\u00a0back',
    lead: 'Outsource a single process, one of these four groups or all of them.',
    columns: { arrives: 'You send', returns: 'You get back' },
    groups: [
      {
        title: 'Data entry and processing',
        examples: [
          { arrives: 'Paper forms and surveys', returns: 'Keyed and checked records' },
          { arrives: 'Supplier spreadsheets', returns: 'Catalog entries' },
          { arrives: 'Duplicate contact lists', returns: 'One clean list' },
        ],
        source: 'placeholder',
      },
      {
        title: 'Documents and records',
        examples: [
          { arrives: 'Scanned files', returns: 'Named, indexed, searchable files' },
          { arrives: 'Contracts', returns: 'Key terms and dates' },
        ],
        source: 'placeholder',
      },
      {
        title: 'Orders and transactions',
        examples: [
          { arrives: 'Emailed orders', returns: 'Orders entered and confirmed' },
          { arrives: 'Product returns', returns: 'Credits and exceptions' },
          { arrives: 'Claims and applications', returns: 'Files ready for a decision' },
          { arrives: 'Shipping notices', returns: 'Updated inventory' },
        ],
        source: 'placeholder',
      },
      {
        title: 'Administrative support',
        examples: [
          { arrives: 'A shared inbox', returns: 'Messages sorted, answered or routed' },
          { arrives: 'Travel and calendar requests', returns: 'Bookings within policy' },
          { arrives: 'Meeting recordings', returns: 'Minutes and action items' },
        ],
        source: 'placeholder',
      },
    ],
  },
  setup: {
    title: 'A parallel run before\u00a0go-live',
    lead: 'We set the dates during the process review.',
    span: { value: '3', unit: 'weeks' },
    phases: [
      {
        name: 'Process Review',
        text: 'We document inputs, steps and what counts as an error.',
        source: 'placeholder',
      },
      {
        name: 'Systems and Access',
        text: 'Accounts, roles and file transfers, limited to what the work requires.',
        source: 'placeholder',
      },
      {
        name: 'Team Training',
        text: 'Processors and verifiers both learn your rules, which we put in writing.',
        source: 'placeholder',
      },
      {
        name: 'Parallel Run',
        text: 'Your team and ours process the same batch and compare every item.',
        source: 'placeholder',
      },
      {
        name: 'Go-Live',
        text: 'Full volume, processed in 24 hours.',
        source: 'placeholder',
      },
    ],
  },
  benefits: {
    title: '99.5% accuracy, checked item by\u00a0item',
    items: [
      {
        title: 'Dual-verification quality assurance',
        text: 'One person processes the item; another verifies it against the source. Nothing is returned until both have signed off.',
        source: 'placeholder',
      },
      {
        title: 'Data security',
        text: 'Each person sees only the files the task requires. You approve access during setup.',
        source: 'placeholder',
      },
      {
        title: '300+ skilled specialists',
        text: 'Trained on your rules, and managed by us, in Cebu City.',
        source: 'placeholder',
      },
      {
        title: 'Scalable systems',
        text: 'Grow from 1 to 100+ FTEs in 2 to 4 weeks on average, with dual verification throughout.',
        source: 'placeholder',
      },
    ],
  },
  testimonials: {
    items: [
      {
        quote:
          'I asked how a bad order got through. They showed me it hadn’t: the second check had caught it, and the order never left.',
        role: 'Operations Director',
        industry: 'industrial supply',
        source: 'placeholder',
      },
      {
        quote: 'We used to hire temps every season. Now we just send more files.',
        role: 'Office Manager',
        industry: 'insurance',
        source: 'placeholder',
      },
    ],
  },
  questions,
  closing: {
    title: 'Hand over the pile that grows every week',
    text: `What is in it, and how much of it arrives in a month? ${replyPromise.sentence}`,
    actions: [
      { label: 'Back Office Assessment', to: contactAbout('bpo') },
      { label: 'See the rate card', to: paths.rateCard },
    ],
  },
} satisfies BackOfficePage;
