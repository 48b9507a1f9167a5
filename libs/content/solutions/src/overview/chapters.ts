import { figures } from '@vantedge/content-shared';
import { cloudWeeks } from '../implementation/cloud-weeks.ts';
import type { Chapter, StartTime } from './index-page.ts';

const { liftAndShift, rePlatform, reArchitect } = cloudWeeks;

/** Every date that a solution page gives, the soonest first; weeks, where a month of a calendar is a third of 13. */
export const startTimes: readonly StartTime[] = [
  {
    name: 'Staff augmentation, first match',
    path: '/solutions/staff-augmentation',
    color: 'blue',
    min: 1 / 7,
    when: '24 hours',
  },
  { name: 'Developers', path: '/solutions/developers', color: 'blue', min: 5 / 7, when: '5 days' },
  {
    name: 'Outsourcing, any function',
    path: '/solutions/bpo',
    color: 'green',
    min: 2,
    max: 4,
    when: '2–4 weeks',
  },
  { name: 'Back office', path: '/solutions/back-office', color: 'green', min: 3, when: '3 weeks' },
  { name: 'Finance and accounting', path: '/solutions/finance', color: 'green', min: 3, when: '3 weeks' },
  { name: 'Customer support', path: '/solutions/customer-support', color: 'green', min: 4, when: '4 weeks' },
  { name: 'Data management', path: '/solutions/data', color: 'green', min: 4, when: '4 weeks' },
  {
    name: 'Cloud, Lift & Shift',
    path: '/solutions/cloud',
    color: 'purple',
    min: liftAndShift.min,
    max: liftAndShift.max,
    when: liftAndShift.when,
  },
  {
    name: 'Implementation, on average',
    path: '/solutions/implementation',
    color: 'purple',
    min: 45 / 7,
    when: '45 days',
  },
  { name: 'UKG Ready', path: '/solutions/ukg', color: 'purple', min: 6, max: 12, when: '6–12 weeks' },
  {
    name: 'Cloud, Re-platform',
    path: '/solutions/cloud',
    color: 'purple',
    min: rePlatform.min,
    max: rePlatform.max,
    when: rePlatform.when,
  },
  {
    name: 'Cloud, Re-architect',
    path: '/solutions/cloud',
    color: 'purple',
    min: reArchitect.min,
    max: reArchitect.max,
    when: reArchitect.when,
  },
  { name: 'UKG Pro', path: '/solutions/ukg', color: 'purple', min: 13, max: 26, when: '3–6 months' },
];

/** The three needs, each with the pages that answer it; every line turns on a figure of its own page. */
export const chapters: readonly Chapter[] = [
  {
    id: 'system',
    need: 'A system',
    color: 'purple',
    title: 'A system, taken\u00a0live',
    text: 'Enterprise software configured, migrated and deployed, then supported for as long as you run it.',
    facts: [
      { name: 'How it is bought', text: 'By the hour, through five phases from discovery to support' },
      { name: 'How soon', text: 'Discovery takes 1–2 weeks; go-live comes after 45 days on average' },
    ],
    lines: [
      {
        title: 'Implementation Services',
        to: '/solutions/implementation',
        note: 'The five phases from discovery to support, and how long each takes.',
        figure: { ...figures.goLiveDays, scope: 'average to go-live' },
      },
      {
        title: 'UKG',
        to: '/solutions/ukg',
        note: 'Pro, Dimensions, Ready and Workforce Central, from a managed-services partner.',
        figure: figures.modulesDelivered,
      },
      {
        title: 'ERP',
        to: '/solutions/erp',
        note: 'SAP, Oracle, Microsoft Dynamics 365 and NetSuite, module by module.',
        figure: { id: 'erp-platforms', value: '4', scope: 'platforms', source: 'unverified' },
      },
      {
        title: 'CRM',
        to: '/solutions/crm',
        note: 'Salesforce, HubSpot, Microsoft Dynamics 365, or one built for you.',
        figure: { ...figures.crmReturn, scope: 'first-year ROI' },
      },
      {
        title: 'Cloud Migration',
        to: '/solutions/cloud',
        note: 'AWS, Azure, Google Cloud or hybrid, by one of four strategies.',
        figure: figures.cloudUptime,
      },
    ],
  },
  {
    id: 'people',
    need: 'People',
    color: 'blue',
    title: 'People, on your\u00a0team',
    text: 'Screened professionals who work in your tools and are led by your people.',
    facts: [
      { name: 'How it is bought', text: 'As a dedicated team, by time and materials, or by project' },
      { name: 'How soon', text: 'A match within 24 hours, candidates in 1–2 weeks, a developer in 5 days' },
    ],
    lines: [
      {
        title: 'Staff Augmentation',
        to: '/solutions/staff-augmentation',
        note: 'How people are screened, matched and engaged, and what guarantees them.',
        figure: figures.professionalsDeployed,
      },
      {
        title: 'Software Developers',
        to: '/solutions/developers',
        note: 'Analysis, matching, interviews, onboarding: one working week.',
        figure: { ...figures.developerDays, scope: 'to deploy' },
      },
      {
        title: 'QA Testing',
        to: '/solutions/qa',
        note: 'Four groups of services and four of tools, under one methodology.',
        figure: figures.qaPhases,
      },
      {
        title: 'Project Management',
        to: '/solutions/pm',
        note: 'Managers certified as PMP, CSM, SAFe or PRINCE2.',
        figure: { ...figures.onTimeDelivery, scope: 'on time' },
      },
      {
        title: 'Technical Support',
        to: '/solutions/support',
        note: 'By phone, by live chat and by remote session, around the clock.',
        figure: { ...figures.supportResponse, scope: 'to respond' },
      },
    ],
  },
  {
    id: 'function',
    need: 'A function',
    color: 'green',
    title: 'A function, run for\u00a0you',
    text: 'Work that returns every day, done to your procedures by a team that we staff and manage.',
    facts: [
      {
        name: 'How it is bought',
        text: 'Managed, from 160 hours a month; or Build-to-Operate, from 5\u00a0FTEs',
      },
      { name: 'How soon', text: 'A team is live in 2–4 weeks; one grew to 50+\u00a0FTEs in\u00a012' },
    ],
    lines: [
      {
        title: 'Business Process Outsourcing',
        to: '/solutions/bpo',
        note: 'Four functions, eight industries, and the case that filled fifty seats.',
        figure: { ...figures.bpoLiveWeeks, scope: 'until a team is live' },
      },
      {
        title: 'Customer Support',
        to: '/solutions/customer-support',
        note: 'Agents from a pool of 1.3M+ BPO professionals in the Philippines.',
        figure: {
          id: 'customer-support-launch',
          value: '4',
          suffix: 'weeks',
          scope: 'to launch',
          source: 'unverified',
        },
      },
      {
        title: 'Back Office',
        to: '/solutions/back-office',
        note: 'Routine work within 24 hours: one specialist processes it, another verifies it.',
        figure: { ...figures.backOfficeAccuracy, scope: 'accuracy' },
      },
      {
        title: 'Finance and Accounting',
        to: '/solutions/finance',
        note: 'Payables, ledger, payroll and reporting, to GAAP or IFRS.',
        figure: { ...figures.financeAccuracy, scope: 'accuracy' },
      },
      {
        title: 'Data Management',
        to: '/solutions/data',
        note: 'Analytics, mining, databases, quality and governance.',
        figure: { ...figures.dataAccuracy, scope: 'accuracy' },
      },
    ],
  },
];
