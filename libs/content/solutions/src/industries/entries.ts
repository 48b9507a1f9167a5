import { figures } from '@vantedge/content-shared';
import type { IndustryEntry } from './index-page.ts';

const codingAccuracy = { ...figures.codingAccuracy, scope: 'coding accuracy' };
const compliance = { ...figures.financialCompliance, scope: 'compliance' };

/** The four industries in the order of the menus, each with the figures of its own page. */
export const industryEntries: readonly IndustryEntry[] = [
  {
    name: 'Technology',
    to: '/industries/technology',
    color: 'blue',
    text: 'Development that goes on after your own team has pushed its last commit of the day.',
    measure: {
      figure: figures.developmentCycles,
      note: 'an hour a dash, a day a line',
      drawing: { kind: 'week', from: 0, to: 0, days: 0 },
      alt: 'All 168 hours of a week.',
    },
    figures: [
      figures.technologyProfessionals,
      figures.technologies,
      figures.developmentCycles,
      figures.technologyRetention,
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
    to: '/industries/publishing',
    color: 'teal',
    text: 'The whole life of a title, for eight kinds of publisher.',
    measure: {
      figure: figures.publisherTeam,
      note: 'a dot for each',
      drawing: { kind: 'units', count: 50 },
      alt: 'Fifty dots, one for each FTE.',
    },
    figures: [
      figures.publishingVerticals,
      figures.publisherTeam,
      { ...figures.deploymentWeeks, scope: 'to deploy them' },
      { ...figures.deliveryAccuracy, scope: 'delivery accuracy for that publisher' },
    ],
    services: ['Content management', 'Editorial services', 'Design and production', 'Digital publishing'],
  },
  {
    name: 'Financial services',
    to: '/industries/financial',
    color: 'purple',
    text: 'Software, risk, data and operations for eight sectors of finance.',
    measure: {
      figure: compliance,
      note: 'a dot for each percent',
      drawing: { kind: 'share', count: 100 },
      alt: 'A hundred dots out of a hundred.',
    },
    figures: [
      figures.dailyTransactions,
      { ...figures.financialUptime, scope: 'uptime' },
      { ...figures.institutions, scope: 'institutions' },
      compliance,
    ],
    services: ['FinTech development', 'Compliance and risk', 'Data analytics', 'Operations support'],
  },
  {
    name: 'Healthcare',
    to: '/industries/healthcare',
    color: 'green',
    text: 'Coding, claims and patients’ calls, for eight sectors of healthcare.',
    measure: {
      figure: codingAccuracy,
      note: '499 dots of 500',
      drawing: { kind: 'score', score: 9.98, of: 10 },
      alt: 'Five hundred dots, all but one of them full.',
    },
    figures: [
      codingAccuracy,
      { ...figures.claimProcessing, scope: 'claim processing' },
      figures.patientSupport,
      figures.hipaaCompliance,
    ],
    services: ['Medical coding and billing', 'Patient support', 'Healthcare IT', 'Compliance and quality'],
  },
];
