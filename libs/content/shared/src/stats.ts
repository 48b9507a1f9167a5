import { rate } from './rate.ts';

/** A number stated on the site, with its label and source. */
export interface Stat {
  id: string;
  /** The number as displayed, without its unit: `99.8`, `24/7`. */
  value: string;
  /** Shown before the value in smaller type: `$`. */
  prefix?: string;
  /** Shown after the value in smaller type: `%`, `+`, `/7`. */
  suffix?: string;
  /** What the number measures or applies to. */
  label: string;
  /** Where it comes from: `unverified` until a source is supplied, `placeholder` for copy not supplied by the client. */
  source: string;
}

/** Figures used on more than one page. */
export const stats = {
  usOverlap: {
    id: 'us-overlap',
    value: '24/7',
    label: 'coverage with US time-zone overlap',
    source: 'unverified',
  },
  /** Never on a page with `businessFluency`. */
  englishLiteracy: {
    id: 'english-literacy',
    value: '95',
    suffix: '%',
    label: 'English literacy, nationwide',
    source: 'unverified',
  },
  /** Of customer support. */
  businessFluency: {
    id: 'business-fluency',
    value: '92',
    suffix: '%',
    label: 'English literacy, business fluency',
    source: 'unverified',
  },
  itProfessionals: {
    id: 'it-professionals',
    value: '700K',
    suffix: '+',
    label: 'IT professionals in the Philippines',
    source: 'unverified',
  },
  bpoProfessionals: {
    id: 'bpo-professionals',
    value: '1.3M',
    suffix: '+',
    label: 'BPO professionals in the Philippines',
    source: 'unverified',
  },
  graduates: {
    id: 'graduates',
    value: '100,000',
    suffix: '+',
    label: 'new graduates a year',
    source: 'unverified',
  },
  professionalsDeployed: {
    id: 'professionals-deployed',
    value: '2,000',
    suffix: '+',
    label: 'professionals deployed',
    source: 'unverified',
  },
  /** Canonical value. /case-studies states 95% and the technology page 99.8%, each with its own scope. */
  clientRetention: {
    id: 'client-retention',
    value: '98',
    suffix: '%',
    label: 'client retention',
    source: 'unverified',
  },
  yearsInBusiness: {
    id: 'years-in-business',
    value: '30',
    suffix: '+',
    label: 'years in business',
    source: 'unverified',
  },
  forecastingAccuracy: {
    id: 'forecasting-accuracy',
    value: '100',
    suffix: '%',
    label: 'project forecasting accuracy',
    source: 'unverified',
  },
  csat: {
    id: 'csat',
    value: '6.86',
    suffix: '/7',
    label: 'client satisfaction (CSAT)',
    source: 'unverified',
  },
  /** Across engagements. */
  costReduction: {
    id: 'cost-reduction',
    value: '60',
    suffix: '%',
    label: `cost reduction vs. ${rate.marketNames.tables}`,
    source: 'unverified',
  },
  /** For the publishing client. */
  clientReportedReduction: {
    id: 'client-reported-reduction',
    value: '60',
    suffix: '%',
    label: 'client-reported, all-in cost reduction',
    source: 'unverified',
  },
  deploymentWeeks: {
    id: 'deployment-weeks',
    value: '12',
    suffix: 'weeks',
    label: 'from kickoff to a full team',
    source: 'unverified',
  },
  /** Share of applicants accepted. `top 5%` is not used. */
  acceptanceRate: {
    id: 'acceptance-rate',
    value: '3',
    suffix: '%',
    label: 'acceptance rate',
    source: 'unverified',
  },
  averageExperience: {
    id: 'average-experience',
    value: '5',
    suffix: '+',
    label: 'years of experience on average',
    source: 'unverified',
  },
  developerDays: {
    id: 'developer-days',
    value: '5',
    suffix: 'days',
    label: 'from analysis to onboarding',
    source: 'unverified',
  },
  qaPhases: {
    id: 'qa-phases',
    value: '5',
    suffix: 'phases',
    label: 'of testing',
    source: 'unverified',
  },
  replacementGuarantee: {
    id: 'replacement-guarantee',
    value: '100',
    suffix: '%',
    label: 'replacement guarantee',
    source: 'unverified',
  },
  technologyProfessionals: {
    id: 'technology-professionals',
    value: '500',
    suffix: '+',
    label: 'tech professionals on our teams',
    source: 'unverified',
  },
  technologies: { id: 'technologies', value: '50', suffix: '+', label: 'technologies', source: 'unverified' },
  developmentCycles: {
    id: 'development-cycles',
    value: '24/7',
    label: 'development cycles',
    source: 'unverified',
  },
  publishingVerticals: {
    id: 'publishing-verticals',
    value: '8',
    label: 'publishing verticals',
    source: 'unverified',
  },
  deliveryAccuracy: {
    id: 'delivery-accuracy',
    value: '100',
    suffix: '%',
    label: 'delivery accuracy',
    source: 'unverified',
  },
  publisherTeam: {
    id: 'publisher-team',
    value: '50',
    suffix: '+',
    label: 'FTEs for one publisher',
    source: 'unverified',
  },
  /** In stories. The UKG service page says `modulesDelivered`. */
  implementations: {
    id: 'implementations',
    value: '140',
    suffix: '+',
    label: 'UKG module implementations',
    source: 'unverified',
  },
  /** Used in headlines; the story page states 15 months. Three years is typical. */
  managedServicesYears: {
    id: 'managed-services-years',
    value: '1',
    suffix: 'year',
    label: 'to managed-services status; 3 years is typical',
    source: 'unverified',
  },
  /** For the publishing client. The specification calls it both a productivity gain and an efficiency gain. */
  productivityGain: {
    id: 'productivity-gain',
    value: '40',
    suffix: '%',
    label: 'productivity and efficiency gain',
    source: 'unverified',
  },
  qualityScore: {
    id: 'quality-score',
    value: '99.5',
    suffix: '%',
    label: 'quality score',
    source: 'unverified',
  },
  cloudUptime: {
    id: 'cloud-uptime',
    value: '99.99',
    suffix: '%',
    label: 'uptime, cloud platforms',
    source: 'unverified',
  },
  modulesDelivered: {
    id: 'modules-delivered',
    value: '140',
    suffix: '+',
    label: 'UKG modules delivered',
    source: 'unverified',
  },
  managedServicesTypicalYears: {
    id: 'managed-services-typical-years',
    value: '3',
    suffix: 'years',
    label: 'typical time to managed-services status',
    source: 'unverified',
  },
  goLiveDays: {
    id: 'go-live-days',
    value: '45',
    suffix: 'days',
    label: 'average time to first go-live',
    source: 'unverified',
  },
  programWeeks: {
    id: 'implementation-program-weeks',
    value: '9–16',
    suffix: 'weeks',
    label: 'full program, all five phases',
    source: 'unverified',
  },
  /** First-year figure. All other CRM results appear only on the CRM page. */
  crmReturn: {
    id: 'crm-return',
    value: '3.2x',
    label: 'first-year ROI of a CRM implementation',
    source: 'unverified',
  },
  /** Accuracy by kind of work. The outsourcing page compares all three. */
  backOfficeAccuracy: {
    id: 'back-office-accuracy',
    value: '99.5',
    suffix: '%',
    label: 'accuracy in back-office work',
    source: 'unverified',
  },
  financeAccuracy: {
    id: 'finance-accuracy',
    value: '99.8',
    suffix: '%',
    label: 'accuracy in finance and accounting',
    source: 'unverified',
  },
  dataAccuracy: {
    id: 'data-accuracy',
    value: '99.9',
    suffix: '%',
    label: 'accuracy in data management',
    source: 'unverified',
  },
  onTimeDelivery: {
    id: 'pm-on-time',
    value: '95',
    suffix: '%',
    label: 'on-time delivery',
    source: 'unverified',
  },
  supportResponse: {
    id: 'support-response',
    prefix: 'under',
    value: '2',
    suffix: 'minutes',
    label: 'to first response',
    source: 'unverified',
  },
  bpoLiveWeeks: {
    id: 'bpo-live-weeks',
    value: '2–4',
    suffix: 'weeks',
    label: 'for a BPO team to go live',
    source: 'unverified',
  },
  technologyRetention: {
    id: 'technology-client-retention',
    value: '99.8',
    suffix: '%',
    label: 'client retention, technology clients',
    source: 'unverified',
  },
  dailyTransactions: {
    id: 'financial-daily-transactions',
    prefix: '$',
    value: '2B',
    suffix: '+',
    label: 'daily transactions at client institutions',
    source: 'unverified',
  },
  financialUptime: {
    id: 'financial-uptime',
    value: '99.99',
    suffix: '%',
    label: 'uptime for financial services',
    source: 'unverified',
  },
  institutions: {
    id: 'financial-institutions',
    value: '15',
    suffix: '+',
    label: 'financial institutions',
    source: 'unverified',
  },
  financialCompliance: {
    id: 'financial-compliance',
    value: '100',
    suffix: '%',
    label: 'compliance in financial services',
    source: 'unverified',
  },
  codingAccuracy: {
    id: 'healthcare-coding-accuracy',
    value: '99.8',
    suffix: '%',
    label: 'medical coding accuracy',
    source: 'unverified',
  },
  claimProcessing: {
    id: 'healthcare-claim-processing',
    value: '48',
    suffix: 'hours',
    label: 'claim processing time',
    source: 'unverified',
  },
  patientSupport: {
    id: 'healthcare-patient-support',
    value: '24/7',
    label: 'patient support',
    source: 'unverified',
  },
  hipaaCompliance: {
    id: 'healthcare-hipaa',
    value: '100',
    suffix: '%',
    label: 'HIPAA compliance',
    source: 'unverified',
  },
} as const satisfies Record<string, Stat>;
