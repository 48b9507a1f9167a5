import { composedSite, missingFacts, type PageFacts } from '@vantedge/site-testing/documents';

/** The home page: part 1, sections 2 and 7; service levels and seats by the decisions. */
const FACTS: readonly PageFacts[] = [
  {
    path: '/',
    states: [
      // Hero.
      '$24',
      '5,000+',
      'Modules Deployed',
      '99.8%',
      'Client Satisfaction',
      '24/7',
      'Global Operations',
      '60%',
      'Cost Reduction',
      'Start Your Transformation',
      'View Success Stories',
      // Track record, each with its trend.
      'Global Clients',
      '500+',
      '+23%',
      'Projects Completed',
      '2,000+',
      '+15%',
      'Cost Savings',
      '+8%',
      'Support Coverage',
      'unchanged',
      // Service levels.
      '99.9%',
      '99.5%',
      '2 hours',
      '30 seconds',
      'Show 2 More Metrics',
      // Fifty seats.
      'Most Popular',
      '15',
      '20',
      '10',
      '5',
      '40%',
      'Get Expert Consultation',
      'View All Case Studies',
    ],
    counts: {
      '.hero-claims li': 4,
      '.stat-row > div': 4,
      '.company-metrics tbody tr': 4,
      '.metric-card': 4,
      '.carousel-slide': 3,
      '.solution-card': 3,
    },
    leadsTo: [
      '/contact',
      '/success-stories',
      '/solutions/ukg',
      '/solutions/implementation',
      '/solutions/staff-augmentation',
      '/solutions/bpo',
      '/case-studies',
    ],
  },
];

const site = composedSite();

test.each(FACTS)('$path states its specified facts', async (facts) => {
  expect(await missingFacts(site, facts)).toEqual([]);
});
