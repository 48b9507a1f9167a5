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
import type {
  Closing,
  Hero,
  LaunchStep,
  Questions,
  SectionIntro,
  ServiceGroup,
  StatementLine,
  Testimonial,
} from '../model.ts';
import { type CloseCalendar, closeCalendar } from './close-calendar.ts';
import { type VendorStatement, vendorStatement } from './vendor-statement.ts';

/** One month's invoice for a finance team, compared with the market rate. */
interface DeskInvoice extends SectionIntro {
  people: number;
  /** Hours per person per month. */
  hoursEach: number;
  /** Dollars per hour. */
  marketRate: number;
  caption: string;
  columns: { line: string; market: string; ours: string };
  lines: { rate: string; hours: string; total: string };
  /** Invoice lines that do not depend on hours. */
  fees: readonly { label: string; market: string; ours: string }[];
  outcome: { year: string; share: string };
  action: { label: string; to: string };
}

/** The finance and accounting page. */
interface FinancePage {
  meta: PageMeta;
  hero: Hero;
  sections: PageSections;
  figures: readonly StatementLine[];
  close: CloseCalendar;
  services: { title: string; groups: readonly ServiceGroup[] };
  launch: SectionIntro & { weeks: number; phases: readonly LaunchStep[] };
  desk: DeskInvoice;
  reconciliation: SectionIntro & { statement: VendorStatement };
  credentials: { title: string; items: readonly { mark: string; text: string }[] };
  testimonials: { items: readonly [Testimonial, Testimonial] };
  questions: Questions;
  closing: Closing;
}

const hero = {
  breadcrumb: [
    { label: 'Home', to: paths.home },
    { label: 'Solutions', to: paths.solutions },
    { label: 'Outsourcing', to: paths.bpo },
    { label: 'Finance and Accounting' },
  ],
  name: 'Finance and Accounting',
  title: 'Payables, payroll and the month-end close',
  lead: 'CPAs and specialists handle payables, receivables, the general ledger, payroll and reporting under GAAP or IFRS, in the accounting software you already use.',
  price: heroPrice,
  actions: [
    { label: contactLabels.quote, to: contactAbout('bpo') },
    { label: 'See the three-week plan', to: '#launch' },
  ],
} satisfies Hero;

const figures = [
  { label: 'accuracy in finance and accounting', stat: stats.financeAccuracy },
  {
    label: 'from receipt to posting',
    stat: {
      id: 'finance-processing-time',
      value: '48',
      unit: 'hours',
      label: 'finance and accounting processing time',
      source: 'unverified',
    },
  },
  {
    label: 'CPAs and specialists',
    stat: {
      id: 'finance-specialists',
      value: '150',
      suffix: '+',
      label: 'CPAs and specialists',
      source: 'unverified',
    },
  },
] satisfies FinancePage['figures'];

const questions = {
  title: 'Questions controllers ask',
  lead: {
    before: 'Have another question? ',
    link: { label: contactLabels.ask, to: contactAbout('bpo') },
    after: '.',
  },
  items: [
    {
      question: 'What happens to our books during the switch?',
      answer:
        'The full ledger moves over last. First comes a pilot, in the third week of setup, with live transactions at limited volume.',
    },
    {
      question: 'Which accounting standards do you follow?',
      answer: 'GAAP or IFRS, whichever you report under. US CPAs are part of the team.',
    },
    {
      question: 'Do we have to change our accounting software?',
      answer: 'No. We work in your accounting or ERP package, and we set up the connection in week 1.',
    },
    {
      question: 'Who approves a payment?',
      answer: 'You decide. Roles and approval limits are set in week 1, when we connect to your package.',
    },
    {
      question: 'Can we keep payroll in-house?',
      answer:
        'Yes. Hand over the parts you choose, from 80 hours a month, or from 160 if we manage the work.',
      link: billingTerms,
    },
  ],
} satisfies Questions;

export const finance = {
  meta: {
    path: paths.finance,
    title: 'Finance and accounting outsourcing | Vantedge',
    description:
      'Payables, receivables, bookkeeping, payroll and reporting under GAAP or IFRS: 99.8% accuracy, 150+ CPAs and specialists, set up in 3 weeks at $24 an hour.',
    keywords: [
      'finance and accounting outsourcing',
      'accounts payable outsourcing',
      'bookkeeping services Philippines',
      'payroll outsourcing',
      'US CPA',
      'GAAP and IFRS reporting',
    ],
    share: {
      stats: figures.slice(0, 3).map(({ label, stat }) => ({ ...stat, label })),
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
  },
  hero,
  sections: {
    services: 'Services',
    launch: 'Setup',
    reconciliation: 'Reconciliation',
    credentials: 'What you get',
    desk: 'Cost',
    questions: 'Questions',
  },
  figures,
  close: closeCalendar,
  services: {
    title: 'Payables, bookkeeping, payroll and reporting',
    groups: [
      {
        title: 'Accounts payable and\u00a0receivable',
        scope: 'What you owe and what you’re owed, matched, approved and tracked.',
        entries: [
          'Invoice capture and matching',
          'Payment runs',
          'Vendor reconciliation',
          'Customer invoicing',
          'Collections',
          'Cash application',
        ],
        source: 'placeholder',
      },
      {
        title: 'Bookkeeping and general\u00a0ledger',
        scope: 'The entries behind every number, all the way to the month-end close.',
        entries: [
          'Daily posting',
          'Bank and card reconciliation',
          'Accruals and prepaids',
          'Fixed-asset register',
          'Intercompany entries',
          'Month-end close',
        ],
        source: 'placeholder',
      },
      {
        title: 'Payroll',
        scope: 'From approved hours to paychecks to journal entries.',
        entries: [
          'Time and earnings review',
          'Payroll processing',
          'Withholding and deductions',
          'Payroll journals',
        ],
        source: 'placeholder',
      },
      {
        title: 'Financial analysis and\u00a0reporting',
        scope: 'The month, explained while there’s still time to act.',
        entries: ['Management reports', 'Budget vs. actual', 'Cash-flow forecasts', 'Audit schedules'],
        source: 'placeholder',
      },
    ],
  },
  launch: {
    title: 'Day by day to full operations',
    lead: 'From day 22, we run your finance operations for as long as you need us.',
    weeks: 3,
    phases: [
      {
        phase: 'Financial Assessment',
        duration: 'Days 1–3',
        description: 'Chart of accounts, open items, close calendar and access.',
        firstDay: 1,
        lastDay: 3,
        source: 'placeholder',
      },
      {
        phase: 'System Integration',
        duration: 'Week 1',
        description: 'We connect to your accounting or ERP package and set roles and approval limits.',
        firstDay: 1,
        lastDay: 7,
        source: 'placeholder',
      },
      {
        phase: 'Team Training',
        duration: 'Week 2',
        description: 'Our team learns your policies, your vendors and your month-end close.',
        firstDay: 8,
        lastDay: 14,
        source: 'placeholder',
      },
      {
        phase: 'Pilot Operations',
        duration: 'Week 3',
        description: 'Live transactions at limited volume before the full ledger moves over.',
        firstDay: 15,
        lastDay: 21,
        source: 'placeholder',
      },
      {
        phase: 'Full Finance Operations',
        duration: 'Ongoing',
        description: 'Every ledger in scope, 24/7.',
        firstDay: 22,
        source: 'placeholder',
      },
    ],
  },
  desk: {
    title: 'A finance team on one invoice',
    lead: `Five people, 160 hours a month each, compared with the $${rate.market.calculator} an hour that other offshore providers charge.`,
    people: 5,
    hoursEach: rate.hoursPerMonth,
    marketRate: rate.market.calculator,
    caption: 'One month, 5 people, 800 hours',
    columns: { line: 'Item', market: 'Other offshore', ours: 'Vantedge' },
    lines: { rate: 'Hourly rate', hours: 'Hours', total: 'Total for the month' },
    fees: [
      { label: 'Management', market: 'extra', ours: 'included' },
      { label: 'Setup and hidden fees', market: 'extra', ours: '$0' },
    ],
    outcome: {
      year: 'saved per year',
      share: `less than other offshore providers charge ($${rate.market.calculator} an hour)`,
    },
    action: { label: 'Calculate another team size', to: `${paths.rateCard}#calculator` },
  },
  reconciliation: {
    title: 'Vendor statements, line by line',
    lead: 'A late close has small causes: two digits swapped, an invoice that never arrived, a payment left unmatched. Each is easy to settle once someone has found it. Our people look while your office is closed, so what reaches you in the morning is a question, not a surprise.',
    statement: vendorStatement,
  },
  credentials: {
    title: 'Credentials and systems',
    items: [
      { mark: 'US CPA certified.', text: 'Our team of 150+ includes US CPAs.' },
      { mark: 'GAAP / IFRS compliant,', text: 'under whichever framework applies to you.' },
      { mark: 'Accounting and ERP packages:', text: 'we work in the package you already use.' },
      { mark: '24/7.', text: 'Work continues while your office is closed.' },
    ],
  },
  testimonials: {
    items: [
      {
        quote:
          'The pilot was the first time anyone had reconciled our vendor statements line by line. Now it happens every month.',
        role: 'Controller',
        industry: 'wholesale distribution',
        source: 'placeholder',
      },
      {
        quote: 'I used to spend my mornings building management reports. Now I read them over coffee.',
        role: 'Chief Financial Officer',
        industry: 'software',
        source: 'placeholder',
      },
    ],
  },
  questions,
  closing: {
    title: 'Start with a financial assessment',
    text: `Tell us what software you use and where work piles up. ${replyPromise.sentence}`,
    actions: [
      { label: contactLabels.quote, to: contactAbout('bpo') },
      { label: 'See the rate card', to: paths.rateCard },
    ],
  },
} satisfies FinancePage;
