import {
  billingTerms,
  contactLabels,
  heroPrice,
  paths,
  rate,
  replyPromise,
  stats,
} from '@vantedge/content-shared';
import type { Hero, Questions } from '../model.ts';
import { chapters, type SolutionsIndexPage, startTimes, type Term } from './chapters.ts';

const hero = {
  breadcrumb: [{ label: 'Home', to: paths.home }, { label: 'Solutions' }],
  name: 'Solutions',
  title: 'Hand us a system, a role or a whole\u00a0function',
  lead: 'We implement enterprise software, add people to your team, or run a whole function for you. Compare how each is priced and how soon it\u00a0starts.',
  price: heroPrice,
  actions: [
    { label: contactLabels.quote, to: paths.contact },
    { label: 'Browse A–Z', to: '#index' },
  ],
} satisfies Hero;

const questions = {
  title: 'How to choose',
  lead: {
    before: 'Have another question? ',
    link: { label: contactLabels.ask, to: paths.contact },
    after: '.',
  },
  items: [
    {
      question: 'Which of the three is right for us?',
      answer:
        'Choose implementation for a project with a go-live date, staff augmentation when your managers lead the work but need more hands, and outsourcing for recurring work that you would rather not manage.',
    },
    {
      question: 'Who manages the work?',
      answer:
        'Your managers in staff augmentation, ours in outsourcing. In an implementation we run the project, and you approve scope and design. The rate includes our management; the exception is Build-to-Operate, which is quoted individually.',
      link: billingTerms,
    },
    {
      question: 'What is the smallest engagement?',
      answer:
        '80 hours a month. Work that we manage starts at 160 hours a month, and Build-to-Operate at 5 FTEs.',
    },
    {
      question: 'What if we need more people later?',
      answer:
        'A team scales from 1 to 100+ FTEs in 2–4 weeks on average. Mainspring Books reached 50+ FTEs in 12 weeks.',
    },
  ],
} satisfies Questions;

const across = {
  title: 'Across all\u00a0three',
  text: 'Need more than one service? Browse by IT request or by industry.',
  lines: [
    {
      title: 'IT Services',
      to: paths.it,
      note: 'Software, testing, support, cloud and data, by the problem you have.',
      stat: stats.technologyProfessionals,
    },
    {
      title: 'Industries',
      to: paths.industries,
      note: 'Technology, publishing, financial services and healthcare.',
    },
  ],
};

/** Pages of the solutions section, for the structured data. */
const listed = [...chapters, across]
  .flatMap(({ lines }) => lines)
  .filter(({ to }) => to.startsWith('/solutions/'));
const finance = { page: 'Finance', to: paths.finance };
const ukg = { page: 'UKG', to: paths.ukg };
const data = { page: 'Data Management', to: paths.data };
const cloud = { page: 'Cloud Migration', to: paths.cloud };
const pm = { page: 'Project Management', to: paths.pm };
const crm = { page: 'CRM', to: paths.crm };
const customerSupport = { page: 'Customer Support', to: paths.customerSupport };
const staff = { page: 'Staff Augmentation', to: paths.staffAugmentation };

const backOffice = { page: 'Back Office', to: paths.backOffice };
const erp = { page: 'ERP', to: paths.erp };
const publishing = { page: 'Publishing', to: paths.publishing };
const bpo = { page: 'Outsourcing', to: paths.bpo };
const implementation = { page: 'Implementation', to: paths.implementation };
const healthcare = { page: 'Healthcare', to: paths.healthcare };
const support = { page: 'Technical Support', to: paths.support };
const financial = { page: 'Financial Services', to: paths.financial };
const developers = { page: 'Developers', to: paths.developers };
const qa = { page: 'QA Testing', to: paths.qa };

/** Search terms in alphabetical order, each with the page that covers it best. */
const terms: readonly Term[] = [
  { term: 'Accounts payable', ...finance },
  { term: 'Advanced Analytics', ...ukg },
  { term: 'Analytics', ...data },
  { term: 'AWS', ...cloud },
  { term: 'Azure', ...cloud },
  { term: 'Bookkeeping', ...finance },
  { term: 'CPAs', ...finance },
  { term: 'CSM', ...pm },
  { term: 'Custom CRM', ...crm },
  { term: 'Customer service', ...customerSupport },
  { term: 'Data governance', ...data },
  { term: 'Data mining', ...data },
  { term: 'Databases', ...data },
  { term: 'Dedicated team', ...staff },
  { term: 'Dual verification', ...backOffice },
  { term: 'Dynamics 365 (CRM)', ...crm },
  { term: 'Dynamics 365 (ERP)', ...erp },
  { term: 'Editorial services', ...publishing },
  { term: 'Fifty-seat case study', ...bpo },
  { term: 'Five-phase process', ...implementation },
  { term: 'GAAP and IFRS', ...finance },
  { term: 'GDPR', ...cloud },
  { term: 'General ledger', ...finance },
  { term: 'Google Cloud', ...cloud },
  { term: 'HIPAA', ...healthcare },
  { term: 'HR Suite', ...ukg },
  { term: 'HubSpot', ...crm },
  { term: 'Hybrid cloud', ...cloud },
  { term: 'ISO 27001', ...healthcare },
  { term: 'Lift & Shift', ...cloud },
  { term: 'Live chat', ...support },
  { term: 'Managed services', ...ukg },
  { term: 'Medical coding', ...healthcare },
  { term: 'NetSuite', ...erp },
  { term: 'Oracle', ...erp },
  { term: 'Payroll processing', ...finance },
  { term: 'Payroll software', ...ukg },
  { term: 'PCI DSS', ...financial },
  { term: 'PMP', ...pm },
  { term: 'PRINCE2', ...pm },
  { term: 'Programmers', ...developers },
  { term: 'Re-architect', ...cloud },
  { term: 'Remote support', ...support },
  { term: 'Replacement guarantee', ...staff },
  { term: 'SAFe', ...pm },
  { term: 'Salesforce', ...crm },
  { term: 'SAP', ...erp },
  { term: 'Screening', ...staff },
  { term: 'SOC 2 Type II', ...cloud },
  { term: 'Software testing', ...qa },
  { term: 'Time & Labor', ...ukg },
  { term: 'Time and materials', ...staff },
  { term: 'Voice agents', ...customerSupport },
  { term: 'Workforce Central', ...ukg },
];

export const solutionsIndex = {
  meta: {
    path: paths.solutions,
    title: 'Implementation, staffing and outsourcing | Vantedge',
    description: `Compare implementation, staff augmentation and outsourcing at $${rate.hourly} an hour: what each covers, how it’s priced and how long it takes, from 24 hours to 6 months.`,
    keywords: [
      'outsourcing services',
      'enterprise software implementation',
      'staff augmentation',
      'business process outsourcing',
      'offshore teams Philippines',
    ],
    kind: 'collection',
    share: {
      stats: [
        { value: '24', unit: 'hours', label: 'to your first match' },
        { value: '2–4', unit: 'weeks', label: stats.bpoLiveWeeks.label },
        { value: '45', unit: 'days', label: stats.goLiveDays.label },
      ],
    },
    list: { name: hero.name, items: listed.map(({ title, to }) => ({ name: title, path: to })) },
  },
  hero,
  sections: {
    system: 'Systems',
    people: 'People',
    function: 'Functions',
    across: 'Across all three',
    index: 'A–Z',
    questions: 'Questions',
  },
  times: {
    caption: 'How soon each service starts or goes live',
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
    title: 'A–Z',
    lead: 'Find a platform, role, standard or task and the page that covers it.',
    items: terms,
  },
  questions,
  closing: {
    title: 'Describe the work; we’ll name the\u00a0service',
    text: `A few lines are enough. ${replyPromise.sentence}`,
    actions: [
      { label: contactLabels.quote, to: paths.contact },
      { label: 'See the rate card', to: paths.rateCard },
    ],
  },
} satisfies SolutionsIndexPage;
