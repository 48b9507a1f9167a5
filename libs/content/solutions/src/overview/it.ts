import {
  billingTerms,
  contactLabels,
  heroPrice,
  type PageMeta,
  paths,
  rate,
  replyPromise,
} from '@vantedge/content-shared';
import { cloudWeeks } from '../implementation/cloud-weeks.ts';
import type { Closing, Hero, Questions } from '../model.ts';

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
  id: string;
  title: string;
  color: 'blue' | 'teal' | 'purple';
  requests: readonly Request[];
}

/** The IT services page. */
interface ItPage {
  meta: PageMeta;
  hero: Hero;
  contents: string;
  groups: readonly RequestGroup[];
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
  title: 'IT teams for software, testing, support, cloud and\u00a0data',
  lead: 'Nine common IT problems, and the team that takes each one on.',
  price: heroPrice,
  actions: [
    { label: contactLabels.quote, to: paths.contact },
    { label: 'Browse requests', to: '#build' },
  ],
} satisfies Hero;

const questions = {
  title: 'Working with our IT\u00a0teams',
  lead: {
    before: 'Something else? ',
    link: { label: contactLabels.ask, to: paths.contact },
    after: '.',
  },
  items: [
    {
      question: 'Can one team cover several of these?',
      answer:
        'Yes. Hire developers, testers, project managers and support engineers together or one by one. A team scales from 1 to 100+ FTEs in 2–4 weeks on average.',
    },
    {
      question: 'Who manages the team?',
      answer:
        'You do with Staff Augmentation; we do with Managed Solutions. Either way, our management of the people is included in the rate.',
      link: billingTerms,
    },
    {
      question: 'What if someone we get isn’t right for the job?',
      answer: 'We replace them. Staff augmentation comes with a 100% replacement guarantee.',
    },
    {
      question: 'Do your people work in our tools?',
      answer:
        'Yes, in your tools and at the hours you choose. Our Cebu City office is open 24/7, so those hours can include the night.',
    },
  ],
} satisfies Questions;

const source = 'placeholder';

/** Typical requests to an IT department, grouped by task. */
const requestGroups: readonly RequestGroup[] = [
  {
    id: 'build',
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
    id: 'run',
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
    id: 'move',
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
    list: {
      name: hero.name,
      items: requestGroups.flatMap(({ requests }) =>
        requests.map(({ page, to }) => ({ name: page, path: to })),
      ),
    },
  },
  hero,
  contents: 'Contents',
  groups: requestGroups,
  questions,
  closing: {
    title: 'Don’t see your\u00a0request?',
    text: `Describe it in your own words. ${replyPromise.sentence}`,
    actions: [
      { label: contactLabels.quote, to: paths.contact },
      { label: 'All solutions', to: paths.solutions },
    ],
  },
} satisfies ItPage;
