import { paths, rate, replyPromise } from '@vantedge/content-shared';
import { industryEntries } from './entries.ts';
import type { IndustriesIndexPage } from './industries.types.ts';
import type { Hero, Questions } from '../model.ts';

const hero = {
  breadcrumb: [{ label: 'Home', to: paths.home }, { label: 'Industries' }],
  name: 'Industries',
  title: 'Every industry keeps score differently.',
  lead: 'We staff teams in four industries. Each has its own services, its own compliance standards and its own measure of success.',
  actions: [
    { label: 'Discuss Your Industry', to: paths.contact },
    { label: 'Compare Standards', to: '#standards' },
  ],
} satisfies Hero;

const questions = {
  title: 'About your\u00a0industry',
  lead: {
    before: 'Looking for something specific? ',
    link: { label: 'Get in touch', to: paths.contact },
    after: '.',
  },
  items: [
    {
      question: 'Our industry isn’t listed. Can you still help?',
      answer:
        'Yes. Our implementation projects span 15+ industries. Our outsourcing and CRM services each cover eight, data management covers six and ERP covers four.',
    },
    {
      question: 'Does the rate depend on the industry?',
      answer: `No. Every industry pays the same $${rate.hourly} an hour, management included. Specialized software licenses are extra.`,
    },
    {
      question: 'How soon can we have a team?',
      answer:
        'An outsourced team in any industry is live in 2–4 weeks. Technology teams start in 2 weeks, and for one publisher we deployed 50+ FTEs in 12 weeks.',
    },
    {
      question: 'What is your client retention?',
      answer: 'Our client retention is 98%. Among technology clients, it is 99.8%.',
    },
  ],
} satisfies Questions;

export const industriesIndex = {
  meta: {
    path: paths.industries,
    title: 'Industries We Serve, from Technology to Healthcare | Vantedge',
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
        { value: '99.8', suffix: '%', scope: 'coding accuracy' },
      ],
    },
    list: { name: hero.name, items: industryEntries.map(({ name, to }) => ({ name, path: to })) },
    faq: questions.items,
  },
  hero,
  industries: industryEntries,
  standards: {
    title: 'Standards by industry',
    lead: '“Compliance” marks standards we follow; “Expertise” marks regulations our people know.',
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
    title: 'How does your industry keep\u00a0score?',
    text: `Tell us which number matters most to you and what is holding it back. ${replyPromise.sentence}`,
    actions: [
      { label: 'Discuss Your Industry', to: paths.contact },
      { label: 'All Solutions', to: paths.solutions },
    ],
  },
} satisfies IndustriesIndexPage;
