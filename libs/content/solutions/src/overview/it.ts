import { figures, rate } from '@vantedge/content-shared';
import type { ItPage } from './it-page.ts';
import { requestGroups } from './it-requests.ts';
import type { Hero, Questions } from '../model.ts';

const hero = {
  breadcrumb: [
    { label: 'Home', to: '/' },
    { label: 'Solutions', to: '/solutions' },
    { label: 'IT Services' },
  ],
  name: 'IT Services',
  title: 'Send us the\u00a0ticket.',
  lead: 'Software, testing, support, cloud, data: an IT department is asked for all of it, seldom in those words. This page sorts what you are asked for by who takes it here.',
  actions: [
    { label: 'Describe the Request', to: '/contact' },
    { label: 'Find It in the Queue', to: '#queue' },
  ],
} satisfies Hero;

const facts = [
  {
    id: 'it-rate',
    value: String(rate.hourly),
    prefix: '$',
    scope: 'flat rate an hour, management included',
    source: 'unverified',
    label: 'an hour, management included',
  },
  {
    id: 'it-minimum',
    value: '80',
    suffix: 'hours',
    scope: 'a month, the smallest engagement',
    source: 'unverified',
    label: 'a month is enough to begin',
  },
  { ...figures.usOverlap, label: 'coverage, with US time-zone overlap' },
  { ...figures.itProfessionals, label: 'IT professionals in the Philippines' },
] satisfies ItPage['facts'];

const questions = {
  title: 'About tickets in\u00a0general',
  lead: {
    before: 'Yours is of another kind? ',
    link: { label: 'Describe it', to: '/contact' },
    after: '; we reply within 24 hours.',
  },
  items: [
    {
      question: 'Can one team take several of these?',
      answer:
        'Yes. Developers, testers, project managers and support staff are engaged together or one by one, and a team grows from 1 to 100+ FTEs in 2–4 weeks on average.',
    },
    {
      question: 'Who leads the work?',
      answer:
        'You do, with Staff Augmentation. We do, with Managed Solutions; the management is in the rate either way.',
    },
    {
      question: 'Are software licenses in the rate?',
      answer: `Specialized software licenses are not; they are the one exception. Everything else is in the $${rate.hourly}: management, setup, and no hidden fees.`,
    },
    {
      question: 'Who is awake when something fails at night?',
      answer: 'Cebu City, which is open 24/7. Los Angeles answers on weekdays between 08:00 and 17:00.',
    },
  ],
} satisfies Questions;

/** IT services: nine requests and the page that each belongs to. */
export const it = {
  meta: {
    path: '/solutions/it',
    title: 'IT Services: which request goes where | Vantedge',
    description: `Developers, testing, project management, support, data, cloud, ERP, CRM and UKG: what an IT department asks for, and the service that takes it, at $${rate.hourly} an hour.`,
    keywords: [
      'IT services',
      'IT outsourcing',
      'offshore IT team',
      'IT staff augmentation',
      'IT professionals Philippines',
    ],
    kind: 'collection',
    breadcrumb: hero.breadcrumb,
    share: {
      label: hero.name,
      title: hero.title,
      figures: facts.slice(1).map(({ label, ...figure }) => ({ ...figure, scope: label })),
    },
    list: {
      name: hero.name,
      items: requestGroups.flatMap(({ requests }) =>
        requests.map(({ page, to }) => ({ name: page, path: to })),
      ),
    },
    faq: questions.items,
  },
  hero,
  facts,
  requests: {
    title: 'The queue, and who takes\u00a0it',
    lead: 'Nine requests as they tend to be put. The words are ours, not a client’s.',
    groups: requestGroups,
  },
  questions,
  closing: {
    title: 'In your own words is\u00a0fine.',
    text: 'Paste the ticket as it came. We find the people that it needs, and reply within 24 hours.',
    actions: [
      { label: 'Describe the Request', to: '/contact' },
      { label: 'All Solutions', to: '/solutions' },
    ],
  },
} satisfies ItPage;
