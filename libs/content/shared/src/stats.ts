import { rate } from './rate.ts';

/** A number stated on the site, with its scope and source. */
export interface Stat {
  id: string;
  /** The number as displayed, without its unit: `99.8`, `24/7`. */
  value: string;
  /** Shown before the value in smaller type: `$`. */
  prefix?: string;
  /** Shown after the value in smaller type: `%`, `+`, `/7`. */
  suffix?: string;
  /** What the number measures or applies to. */
  scope: string;
  /** Where it comes from: `unverified` until a source is supplied, `placeholder` for copy not supplied by the client. */
  source: string;
}

/** Figures used on more than one page. */
export const stats = {
  usOverlap: {
    id: 'us-overlap',
    value: '24/7',
    scope: 'coverage with US time-zone overlap',
    source: 'unverified',
  },
  /** Never on a page with `businessFluency`. */
  englishLiteracy: {
    id: 'english-literacy',
    value: '95',
    suffix: '%',
    scope: 'English literacy, nationwide',
    source: 'unverified',
  },
  /** Of customer support. */
  businessFluency: {
    id: 'business-fluency',
    value: '92',
    suffix: '%',
    scope: 'English literacy, business fluency',
    source: 'unverified',
  },
  itProfessionals: {
    id: 'it-professionals',
    value: '700K',
    suffix: '+',
    scope: 'IT professionals in the Philippines',
    source: 'unverified',
  },
  bpoProfessionals: {
    id: 'bpo-professionals',
    value: '1.3M',
    suffix: '+',
    scope: 'BPO professionals in the Philippines',
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
    value: '2,000',
    suffix: '+',
    scope: 'professionals deployed',
    source: 'unverified',
  },
  /** Canonical value. /case-studies states 95% and the technology page 99.8%, each with its own scope. */
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
    scope: 'project forecasting accuracy',
    source: 'unverified',
  },
  csat: {
    id: 'csat',
    value: '6.86',
    suffix: '/7',
    scope: 'client satisfaction (CSAT)',
    source: 'unverified',
  },
  /** Across engagements. */
  costReduction: {
    id: 'cost-reduction',
    value: '60',
    suffix: '%',
    scope: `cost reduction vs. ${rate.marketNames.tables}`,
    source: 'unverified',
  },
  /** For the publishing client. */
  clientReportedReduction: {
    id: 'client-reported-reduction',
    value: '60',
    suffix: '%',
    scope: 'client-reported, all-in cost reduction',
    source: 'unverified',
  },
  deploymentWeeks: {
    id: 'deployment-weeks',
    value: '12',
    suffix: 'weeks',
    scope: 'from kickoff to a full team',
    source: 'unverified',
  },
  /** Share of applicants accepted. `top 5%` is not used. */
  acceptanceRate: {
    id: 'acceptance-rate',
    value: '3',
    suffix: '%',
    scope: 'acceptance rate',
    source: 'unverified',
  },
  averageExperience: {
    id: 'average-experience',
    value: '5',
    suffix: '+',
    scope: 'years of experience on average',
    source: 'unverified',
  },
  developerDays: {
    id: 'developer-days',
    value: '5',
    suffix: 'days',
    scope: 'from analysis to onboarding',
    source: 'unverified',
  },
  qaPhases: {
    id: 'qa-phases',
    value: '5',
    suffix: 'phases',
    scope: 'of testing',
    source: 'unverified',
  },
  replacementGuarantee: {
    id: 'replacement-guarantee',
    value: '100',
    suffix: '%',
    scope: 'replacement guarantee',
    source: 'unverified',
  },
  technologyProfessionals: {
    id: 'technology-professionals',
    value: '500',
    suffix: '+',
    scope: 'tech professionals on our teams',
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
  deliveryAccuracy: {
    id: 'delivery-accuracy',
    value: '100',
    suffix: '%',
    scope: 'delivery accuracy',
    source: 'unverified',
  },
  publisherTeam: {
    id: 'publisher-team',
    value: '50',
    suffix: '+',
    scope: 'FTEs for one publisher',
    source: 'unverified',
  },
  /** In stories. The UKG service page says `modulesDelivered`. */
  implementations: {
    id: 'implementations',
    value: '140',
    suffix: '+',
    scope: 'UKG module implementations',
    source: 'unverified',
  },
  /** Used in headlines; the story page states 15 months. Three years is typical. */
  managedServicesYears: {
    id: 'managed-services-years',
    value: '1',
    suffix: 'year',
    scope: 'to managed-services status; 3 years is typical',
    source: 'unverified',
  },
  /** For the publishing client. The specification calls it both a productivity gain and an efficiency gain. */
  productivityGain: {
    id: 'productivity-gain',
    value: '40',
    suffix: '%',
    scope: 'productivity and efficiency gain',
    source: 'unverified',
  },
  qualityScore: {
    id: 'quality-score',
    value: '99.5',
    suffix: '%',
    scope: 'quality score',
    source: 'unverified',
  },
  cloudUptime: {
    id: 'cloud-uptime',
    value: '99.99',
    suffix: '%',
    scope: 'uptime, cloud platforms',
    source: 'unverified',
  },
  modulesDelivered: {
    id: 'modules-delivered',
    value: '140',
    suffix: '+',
    scope: 'UKG modules delivered',
    source: 'unverified',
  },
  managedServicesTypicalYears: {
    id: 'managed-services-typical-years',
    value: '3',
    suffix: 'years',
    scope: 'typical time to managed-services status',
    source: 'unverified',
  },
  goLiveDays: {
    id: 'go-live-days',
    value: '45',
    suffix: 'days',
    scope: 'average time to first go-live',
    source: 'unverified',
  },
  programWeeks: {
    id: 'implementation-program-weeks',
    value: '9–16',
    suffix: 'weeks',
    scope: 'full program, all five phases',
    source: 'unverified',
  },
  /** First-year figure. All other CRM results appear only on the CRM page. */
  crmReturn: {
    id: 'crm-return',
    value: '3.2x',
    scope: 'first-year ROI of a CRM implementation',
    source: 'unverified',
  },
  /** Accuracy by kind of work. The outsourcing page compares all three. */
  backOfficeAccuracy: {
    id: 'back-office-accuracy',
    value: '99.5',
    suffix: '%',
    scope: 'accuracy in back-office work',
    source: 'unverified',
  },
  financeAccuracy: {
    id: 'finance-accuracy',
    value: '99.8',
    suffix: '%',
    scope: 'accuracy in finance and accounting',
    source: 'unverified',
  },
  dataAccuracy: {
    id: 'data-accuracy',
    value: '99.9',
    suffix: '%',
    scope: 'accuracy in data management',
    source: 'unverified',
  },
  onTimeDelivery: {
    id: 'pm-on-time',
    value: '95',
    suffix: '%',
    scope: 'on-time delivery',
    source: 'unverified',
  },
  supportResponse: {
    id: 'support-response',
    prefix: 'under',
    value: '2',
    suffix: 'minutes',
    scope: 'to first response',
    source: 'unverified',
  },
  bpoLiveWeeks: {
    id: 'bpo-live-weeks',
    value: '2–4',
    suffix: 'weeks',
    scope: 'for a BPO team to go live',
    source: 'unverified',
  },
  technologyRetention: {
    id: 'technology-client-retention',
    value: '99.8',
    suffix: '%',
    scope: 'client retention, technology clients',
    source: 'unverified',
  },
  dailyTransactions: {
    id: 'financial-daily-transactions',
    prefix: '$',
    value: '2B',
    suffix: '+',
    scope: 'daily transactions at client institutions',
    source: 'unverified',
  },
  financialUptime: {
    id: 'financial-uptime',
    value: '99.99',
    suffix: '%',
    scope: 'uptime for financial services',
    source: 'unverified',
  },
  institutions: {
    id: 'financial-institutions',
    value: '15',
    suffix: '+',
    scope: 'financial institutions',
    source: 'unverified',
  },
  financialCompliance: {
    id: 'financial-compliance',
    value: '100',
    suffix: '%',
    scope: 'compliance in financial services',
    source: 'unverified',
  },
  codingAccuracy: {
    id: 'healthcare-coding-accuracy',
    value: '99.8',
    suffix: '%',
    scope: 'medical coding accuracy',
    source: 'unverified',
  },
  claimProcessing: {
    id: 'healthcare-claim-processing',
    value: '48',
    suffix: 'hours',
    scope: 'claim processing time',
    source: 'unverified',
  },
  patientSupport: {
    id: 'healthcare-patient-support',
    value: '24/7',
    scope: 'patient support',
    source: 'unverified',
  },
  hipaaCompliance: {
    id: 'healthcare-hipaa',
    value: '100',
    suffix: '%',
    scope: 'HIPAA compliance',
    source: 'unverified',
  },
} as const satisfies Record<string, Stat>;
