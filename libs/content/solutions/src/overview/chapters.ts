import { type PageMeta, type PageSections, paths, type Stat, stats } from '@vantedge/content-shared';
import { cloudWeeks } from '../implementation/cloud-weeks.ts';
import type { Closing, Hero, Questions, SectionIntro } from '../model.ts';

/** The color of a service line. */
type LineColor = 'purple' | 'blue' | 'green';

/** A lead time, in weeks and in words. */
interface StartTime {
  name: string;
  path: string;
  color: LineColor;
  min: number;
  max?: number;
  when: string;
}

/** One line of the contents: a page, a summary and its key stat. */
interface ContentsLine {
  title: string;
  to: string;
  note: string;
  badge?: string;
  stat?: Stat;
}

/** A need, with its pricing model, its timeline and its pages. */
interface Chapter {
  /** Anchor that the hero's legend links to. */
  id: string;
  /** The need in a word or two. */
  need: string;
  color: LineColor;
  title: string;
  text: string;
  facts: readonly { name: string; text: string }[];
  lines: readonly ContentsLine[];
}

/** A search term and the page that covers it. */
export interface Term {
  term: string;
  page: string;
  to: string;
}

/** The solutions index page. */
export interface SolutionsIndexPage {
  meta: PageMeta;
  hero: Hero;
  sections: PageSections;
  times: {
    caption: string;
    ticks: readonly { at: number; label: string }[];
    rows: readonly StartTime[];
  };
  chapters: readonly Chapter[];
  /** Pages that cut across the chapters. */
  across: { title: string; text: string; lines: readonly ContentsLine[] };
  terms: SectionIntro & { items: readonly Term[] };
  questions: Questions;
  closing: Closing;
}

/** Lead times of the solutions, shortest first. In weeks; a month counts as 13/3 weeks. */
export const startTimes: readonly StartTime[] = [
  {
    name: 'Staff augmentation, first match',
    path: paths.staffAugmentation,
    color: 'blue',
    min: 1 / 7,
    when: '24 hours',
  },
  { name: 'Developers', path: paths.developers, color: 'blue', min: 5 / 7, when: '5 days' },
  { name: 'Back office', path: paths.backOffice, color: 'green', min: 3, when: '3 weeks' },
  { name: 'Finance and accounting', path: paths.finance, color: 'green', min: 3, when: '3 weeks' },
  { name: 'Customer support', path: paths.customerSupport, color: 'green', min: 4, when: '4 weeks' },
  { name: 'Data management', path: paths.data, color: 'green', min: 4, when: '4 weeks' },
  {
    name: 'Cloud migration',
    path: paths.cloud,
    color: 'purple',
    min: cloudWeeks.liftAndShift.min,
    max: cloudWeeks.reArchitect.max,
    when: `${cloudWeeks.liftAndShift.min}–${cloudWeeks.reArchitect.max} weeks`,
  },
  {
    name: 'Implementation, average time to first go-live',
    path: paths.implementation,
    color: 'purple',
    min: 45 / 7,
    when: '45 days',
  },
  { name: 'UKG Ready', path: paths.ukg, color: 'purple', min: 6, max: 12, when: '6–12 weeks' },
  { name: 'UKG Pro', path: paths.ukg, color: 'purple', min: 13, max: 26, when: '3–6 months' },
];

/** The three needs and the pages that meet them. Each line shows a stat from its own page. */
export const chapters: readonly Chapter[] = [
  {
    id: 'system',
    need: 'Systems',
    color: 'purple',
    title: 'Systems to\u00a0implement',
    text: 'Enterprise software that we configure, migrate and deploy, then support for as long as you use it.',
    facts: [
      { name: 'How it’s priced', text: 'By the hour, in five phases from discovery to support' },
      {
        name: 'Timeline',
        text: 'Discovery takes 1–2 weeks, and the average time to first go-live is 45 days. Discovery through deployment takes 9–16 weeks.',
      },
    ],
    lines: [
      {
        title: 'Implementation Services',
        badge: 'Popular',
        to: paths.implementation,
        note: 'From discovery to support, in five phases.',
        stat: stats.goLiveDays,
      },
      {
        title: 'UKG',
        to: paths.ukg,
        note: 'Pro, Dimensions, Ready and Workforce Central, from a managed-services partner.',
        stat: stats.modulesDelivered,
      },
      {
        title: 'ERP',
        to: paths.erp,
        note: 'SAP, Oracle, Microsoft Dynamics 365 and NetSuite, module by module.',
      },
      {
        title: 'CRM',
        to: paths.crm,
        note: 'Salesforce, HubSpot, Microsoft Dynamics 365 or a custom build.',
        stat: stats.crmReturn,
      },
      {
        title: 'Cloud Migration',
        to: paths.cloud,
        note: 'AWS, Azure, Google Cloud or hybrid, with a choice of four strategies.',
        stat: stats.cloudUptime,
      },
    ],
  },
  {
    id: 'people',
    need: 'People',
    color: 'blue',
    title: 'People for your\u00a0team',
    text: 'Screened people who work in your tools and report to your managers.',
    facts: [
      { name: 'How it’s priced', text: 'As a dedicated team, by time and materials, or by project' },
      {
        name: 'Timeline',
        text: 'A first match within 24 hours, candidates in 1–2 weeks, developers in 5 days',
      },
    ],
    lines: [
      {
        title: 'Staff Augmentation',
        to: paths.staffAugmentation,
        note: 'Developers, testers, project managers and support engineers who report to you.',
        stat: stats.professionalsDeployed,
      },
      {
        title: 'Software Developers',
        to: paths.developers,
        note: 'Analysis, matching, interviews and onboarding in a single workweek.',
        stat: stats.developerDays,
      },
      {
        title: 'QA Testing',
        to: paths.qa,
        note: 'Manual, automated, performance and security testing.',
        stat: stats.qualityScore,
      },
      {
        title: 'Project Management',
        to: paths.pm,
        note: 'Project managers with PMP, CSM, SAFe or PRINCE2 certification.',
        stat: stats.onTimeDelivery,
      },
      {
        title: 'Technical Support',
        to: paths.support,
        note: 'Phone, live chat and remote support, around the clock.',
        stat: stats.supportResponse,
      },
    ],
  },
  {
    id: 'function',
    need: 'Functions',
    color: 'green',
    title: 'Functions to hand\u00a0over',
    text: 'Day-to-day work that follows your procedures, done by a team that we hire and manage.',
    facts: [
      {
        name: 'How it’s priced',
        text: '$24 an hour from 160 hours a month (Managed), or a quote from 5\u00a0FTEs (Build-to-Operate)',
      },
      {
        name: 'Timeline',
        text: 'A live team in 2–4 weeks; 50+\u00a0FTEs in 12 weeks for Mainspring\u00a0Books',
      },
    ],
    lines: [
      {
        title: 'Business Process Outsourcing',
        to: paths.bpo,
        note: 'Support, back office, finance and data, run by our people in Cebu City.',
        stat: stats.bpoLiveWeeks,
      },
      {
        title: 'Customer Support',
        to: paths.customerSupport,
        note: 'Agents drawn from 1.3M+ BPO professionals in the Philippines.',
        stat: {
          id: 'customer-support-launch',
          value: '4',
          unit: 'weeks',
          label: 'to launch',
          source: 'unverified',
        },
      },
      {
        title: 'Back Office',
        to: paths.backOffice,
        note: 'Routine work done in 24 hours: one person processes it, another verifies it.',
        stat: stats.backOfficeAccuracy,
      },
      {
        title: 'Finance and Accounting',
        to: paths.finance,
        note: 'Payables, bookkeeping, payroll and reporting under GAAP or IFRS.',
        stat: stats.financeAccuracy,
      },
      {
        title: 'Data Management',
        to: paths.data,
        note: 'Analytics, data mining, databases, quality and governance.',
        stat: stats.dataAccuracy,
      },
    ],
  },
];
