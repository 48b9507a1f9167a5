import { type PageMeta, paths, rate, replyPromise, type Stat, stats } from '@vantedge/content-shared';
import { cloudWeeks } from '../implementation/cloud-weeks.ts';
import type { Closing, Hero, Questions, SectionIntro } from '../model.ts';

/** A typical request and the page that answers it. */
interface Request {
  /** Written by us; never a client's words. */
  text: string;
  page: string;
  to: string;
  /** The main claim of that page, in a few words. */
  promise: string;
  source: string;
}

/** Requests of one kind, in the color that most of their pages use. */
interface RequestGroup {
  title: string;
  color: 'blue' | 'teal' | 'purple';
  requests: readonly Request[];
}

/** The IT services page. */
interface ItPage {
  meta: PageMeta;
  hero: Hero;
  facts: readonly (Stat & { label: string })[];
  requests: SectionIntro & { groups: readonly RequestGroup[] };
  questions: Questions;
  closing: Closing;
}

const hero = {
  breadcrumb: [
    { label: 'Home', to: paths.home },
    { label: 'Solutions', to: paths.solutions },
    { label: 'IT Services' },
  ],
  name: 'IT Services',
  title: 'Send us the\u00a0ticket.',
  lead: 'Software, testing, support, cloud or data: find the request that sounds like yours, and go straight to the service that handles it.',
  actions: [
    { label: 'Describe Your Request', to: paths.contact },
    { label: 'Browse Requests', to: '#queue' },
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
    scope: 'a month, minimum engagement',
    source: 'unverified',
    label: 'a month, minimum engagement',
  },
  { ...stats.usOverlap, label: 'coverage, with US time-zone overlap' },
  { ...stats.itProfessionals, label: 'IT professionals in the Philippines' },
] satisfies ItPage['facts'];

const questions = {
  title: 'Working with our IT\u00a0teams',
  lead: {
    before: 'Don’t see your request? ',
    link: { label: 'Tell us about it', to: paths.contact },
    after: '.',
  },
  items: [
    {
      question: 'Can one team cover several of these?',
      answer:
        'Yes. Hire developers, testers, project managers and support staff together or individually. A team scales from 1 to 100+ FTEs in 2–4 weeks on average.',
    },
    {
      question: 'Who manages the team?',
      answer:
        'You do with Staff Augmentation; we do with Managed Solutions. Either way, management is included in the rate.',
    },
    {
      question: 'Are software licenses included?',
      answer: `Specialized licenses are not; they’re the only extra. The $${rate.hourly} rate covers everything else, including management and setup, with no hidden fees.`,
    },
    {
      question: 'Who responds if something fails at night?',
      answer:
        'Our Cebu City office, which is open 24/7. The Los Angeles office is open on weekdays from 08:00 to 17:00.',
    },
  ],
} satisfies Questions;

const source = 'placeholder';

/** Typical requests to an IT department, grouped by task. */
const requestGroups: readonly RequestGroup[] = [
  {
    title: 'Build',
    color: 'blue',
    requests: [
      {
        text: 'This release needs three more developers.',
        page: 'Software Developers',
        to: paths.developers,
        promise: 'On your team in 5 days',
        source,
      },
      {
        text: 'It only works on the developer’s laptop.',
        page: 'QA Testing',
        to: paths.qa,
        promise: 'A five-phase methodology',
        source,
      },
      {
        text: 'We have a deadline, but no plan.',
        page: 'Project Management',
        to: paths.pm,
        promise: '95% on-time delivery',
        source,
      },
    ],
  },
  {
    title: 'Run',
    color: 'teal',
    requests: [
      {
        text: 'No one answers tickets after six.',
        page: 'Technical Support',
        to: paths.support,
        promise: 'Response in under 2 minutes, 24/7',
        source,
      },
      {
        text: 'Three reports, three different totals.',
        page: 'Data Management',
        to: paths.data,
        promise: '99.9% accuracy',
        source,
      },
    ],
  },
  {
    title: 'Move or replace',
    color: 'purple',
    requests: [
      {
        text: 'The lease on our data center is up.',
        page: 'Cloud Migration',
        to: paths.cloud,
        promise: `Lift & Shift in ${cloudWeeks.liftAndShift.when}`,
        source,
      },
      {
        text: 'Orders in one system, inventory in another.',
        page: 'ERP',
        to: paths.erp,
        promise: 'SAP, Oracle, Dynamics 365, NetSuite',
        source,
      },
      {
        text: 'Sales tracks accounts in a spreadsheet.',
        page: 'CRM',
        to: paths.crm,
        promise: '3.2x first-year ROI',
        source,
      },
      {
        text: 'Our time clocks and payroll never agree.',
        page: 'UKG',
        to: paths.ukg,
        promise: '140+ modules delivered',
        source,
      },
    ],
  },
];

/** IT services: nine requests and the page that answers each one. */
export const it = {
  meta: {
    path: paths.it,
    title: 'IT services and offshore IT teams | Vantedge',
    description: `Developers, testing, project management, support, data, cloud, ERP, CRM and UKG: match your IT request to the right service, at a flat $${rate.hourly} an hour.`,
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
      stats: facts.slice(1).map(({ label, ...stat }) => ({ ...stat, scope: label })),
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
    title: 'Your request, and who handles\u00a0it',
    lead: 'Nine typical requests, each with the service that answers it.',
    groups: requestGroups,
  },
  questions,
  closing: {
    title: 'Send it as\u00a0is.',
    text: `No need to rewrite the ticket. Paste it in, and you’ll hear from the right team ${replyPromise.within}.`,
    actions: [
      { label: 'Describe Your Request', to: paths.contact },
      { label: 'All Solutions', to: paths.solutions },
    ],
  },
} satisfies ItPage;
