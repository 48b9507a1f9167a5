import {
  billingTerms,
  contactAbout,
  contactLabels,
  heroPrice,
  type PageMeta,
  type PageSections,
  paths,
  rate,
  type Stat,
  stats,
} from '@vantedge/content-shared';
import type { Closing, Credential, Hero, Questions, SectionIntro, Testimonial } from '../model.ts';

/** A success metric and its drawing. */
interface Metric {
  stat: Stat;
  label: string;
  drawing:
    | { kind: 'score'; score: number; of: number }
    | { kind: 'strokes'; full: number; of: number; group: number; pitch: number; gap: number };
}

/** A service: its description, what the manager runs and what the client receives. */
interface PmService {
  name: string;
  description: string;
  lists: readonly { label: string; items: readonly string[] }[];
  source: string;
}

/** A project phase. Durations are not specified. */
interface PmPhase {
  name: string;
  text: string;
  activities: readonly string[];
  /** Set if the phase runs alongside all others. */
  throughout?: true;
  source: string;
}

/** A proficiency level, shown as `marks` of two filled. */
interface ToolLevel {
  level: 'Expert' | 'Proficient';
  marks: 1 | 2;
  text: string;
  tools: readonly { name: string; use: string }[];
  source: string;
}

/** The project management page. */
interface PmPage {
  meta: PageMeta;
  hero: Hero;
  sections: PageSections;
  metrics: readonly Metric[];
  bench: SectionIntro;
  services: SectionIntro & { items: readonly PmService[] };
  process: SectionIntro & { phases: readonly PmPhase[] };
  credentials: { title: string; items: readonly (Credential & { source: string })[] };
  tools: { title: string; levels: readonly ToolLevel[] };
  testimonials: { title: string; items: readonly [Testimonial, Testimonial] };
  questions: Questions;
  closing: Closing;
}

const hero = {
  breadcrumb: [
    { label: 'Home', to: paths.home },
    { label: 'Solutions', to: paths.solutions },
    { label: 'Staff Augmentation', to: paths.staffAugmentation },
    { label: 'Project Management' },
  ],
  name: 'Project Management',
  title: 'Someone to own the plan, the budget and the\u00a0risks',
  lead: 'Project managers certified in PMP, CSM, SAFe or PRINCE2, who answer for all three.',
  price: heroPrice,
  actions: [
    { label: contactLabels.match, to: contactAbout('staff-augmentation') },
    { label: 'See the process', to: '#process' },
  ],
} satisfies Hero;

const metrics = [
  {
    stat: stats.onTimeDelivery,
    label: 'on-time delivery',
    drawing: { kind: 'strokes', full: 19, of: 20, group: 5, pitch: 6, gap: 6 },
  },
  {
    stat: {
      id: 'pm-budget-adherence',
      value: '98',
      suffix: '%',
      label: 'budget adherence',
      source: 'unverified',
    },
    label: 'budget adherence',
    drawing: { kind: 'strokes', full: 49, of: 50, group: 10, pitch: 3, gap: 3 },
  },
  {
    stat: {
      id: 'pm-satisfaction',
      value: '4.9',
      unit: '/5',
      label: 'client satisfaction',
      source: 'unverified',
    },
    label: 'client satisfaction',
    drawing: { kind: 'score', score: 4.9, of: 5 },
  },
] satisfies PmPage['metrics'];

const questions = {
  title: 'Authority, warnings and\u00a0handoff',
  lead: {
    before: 'Want to know more? ',
    link: { label: contactLabels.ask, to: contactAbout('staff-augmentation') },
    after: '.',
  },
  items: [
    {
      question: 'Can one manager run several small projects?',
      answer:
        'Yes. The minimum is 80 hours a month, and you and your project manager decide how to divide them.',
      link: billingTerms,
    },
    {
      question: 'Which methodology do you use?',
      answer:
        'Yours, if you have one. Our managers are certified for predictive projects (PMP, PRINCE2), Scrum teams (CSM) and agile at scale (SAFe).',
    },
    {
      question: 'When will we hear that a deadline is slipping?',
      answer:
        'Before it is missed. Schedule, budget and risks are tracked against the baseline from start to finish, and changes are reported early enough to act on.',
    },
    {
      question: 'What stays with us when the project ends?',
      answer: 'Accepted results, a handoff, the decisions on record and the lessons for the next project.',
    },
  ],
} satisfies Questions;

export const pm = {
  meta: {
    path: paths.pm,
    title: 'Project management staff augmentation | Vantedge',
    description: `Project managers certified in PMP, CSM, SAFe and PRINCE2: 95% on-time delivery, 98% budget adherence, 4.9 out of 5 client satisfaction, at $${rate.hourly} an hour.`,
    keywords: [
      'project management services',
      'hire a project manager',
      'offshore project manager Philippines',
      'PMP',
      'Certified ScrumMaster',
      'PRINCE2',
      'SAFe',
    ],
    share: {
      stats: metrics.map(({ stat }) => stat),
    },
    service: {
      name: hero.name,
      type: 'Project management staff augmentation',
      category: ['Staff Augmentation', 'Project Management'],
      offers: [
        { name: 'Project delivery', hourly: rate.hourly },
        { name: 'Agile delivery', hourly: rate.hourly },
        { name: 'Program and portfolio management', hourly: rate.hourly },
        { name: 'Project management office', hourly: rate.hourly },
      ],
    },
  },
  hero,
  sections: {
    process: 'Process',
    services: 'Services',
    bench: 'People',
    credentials: 'Certifications',
    tools: 'Tools',
    questions: 'Questions',
  },
  metrics,
  bench: {
    title: 'Managers on your\u00a0clock',
    lead: 'Standups and steering meetings need the hours you share.',
  },
  services: {
    title: 'Project management services',
    lead: 'From a single project to an office that oversees your whole portfolio.',
    items: [
      {
        name: 'Project delivery',
        description: 'One project, one deadline and one person accountable for both.',
        lists: [
          { label: 'Your PM handles', items: ['Scope and schedule', 'Budget', 'Vendors'] },
          { label: 'You get', items: ['A baseline plan', 'A weekly status report', 'A risk register'] },
        ],
        source: 'placeholder',
      },
      {
        name: 'Agile delivery',
        description: 'A Scrum Master who runs the process so your team can focus on building.',
        lists: [
          { label: 'Your PM handles', items: ['Sprints and reviews', 'The backlog', 'Blockers'] },
          { label: 'You get', items: ['A sprint report', 'A delivery forecast', 'A prioritized backlog'] },
        ],
        source: 'placeholder',
      },
      {
        name: 'Program and portfolio',
        description: 'Interdependent projects, planned and sequenced as one.',
        lists: [
          { label: 'Your PM handles', items: ['Dependencies', 'Shared capacity', 'Steering meetings'] },
          { label: 'You get', items: ['A roadmap', 'Documented decisions', 'Benefits tracking'] },
        ],
        source: 'placeholder',
      },
      {
        name: 'Project management office',
        description: 'Common terms and metrics for every project, no matter who runs it.',
        lists: [
          {
            label: 'Your PM handles',
            items: ['Templates and stage gates', 'Time and cost data', 'Audits'],
          },
          { label: 'You get', items: ['A portfolio report', 'A standard method', 'A trained team'] },
        ],
        source: 'placeholder',
      },
    ],
  },
  process: {
    title: 'From kickoff to\u00a0handoff',
    lead: 'Monitoring runs from start to finish, so you hear about a slipping deadline before it’s missed.',
    phases: [
      {
        name: 'Initiate',
        text: 'What the project is for, who decides and what “done” means.',
        activities: ['Charter', 'Stakeholder map', 'Success criteria'],
        source: 'placeholder',
      },
      {
        name: 'Plan',
        text: 'Scope, schedule, budget and risks, planned with the people who do the work.',
        activities: ['Work breakdown', 'Baseline schedule', 'Budget and contingency'],
        source: 'placeholder',
      },
      {
        name: 'Execute',
        text: 'Work is assigned, obstacles are cleared and decisions are recorded the same day.',
        activities: ['Work packages', 'Vendor coordination', 'Decision log'],
        source: 'placeholder',
      },
      {
        name: 'Monitor and control',
        text: 'Schedule, budget and risk tracked against the baseline, with changes reported early enough to act on.',
        activities: ['Weekly status', 'Change control', 'Risk reviews'],
        throughout: true,
        source: 'placeholder',
      },
      {
        name: 'Close',
        text: 'Acceptance, handoff and lessons for the next project.',
        activities: ['Acceptance', 'Handoff documents', 'Lessons learned'],
        source: 'placeholder',
      },
    ],
  },
  credentials: {
    title: 'PMP, CSM, SAFe and\u00a0PRINCE2',
    items: [
      {
        mark: 'PMP',
        claim: 'Project Management Professional.',
        detail: 'Scope, schedule and cost, planned before work begins.',
        source: 'placeholder',
      },
      {
        mark: 'CSM',
        claim: 'Certified ScrumMaster.',
        detail: 'Sprints with clear goals and regular reviews.',
        source: 'placeholder',
      },
      {
        mark: 'SAFe',
        claim: 'Scaled Agile Framework.',
        detail: 'Many teams on one planning cadence.',
        source: 'placeholder',
      },
      {
        mark: 'PRINCE2',
        claim: 'Projects in Controlled Environments.',
        detail: 'Clear stages, tolerances and a business case under regular review.',
        source: 'placeholder',
      },
    ],
  },
  tools: {
    title: 'Planning and reporting\u00a0tools',
    levels: [
      {
        level: 'Expert',
        marks: 2,
        text: 'We configure it, report from it and train others.',
        tools: [
          { name: 'Jira', use: 'backlogs and sprints' },
          { name: 'Confluence', use: 'decisions and minutes' },
          { name: 'Microsoft Project', use: 'schedules and baselines' },
          { name: 'Azure DevOps', use: 'boards and pipelines' },
          { name: 'Smartsheet', use: 'plans and trackers' },
          { name: 'Excel', use: 'budgets' },
        ],
        source: 'placeholder',
      },
      {
        level: 'Proficient',
        marks: 1,
        text: 'We use it every day and can work in your setup.',
        tools: [
          { name: 'Asana', use: 'work plans' },
          { name: 'Trello', use: 'boards' },
          { name: 'Power BI', use: 'portfolio reports' },
          { name: 'Miro', use: 'workshops' },
        ],
        source: 'placeholder',
      },
    ],
  },
  testimonials: {
    title: 'The first status report',
    items: [
      {
        quote:
          'The first status report said we were late. No one had told us that in a year. We set a new date and opened on\u00a0it.',
        role: 'Chief Operating Officer',
        industry: 'hospitality',
        source: 'placeholder',
      },
      {
        quote: 'I’ve stopped asking for minutes. They’re in my inbox before I’m back at my desk.',
        role: 'Program Director',
        industry: 'higher education',
        source: 'placeholder',
      },
    ],
  },
  questions,
  closing: {
    title: 'Give us the date that must not\u00a0move',
    text: 'What has to be done by then, and who decides?',
    actions: [
      { label: contactLabels.match, to: contactAbout('staff-augmentation') },
      { label: 'Compare engagement models', to: paths.engagementModels },
    ],
  },
} satisfies PmPage;
