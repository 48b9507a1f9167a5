import { figures, rate } from '@vantedge/content-shared';
import type { HealthcarePage } from './healthcare-page.ts';
import type { Hero, Questions } from '../model.ts';

const hero = {
  breadcrumb: [
    { label: 'Home', to: '/' },
    { label: 'Industries', to: '/industries' },
    { label: 'Healthcare' },
  ],
  name: 'Healthcare',
  title: 'The visit, coded as it was\u00a0written.',
  lead: 'Medical coding and billing, patient support, healthcare IT, compliance and quality: the work around the care, done while the clinic is open and while it is not.',
  actions: [
    { label: 'Discuss Your Practice', to: '/contact?topic=bpo' },
    { label: 'Ask About Compliance', to: '/contact?topic=other' },
  ],
} satisfies Hero;

const stats = [
  { ...figures.codingAccuracy, label: 'coding accuracy' },
  { ...figures.claimProcessing, label: 'claim processing' },
  { ...figures.patientSupport, label: 'patient support' },
  { ...figures.hipaaCompliance, label: 'HIPAA compliance' },
] satisfies HealthcarePage['stats'];

const questions = {
  title: 'Questions from the\u00a0clinic',
  lead: {
    before: 'Something else? ',
    link: { label: 'Write to us', to: '/contact?topic=bpo' },
    after: ', without patient data; we reply within 24 hours.',
  },
  items: [
    {
      question: 'Which standards do you work under?',
      answer: 'Four: HIPAA, where our figure is 100% compliance; SOC 2 Type II; ISO 27001; and HITECH.',
    },
    {
      question: 'How accurate is the coding?',
      answer: '99.8%. Coding audits are part of the fourth service, compliance and quality.',
    },
    {
      question: 'How long does a claim take?',
      answer: '48 hours. The Cebu City office is open 24/7, so that nights and weekends are among them.',
    },
    {
      question: 'When can patients reach somebody?',
      answer: 'At any hour of any day: patient support is 24/7.',
    },
    {
      question: 'What does it cost?',
      answer:
        'The same for a coder, a patient agent or a systems engineer: $24 an hour, with management included and no setup fee. A license for specialized software, where one is needed, is extra.',
    },
  ],
} satisfies Questions;

export const healthcare = {
  meta: {
    path: '/industries/healthcare',
    title: 'Healthcare Outsourcing: Coding, Billing, Patients | Vantedge',
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
    breadcrumb: hero.breadcrumb,
    share: {
      label: hero.name,
      title: hero.title,
      figures: stats.slice(0, 3).map(({ label, ...figure }) => ({ ...figure, scope: label })),
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
    faq: questions.items,
  },
  hero,
  chart: {
    title: 'Progress note',
    system: 'ICD-10-CM',
    lines: [
      { finding: 'Type 2 diabetes, with hyperglycemia', code: 'E11.65' },
      { finding: 'Essential hypertension, under treatment', code: 'I10' },
      { finding: 'Hyperlipidemia, kind not stated', code: 'E78.5' },
      { finding: 'On insulin, long term', code: 'Z79.4' },
    ],
    note: 'A specimen; no patient’s record.',
    source: 'placeholder',
  },
  stats,
  services: {
    title: 'Four services around one\u00a0visit',
    groups: [
      {
        title: 'Medical coding and\u00a0billing',
        scope: 'From the note to the code, from the code to the claim, from the claim to the payment.',
        entries: [
          'Diagnosis and procedure coding',
          'Charge entry',
          'Claim checks and submission',
          'Denials and appeals',
          'Payment posting',
          'Patient statements',
        ],
        source: 'placeholder',
      },
      {
        title: 'Patient support',
        scope: 'Somebody answers, before the visit and long after it.',
        entries: ['Appointments', 'Eligibility checks', 'Reminders and follow-up', 'Questions about a bill'],
        source: 'placeholder',
      },
      {
        title: 'Healthcare IT',
        scope: 'The systems that hold the record, and the connections between them.',
        entries: [
          'Records-system support',
          'Interfaces and integration',
          'Patient portals',
          'Reports and dashboards',
        ],
        source: 'placeholder',
      },
      {
        title: 'Compliance and\u00a0quality',
        scope: 'The second pair of eyes, on the code and on whoever may\u00a0see\u00a0it.',
        entries: ['Coding audits', 'Documentation review', 'Access reviews', 'Training records'],
        source: 'placeholder',
      },
    ],
  },
  sectors: {
    title: 'Eight kinds of care',
    lead: 'The codes, the payers and the questions differ. The duty to the patient does not.',
    items: [
      { name: 'Ambulatory care', text: 'Same-day coding and scheduling', source: 'placeholder' },
      { name: 'Behavioral health', text: 'Authorizations and session billing', source: 'placeholder' },
      { name: 'Dental', text: 'Benefit checks and recall lists', source: 'placeholder' },
      { name: 'Health plans', text: 'Claims intake and member service', source: 'placeholder' },
      { name: 'Home health', text: 'Visit records and care-plan billing', source: 'placeholder' },
      { name: 'Hospitals', text: 'Inpatient coding and denials', source: 'placeholder' },
      { name: 'Laboratories', text: 'Order entry and result queries', source: 'placeholder' },
      { name: 'Telehealth', text: 'Support before, during and after a call', source: 'placeholder' },
    ],
  },
  claim: {
    title: 'A claim’s 48 hours, none of them\u00a0closed',
    lead: 'Cebu City is open through all of them. An office that keeps nine to five is open for 16.',
    hours: 48,
    rows: [
      { name: 'Cebu City, open 24/7', spans: [[0, 48]] },
      {
        name: 'An office open nine to five',
        spans: [
          [0, 8],
          [24, 32],
        ],
      },
    ],
    unit: 'of 48 hours',
    ticks: ['The claim arrives', 'Next morning', 'Processed'],
  },
  standards: {
    title: 'Four standards, in plain\u00a0words',
    lead: 'Two laws, a report and a system: what each of the badges means for the record of a patient.',
    items: [
      {
        name: 'HIPAA',
        full: 'Health Insurance Portability and Accountability Act',
        meaning:
          'United States law on how patient information may be used, shared and protected. The figure that we state is 100% compliance.',
      },
      {
        name: 'SOC 2 Type II',
        full: 'System and Organization Controls',
        meaning:
          'An outside auditor’s report on whether a provider’s safeguards worked as described, through the whole of a stated period.',
      },
      {
        name: 'ISO 27001',
        full: 'Information security management systems',
        meaning: 'The international standard for running security as a system: risks, controls and reviews.',
      },
      {
        name: 'HITECH',
        full: 'Health Information Technology for Economic and Clinical Health Act',
        meaning:
          'United States law that holds those who handle records for others to HIPAA’s duties, and to giving notice of a breach.',
      },
    ],
  },
  questions,
  closing: {
    title: 'Tell us which claims come\u00a0back.',
    text: 'Your specialty, your system, and where the work stalls is enough to begin; please send no patient data. We reply within 24 hours.',
    actions: [
      { label: 'Discuss Your Practice', to: '/contact?topic=bpo' },
      { label: 'Support for Your Systems', to: '/contact?topic=staff-augmentation' },
    ],
  },
} satisfies HealthcarePage;
