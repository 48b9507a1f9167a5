import { figures, rate } from '@vantedge/content-shared';
import type { ErpPage } from './erp-page.ts';
import type { Hero, Platform, Questions } from '../model.ts';

const hero = {
  breadcrumb: [
    { label: 'Home', to: '/' },
    { label: 'Solutions', to: '/solutions' },
    { label: 'Implementation', to: '/solutions/implementation' },
    { label: 'ERP Implementation' },
  ],
  name: 'ERP Implementation',
  title: 'One order, entered\u00a0once.',
  lead: 'We select, configure, fill and support ERP systems on SAP, Oracle, Microsoft Dynamics 365 and NetSuite, so that every department works from the same line.',
  actions: [
    { label: 'Discuss Your ERP Project', to: '/contact?topic=crm-erp' },
    { label: 'Compare the Platforms', to: '#platforms' },
  ],
} satisfies Hero;

const platforms = [
  {
    name: 'SAP',
    description:
      'For groups with plants, warehouses and companies in several countries, where a process has to hold in each of them.',
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
      { label: 'Industries it suits first', items: ['Manufacturing', 'Distribution'] },
    ],
    color: 'blue',
    source: 'placeholder',
  },
  {
    name: 'Oracle',
    description:
      'For large organizations that plan first, with finance, procurement and supply chain under one set of rules.',
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
        label: 'Industries it suits first',
        items: ['Manufacturing', 'Retail and e-commerce', 'Professional services'],
      },
    ],
    color: 'purple',
    source: 'placeholder',
  },
  {
    name: 'Microsoft Dynamics 365',
    description:
      'For companies that spend the day in Microsoft 365 and want orders, stock and finance beside their mail and spreadsheets.',
    lists: [
      {
        label: 'Modules',
        items: ['Finance', 'Supply chain management', 'Project operations', 'Store operations'],
      },
      {
        label: 'Industries it suits first',
        items: ['Distribution', 'Professional services', 'Manufacturing'],
      },
    ],
    color: 'teal',
    source: 'placeholder',
  },
  {
    name: 'NetSuite',
    description:
      'For growing companies that want one system in the cloud, from the first invoice to the consolidated close.',
    lists: [
      {
        label: 'Modules',
        items: ['Financial management', 'Order management', 'Inventory', 'Consolidation', 'Time and billing'],
      },
      { label: 'Industries it suits first', items: ['Retail and e-commerce', 'Professional services'] },
    ],
    color: 'green',
    source: 'placeholder',
  },
] satisfies readonly Platform[];

const questions = {
  title: 'Asked before an\u00a0ERP is chosen',
  lead: {
    before: 'Something else? ',
    link: { label: 'Write to us', to: '/contact?topic=crm-erp' },
    after: '; we reply within 24 hours.',
  },
  items: [
    {
      question: 'Which of the four platforms should we take?',
      answer:
        'The one whose standard process is closest to yours. Selection and assessment compares them, department by department, before a license is bought.',
    },
    {
      question: 'How long does an ERP project take?',
      answer:
        'It runs in our five phases: 1 to 2 weeks of discovery, 2 to 3 of planning, 4 to 8 of building, 2 to 3 of testing and deployment, then support without an end date. Across all implementation projects, the average to go-live is 45 days.',
    },
    {
      question: 'Are the licenses part of the rate?',
      answer: `No. The flat $${rate.hourly} an hour includes management, and there is no setup fee; specialized software licenses are the one exception.`,
    },
    {
      question: 'Are you a partner of the vendors?',
      answer:
        'Not of these four. SAP, Oracle, Microsoft Dynamics 365 and NetSuite are platforms that we work on; UKG is the vendor that we are a partner of.',
    },
    {
      question: 'Who answers when the month-end does not close?',
      answer:
        'The support phase, from Cebu City, where the office is open 24/7. Los Angeles is open on weekdays from 08:00 to 17:00.',
    },
  ],
} satisfies Questions;

export const erp = {
  meta: {
    path: '/solutions/erp',
    title: 'ERP Implementation: SAP, Oracle, Dynamics 365, NetSuite | Vantedge',
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
    breadcrumb: hero.breadcrumb,
    share: {
      label: 'ERP implementation',
      title: hero.title,
      figures: [
        { ...figures.goLiveDays, scope: 'average to go-live, all projects' },
        { value: String(rate.hourly), prefix: '$', suffix: '/hour', scope: 'management included' },
      ],
    },
    service: {
      name: hero.name,
      type: 'ERP implementation',
      category: ['Implementation Services', 'Enterprise Resource Planning'],
      offers: platforms.map(({ name }) => ({ name: `${name} ERP implementation`, hourly: rate.hourly })),
    },
    faq: questions.items,
  },
  hero,
  order: {
    caption: 'One order on its way through the system: typed in sales, read by everybody after.',
    steps: [
      { department: 'Sales', step: 'Order confirmed' },
      { department: 'Planning', step: 'Production scheduled' },
      { department: 'Purchasing', step: 'Material ordered' },
      { department: 'Warehouse', step: 'Goods shipped' },
      { department: 'Finance', step: 'Invoice posted' },
      { department: 'Management', step: 'Margin reported' },
    ],
    source: 'placeholder',
  },
  platforms: {
    title: 'Four platforms, and whom each of them\u00a0suits',
    lead: 'A name on a shortlist is not a reason. These are ours: the kind of company, the modules it lives in, the industries that it fits first.',
    items: platforms,
    note: 'SAP, Oracle, Microsoft Dynamics 365 and NetSuite are trademarks of their owners, named here as the platforms that we work on. Vantedge is not affiliated with them.',
  },
  industries: {
    title: 'Your industry, and where to look\u00a0first',
    lead: 'Every platform can serve every one of the four. What differs is the module that carries the day.',
    caption: 'The module that we would look at first, by industry and platform',
    columns: ['Industry', ...platforms.map(({ name }) => name)],
    rows: [
      {
        label: 'Manufacturing',
        cells: ['Production planning', 'Supply chain planning', 'Supply chain management', 'Work orders'],
      },
      {
        label: 'Distribution',
        cells: ['Warehouse management', 'Order management', 'Warehouse and transport', 'Demand planning'],
      },
      {
        label: 'Retail and e-commerce',
        cells: ['Merchandising', 'Assortment planning', 'Store operations', 'Web-store orders'],
      },
      {
        label: 'Professional services',
        cells: ['Project accounting', 'Project costing', 'Project operations', 'Time and billing'],
      },
    ],
    source: 'placeholder',
  },
  services: {
    title: 'From the shortlist to the\u00a0month-end',
    groups: [
      {
        title: 'Selection and\u00a0assessment',
        scope: 'Which platform, which modules and in which order, before a license is bought.',
        entries: [
          'Process walk-throughs',
          'Requirements by department',
          'Platform shortlist',
          'Business case',
        ],
        source: 'placeholder',
      },
      {
        title: 'Implementation and\u00a0configuration',
        scope: 'Your chart of accounts, your item master and your approvals, in the platform’s own terms.',
        entries: [
          'Finance and controlling',
          'Orders and pricing',
          'Stock and warehouse',
          'Production and planning',
          'Roles and approvals',
          'Reports and print forms',
        ],
        source: 'placeholder',
      },
      {
        title: 'Data migration and\u00a0integration',
        scope: 'What has to move, cleaned before it does, and what has to stay connected.',
        entries: [
          'Master-data cleansing',
          'Opening balances',
          'Open orders and stock',
          'Bank and tax interfaces',
          'Web store and warehouse links',
          'Trial loads',
        ],
        source: 'placeholder',
      },
      {
        title: 'Support and\u00a0optimization',
        scope: 'The system after go-live, and the people who have to close a month in it.',
        entries: ['Training by role', 'Month-end support', 'Release testing', 'Change requests'],
        source: 'placeholder',
      },
    ],
  },
  questions,
  closing: {
    title: 'Pick one order. We will follow\u00a0it.',
    text: 'Tell us where it is typed for the second time, and who waits for it meanwhile. We reply within 24 hours.',
    actions: [
      { label: 'Talk to an ERP Consultant', to: '/contact?topic=crm-erp' },
      { label: 'All Implementation Services', to: '/solutions/implementation' },
    ],
  },
} satisfies ErpPage;
