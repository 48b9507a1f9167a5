import {
  billingTerms,
  contactAbout,
  contactLabels,
  heroPrice,
  type PageMeta,
  type PageSections,
  paths,
  rate,
  replyPromise,
  type Stat,
  stats,
} from '@vantedge/content-shared';
import type { Closing, Hero, Questions, SectionIntro, ServiceGroup } from '../model.ts';
import { progressNote } from './progress-note.ts';

/** The opening hours of an office; spans in hours from the claim's arrival. */
interface OpenHours {
  name: string;
  spans: readonly (readonly [from: number, to: number])[];
}

/** A compliance badge: its full name and its meaning. */
interface Standard {
  name: string;
  full: string;
  meaning: string;
}

/** The healthcare page. */
interface HealthcarePage {
  meta: PageMeta;
  hero: Hero;
  sections: PageSections;
  chart: typeof progressNote;
  stats: readonly (Stat & { label: string })[];
  services: { title: string; groups: readonly ServiceGroup[] };
  /** In alphabetical order. */
  sectors: { title: string; items: readonly { title: string; scope: string; source: string }[] };
  claim: SectionIntro & {
    hours: number;
    rows: readonly OpenHours[];
    /** Follows the number of open hours in a row: "of 48 hours". */
    unit: string;
    ticks: readonly string[];
  };
  standards: SectionIntro & { items: readonly Standard[] };
  questions: Questions;
  closing: Closing;
}

const hero = {
  breadcrumb: [
    { label: 'Home', to: paths.home },
    { label: 'Industries', to: paths.industries },
    { label: 'Healthcare' },
  ],
  name: 'Healthcare',
  title: 'Medical coding, billing and patient support',
  lead: 'We also staff healthcare IT and compliance teams, for providers and health plans, 24/7.',
  price: heroPrice,
  actions: [
    { label: contactLabels.quote, to: contactAbout('bpo') },
    { label: 'See 48 hours of a claim', to: '#claim' },
  ],
} satisfies Hero;

const pageStats = [
  stats.codingAccuracy,
  stats.claimProcessing,
  { ...stats.patientSupport, label: 'patient support' },
  { ...stats.hipaaCompliance, label: 'HIPAA compliance' },
] satisfies HealthcarePage['stats'];

const questions = {
  title: 'Answers for providers',
  lead: {
    before: 'Need an answer that isn’t here? ',
    link: { label: contactLabels.ask, to: contactAbout('bpo') },
    after: ', but please leave out patient data.',
  },
  items: [
    {
      question: 'Who can open a patient record?',
      answer:
        'Access reviews and training records show who can, and why. Both are part of our compliance and quality service.',
    },
    {
      question: 'Who checks the codes?',
      answer:
        'A second person. Coding audits are part of our compliance and quality service, and coding accuracy is 99.8%.',
    },
    {
      question: 'Does a claim wait over the weekend?',
      answer: 'No. We process it in 48 hours, nights and weekends included.',
    },
    {
      question: 'When can patients reach someone?',
      answer: 'Any time, day or night. Patient support is available 24/7.',
    },
    {
      question: 'What happens to a denied claim?',
      answer: 'We work it. Denials and appeals are part of billing, and so is posting the payment.',
      link: billingTerms,
    },
  ],
} satisfies Questions;

export const healthcare = {
  meta: {
    path: paths.healthcare,
    title: 'Healthcare outsourcing: coding, billing, support | Vantedge',
    description:
      'Medical coding and billing, patient support and healthcare IT: 99.8% coding accuracy, claims processed in 48 hours, 24/7 patient support, HIPAA compliance.',
    keywords: [
      'healthcare outsourcing',
      'medical coding and billing',
      'claims processing',
      'patient support',
      'healthcare IT',
      'HIPAA compliance',
      'ISO 27001',
    ],
    share: {
      stats: pageStats.slice(0, 3),
    },
    service: {
      name: 'Services for healthcare',
      type: 'Healthcare outsourcing',
      category: ['Industries', 'Healthcare'],
      offers: [
        { name: 'Medical coding and billing', hourly: rate.hourly },
        { name: 'Patient support', hourly: rate.hourly },
        { name: 'Healthcare IT', hourly: rate.hourly },
        { name: 'Compliance and quality', hourly: rate.hourly },
      ],
    },
  },
  hero,
  sections: {
    claim: 'Claims',
    services: 'Services',
    sectors: 'Organizations',
    standards: 'Standards',
    questions: 'Questions',
  },
  chart: progressNote,
  stats: pageStats,
  services: {
    title: 'Our healthcare\u00a0services',
    groups: [
      {
        title: 'Medical coding and\u00a0billing',
        scope: 'From note to code, from code to claim and from claim to payment.',
        entries: [
          'Diagnosis and procedure coding',
          'Charge entry',
          'Claim scrubbing and submission',
          'Denials and appeals',
          'Payment posting',
          'Patient statements',
        ],
        source: 'placeholder',
      },
      {
        title: 'Patient support',
        scope: 'Helpful answers before the visit and long after it.',
        entries: ['Appointments', 'Eligibility checks', 'Reminders and follow-up', 'Billing questions'],
        source: 'placeholder',
      },
      {
        title: 'Healthcare IT',
        scope: 'The systems that hold patient records, and the connections between them.',
        entries: ['EHR support', 'Interfaces and integration', 'Patient portals', 'Reports and dashboards'],
        source: 'placeholder',
      },
      {
        title: 'Compliance and\u00a0quality',
        scope: 'A second set of eyes on the coding and on access to\u00a0records.',
        entries: ['Coding audits', 'Documentation review', 'Access reviews', 'Training records'],
        source: 'placeholder',
      },
    ],
  },
  sectors: {
    title: 'Hospitals, health plans and home\u00a0health',
    items: [
      { title: 'Ambulatory care', scope: 'Same-day coding and scheduling', source: 'placeholder' },
      {
        title: 'Behavioral health',
        scope: 'Prior authorizations and session billing',
        source: 'placeholder',
      },
      { title: 'Dental', scope: 'Benefits verification and recall lists', source: 'placeholder' },
      { title: 'Health plans', scope: 'Claims intake and member service', source: 'placeholder' },
      { title: 'Home health', scope: 'Visit records and care-plan billing', source: 'placeholder' },
      { title: 'Hospitals', scope: 'Inpatient coding and denials', source: 'placeholder' },
      { title: 'Laboratories', scope: 'Order entry and results inquiries', source: 'placeholder' },
      { title: 'Telehealth', scope: 'Support before, during and after visits', source: 'placeholder' },
    ],
  },
  claim: {
    title: 'Claims processed in 48 hours, around the clock',
    lead: 'Our Cebu City office works on claims day and night, weekends included.',
    hours: 48,
    rows: [
      { name: 'Cebu City, open 24/7', spans: [[0, 48]] },
      {
        name: 'A nine-to-five office',
        spans: [
          [0, 8],
          [24, 32],
        ],
      },
    ],
    unit: 'of 48 hours',
    ticks: ['Claim received', 'Next day', 'Processed'],
  },
  standards: {
    title: 'Laws and standards we work under',
    lead: 'For patient records and for the people who open them.',
    items: [
      {
        name: 'HIPAA',
        full: 'Health Insurance Portability and Accountability Act',
        meaning: 'Access reviews and training records are part of our compliance and quality service.',
      },
      {
        name: 'SOC 2 Type II',
        full: 'System and Organization Controls',
        meaning:
          'An independent auditor’s report on whether a provider’s safeguards worked as described throughout a stated period.',
      },
      {
        name: 'ISO 27001',
        full: 'Information security management systems',
        meaning:
          'The international standard for managing security through risk assessment, controls and reviews.',
      },
      {
        name: 'HITECH',
        full: 'Health Information Technology for Economic and Clinical Health Act',
        meaning:
          'US law that extends HIPAA duties to companies handling records for others, and requires them to report breaches.',
      },
    ],
  },
  questions,
  closing: {
    title: 'Where do your claims stall?',
    text: `Share your specialty and your systems, but no patient data, please. ${replyPromise.sentence}`,
    actions: [
      { label: contactLabels.quote, to: contactAbout('bpo') },
      { label: 'See the rate card', to: paths.rateCard },
    ],
  },
} satisfies HealthcarePage;
