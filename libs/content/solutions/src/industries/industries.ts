import {
  billingTerms,
  contactLabels,
  type PageMeta,
  paths,
  rate,
  replyPromise,
  type Stat,
  stats,
} from '@vantedge/content-shared';
import type { Closing, Hero, Questions, SectionIntro } from '../model.ts';

/** What a drawing in the hero counts. */
type Counted =
  | { kind: 'share'; count: number }
  | { kind: 'units'; count: number }
  | { kind: 'score'; score: number; of: number }
  | { kind: 'week'; from: number; to: number; days: number };

/** One industry: a summary and its stats. */
interface IndustryEntry {
  name: string;
  to: string;
  color: 'blue' | 'teal' | 'green' | 'purple';
  text: string;
  /** The stat in the hero, a note on it, its drawing and the text alternative. */
  measure: { stat: Stat; note: string; drawing: Counted; alt: string };
  /** All of its stats. */
  stats: readonly Stat[];
  services: readonly string[];
}

/** The industries index page. */
interface IndustriesIndexPage {
  meta: PageMeta;
  hero: Hero;
  industries: readonly IndustryEntry[];
  standards: SectionIntro & {
    caption: string;
    columns: readonly string[];
    rows: readonly { label: string; cells: readonly string[] }[];
  };
  questions: Questions;
  closing: Closing;
}

const hero = {
  breadcrumb: [{ label: 'Home', to: paths.home }, { label: 'Industries' }],
  name: 'Industries',
  title: 'Teams for technology, publishing, finance and\u00a0healthcare',
  lead: 'People who know your industry’s work, systems and compliance standards, at one rate.',
  actions: [
    { label: contactLabels.quote, to: paths.contact },
    { label: 'Compare standards', to: '#standards' },
  ],
} satisfies Hero;

const questions = {
  title: 'About your\u00a0industry',
  lead: {
    before: 'Looking for something specific? ',
    link: { label: contactLabels.ask, to: paths.contact },
    after: '.',
  },
  items: [
    {
      question: 'Our industry isn’t listed. Can you still help?',
      answer: 'Yes. Our implementation projects span 15+ industries.',
    },
    {
      question: 'Does the rate depend on the industry?',
      answer: `No. Every industry pays the same $${rate.hourly} an hour.`,
      link: billingTerms,
    },
    {
      question: 'How soon can we have a team?',
      answer:
        'An outsourced team is live in 2–4 weeks. For Mainspring Books, we deployed 50+ FTEs in 12 weeks.',
    },
    {
      question: 'Which compliance standards do you follow?',
      answer:
        'SOC 2 Type II, HIPAA, GDPR, PCI DSS, ISO 27001 and HITECH, depending on the industry and the service.',
    },
  ],
} satisfies Questions;
const compliance = stats.financialCompliance;

const { codingAccuracy } = stats;

/** The four industries in menu order, each with the stats of its own page. */
const industryEntries: readonly IndustryEntry[] = [
  {
    name: 'Technology',
    to: paths.technology,
    color: 'blue',
    text: 'Software, QA, cloud and support teams that work with yours and overnight.',
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
    text: 'Content, editorial, design and digital teams for eight kinds of publishers.',
    measure: {
      stat: stats.publisherTeam,
      note: 'deployed in 12 weeks',
      drawing: { kind: 'units', count: 50 },
      alt: 'Fifty dots, one for each FTE.',
    },
    stats: [stats.publishingVerticals, stats.publisherTeam, stats.deploymentWeeks, stats.deliveryAccuracy],
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
    stats: [stats.dailyTransactions, stats.financialUptime, stats.institutions, compliance],
    services: ['FinTech development', 'Compliance and risk', 'Data analytics', 'Operations support'],
  },
  {
    name: 'Healthcare',
    to: paths.healthcare,
    color: 'green',
    text: 'Coding, claims and patient calls for hospitals, health plans and six more sectors.',
    measure: {
      stat: codingAccuracy,
      note: 'claims processed in 48 hours',
      drawing: { kind: 'score', score: 9.98, of: 10 },
      alt: 'Five hundred dots, all but one filled.',
    },
    stats: [codingAccuracy, stats.claimProcessing, stats.patientSupport, stats.hipaaCompliance],
    services: ['Medical coding and billing', 'Patient support', 'Healthcare IT', 'Compliance and quality'],
  },
];

export const industriesIndex = {
  meta: {
    path: paths.industries,
    title: 'Industries we serve: technology to healthcare | Vantedge',
    description:
      'Philippines-based teams for technology, publishing, financial services and healthcare: the services, results and compliance standards for each industry.',
    keywords: [
      'industry outsourcing',
      'technology outsourcing',
      'publishing outsourcing',
      'financial services outsourcing',
      'healthcare outsourcing',
    ],
    kind: 'collection',
    breadcrumb: hero.breadcrumb,
    share: {
      label: hero.name,
      title: hero.title,
      stats: [
        { value: '24/7', scope: 'development cycles' },
        { value: '50', suffix: '+', scope: 'FTEs for one publisher' },
        { value: '99.8', suffix: '%', scope: 'medical coding accuracy' },
      ],
    },
    list: { name: hero.name, items: industryEntries.map(({ name, to }) => ({ name, path: to })) },
    faq: questions.items,
  },
  hero,
  industries: industryEntries,
  standards: {
    title: 'Standards by industry',
    lead: 'Compliance standards we follow and regulations our people know.',
    caption: 'Ten standards and regulations, by industry and service',
    columns: ['Standard', 'Type', 'Applies to'],
    rows: [
      { label: 'SOC 2 Type II', cells: ['Compliance', 'Financial services, healthcare, cloud migration'] },
      { label: 'HIPAA', cells: ['Compliance', 'Healthcare, cloud migration'] },
      { label: 'GDPR', cells: ['Compliance', 'Financial services, cloud migration'] },
      { label: 'PCI DSS', cells: ['Compliance', 'Financial services'] },
      { label: 'ISO 27001', cells: ['Compliance', 'Healthcare'] },
      { label: 'HITECH', cells: ['Compliance', 'Healthcare'] },
      { label: 'Basel III', cells: ['Expertise', 'Financial services'] },
      { label: 'IFRS', cells: ['Expertise', 'Financial services'] },
      { label: 'MiFID II', cells: ['Expertise', 'Financial services'] },
      { label: 'Dodd-Frank', cells: ['Expertise', 'Financial services'] },
    ],
  },
  questions,
  closing: {
    title: 'Tell us about your\u00a0industry',
    text: `Which work do you want to hand over, and which standards apply to it? ${replyPromise.sentence}`,
    actions: [
      { label: contactLabels.quote, to: paths.contact },
      { label: 'All solutions', to: paths.solutions },
    ],
  },
} satisfies IndustriesIndexPage;
