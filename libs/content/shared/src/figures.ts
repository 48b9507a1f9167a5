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
  bpoProfessionals: {
    id: 'bpo-professionals',
    value: '1.3M',
    suffix: '+',
    scope: 'BPO professionals',
    source: 'unverified',
  },
  graduates: {
    id: 'graduates',
    value: '100,000',
    suffix: '+',
    scope: 'new graduates a year',
    source: 'unverified',
  },
  professionalsDeployed: {
    id: 'professionals-deployed',
    value: '2000',
    suffix: '+',
    scope: 'professionals deployed',
    source: 'unverified',
  },
  /** The canonical reading; /case-studies and the technology page keep their own, 95 % and 99.8 %. */
  clientRetention: {
    id: 'client-retention',
    value: '98',
    suffix: '%',
    scope: 'client retention',
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
  technologyProfessionals: {
    id: 'technology-professionals',
    value: '500',
    suffix: '+',
    scope: 'tech professionals',
    source: 'unverified',
  },
  technologies: { id: 'technologies', value: '50', suffix: '+', scope: 'technologies', source: 'unverified' },
  developmentCycles: {
    id: 'development-cycles',
    value: '24/7',
    scope: 'development cycles',
    source: 'unverified',
  },
  publishingVerticals: {
    id: 'publishing-verticals',
    value: '8',
    scope: 'publishing verticals',
    source: 'unverified',
  },
  publisherTeam: {
    id: 'publisher-team',
    value: '50',
    suffix: '+',
    scope: 'FTEs for one publisher',
    source: 'unverified',
  },
  /** The stories count implementations; the UKG service page counts modules delivered. */
  implementations: {
    id: 'implementations',
    value: '140',
    suffix: '+',
    scope: 'implementations',
    source: 'unverified',
  },
  /** The reading of the headlines; the story page counts 15 months. Three years is typical. */
  managedServicesYears: {
    id: 'managed-services-years',
    value: '1',
    suffix: 'year',
    scope: 'to managed-services status; 3 is typical',
    source: 'unverified',
  },
  productivityGain: {
    id: 'productivity-gain',
    value: '40',
    suffix: '%',
    scope: 'productivity gain',
    source: 'unverified',
  },
  qualityScore: {
    id: 'quality-score',
    value: '99.5',
    suffix: '%',
    scope: 'quality score',
    source: 'unverified',
  },
  modulesDelivered: {
    id: 'modules-delivered',
    value: '140',
    suffix: '+',
    scope: 'modules delivered',
    source: 'unverified',
  },
  managedServicesTypicalYears: {
    id: 'managed-services-typical-years',
    value: '3',
    suffix: 'years',
    scope: 'to managed-services status, typically',
    source: 'unverified',
  },
} as const satisfies Record<string, Figure>;
