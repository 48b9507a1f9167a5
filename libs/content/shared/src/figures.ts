import type { Figure } from './figure.ts';

/** Figures that more than one page states: each stands here once, and every page shows this record. */
export const figures = {
  usOverlap: {
    id: 'us-overlap',
    value: '24/7',
    scope: 'coverage, with US time-zone overlap',
    source: 'unverified',
  },
  /** The canonical reading; customer support keeps its own 92 % for voice agents. */
  englishLiteracy: {
    id: 'english-literacy',
    value: '95',
    suffix: '%',
    scope: 'English literacy',
    source: 'unverified',
  },
  itProfessionals: {
    id: 'it-professionals',
    value: '700K',
    suffix: '+',
    scope: 'IT professionals',
    source: 'unverified',
  },
  yearsInBusiness: {
    id: 'years-in-business',
    value: '30',
    suffix: '+',
    scope: 'years in business',
    source: 'unverified',
  },
  forecastingAccuracy: {
    id: 'forecasting-accuracy',
    value: '100',
    suffix: '%',
    scope: 'forecasting accuracy',
    source: 'unverified',
  },
  csat: { id: 'csat', value: '6.86', suffix: '/7', scope: 'CSAT score', source: 'unverified' },
  /** Client-reported and all-in; at $50 an hour the same engagement comes to 52 %. */
  costReduction: {
    id: 'cost-reduction',
    value: '60',
    suffix: '%',
    scope: 'cost reduction',
    source: 'unverified',
  },
  deploymentWeeks: {
    id: 'deployment-weeks',
    value: '12',
    suffix: 'weeks',
    scope: 'deployment',
    source: 'unverified',
  },
} as const satisfies Record<string, Figure>;
