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
import type { Closing, Hero, Platform, Questions, SectionIntro, ServiceGroup } from '../model.ts';

/** What a department does with the order. */
interface OrderStep {
  department: string;
  step: string;
}

/** The key module for an industry on each platform, in the order of the platforms. */
interface IndustryRow {
  label: string;
  cells: readonly string[];
}

/** The ERP implementation page. */
interface ErpPage {
  meta: PageMeta;
  hero: Hero;
  sections: PageSections;
  order: { caption: string; steps: readonly OrderStep[]; source: string };
  platforms: SectionIntro & { items: readonly Platform[]; note: string };
  industries: SectionIntro & {
    caption: string;
    columns: readonly string[];
    rows: readonly IndustryRow[];
    source: string;
  };
  services: { title: string; groups: readonly ServiceGroup[] };
  questions: Questions;
  closing: Closing;
}

const hero = {
  breadcrumb: [
    { label: 'Home', to: paths.home },
    { label: 'Solutions', to: paths.solutions },
    { label: 'Implementation', to: paths.implementation },
    { label: 'ERP Implementation' },
  ],
  name: 'ERP Implementation',
  title: 'We implement SAP, Oracle, Dynamics\u00a0365 and\u00a0NetSuite',
  lead: 'We help you choose the platform, configure it, migrate your data and support it, so that every department works from one record of an order.',
  price: heroPrice,
  actions: [
    { label: contactLabels.quote, to: contactAbout('crm-erp') },
    { label: 'Compare the platforms', to: '#platforms' },
  ],
} satisfies Hero;

const platforms = [
  {
    name: 'SAP',
    description:
      'For companies that need one process across all their plants, warehouses and subsidiaries in several countries.',
    lists: [
      {
        label: 'Modules',
        items: [
          'Finance and controlling',
          'Production planning',
          'Materials management',
          'Sales and distribution',
          'Warehouse management',
        ],
      },
      { label: 'Industries it fits best', items: ['Manufacturing', 'Distribution'] },
    ],
    color: 'blue',
    source: 'placeholder',
  },
  {
    name: 'Oracle',
    description:
      'For large organizations that want finance, procurement and supply chain planning under one set of rules.',
    lists: [
      {
        label: 'Modules',
        items: [
          'Financials',
          'Procurement',
          'Supply chain planning',
          'Project costing',
          'Human capital management',
        ],
      },
      {
        label: 'Industries it fits best',
        items: ['Manufacturing', 'Retail and e-commerce', 'Professional services'],
      },
    ],
    color: 'purple',
    source: 'placeholder',
  },
  {
    name: 'Microsoft Dynamics 365',
    description:
      'For companies that work in Microsoft 365 all day and want orders, inventory and finance in the same environment.',
    lists: [
      {
        label: 'Modules',
        items: ['Finance', 'Supply chain management', 'Project operations', 'Store operations'],
      },
      {
        label: 'Industries it fits best',
        items: ['Distribution', 'Professional services', 'Manufacturing'],
      },
    ],
    color: 'teal',
    source: 'placeholder',
  },
  {
    name: 'NetSuite',
    description:
      'For growing companies that want a single cloud system, from the first invoice to the consolidated close.',
    lists: [
      {
        label: 'Modules',
        items: ['Financial management', 'Order management', 'Inventory', 'Consolidation', 'Time and billing'],
      },
      { label: 'Industries it fits best', items: ['Retail and e-commerce', 'Professional services'] },
    ],
    color: 'green',
    source: 'placeholder',
  },
] satisfies readonly Platform[];

const questions = {
  title: 'Choosing an\u00a0ERP',
  lead: {
    before: 'Have a question we missed? ',
    link: { label: contactLabels.ask, to: contactAbout('crm-erp') },
    after: '.',
  },
  items: [
    {
      question: 'Which of the four platforms should we choose?',
      answer:
        'The one whose standard processes are closest to yours. During selection and assessment we compare them department by department, before you buy a license. Licenses are billed separately.',
      link: billingTerms,
    },
    {
      question: 'When can our people try the system?',
      answer:
        'At the end of the build: discovery takes 1–2 weeks, planning 2–3 and the build 4–8. Another 2–3 weeks of testing and deployment make it 9–16 weeks, discovery through deployment. Support continues after that.',
    },
    {
      question: 'Do we have to change how we work?',
      answer:
        'As little as possible. Your chart of accounts, item master and approvals are set up to match how you work today.',
    },
    {
      question: 'What happens to open orders when we switch?',
      answer:
        'They move with the inventory and the opening balances. Mock migrations rehearse the move before the real one.',
    },
    {
      question: 'Who helps when the books won’t close?',
      answer:
        'Our support team in Cebu City, at any hour, seven days a week. You can also call Los Angeles on weekdays from 8 a.m. to 5 p.m. Pacific time.',
    },
  ],
} satisfies Questions;

export const erp = {
  meta: {
    path: paths.erp,
    title: 'ERP services: SAP, Oracle, Dynamics 365, NetSuite | Vantedge',
    description: `ERP selection, implementation, data migration and support on SAP, Oracle, Microsoft Dynamics 365 and NetSuite, at a flat $${rate.hourly} an hour with management included.`,
    keywords: [
      'ERP implementation',
      'SAP implementation',
      'Oracle ERP',
      'Microsoft Dynamics 365 implementation',
      'NetSuite implementation',
      'ERP data migration',
      'ERP selection',
    ],
    share: {
      label: 'ERP implementation',
      stats: [
        stats.programWeeks,
        { value: String(rate.hourly), prefix: '$', unit: '/hour', label: 'management included' },
      ],
    },
    service: {
      name: hero.name,
      type: 'ERP implementation',
      category: ['Implementation Services', 'Enterprise Resource Planning'],
      offers: platforms.map(({ name }) => ({ name: `${name} ERP implementation`, hourly: rate.hourly })),
    },
  },
  hero,
  sections: {
    platforms: 'Platforms',
    industries: 'Modules',
    services: 'Services',
    questions: 'Questions',
  },
  order: {
    caption: 'An order in an ERP system: entered once by sales, used by every department',
    steps: [
      { department: 'Sales', step: 'Order confirmed' },
      { department: 'Planning', step: 'Production scheduled' },
      { department: 'Purchasing', step: 'Materials ordered' },
      { department: 'Warehouse', step: 'Goods shipped' },
      { department: 'Finance', step: 'Invoice posted' },
      { department: 'Management', step: 'Margin reported' },
    ],
    source: 'placeholder',
  },
  platforms: {
    title: 'Which ERP fits which\u00a0company',
    lead: 'The kind of company each platform is built for, its main modules and the industries it fits best.',
    items: platforms,
    note: 'SAP, Oracle, Microsoft Dynamics 365 and NetSuite are trademarks of their respective owners. Vantedge works on these platforms but is not affiliated with their vendors.',
  },
  industries: {
    title: 'Key ERP modules by\u00a0industry',
    lead: 'The module that matters most, for your industry and on your platform.',
    caption: 'Key module by industry and platform',
    columns: ['Industry', ...platforms.map(({ name }) => name)],
    rows: [
      {
        label: 'Manufacturing',
        cells: ['Production planning', 'Supply chain planning', 'Supply chain management', 'Work orders'],
      },
      {
        label: 'Distribution',
        cells: [
          'Warehouse management',
          'Order management',
          'Warehouse and transportation',
          'Demand planning',
        ],
      },
      {
        label: 'Retail and e-commerce',
        cells: ['Merchandising', 'Assortment planning', 'Store operations', 'Online store orders'],
      },
      {
        label: 'Professional services',
        cells: ['Project accounting', 'Project costing', 'Project operations', 'Time and billing'],
      },
    ],
    source: 'placeholder',
  },
  services: {
    title: 'ERP selection, implementation, migration and\u00a0support',
    groups: [
      {
        title: 'Selection and\u00a0assessment',
        scope: 'Which platform, which modules and in what order, settled before you buy a license.',
        entries: [
          'Process walkthroughs',
          'Requirements by department',
          'Platform shortlist',
          'Business case',
        ],
        source: 'placeholder',
      },
      {
        title: 'Implementation and configuration',
        scope: 'Your chart of accounts, item master and approvals, set up to match how you work.',
        entries: [
          'Finance and controlling',
          'Orders and pricing',
          'Inventory and warehouse',
          'Production and planning',
          'Roles and approvals',
          'Reports and forms',
        ],
        source: 'placeholder',
      },
      {
        title: 'Data migration and\u00a0integration',
        scope: 'Clean data in the new system, and reliable connections to the systems you keep.',
        entries: [
          'Master-data cleansing',
          'Opening balances',
          'Open orders and inventory',
          'Bank and tax interfaces',
          'Online store and warehouse links',
          'Mock migrations',
        ],
        source: 'placeholder',
      },
      {
        title: 'Support and\u00a0optimization',
        scope: 'Help for the people who work in the system every day and close the books in it every month.',
        entries: ['Role-based training', 'Month-end support', 'Release testing', 'Change requests'],
        source: 'placeholder',
      },
    ],
  },
  questions,
  closing: {
    title: 'Show us one order, from quote to\u00a0invoice',
    text: `Tell us which systems it passes through and where it is re-entered. ${replyPromise.sentence}`,
    actions: [
      { label: contactLabels.quote, to: contactAbout('crm-erp') },
      { label: 'All implementation services', to: paths.implementation },
    ],
  },
} satisfies ErpPage;
