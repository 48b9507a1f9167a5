import { figures, rate } from '@vantedge/content-shared';
import type { FinancePage } from './finance-page.ts';
import type { Hero, Questions } from '../model.ts';

const hero = {
  breadcrumb: [
    { label: 'Home', to: '/' },
    { label: 'Solutions', to: '/solutions' },
    { label: 'Outsourcing', to: '/solutions/bpo' },
    { label: 'Finance and Accounting' },
  ],
  name: 'Finance and Accounting',
  title: 'Your ledger, kept around the\u00a0clock.',
  lead: 'CPAs and specialists look after payables, receivables, the general ledger, payroll and reporting, to GAAP or IFRS, in the accounting package that you already use.',
  actions: [
    { label: 'Book a Financial Assessment', to: '/contact?topic=bpo' },
    { label: 'See the Three Weeks', to: '#launch' },
  ],
} satisfies Hero;

const statement = {
  title: 'Statement of service',
  lines: [
    {
      label: 'Accuracy',
      figure: figures.financeAccuracy,
    },
    {
      label: 'Processing time',
      figure: {
        id: 'finance-processing-time',
        value: '48',
        suffix: 'h',
        scope: 'processing time of finance and accounting work',
        source: 'unverified',
      },
    },
    {
      label: 'CPAs and specialists',
      figure: {
        id: 'finance-specialists',
        value: '150',
        suffix: '+',
        scope: 'CPAs and specialists',
        source: 'unverified',
      },
    },
  ],
  total: {
    label: 'Rate, all-inclusive',
    figure: {
      id: 'finance-rate',
      value: String(rate.hourly),
      prefix: '$',
      suffix: '/hour',
      scope: 'flat rate, management included',
      source: 'unverified',
    },
  },
} satisfies FinancePage['statement'];

const questions = {
  title: 'Asked by controllers',
  lead: {
    before: 'Something else? ',
    link: { label: 'Write to us', to: '/contact?topic=bpo' },
    after: '; we reply within 24 hours.',
  },
  items: [
    {
      question: 'How soon can you take over?',
      answer:
        'Setup takes 3 weeks: assessment on days 1 to 3, integration in week 1, training in week 2 and a pilot in week 3. Full operations follow.',
    },
    {
      question: 'Which standards do you work to?',
      answer: 'GAAP or IFRS, whichever you report under. The team of 150+ includes certified US CPAs.',
    },
    {
      question: 'Must we change our accounting software?',
      answer:
        'No. The team works in accounting and ERP packages, and System Integration in week 1 connects it to yours.',
    },
    {
      question: 'How fast is the work processed, and how accurately?',
      answer: 'Processing time is 48 hours, at 99.8% accuracy.',
    },
    {
      question: 'What is the smallest engagement?',
      answer:
        '80 hours a month on the Boutique or Staff Augmentation model; 160 on the Managed model. All three are $24 an hour.',
    },
  ],
} satisfies Questions;

export const finance = {
  meta: {
    path: '/solutions/finance',
    title: 'Finance and Accounting Outsourcing | Vantedge',
    description:
      'Payables, receivables, ledger, payroll and reporting to GAAP or IFRS: 99.8% accuracy, 150+ CPAs and specialists, live in three weeks at $24 an hour.',
    keywords: [
      'finance and accounting outsourcing',
      'accounts payable outsourcing',
      'bookkeeping services Philippines',
      'payroll outsourcing',
      'US CPA',
      'GAAP and IFRS reporting',
    ],
    breadcrumb: hero.breadcrumb,
    share: {
      label: hero.name,
      title: hero.title,
      figures: statement.lines.map(({ label, figure }) => ({ ...figure, scope: label })),
    },
    service: {
      name: hero.name,
      type: 'Finance and accounting outsourcing',
      category: ['Business Process Outsourcing', 'Finance and Accounting'],
      offers: [
        { name: 'Accounts payable and receivable', hourly: rate.hourly },
        { name: 'Bookkeeping and general ledger', hourly: rate.hourly },
        { name: 'Payroll', hourly: rate.hourly },
        { name: 'Financial analysis and reporting', hourly: rate.hourly },
      ],
    },
    faq: questions.items,
  },
  hero,
  statement,
  services: {
    title: 'Four desks, one set of books',
    groups: [
      {
        title: 'Accounts payable and\u00a0receivable',
        scope: 'What you owe and what is owed to you: matched, approved and followed up.',
        entries: [
          'Invoice capture and matching',
          'Payment runs',
          'Vendor statements',
          'Customer invoicing',
          'Collections',
          'Cash application',
        ],
        source: 'placeholder',
      },
      {
        title: 'Bookkeeping and general\u00a0ledger',
        scope: 'The entries behind every other number, and the close that holds them.',
        entries: [
          'Daily posting',
          'Bank and card reconciliation',
          'Accruals and prepayments',
          'Fixed-asset register',
          'Intercompany entries',
          'Month-end close',
        ],
        source: 'placeholder',
      },
      {
        title: 'Payroll',
        scope: 'From approved time to a pay run, and from the pay run to the journal.',
        entries: [
          'Time and earnings review',
          'Pay-run processing',
          'Withholding and deductions',
          'Payroll journals',
        ],
        source: 'placeholder',
      },
      {
        title: 'Financial analysis and\u00a0reporting',
        scope: 'The month explained, while there is still time to act on it.',
        entries: [
          'Management accounts',
          'Budget against actual',
          'Cash-flow forecasts',
          'Schedules for your auditor',
        ],
        source: 'placeholder',
      },
    ],
  },
  launch: {
    title: 'Three weeks, day by day',
    lead: 'The assessment and the integration share the first week. From day 22 the work is ours, and the calendar has no last page.',
    weeks: 3,
    phases: [
      {
        phase: 'Financial Assessment',
        duration: 'Days 1–3',
        description: 'Chart of accounts, open items, close calendar, access.',
        firstDay: 1,
        lastDay: 3,
        source: 'placeholder',
      },
      {
        phase: 'System Integration',
        duration: 'Week 1',
        description: 'Connection to your accounting or ERP package, roles and approval limits.',
        firstDay: 1,
        lastDay: 7,
        source: 'placeholder',
      },
      {
        phase: 'Team Training',
        duration: 'Week 2',
        description:
          'Your policies, your vendors and your month-end, learned by the people who will run them.',
        firstDay: 8,
        lastDay: 14,
        source: 'placeholder',
      },
      {
        phase: 'Pilot Operations',
        duration: 'Week 3',
        description: 'Live transactions at a limited volume, before the whole ledger moves.',
        firstDay: 15,
        lastDay: 21,
        source: 'placeholder',
      },
      {
        phase: 'Full Finance Operations',
        duration: 'Ongoing',
        description: 'All agreed ledgers, 24/7.',
        firstDay: 22,
        source: 'placeholder',
      },
    ],
  },
  desk: {
    title: 'What a finance desk of five costs',
    lead: 'Five people for a month of 160 hours each: the desk that our publishing client runs. The market column is the rate card’s assumed $50 an hour, before its extra fees. Each block is one person.',
    people: 5,
    hoursEach: rate.hoursPerMonth,
    marketRate: rate.market.calculator,
    rate: rate.hourly,
    drawing: 'Monthly cost of five people: $40,000 at the market rate, $19,200 with Vantedge.',
    caption: 'One month, 5 people, 800 hours',
    columns: { line: 'Line', market: 'Market', ours: 'Vantedge' },
    lines: { rate: 'Hourly rate', hours: 'Hours', total: 'Total for the month' },
    fees: [
      { label: 'Management', market: 'extra', ours: 'included' },
      { label: 'Setup and hidden fees', market: 'extra', ours: '$0' },
    ],
    perHour: '/hour',
    gap: 'a month not spent',
    outcome: { year: 'saved a year', share: 'of the market cost' },
    footnote: {
      before:
        'Hours are tracked weekly and invoiced monthly in arrears, NET 15. Payment by wire, ACH or card; cards carry a 3% processing fee. Specialized software licenses are extra. ',
      link: { label: 'Try it with your own numbers', to: '/rate-card' },
      after: '.',
    },
  },
  credentials: {
    title: 'What stands behind a signature',
    items: [
      {
        mark: 'US CPA',
        claim: 'Certified.',
        grounds: 'Certified US CPAs are among the 150+ people who keep the books.',
      },
      {
        mark: ['GAAP', 'IFRS'],
        claim: 'Compliant.',
        grounds: 'Reported under the framework that you are held to.',
      },
      {
        mark: 'ERP',
        claim: 'Fluent in your package.',
        grounds: 'Accounting and ERP packages, worked where they stand.',
      },
      {
        mark: '24/7',
        claim: 'In operation.',
        grounds: 'The ledger moves on while your own office is closed.',
      },
    ],
  },
  voices: {
    title: 'What finance clients say',
    items: [
      {
        quote:
          'The pilot week was the first time anyone had reconciled our vendor statements line by line. We kept it that way.',
        role: 'Controller',
        industry: 'wholesale distribution',
        source: 'placeholder',
      },
      {
        quote: 'I read the management accounts with my coffee now. I used to build them with it.',
        role: 'Chief Financial Officer',
        industry: 'software',
        source: 'placeholder',
      },
    ],
  },
  questions,
  closing: {
    days: [1, 2, 3],
    title: 'Days one to three begin with a\u00a0call.',
    text: 'Tell us which package you use and which ledger hurts. We reply within 24 hours.',
    actions: [
      { label: 'Book a Financial Assessment', to: '/contact?topic=bpo' },
      { label: 'See the Rate Card', to: '/rate-card' },
    ],
  },
} satisfies FinancePage;
