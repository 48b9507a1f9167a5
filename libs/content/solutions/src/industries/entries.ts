import { paths, stats } from '@vantedge/content-shared';
import type { IndustryEntry } from './industries.types.ts';

const codingAccuracy = { ...stats.codingAccuracy, scope: 'coding accuracy' };
const compliance = { ...stats.financialCompliance, scope: 'compliance' };

/** The four industries in menu order, each with the stats of its own page. */
export const industryEntries: readonly IndustryEntry[] = [
  {
    name: 'Technology',
    to: paths.technology,
    color: 'blue',
    text: 'Development that continues after your own team’s last commit of the day.',
    measure: {
      stat: stats.developmentCycles,
      note: '168 hours a week',
      drawing: { kind: 'week', from: 0, to: 0, days: 0 },
      alt: 'All 168 hours of the week.',
    },
    stats: [
      stats.technologyProfessionals,
      stats.technologies,
      stats.developmentCycles,
      stats.technologyRetention,
    ],
    services: [
      'Software development teams',
      'QA and testing',
      'Cloud and infrastructure',
      'Technical support',
    ],
  },
  {
    name: 'Publishing',
    to: paths.publishing,
    color: 'teal',
    text: 'From manuscript to e-book, for eight kinds of publishers.',
    measure: {
      stat: stats.publisherTeam,
      note: 'deployed in 12 weeks',
      drawing: { kind: 'units', count: 50 },
      alt: 'Fifty dots, one for each FTE.',
    },
    stats: [
      stats.publishingVerticals,
      stats.publisherTeam,
      { ...stats.deploymentWeeks, scope: 'to deploy the team' },
      { ...stats.deliveryAccuracy, scope: 'delivery accuracy for the same client' },
    ],
    services: ['Content management', 'Editorial services', 'Design and production', 'Digital publishing'],
  },
  {
    name: 'Financial services',
    to: paths.financial,
    color: 'purple',
    text: 'Software, risk, data and operations for eight financial sectors.',
    measure: {
      stat: compliance,
      note: '15+ institutions served',
      drawing: { kind: 'share', count: 100 },
      alt: 'One hundred dots, all filled.',
    },
    stats: [
      stats.dailyTransactions,
      { ...stats.financialUptime, scope: 'uptime' },
      { ...stats.institutions, scope: 'institutions' },
      compliance,
    ],
    services: ['FinTech development', 'Compliance and risk', 'Data analytics', 'Operations support'],
  },
  {
    name: 'Healthcare',
    to: paths.healthcare,
    color: 'green',
    text: 'Coding, claims and patient calls for hospitals, health plans and six more sectors.',
    measure: {
      stat: codingAccuracy,
      note: '499 of 500 codes',
      drawing: { kind: 'score', score: 9.98, of: 10 },
      alt: 'Five hundred dots, all but one filled.',
    },
    stats: [
      codingAccuracy,
      { ...stats.claimProcessing, scope: 'claim processing' },
      stats.patientSupport,
      stats.hipaaCompliance,
    ],
    services: ['Medical coding and billing', 'Patient support', 'Healthcare IT', 'Compliance and quality'],
  },
];
