import { figures, rate } from '@vantedge/content-shared';
import type { FinancialPage } from './financial-page.ts';
import type { Hero, Questions } from '../model.ts';

const hero = {
  breadcrumb: [
    { label: 'Home', to: '/' },
    { label: 'Industries', to: '/industries' },
    { label: 'Financial Services' },
  ],
  name: 'Financial Services',
  title: 'Two billion dollars a\u00a0day, accounted\u00a0for.',
  lead: 'FinTech development, compliance and risk, data analytics and operations support, for institutions that are asked to prove every number.',
  actions: [
    { label: 'Discuss Your Institution', to: '/contact?topic=bpo' },
    { label: 'Send a Security Question', to: '/contact?topic=other' },
  ],
} satisfies Hero;

const statement = {
  title: 'Statement of position',
  lines: [
    {
      label: 'Daily transactions',
      figure: figures.dailyTransactions,
    },
    {
      label: 'Uptime',
      figure: figures.financialUptime,
    },
    {
      label: 'Institutions',
      figure: figures.institutions,
    },
  ],
  total: {
    label: 'Compliance',
    figure: figures.financialCompliance,
  },
} satisfies FinancialPage['statement'];

const questions = {
  title: 'Asked by risk and procurement',
  lead: {
    before: 'Your questionnaire is longer? ',
    link: { label: 'Send it', to: '/contact?topic=other' },
    after: '; we reply within 24 hours.',
  },
  items: [
    {
      question: 'How is our data protected?',
      answer:
        'With 256-bit encryption and monitoring 24/7, under four badges: Enterprise Security, PCI DSS, SOC 2 Type II and GDPR.',
    },
    {
      question: 'Which regulation do your people know?',
      answer:
        'Basel III on capital and liquidity, IFRS on accounts, MiFID II on dealing in Europe and Dodd-Frank on dealing in America.',
    },
    {
      question: 'At what scale do you work?',
      answer: 'For 15+ institutions, with more than $2B in daily transactions and 99.99% uptime.',
    },
    {
      question: 'Which services can we take?',
      answer:
        'FinTech development, compliance and risk, data analytics, and operations support. Bookkeeping, payables and payroll are a service of their own, finance and accounting.',
    },
    {
      question: 'What does it cost?',
      answer:
        'A flat $24 an hour with management included and no setup fee. Specialized software licenses are extra. Hours are tracked weekly and invoiced monthly in arrears, NET 15.',
    },
  ],
} satisfies Questions;

export const financial = {
  meta: {
    path: '/industries/financial',
    title: 'Financial Services Outsourcing and FinTech Teams | Vantedge',
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
    breadcrumb: hero.breadcrumb,
    share: {
      label: hero.name,
      title: hero.title,
      figures: statement.lines.map(({ label, figure }) => ({ ...figure, scope: label.toLowerCase() })),
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
    faq: questions.items,
  },
  hero,
  statement,
  security: {
    title: 'Four badges, and what each one\u00a0asks',
    lead: 'Each seal has one loop for every part of what its badge stands for.',
    badges: [
      {
        name: 'Enterprise Security',
        meaning:
          'Our own controls around everything else: 256-bit encryption of data, and monitoring\u00a024/7.',
        parts: 24,
        part: 'A loop for each hour of the watch',
      },
      {
        name: 'PCI DSS',
        meaning: 'The card industry’s standard for whoever stores, processes or transmits cardholder data.',
        parts: 12,
        part: 'Twelve requirements',
      },
      {
        name: 'SOC 2 Type II',
        meaning: 'A report on how controls worked over a period of time, and not on one chosen day.',
        parts: 5,
        part: 'Five trust services categories to report on',
      },
      {
        name: 'GDPR',
        meaning:
          'The European Union’s law on personal data: what may be held, for what purpose, for how long.',
        parts: 7,
        part: 'Seven principles',
      },
    ],
    claims: [
      {
        figure: {
          id: 'financial-encryption',
          value: '256-bit',
          scope: 'encryption',
          source: 'unverified',
        },
        columns: 32,
        rows: 8,
        label: 'encryption',
        note: 'One mark, one bit of the key',
        drawing: 'Two hundred and fifty-six marks in eight rows',
      },
      {
        figure: { id: 'financial-monitoring', value: '24/7', scope: 'monitoring', source: 'unverified' },
        columns: 24,
        rows: 7,
        label: 'monitoring',
        note: 'One mark, one hour of the week; none is left out',
        drawing: 'The 168 hours of a week, a day to a row',
      },
    ],
  },
  services: {
    title: 'Front, middle and back',
    lead: 'Four services, each in the part of the institution where its work is done.',
    offices: [
      {
        office: 'Front office',
        services: [
          {
            title: 'FinTech development',
            scope: 'The software that your customers touch, and the rails under it.',
            entries: [
              'Mobile and web banking',
              'Payment integration',
              'Digital onboarding',
              'Open-banking interfaces',
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
            scope: 'The checks between a promise and its settlement.',
            entries: ['Know-your-customer reviews', 'Transaction monitoring', 'Regulatory reporting'],
            source: 'placeholder',
          },
          {
            title: 'Data analytics',
            scope: 'Positions, limits and losses, read while they can still change.',
            entries: ['Risk dashboards', 'Fraud patterns', 'Portfolio reports'],
            source: 'placeholder',
          },
        ],
      },
      {
        office: 'Back office',
        services: [
          {
            title: 'Operations support',
            scope: 'What has to be right by the time the market opens again.',
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
    title: 'Four rulebooks that our people work from',
    items: [
      {
        mark: 'Basel III',
        claim: 'What a bank holds.',
        grounds: 'International standards for capital and liquidity.',
      },
      {
        mark: 'IFRS',
        claim: 'How it reports.',
        grounds: 'The international accounting standards.',
      },
      {
        mark: 'MiFID II',
        claim: 'How it deals in Europe.',
        grounds: 'Investment services and trading in the European Union.',
      },
      {
        mark: 'Dodd-Frank',
        claim: 'How it deals in America.',
        grounds: 'United States financial regulation since the crisis of 2008.',
      },
    ],
  },
  sectors: {
    title: 'Eight sectors under one watch',
    lead: 'The product differs from one to the next; the proof that is asked for does not.',
    items: [
      { name: 'Asset management', text: 'Fund reporting and client statements', source: 'placeholder' },
      { name: 'Banking', text: 'Accounts, cards and everyday servicing', source: 'placeholder' },
      { name: 'Capital markets', text: 'Trade support and settlement', source: 'placeholder' },
      { name: 'Credit unions', text: 'Member service and lending files', source: 'placeholder' },
      { name: 'Insurance', text: 'Policy administration and claims', source: 'placeholder' },
      { name: 'Lending and mortgages', text: 'Origination, documents and servicing', source: 'placeholder' },
      { name: 'Payments', text: 'Merchant onboarding and disputes', source: 'placeholder' },
      { name: 'Wealth management', text: 'Onboarding, suitability files, reports', source: 'placeholder' },
    ],
  },
  questions,
  closing: {
    title: 'Begin with the hardest question on your\u00a0list.',
    text: 'Tell us which institution you are, which rulebook binds you and where the work is stuck. We reply within 24 hours.',
    actions: [
      { label: 'Discuss Your Institution', to: '/contact?topic=bpo' },
      { label: 'Build a FinTech Team', to: '/contact?topic=staff-augmentation' },
    ],
  },
} satisfies FinancialPage;
