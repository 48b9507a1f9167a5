import {
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
import type { Closing, Hero, Questions, SectionIntro, ServiceGroup, StatementLine } from '../model.ts';
import { type SettlementLedger, settlementLedger } from './settlement-ledger.ts';

/** A security badge, its meaning and what it protects. */
interface SecurityBadge {
  name: string;
  meaning: string;
  /** Number of loops in the seal. */
  parts: number;
  part: string;
}

/** The financial services page. */
interface FinancialPage {
  meta: PageMeta;
  hero: Hero;
  sections: PageSections;
  figures: readonly StatementLine[];
  ledger: SettlementLedger;
  security: SectionIntro & {
    badges: readonly SecurityBadge[];
    claims: readonly StatementLine[];
  };
  /** Services grouped by front, middle and back office. */
  services: SectionIntro & { offices: readonly { office: string; services: readonly ServiceGroup[] }[] };
  regulation: { title: string; items: readonly { title: string; scope: string }[] };
  /** In alphabetical order. */
  sectors: SectionIntro & { items: readonly { name: string; text: string; source: string }[] };
  questions: Questions;
  closing: Closing;
}

const hero = {
  breadcrumb: [
    { label: 'Home', to: paths.home },
    { label: 'Industries', to: paths.industries },
    { label: 'Financial Services' },
  ],
  name: 'Financial Services',
  title: 'Fintech, compliance and operations teams for banks and insurers',
  lead: 'Also for lenders and asset managers: people for development, risk, data and operations, with 256-bit encryption and 24/7 monitoring.',
  price: heroPrice,
  actions: [
    { label: contactLabels.quote, to: contactAbout('bpo') },
    { label: 'See how we protect your data', to: '#security' },
  ],
} satisfies Hero;

const figures = [
  { label: 'institutions we serve', stat: stats.institutions },
  { label: 'transactions they process a day', stat: stats.dailyTransactions },
  { label: 'uptime for financial services', stat: stats.financialUptime },
  { label: 'compliance in financial services', stat: stats.financialCompliance },
] satisfies FinancialPage['figures'];

const questions = {
  title: 'Asked by risk and procurement',
  lead: {
    before: 'Have a security questionnaire? ',
    link: { label: contactLabels.contact, to: contactAbout('other') },
    after: '.',
  },
  items: [
    {
      question: 'How is our data protected?',
      answer: 'With 256-bit encryption and 24/7 monitoring, under PCI DSS, SOC 2 Type II and GDPR.',
    },
    {
      question: 'What do your people do under Basel III or MiFID II?',
      answer:
        'Risk dashboards and regulatory reporting under Basel III, suitability reviews under MiFID II, portfolio reporting under IFRS and transaction monitoring under Dodd-Frank.',
    },
    {
      question: 'How large are the institutions you serve?',
      answer: 'We serve 15+ institutions. Together they process $2B+ in transactions a day.',
    },
    {
      question: 'Who notices a problem outside market hours?',
      answer: 'Our Cebu City office, which is open 24/7. Monitoring does not stop at the close.',
    },
  ],
} satisfies Questions;

export const financial = {
  meta: {
    path: paths.financial,
    title: 'Financial services outsourcing and fintech teams | Vantedge',
    description:
      'FinTech development, compliance and risk, data analytics and operations for 15+ institutions: $2B+ in daily transactions, 99.99% uptime, 256-bit encryption.',
    keywords: [
      'financial services outsourcing',
      'FinTech development',
      'compliance and risk outsourcing',
      'PCI DSS',
      'SOC 2 Type II',
      'Basel III',
      'MiFID II',
    ],
    share: {
      stats: figures.slice(0, 3).map(({ label, stat }) => ({ ...stat, label })),
    },
    service: {
      name: 'Services for financial institutions',
      type: 'Financial services outsourcing',
      category: ['Industries', 'Financial Services'],
      offers: [
        { name: 'FinTech development', hourly: rate.hourly },
        { name: 'Compliance and risk', hourly: rate.hourly },
        { name: 'Data analytics', hourly: rate.hourly },
        { name: 'Operations support', hourly: rate.hourly },
      ],
    },
  },
  hero,
  sections: {
    security: 'Security',
    regulation: 'Regulation',
    services: 'Services',
    sectors: 'Sectors',
    questions: 'Questions',
  },
  figures,
  ledger: settlementLedger,
  security: {
    title: 'Encryption, monitoring and audits',
    lead: 'Our controls and the standards they meet.',
    badges: [
      {
        name: 'Enterprise Security',
        meaning: 'Our own controls: 256-bit data encryption and 24/7 monitoring.',
        parts: 24,
        part: 'Encryption and monitoring',
      },
      {
        name: 'PCI DSS',
        meaning:
          'The card industry’s standard for any company that stores, processes or transmits cardholder data.',
        parts: 12,
        part: 'Cardholder data',
      },
      {
        name: 'SOC 2 Type II',
        meaning:
          'An auditor’s report on how controls worked over a period of time, not just on a single day.',
        parts: 5,
        part: 'Audited controls',
      },
      {
        name: 'GDPR',
        meaning:
          'The European Union’s law on personal data: what you may hold, for what purpose and for how long.',
        parts: 7,
        part: 'Personal data',
      },
    ],
    claims: [
      {
        label: 'encryption of the data we handle',
        stat: { id: 'financial-encryption', value: '256-bit', label: 'encryption', source: 'unverified' },
      },
      {
        label: 'monitoring, every hour of every day',
        stat: { id: 'financial-monitoring', value: '24/7', label: 'monitoring', source: 'unverified' },
      },
    ],
  },
  services: {
    title: 'Services for front, middle and back office',
    lead: 'Four services, grouped by where the work happens.',
    offices: [
      {
        office: 'Front office',
        services: [
          {
            title: 'FinTech development',
            scope: 'The software your customers use, and the payment rails behind it.',
            entries: [
              'Mobile and web banking',
              'Payment integration',
              'Digital onboarding',
              'Open-banking APIs',
              'Lending platforms',
              'Legacy modernization',
              'Test automation',
              'Application support',
            ],
            source: 'placeholder',
          },
        ],
      },
      {
        office: 'Middle office',
        services: [
          {
            title: 'Compliance and risk',
            scope: 'The reviews and reports your regulators expect.',
            entries: ['Know-your-customer (KYC) reviews', 'Transaction monitoring', 'Regulatory reporting'],
            source: 'placeholder',
          },
          {
            title: 'Data analytics',
            scope: 'Positions, limits and losses, reported while you can still act.',
            entries: ['Risk dashboards', 'Fraud detection', 'Portfolio reporting'],
            source: 'placeholder',
          },
        ],
      },
      {
        office: 'Back office',
        services: [
          {
            title: 'Operations support',
            scope: 'The work that has to be right before the market opens.',
            entries: [
              'Account opening and servicing',
              'Document processing',
              'Loan administration',
              'Trade settlement',
              'Reconciliations',
              'Disputes and chargebacks',
              'Claims intake',
              'Customer support',
            ],
            source: 'placeholder',
          },
        ],
      },
    ],
  },
  regulation: {
    title: 'Work under each regulation',
    // unverified: ask the owner to confirm which work belongs to which regulation.
    items: [
      { title: 'Basel III', scope: 'Risk dashboards and regulatory reporting' },
      { title: 'IFRS', scope: 'Portfolio reporting' },
      {
        title: 'MiFID II',
        scope: 'Suitability reviews and client statements',
      },
      { title: 'Dodd-Frank', scope: 'Transaction monitoring for US markets' },
    ],
  },
  sectors: {
    title: 'Credit unions, lenders and capital\u00a0markets',
    lead: 'Customer-facing and back-office work for banks, insurers, lenders and asset managers.',
    items: [
      { name: 'Asset management', text: 'Fund reporting and client statements', source: 'placeholder' },
      { name: 'Banking', text: 'Accounts, cards and everyday servicing', source: 'placeholder' },
      { name: 'Capital markets', text: 'Trade support and settlement', source: 'placeholder' },
      { name: 'Credit unions', text: 'Member service and loan files', source: 'placeholder' },
      { name: 'Insurance', text: 'Policy administration and claims', source: 'placeholder' },
      { name: 'Lending and mortgages', text: 'Origination, documents and servicing', source: 'placeholder' },
      { name: 'Payments', text: 'Merchant onboarding and disputes', source: 'placeholder' },
      { name: 'Wealth management', text: 'Onboarding, suitability reviews, reports', source: 'placeholder' },
    ],
  },
  questions,
  closing: {
    title: 'Send us your security questionnaire',
    text: `Which regulations apply to you, and which desk needs people? ${replyPromise.sentence}`,
    actions: [
      { label: contactLabels.quote, to: contactAbout('bpo') },
      { label: 'See the rate card', to: paths.rateCard },
    ],
  },
} satisfies FinancialPage;
