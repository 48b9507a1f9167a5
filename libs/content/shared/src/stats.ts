import { rate } from './rate.ts';

/** A number as displayed. */
export interface StatNumber {
  /** Without sign and unit: `99.8`, `24/7`. */
  value: string;
  /** A word before the value: `under`. */
  before?: string;
  /** A sign before the value. */
  prefix?: '$';
  /** A sign after the value. */
  suffix?: '%' | '+';
  /** A word after the value, or a scale, which has a slash first: `weeks`, `/7`. */
  unit?: string;
}

/** A number stated on the site, with its label and source. */
export interface Stat extends StatNumber {
  id: string;
  /** What the number measures or applies to. */
  label: string;
  /** Where it comes from: `unverified` until a source is supplied, `placeholder` for copy not supplied by the client. */
  source: string;
}

/** Returns a number in one string: "60%", "12 weeks", "under 30 seconds", "6.86/7". */
export function statText({ before, prefix, value, suffix, unit }: StatNumber): string {
  const isScale = unit?.startsWith('/');
  const number = [prefix, value, suffix, isScale && unit].filter(Boolean).join('');
  return [before, number, !isScale && unit].filter(Boolean).join(' ');
}

// Figures used on more than one page. Each is an export, so that a page has only its own.

export const usOverlap = {
  id: 'us-overlap',
  value: '24/7',
  label: 'coverage with US time-zone overlap',
  source: 'unverified',
} as const satisfies Stat;

/** Another measure than `businessFluency`, on other pages. unverified: ask the owner who measured each. */
export const englishLiteracy = {
  id: 'english-literacy',
  value: '95',
  suffix: '%',
  label: 'English literacy, nationwide',
  source: 'unverified',
} as const satisfies Stat;

/** Of customer support. */
export const businessFluency = {
  id: 'business-fluency',
  value: '92',
  suffix: '%',
  label: 'English literacy, business fluency',
  source: 'unverified',
} as const satisfies Stat;

export const itProfessionals = {
  id: 'it-professionals',
  value: '700K',
  suffix: '+',
  label: 'IT professionals in the Philippines',
  source: 'unverified',
} as const satisfies Stat;

export const bpoProfessionals = {
  id: 'bpo-professionals',
  value: '1.3M',
  suffix: '+',
  label: 'BPO professionals in the Philippines',
  source: 'unverified',
} as const satisfies Stat;

export const graduates = {
  id: 'graduates',
  value: '100,000',
  suffix: '+',
  label: 'new graduates a year',
  source: 'unverified',
} as const satisfies Stat;

export const professionalsDeployed = {
  id: 'professionals-deployed',
  value: '2,000',
  suffix: '+',
  label: 'professionals deployed',
  source: 'unverified',
} as const satisfies Stat;

/** /case-studies states 95% of all engagements and the technology page 99.8% of technology clients. unverified: ask the owner for period and source of the three. */
export const clientRetention = {
  id: 'client-retention',
  value: '98',
  suffix: '%',
  label: 'client retention',
  source: 'unverified',
} as const satisfies Stat;

export const yearsInBusiness = {
  id: 'years-in-business',
  value: '30',
  suffix: '+',
  label: 'years in business',
  source: 'unverified',
} as const satisfies Stat;

/** Every project finished as forecast: a page on which it leads says so. */
export const forecastingAccuracy = {
  id: 'forecasting-accuracy',
  value: '100',
  suffix: '%',
  label: 'forecasting accuracy',
  source: 'unverified',
} as const satisfies Stat;

export const csat = {
  id: 'csat',
  value: '6.86',
  unit: '/7',
  label: 'client satisfaction (CSAT)',
  source: 'unverified',
} as const satisfies Stat;

/** Across engagements. */
export const costReduction = {
  id: 'cost-reduction',
  value: '60',
  suffix: '%',
  label: `cost reduction vs. ${rate.marketNames.tables}`,
  source: 'unverified',
} as const satisfies Stat;

/** For the publishing client. */
export const clientReportedReduction = {
  id: 'client-reported-reduction',
  value: '60',
  suffix: '%',
  label: 'client-reported, all-in cost reduction',
  source: 'unverified',
} as const satisfies Stat;

export const deploymentWeeks = {
  id: 'deployment-weeks',
  value: '12',
  unit: 'weeks',
  label: 'from kickoff to a full team',
  source: 'unverified',
} as const satisfies Stat;

/** Share of applicants accepted. */
export const acceptanceRate = {
  id: 'acceptance-rate',
  value: '3',
  suffix: '%',
  label: 'acceptance rate',
  source: 'unverified',
} as const satisfies Stat;

export const averageExperience = {
  id: 'average-experience',
  value: '5',
  suffix: '+',
  label: 'years of experience on average',
  source: 'unverified',
} as const satisfies Stat;

export const developerDays = {
  id: 'developer-days',
  value: '5',
  unit: 'days',
  label: 'from analysis to onboarding',
  source: 'unverified',
} as const satisfies Stat;

export const replacementGuarantee = {
  id: 'replacement-guarantee',
  value: '100',
  suffix: '%',
  label: 'replacement guarantee',
  source: 'unverified',
} as const satisfies Stat;

export const technologyProfessionals = {
  id: 'technology-professionals',
  value: '500',
  suffix: '+',
  label: 'tech professionals on our teams',
  source: 'unverified',
} as const satisfies Stat;

export const technologies = {
  id: 'technologies',
  value: '50',
  suffix: '+',
  label: 'technologies',
  source: 'unverified',
} as const satisfies Stat;
export const developmentCycles = {
  id: 'development-cycles',
  value: '24/7',
  label: 'development cycles',
  source: 'unverified',
} as const satisfies Stat;

export const publishingVerticals = {
  id: 'publishing-verticals',
  value: '8',
  label: 'publishing verticals',
  source: 'unverified',
} as const satisfies Stat;

export const deliveryAccuracy = {
  id: 'delivery-accuracy',
  value: '100',
  suffix: '%',
  label: 'delivery accuracy',
  source: 'unverified',
} as const satisfies Stat;

export const publisherTeam = {
  id: 'publisher-team',
  value: '50',
  suffix: '+',
  label: 'FTEs for one publisher',
  source: 'unverified',
} as const satisfies Stat;

/** In stories. The UKG service page says `modulesDelivered`. */
export const implementations = {
  id: 'implementations',
  value: '140',
  suffix: '+',
  label: 'UKG module implementations',
  source: 'unverified',
} as const satisfies Stat;

/** In headlines; the story states 15 months. Three years is typical. unverified: ask the owner for both dates and for what is typical. */
export const managedServicesYears = {
  id: 'managed-services-years',
  value: '1',
  unit: 'year',
  label: 'to managed-services status (typical: 3 years)',
  source: 'unverified',
} as const satisfies Stat;

/** For the publishing client. The specification calls it both a productivity gain and an efficiency gain. */
export const productivityGain = {
  id: 'productivity-gain',
  value: '40',
  suffix: '%',
  label: 'productivity and efficiency gain',
  source: 'unverified',
} as const satisfies Stat;

export const qualityScore = {
  id: 'quality-score',
  value: '99.5',
  suffix: '%',
  label: 'quality score',
  source: 'unverified',
} as const satisfies Stat;

export const cloudUptime = {
  id: 'cloud-uptime',
  value: '99.99',
  suffix: '%',
  label: 'uptime, cloud platforms',
  source: 'unverified',
} as const satisfies Stat;

export const modulesDelivered = {
  id: 'modules-delivered',
  value: '140',
  suffix: '+',
  label: 'UKG modules delivered',
  source: 'unverified',
} as const satisfies Stat;

export const managedServicesTypicalYears = {
  id: 'managed-services-typical-years',
  value: '3',
  unit: 'years',
  label: 'typical time to managed-services status',
  source: 'unverified',
} as const satisfies Stat;

export const goLiveDays = {
  id: 'go-live-days',
  value: '45',
  unit: 'days',
  label: 'average time to first go-live',
  source: 'unverified',
} as const satisfies Stat;

/** The sum of the first four phases; support continues. */
export const programWeeks = {
  id: 'implementation-program-weeks',
  value: '9–16',
  unit: 'weeks',
  label: 'discovery through deployment',
  source: 'unverified',
} as const satisfies Stat;

/** First-year figure. All other CRM results appear only on the CRM page. */
export const crmReturn = {
  id: 'crm-return',
  value: '3.2x',
  label: 'first-year ROI of a CRM implementation',
  source: 'unverified',
} as const satisfies Stat;

/** Accuracy by kind of work. The outsourcing page compares all three. */
export const backOfficeAccuracy = {
  id: 'back-office-accuracy',
  value: '99.5',
  suffix: '%',
  label: 'accuracy in back-office work',
  source: 'unverified',
} as const satisfies Stat;

export const financeAccuracy = {
  id: 'finance-accuracy',
  value: '99.8',
  suffix: '%',
  label: 'accuracy in finance and accounting',
  source: 'unverified',
} as const satisfies Stat;

export const dataAccuracy = {
  id: 'data-accuracy',
  value: '99.9',
  suffix: '%',
  label: 'accuracy in data management',
  source: 'unverified',
} as const satisfies Stat;

export const onTimeDelivery = {
  id: 'pm-on-time',
  value: '95',
  suffix: '%',
  label: 'on-time delivery',
  source: 'unverified',
} as const satisfies Stat;

export const supportResponse = {
  id: 'support-response',
  before: 'under',
  value: '2',
  unit: 'minutes',
  label: 'to first response',
  source: 'unverified',
} as const satisfies Stat;

export const bpoLiveWeeks = {
  id: 'bpo-live-weeks',
  value: '2–4',
  unit: 'weeks',
  label: 'for a BPO team to go live',
  source: 'unverified',
} as const satisfies Stat;

export const technologyRetention = {
  id: 'technology-client-retention',
  value: '99.8',
  suffix: '%',
  label: 'retention, technology clients',
  source: 'unverified',
} as const satisfies Stat;

export const dailyTransactions = {
  id: 'financial-daily-transactions',
  prefix: '$',
  value: '2B',
  suffix: '+',
  label: 'daily transactions at client institutions',
  source: 'unverified',
} as const satisfies Stat;

export const financialUptime = {
  id: 'financial-uptime',
  value: '99.99',
  suffix: '%',
  label: 'uptime for financial services',
  source: 'unverified',
} as const satisfies Stat;

export const institutions = {
  id: 'financial-institutions',
  value: '15',
  suffix: '+',
  label: 'financial institutions',
  source: 'unverified',
} as const satisfies Stat;

export const financialCompliance = {
  id: 'financial-compliance',
  value: '100',
  suffix: '%',
  label: 'compliance in financial services',
  source: 'unverified',
} as const satisfies Stat;

export const codingAccuracy = {
  id: 'healthcare-coding-accuracy',
  value: '99.8',
  suffix: '%',
  label: 'medical coding accuracy',
  source: 'unverified',
} as const satisfies Stat;

export const claimProcessing = {
  id: 'healthcare-claim-processing',
  value: '48',
  unit: 'hours',
  label: 'claim processing time',
  source: 'unverified',
} as const satisfies Stat;

export const patientSupport = {
  id: 'healthcare-patient-support',
  value: '24/7',
  label: 'patient support',
  source: 'unverified',
} as const satisfies Stat;

export const hipaaCompliance = {
  id: 'healthcare-hipaa',
  value: '100',
  suffix: '%',
  label: 'HIPAA compliance',
  source: 'unverified',
} as const satisfies Stat;
