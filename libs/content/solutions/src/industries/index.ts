import { rate } from '@vantedge/content-shared';
import { industryEntries } from './entries.ts';
import type { IndustriesIndexPage } from './index-page.ts';
import type { Hero, Questions } from '../model.ts';

const hero = {
  breadcrumb: [{ label: 'Home', to: '/' }, { label: 'Industries' }],
  name: 'Industries',
  title: 'Every trade keeps its own\u00a0score.',
  lead: 'Four industries that we staff, and the measure that each of them would judge us by. The figures under one name are not those under the next.',
  actions: [
    { label: 'Discuss Your Industry', to: '/contact' },
    { label: 'Which Standard, Where', to: '#standards' },
  ],
} satisfies Hero;

const questions = {
  title: 'Asked from other\u00a0trades',
  lead: {
    before: 'Yours is not here? ',
    link: { label: 'Ask it', to: '/contact' },
    after: '; we reply within 24 hours.',
  },
  items: [
    {
      question: 'Ours is not among the four. Can you still help?',
      answer:
        'Yes. The four have pages of their own; outsourcing and CRM are each described for eight industries, ERP for four and data management for six. Implementations have been made in 15+.',
    },
    {
      question: 'Does the rate depend on the industry?',
      answer: `No. It is a flat $${rate.hourly} an hour, with management included. Specialized software licenses are extra.`,
    },
    {
      question: 'How soon does a team start?',
      answer:
        'In technology, in 2 weeks. In publishing, 50+ FTEs were deployed in 12 weeks. An outsourced team in any industry is live in 2–4 weeks.',
    },
    {
      question: 'What is your client retention?',
      answer: 'Client retention is 98%. Among technology clients it is 99.8%.',
    },
  ],
} satisfies Questions;

export const industriesIndex = {
  meta: {
    path: '/industries',
    title: 'Industries: four trades, each by its own measures | Vantedge',
    description:
      'Technology, publishing, financial services and healthcare: the services, the figures and the standards of each, and the teams in the Philippines.',
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
      figures: [
        { value: '24/7', scope: 'development cycles' },
        { value: '50', suffix: '+', scope: 'FTEs for one publisher' },
        { value: '99.8', suffix: '%', scope: 'coding accuracy' },
      ],
    },
    list: { name: hero.name, items: industryEntries.map(({ name, to }) => ({ name, path: to })) },
    faq: questions.items,
  },
  hero,
  industries: industryEntries,
  standards: {
    title: 'Which standard, where',
    lead: 'Compliance is what the work is held to. Expertise is what the people who do it know.',
    caption: 'Ten standards, and the pages that name them',
    columns: ['Standard', 'As', 'In'],
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
    title: 'A fifth trade? Tell us how it keeps\u00a0score.',
    text: 'Name the figure that your work is judged by. We reply within 24 hours.',
    actions: [
      { label: 'Discuss Your Industry', to: '/contact' },
      { label: 'All Solutions', to: '/solutions' },
    ],
  },
} satisfies IndustriesIndexPage;
