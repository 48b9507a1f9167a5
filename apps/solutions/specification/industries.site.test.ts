import { composedSite, missingFacts, type PageFacts } from '@vantedge/site-testing/documents';

/** The industry pages: section 2. */
const FACTS: readonly PageFacts[] = [
  {
    path: '/industries/technology',
    states: [
      '500+',
      '50+',
      '24/7',
      'technology clients 99.8%',
      'Software development teams',
      'QA and testing',
      'Cloud and infrastructure',
      'Technical support',
      'Frontend',
      'Backend',
      'Cloud',
      'DevOps',
      'Database',
      'Mobile',
      'No recruitment fees',
      'Start in 2 weeks',
      'Flexible contracts',
    ],
    counts: {
      '.stat-row > div': 4,
      '.service-lines > li': 4,
      '#stack article': 6,
      '.closing-terms > li': 3,
    },
  },
  {
    path: '/industries/publishing',
    states: [
      'Content management',
      'Editorial services',
      'Design and production',
      'Digital publishing',
      '12 weeks',
      '60%',
      'client-reported, all-in',
    ],
    counts: { '.page-states > li': 4, '.alphabetical-list > div': 8 },
  },
  {
    path: '/industries/financial',
    states: [
      '$2B+',
      '99.99%',
      '15+',
      '100%',
      'FinTech development',
      'Compliance and risk',
      'Data analytics',
      'Operations support',
      'Enterprise Security',
      'PCI DSS',
      'SOC 2 Type II',
      'GDPR',
      'Basel III',
      'IFRS',
      'MiFID II',
      'Dodd-Frank',
      '256-bit',
      '24/7',
    ],
    counts: {
      '.stat-row > div': 4,
      '#services article': 4,
      '#security ul > li': 4,
      '#regulation li': 4,
      '.alphabetical-list > div': 8,
    },
  },
  {
    path: '/industries/healthcare',
    states: [
      '99.8%',
      '48 h',
      '24/7',
      '100%',
      'Medical coding and billing',
      'Patient support',
      'Healthcare IT',
      'Compliance and quality',
      'HIPAA',
      'SOC 2 Type II',
      'ISO 27001',
      'HITECH',
    ],
    counts: {
      '#services article': 4,
      '#standards ul > li': 4,
      '#sectors li': 8,
    },
  },
];

const site = composedSite();

test.each(FACTS)('$path states its specified facts', async (facts) => {
  expect(await missingFacts(site, facts)).toEqual([]);
});
