import { composedSite, missingFacts, type PageFacts } from '@vantedge/site-testing/documents';

/** Staff augmentation: section 2, and the staffing models and hiring steps of section 9. */
const FACTS: readonly PageFacts[] = [
  {
    path: '/solutions/staff-augmentation',
    states: [
      'In-demand',
      'Specialized',
      'Essential',
      '95%',
      '24/7',
      '700K+',
      '60%',
      '2,000+',
      '98%',
      '5+ years',
      '3%',
      '100%',
      '24 hours',
      '3–5 days',
      '1 week',
      '1–2 days',
      'Dedicated Teams',
      '3–50+',
      'Project-Based',
      '5–20',
      'Flex Staffing',
      '1–100+',
      'Hybrid',
      '6 months',
      'Time and Materials',
      '$57,600',
      '$76,800',
      '$38,400',
      '$19,200',
      '12 weeks',
      '$192,000',
      '$400,000',
      '8,000 hours',
      '6.86/7',
    ],
    counts: {
      '#branches article': 4,
      '#branches .tag': 3,
      '#advantage dl > *': 6,
      '.phase-ribbon li': 5,
      '#engagement article': 3,
      '#engagement tbody tr': 4,
      '[data-widget="stories/case-study"] section': 1,
      'details.faq-item': 6,
    },
    leadsTo: ['/solutions/developers', '/solutions/qa', '/solutions/pm', '/solutions/support', '/contact'],
  },
  {
    path: '/solutions/developers',
    states: ['$80–120', '$40–50', '$24', 'Day 1', 'Days 2–3', 'Days 3–4', 'Day 5', 'Sample'],
    counts: { '.work-days li': 4, '#talent details': 9, article: 4, blockquote: 2 },
  },
  {
    path: '/solutions/qa',
    states: ['99.5%', '24/7', '$24'],
    counts: {
      '.phase-steps > li': 5,
      '#tools article': 4,
      '.handoff-steps > li': 4,
      blockquote: 2,
    },
  },
  {
    path: '/solutions/pm',
    states: ['95%', '98%', '4.9/5', 'PMP', 'CSM', 'SAFe', 'PRINCE2', 'Expert', 'Proficient'],
    counts: {
      '.stat-pictograms > div': 3,
      '#services article': 4,
      '.phase-steps > li': 5,
      '.certifications ul > li': 4,
      '#tools article': 2,
      blockquote: 2,
    },
  },
  {
    path: '/solutions/support',
    states: ['2 min', '95%', '24/7', '4.8/5', 'Phone', 'Live chat', '30 seconds', 'Remote support'],
    counts: {
      '.stat-row > div': 4,
      '#channels li': 3,
      '.handoff-steps > li': 4,
      blockquote: 2,
      'details.faq-item': 5,
    },
  },
];

const site = composedSite();

test.each(FACTS)('$path states its specified facts', async (facts) => {
  expect(await missingFacts(site, facts)).toEqual([]);
});
