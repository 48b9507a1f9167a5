import { composedSite, missingFacts, type PageFacts } from '@vantedge/site-testing/documents';

/** Headings of every case-study page. */
const STORY_PARTS = ['Achievements', 'Challenge', 'Solution', 'Results'];

/** Facts on both paths of the publisher's story: part 2, section 9, "Case study". */
const MAINSPRING = [
  '50',
  '8,000 hours',
  '$192,000',
  '$400,000',
  '$57,600',
  '$76,800',
  '$38,400',
  '$19,200',
  '12 weeks',
  '60%',
  '52%',
  'client-reported, all-in',
  '40%',
  'productivity and efficiency gain',
  '99.5%',
  ...STORY_PARTS,
  '24/7',
  '15-year',
  'Build-to-Operate',
  'flexible exit',
  '6.86/7',
  '100%',
  'Contact Team',
  'Download Case Study',
];

/** The stories: part 1, section 2. */
const FACTS: readonly PageFacts[] = [
  {
    path: '/success-stories',
    states: [
      '98%',
      'client retention',
      '500+',
      '24/7',
      '99.9%',
      'SLA compliance, all services',
      'Start Your Success Story',
    ],
    leadsTo: ['/success-stories/ukg', '/success-stories/mainspring-books', '/contact'],
  },
  {
    path: '/success-stories/ukg',
    states: [
      '100%',
      '6.86/7',
      '140+',
      '15 months',
      '3 years',
      ...STORY_PARTS,
      'Contact Team',
      'Download Case Study',
    ],
    counts: { blockquote: 1 },
    leadsTo: ['/contact', '/solutions/ukg'],
  },
  {
    path: '/success-stories/mainspring-books',
    states: MAINSPRING,
    counts: { blockquote: 1 },
    leadsTo: ['/contact', '/solutions/bpo'],
  },
  { path: '/success-stories/mainspringbooks', states: MAINSPRING },
  { path: '/success-stories/mighty-power', states: ['Sample'], leadsTo: ['/contact'] },
  {
    path: '/case-studies',
    states: [
      '500+',
      '1,000+',
      '95%',
      '$50M+',
      'Request Case Studies',
      '60%',
      '50%',
      'Sample',
      'Healthcare modernization',
      'E-commerce support',
      'SaaS implementation',
      'Logistics optimization',
      'Edtech support',
      'retention, all engagements 95%',
      'More Success Stories',
      'Measurable Impact',
    ],
    counts: { article: 7, 'input[name=industry]': 9, option: 6, blockquote: 1 },
    leadsTo: ['/contact', '/success-stories/ukg', '/success-stories/mainspring-books'],
  },
];

const site = composedSite();

test.each(FACTS)('$path states its specified facts', async (facts) => {
  expect(await missingFacts(site, facts)).toEqual([]);
});
