import { figures, rate } from '@vantedge/content-shared';
import type { BackOfficePage } from './back-office-page.ts';
import type { Hero, Questions } from '../model.ts';

const hero = {
  breadcrumb: [
    { label: 'Home', to: '/' },
    { label: 'Solutions', to: '/solutions' },
    { label: 'Outsourcing', to: '/solutions/bpo' },
    { label: 'Back Office' },
  ],
  name: 'Back Office',
  title: 'Nothing leaves with one\u00a0signature.',
  lead: 'Data, documents, orders and inboxes, processed in 24 hours. One specialist processes each item, another verifies it before it goes back to you.',
  actions: [
    { label: 'Hand Over a Process', to: '/contact?topic=bpo' },
    { label: 'View Process Examples', to: '#process' },
  ],
} satisfies Hero;

const proofs = [
  {
    figure: figures.backOfficeAccuracy,
    label: 'accuracy: 199 items of every 200, a dot to the item',
    drawing: { kind: 'share', count: 199, of: 200 },
  },
  {
    figure: {
      id: 'back-office-processing-time',
      value: '24',
      suffix: 'h',
      scope: 'processing time of back-office work',
      source: 'unverified',
    },
    label: 'processing time, a stroke to the hour',
    drawing: { kind: 'strokes', full: 24, group: 6, pitch: 6, gap: 6 },
  },
  {
    figure: {
      id: 'back-office-specialists',
      value: '300',
      suffix: '+',
      scope: 'back-office specialists',
      source: 'unverified',
    },
    label: 'specialists, a dot to the person',
    drawing: { kind: 'units', count: 300 },
  },
] satisfies BackOfficePage['proofs'];

const questions = {
  title: 'Asked before the first\u00a0batch',
  lead: {
    before: 'Not answered here? ',
    link: { label: 'Ask us', to: '/contact?topic=bpo' },
    after: '; we reply within 24 hours.',
  },
  items: [
    {
      question: 'How soon can a process move to you?',
      answer:
        'Setup takes 3 weeks, in five phases: a process review, systems and access, training, a parallel run and go-live.',
    },
    {
      question: 'What does dual verification mean?',
      answer:
        'One specialist processes each item, another verifies it. Accuracy is 99.5%, which is 199 items of every 200.',
    },
    {
      question: 'How accurate is the work?',
      answer: '99.5% in the back office. Finance and accounting, a service of its own, reaches 99.8%.',
    },
    {
      question: 'Who does the work?',
      answer:
        'More than 300 back-office specialists in the Philippines, delivered from Cebu City, which is open 24/7.',
    },
    {
      question: 'How small can we begin, and how large can it grow?',
      answer:
        'From 80 hours a month on the Boutique or Staff Augmentation model and 160 on the Managed model, all at $24 an hour, to 100+ FTEs. Scaling takes 2 to 4 weeks on average.',
    },
  ],
} satisfies Questions;

export const backOffice = {
  meta: {
    path: '/solutions/back-office',
    title: 'Back Office Outsourcing with Dual Verification | Vantedge',
    description:
      'Data entry, documents, orders and administration by 300+ specialists: 99.5% accuracy through dual verification, 24 hours of processing time, set up in 3 weeks.',
    keywords: [
      'back office outsourcing',
      'data entry services Philippines',
      'document processing',
      'order processing outsourcing',
      'administrative support',
      'dual verification',
    ],
    breadcrumb: hero.breadcrumb,
    share: {
      label: hero.name,
      title: hero.title,
      figures: proofs.map(({ figure }) => figure),
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
    faq: questions.items,
  },
  hero,
  proofs,
  services: {
    title: 'What arrives, and what goes\u00a0back',
    lead: 'Four groups of work. Each line is a process that can be handed over on its own.',
    columns: { arrives: 'Arrives', returns: 'Goes back' },
    groups: [
      {
        title: 'Data entry and processing',
        examples: [
          { arrives: 'Paper forms and surveys', returns: 'Keyed and checked records' },
          { arrives: 'Supplier sheets', returns: 'Catalog entries' },
          { arrives: 'Three lists of one contact', returns: 'One contact' },
        ],
        source: 'placeholder',
      },
      {
        title: 'Documents and records',
        examples: [
          { arrives: 'Scanned files', returns: 'Named, indexed and searchable' },
          { arrives: 'Contracts', returns: 'Terms and dates, extracted' },
        ],
        source: 'placeholder',
      },
      {
        title: 'Orders and transactions',
        examples: [
          { arrives: 'Orders by e-mail', returns: 'Entered and confirmed' },
          { arrives: 'Returned goods', returns: 'Credited, or queried' },
          { arrives: 'Claims and applications', returns: 'Files complete for a decision' },
          { arrives: 'Shipping notices', returns: 'Stock brought up to date' },
        ],
        source: 'placeholder',
      },
      {
        title: 'Administrative support',
        examples: [
          { arrives: 'A shared inbox', returns: 'Sorted, answered or passed on' },
          { arrives: 'Travel and calendar requests', returns: 'Booked by your rules' },
          { arrives: 'Meeting recordings', returns: 'Minutes and actions' },
        ],
        source: 'placeholder',
      },
    ],
  },
  setup: {
    title: 'Five phases of setup, inside three\u00a0weeks',
    lead: 'The whole is measured, the parts are not: how the days are shared out depends on your process, and is settled in the first phase.',
    span: { value: '3', unit: 'weeks' },
    phases: [
      {
        name: 'Process Review',
        text: 'What arrives, what is done with it, and what counts as an error.',
        source: 'placeholder',
      },
      {
        name: 'Systems and Access',
        text: 'Accounts, roles and the way files travel, kept to what the work needs.',
        source: 'placeholder',
      },
      {
        name: 'Team Training',
        text: 'Your rules, written down and learned by those who mark first and those who mark second.',
        source: 'placeholder',
      },
      {
        name: 'Parallel Run',
        text: 'The same batch on both sides, compared item by item.',
        source: 'placeholder',
      },
      {
        name: 'Go-Live',
        text: 'The full volume, at 24 hours of processing time.',
        source: 'placeholder',
      },
    ],
  },
  benefits: {
    title: 'What holds the 99.5%',
    verification: {
      title: 'Dual-verification quality assurance',
      text: 'One specialist processes the item, another verifies it against the source. An item with one mark stays where it is.',
      source: 'placeholder',
    },
    sheet: {
      caption: 'A check sheet, 14:05',
      tag: 'Illustrative',
      columns: { item: 'Item', first: 'Done', second: 'Verified', outcome: 'Then' },
      words: { marked: 'Marked', open: 'Open' },
      rows: [
        { item: 'Order, 14 lines', marks: 2, outcome: 'returned' },
        { item: 'Survey form', marks: 2, outcome: 'returned' },
        { item: 'Contract, renewal date', marks: 2, outcome: 'returned' },
        { item: 'Supplier sheet, 60 rows', marks: 2, outcome: 'returned' },
        { item: 'Claim file', marks: 1, outcome: 'stays' },
        { item: 'Return, two parcels', marks: 2, outcome: 'returned' },
      ],
      source: 'placeholder',
    },
    others: [
      {
        title: 'Data security',
        text: 'Each person sees the files that the step in hand needs. Access is set up with you, in the second phase.',
        source: 'placeholder',
      },
      {
        title: '300+ skilled workforce',
        text: 'More than 300 specialists, so that whoever verifies an item is never the one who processed it.',
        source: 'placeholder',
      },
      {
        title: 'Scalable systems',
        text: 'From 1 to 100+ FTEs in 2 to 4 weeks on average, with the same two marks on every item.',
        source: 'placeholder',
      },
    ],
  },
  voices: {
    title: 'What back-office clients say',
    items: [
      {
        quote:
          'I asked which of the two people had made the mistake. They showed me the sheet: the second mark was missing, and so the order had never left.',
        role: 'Operations Director',
        industry: 'industrial supply',
        source: 'placeholder',
      },
      {
        quote: 'We used to hire for the season. Now we send more files.',
        role: 'Office Manager',
        industry: 'insurance',
        source: 'placeholder',
      },
    ],
  },
  questions,
  closing: {
    title: 'Which pile never gets\u00a0smaller?',
    text: 'Name the process and its volume. We reply within 24 hours.',
    actions: [
      { label: 'Back Office Assessment', to: '/contact?topic=bpo' },
      { label: 'See the Rate Card', to: '/rate-card' },
    ],
  },
} satisfies BackOfficePage;
