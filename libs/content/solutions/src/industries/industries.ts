import {
  contactLabels,
  heroPrice,
  type PageMeta,
  paths,
  replyPromise,
  type Stat,
  stats,
} from '@vantedge/content-shared';
import type { Closing, Hero, Questions, SectionIntro } from '../model.ts';
import { passage } from './passage.ts';
import { progressNote } from './progress-note.ts';

/** One industry: what we do for it, its main stat, and what its trade calls the sample document. */
interface IndustryEntry {
  name: string;
  to: string;
  color: 'blue' | 'teal' | 'green' | 'purple';
  text: string;
  stat: Stat;
  document: string;
}

/** What a standard is to us: one that we work under, or a regulation that our people know. */
type Standing = 'compliance' | 'expertise';

/** The industries index page. */
interface IndustriesIndexPage {
  meta: PageMeta;
  hero: Hero;
  industries: readonly IndustryEntry[];
  /** A piece of work in each trade's notation, in the order of `industries`. */
  samples: {
    tag: string;
    diff: { file: string; lines: readonly { sign?: '-' | '+'; code: string }[] };
    proof: { before: string; wrong: string; right: string; after: string };
    ledger: {
      lines: readonly { account: string; amount: string }[];
      total: { account: string; amount: string };
    };
    note: readonly { finding: string; code: string }[];
    source: string;
  };
  standards: SectionIntro & {
    caption: string;
    columns: readonly string[];
    kinds: Record<Standing | 'none', string>;
    rows: readonly { name: string; cells: readonly (Standing | undefined)[] }[];
  };
  questions: Questions;
  closing: Closing;
}

const hero = {
  breadcrumb: [{ label: 'Home', to: paths.home }, { label: 'Industries' }],
  name: 'Industries',
  title: 'Teams for technology, publishing, finance and\u00a0healthcare',
  lead: 'People who know your industry’s work, its systems and its rules.',
  price: heroPrice,
  actions: [
    { label: contactLabels.quote, to: paths.contact },
    { label: 'Compare standards', to: '#standards' },
  ],
} satisfies Hero;

const questions = {
  title: 'Your trade, your\u00a0rules',
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
      question: 'Who checks the work before we see it?',
      answer:
        'A second person. In the back office, one person processes each item and another verifies it; coding is audited, and a tester reports each defect with the steps to reproduce it.',
    },
    {
      question: 'What if someone doesn’t know our industry well enough?',
      answer:
        'We replace them, under our 100% replacement guarantee. Everyone has passed four screening steps before you meet them.',
    },
    {
      question: 'Which compliance frameworks apply to our work?',
      answer:
        'SOC 2 Type II, HIPAA, GDPR, PCI DSS, ISO 27001 and HITECH, depending on the industry and the service.',
    },
  ],
} satisfies Questions;

/** The four industries in menu order. */
const industryEntries: readonly IndustryEntry[] = [
  {
    name: 'Technology',
    to: paths.technology,
    color: 'blue',
    text: 'Software, QA, cloud and support teams that work alongside yours by day and on their own overnight.',
    stat: stats.developmentCycles,
    document: 'Code review',
  },
  {
    name: 'Publishing',
    to: paths.publishing,
    color: 'teal',
    text: 'Content, editorial, design and digital teams for eight kinds of publishers.',
    stat: stats.publisherTeam,
    document: 'Page proof',
  },
  {
    name: 'Financial services',
    to: paths.financial,
    color: 'purple',
    text: 'Software, risk, data and operations for eight financial sectors.',
    stat: stats.dailyTransactions,
    document: 'Settlement ledger',
  },
  {
    name: 'Healthcare',
    to: paths.healthcare,
    color: 'green',
    text: 'Coding, claims and patient calls for hospitals, health plans and six more sectors.',
    stat: stats.codingAccuracy,
    document: progressNote.title,
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
    share: {
      stats: [
        { value: '24/7', label: 'development cycles' },
        { value: '50', suffix: '+', label: 'FTEs for one publisher' },
        { value: '99.8', suffix: '%', label: 'medical coding accuracy' },
      ],
    },
    list: { name: hero.name, items: industryEntries.map(({ name, to }) => ({ name, path: to })) },
  },
  hero,
  industries: industryEntries,
  samples: {
    tag: 'Sample',
    diff: {
      file: 'checkout.ts',
      lines: [
        { code: 'for (const row of cart)' },
        { sign: '-', code: '  total += row.price;' },
        { sign: '+', code: '  total += row.price * row.qty;' },
      ],
    },
    proof: {
      before: `${passage.halves.join('')} ${passage.between}`.replace(/^n/, 'N'),
      wrong: passage.wrong,
      right: passage.right,
      after: passage.after,
    },
    ledger: {
      lines: [
        { account: 'Card settlements', amount: '48,215.60' },
        { account: 'Refunds', amount: '(1,915.60)' },
      ],
      total: { account: 'Cash at bank', amount: '46,300.00' },
    },
    note: progressNote.lines.slice(1, 3),
    source: 'placeholder',
  },
  standards: {
    title: 'Standards by industry',
    lead: 'Laws and standards we work under, and regulations our people know.',
    caption: 'Ten standards and regulations, by industry and service',
    columns: ['Standard', 'Financial services', 'Healthcare', 'Cloud migration'],
    kinds: { compliance: 'Compliance', expertise: 'Expertise', none: 'Not applicable' },
    rows: [
      { name: 'SOC 2 Type II', cells: ['compliance', 'compliance', 'compliance'] },
      { name: 'HIPAA', cells: [undefined, 'compliance', 'compliance'] },
      { name: 'GDPR', cells: ['compliance', undefined, 'compliance'] },
      { name: 'PCI DSS', cells: ['compliance', undefined, undefined] },
      { name: 'ISO 27001', cells: [undefined, 'compliance', undefined] },
      { name: 'HITECH', cells: [undefined, 'compliance', undefined] },
      { name: 'Basel III', cells: ['expertise', undefined, undefined] },
      { name: 'IFRS', cells: ['expertise', undefined, undefined] },
      { name: 'MiFID II', cells: ['expertise', undefined, undefined] },
      { name: 'Dodd-Frank', cells: ['expertise', undefined, undefined] },
    ],
  },
  questions,
  closing: {
    title: 'Show us a document from your\u00a0desk',
    text: `A ticket, a proof, a ledger or a note, with the names removed. What should come back instead? ${replyPromise.sentence}`,
    actions: [
      { label: contactLabels.quote, to: paths.contact },
      { label: 'All solutions', to: paths.solutions },
    ],
  },
} satisfies IndustriesIndexPage;
