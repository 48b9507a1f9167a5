import { composedSite, missingFacts, type PageFacts } from '@vantedge/site-testing/documents';

/** Business process outsourcing: section 2, and the case study and setups of section 9. */
const FACTS: readonly PageFacts[] = [
  {
    path: '/solutions/bpo',
    states: [
      'uptime, outsourced operations 99.9%',
      'SLA compliance, outsourced operations 99.8%',
      'accuracy, outsourced operations 99.5%',
      'client retention 98%',
      'Comprehensive',
      'High volume',
      'Compliant',
      'Insights',
      'client-reported, all-in',
      '2–4 weeks',
      '50+',
      '12 weeks',
      '1.3M+',
      '$192,000',
      '$400,000',
      '60%',
    ],
    counts: {
      '.stat-row > div': 5,
      '.handover-rows > li': 4,
      '.handover-rows h3 .tag': 4,
      '.alphabetical-list > div': 8,
      '[data-widget="stories/case-study-short"] section': 1,
      '[data-widget="stories/case-study-short"] .count-up': 3,
      'details.faq-item': 6,
    },
    leadsTo: [
      '/solutions/customer-support',
      '/solutions/back-office',
      '/solutions/finance',
      '/solutions/data',
      '/contact',
    ],
  },
  {
    path: '/solutions/customer-support',
    states: ['E-commerce', '92%', '1.3M+', '24/7', '4 weeks'],
    counts: {
      '#groups article': 4,
      '#advantages article': 4,
      blockquote: 2,
    },
  },
  {
    path: '/solutions/back-office',
    states: ['99.5%', '24 hours', '300+', 'View Process Examples', 'Back Office Assessment'],
    counts: {
      '.stat-row > div': 3,
      '#process article': 4,
      '#setup ol > li': 5,
      '#benefits article': 4,
      blockquote: 2,
    },
  },
  {
    path: '/solutions/finance',
    states: [
      '99.8%',
      '48 hours',
      '150+',
      'Accounts payable and receivable',
      'Bookkeeping and general ledger',
      'Payroll',
      'Financial analysis and reporting',
      'Financial Assessment',
      'Days 1–3',
      'System Integration',
      'Week 1',
      'Team Training',
      'Week 2',
      'Pilot Operations',
      'Week 3',
      'Full Finance Operations',
      'Ongoing',
      'US CPA',
      'GAAP',
      'IFRS',
      '24/7',
    ],
    counts: {
      '#services li': 4,
      '.launch-wall li': 5,
      '#credentials li': 4,
      blockquote: 2,
    },
  },
  {
    path: '/solutions/data',
    states: [
      '10TB+',
      '99.9%',
      '50+',
      'Analytics and intelligence',
      'Data mining and research',
      'Database management',
      'Data quality and governance',
      'E-commerce',
      'Healthcare',
      'Financial Services',
      'Manufacturing',
      'Technology',
      'Retail',
      '4 weeks',
    ],
    counts: {
      '.stat-row > div': 3,
      '#services article': 4,
      '.phase-steps > li': 5,
      '#benefits article': 4,
      '#industries dl > div': 6,
      'details.faq-item': 6,
      blockquote: 2,
    },
  },
];

const site = composedSite();

test.each(FACTS)('$path states its specified facts', async (facts) => {
  expect(await missingFacts(site, facts)).toEqual([]);
});
