import { figures, rate } from '@vantedge/content-shared';
import type { Hero, Questions } from '../model.ts';
import { chapters, startTimes } from './chapters.ts';
import type { SolutionsIndexPage } from './index-page.ts';
import { terms } from './terms.ts';

const hero = {
  breadcrumb: [{ label: 'Home', to: '/' }, { label: 'Solutions' }],
  name: 'Solutions',
  title: 'Begin with what is\u00a0missing.',
  lead: `A system, people for your team, or a whole function. Each is bought in its own way and starts at its own speed; the flat rate is $${rate.hourly}\u00a0an\u00a0hour.`,
  actions: [
    { label: 'Get Consultation', to: '/contact' },
    { label: 'Look It Up by Name', to: '#index' },
  ],
} satisfies Hero;

const questions = {
  title: 'Asked before choosing',
  lead: {
    before: 'Another question? ',
    link: { label: 'Write to us', to: '/contact' },
    after: '; we reply within 24 hours.',
  },
  items: [
    {
      question: 'Which of the three do we need?',
      answer:
        'Ask who will lead the work. If it has a go-live date, it is an implementation. If your own people lead it and are too few, it is staff augmentation. If it returns every day and nobody should have to lead it, outsource it.',
    },
    {
      question: 'Do the three cost the same?',
      answer: `Yes: a flat $${rate.hourly} an hour, with management included and no setup fee. Specialized software licenses are extra, and Build-to-Operate, planned in years, is priced with you.`,
    },
    {
      question: 'What is the smallest thing that we can buy?',
      answer:
        '80 hours a month on the Boutique or Staff Augmentation model. The Managed model begins at 160 hours a month, Build-to-Operate at 5 FTEs.',
    },
    {
      question: 'How fast can it grow?',
      answer:
        'From 1 to 100+ FTEs in 2–4 weeks on average. A publishing client went to 50+ FTEs in 12 weeks.',
    },
  ],
} satisfies Questions;

const across = {
  title: 'Or more than one of\u00a0them',
  text: 'What an IT department asks for, or what a trade needs, seldom keeps to one heading.',
  lines: [
    {
      title: 'IT Services',
      to: '/solutions/it',
      note: 'Software, testing, support, cloud and data, and which page answers what.',
      figure: figures.itProfessionals,
    },
    {
      title: 'Industries',
      to: '/industries',
      note: 'Technology, publishing, financial services and healthcare, each by its own measures.',
      figure: { id: 'industries', value: '4', scope: 'industries', source: 'unverified' },
    },
  ],
};

/** The pages of the section itself, for search engines. */
const listed = [...chapters, across]
  .flatMap(({ lines }) => lines)
  .filter(({ to }) => to.startsWith('/solutions/'));

export const solutionsIndex = {
  meta: {
    path: '/solutions',
    title: 'Solutions: systems, people and functions | Vantedge',
    description: `Implementation, staff augmentation and outsourcing: what each service is, how it is bought and how soon it starts, from 24 hours to 6 months, at $${rate.hourly} an hour.`,
    keywords: [
      'outsourcing services',
      'enterprise software implementation',
      'staff augmentation',
      'business process outsourcing',
      'offshore teams Philippines',
    ],
    kind: 'collection',
    breadcrumb: hero.breadcrumb,
    share: {
      label: hero.name,
      title: hero.title,
      figures: [
        { value: '24', suffix: 'hours', scope: 'to a first match' },
        { value: '2–4', suffix: 'weeks', scope: 'until a team is live' },
        { value: '45', suffix: 'days', scope: 'average to go-live' },
      ],
    },
    list: { name: hero.name, items: listed.map(({ title, to }) => ({ name: title, path: to })) },
    faq: questions.items,
  },
  hero,
  times: {
    caption:
      'How soon, on one scale of six months. Solid is the soonest, tinted is up to the latest. Services that are dated in discovery are not drawn.',
    ticks: [
      { at: 0, label: 'Start' },
      { at: 4, label: '4 weeks' },
      { at: 8, label: '8 weeks' },
      { at: 13, label: '3 months' },
      { at: 26, label: '6 months' },
    ],
    rows: startTimes,
  },
  chapters,
  across,
  terms: {
    title: 'Index',
    lead: 'Platforms, roles, standards and tasks, and the page that each of them stands on.',
    items: terms,
  },
  questions,
  closing: {
    title: 'Between two headings? Ask\u00a0us.',
    text: 'Tell us what the work is. We say which page it belongs to, and reply within 24 hours.',
    actions: [
      { label: 'Get Consultation', to: '/contact' },
      { label: 'See the Rate Card', to: '/rate-card' },
    ],
  },
} satisfies SolutionsIndexPage;
