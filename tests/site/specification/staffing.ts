import type { PageFacts } from './facts.ts';

/** The pages of staff augmentation: section 2, and the staffing models and hiring steps of section 9. */
export const staffingFacts: readonly PageFacts[] = [
  {
    path: '/solutions/staff-augmentation',
    states: [
      '95%',
      '24/7',
      '700K+',
      '60%',
      '2000+',
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
    ],
    leadsTo: ['/solutions/developers', '/solutions/qa', '/solutions/pm', '/solutions/support', '/contact'],
  },
  {
    path: '/solutions/developers',
    states: ['$80–120', '$40–50', '$24', 'Day 1', 'Days 2–3', 'Days 3–4', 'Day 5', 'Illustrative'],
  },
  { path: '/solutions/qa', states: ['$24'] },
  {
    path: '/solutions/pm',
    states: ['95%', '98%', '4.9/5', 'PMP', 'CSM', 'SAFe', 'PRINCE2', 'Expert', 'Proficient'],
  },
  {
    path: '/solutions/support',
    states: ['2 min', '95%', '24/7', '4.8/5', 'Phone', 'Live chat', '30 seconds', 'Remote support'],
  },
];
