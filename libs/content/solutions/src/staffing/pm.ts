import { figures, rate } from '@vantedge/content-shared';
import type { Hero, Questions } from '../model.ts';
import type { PmPage } from './pm-page.ts';

const hero = {
  breadcrumb: [
    { label: 'Home', to: '/' },
    { label: 'Solutions', to: '/solutions' },
    { label: 'Staff Augmentation', to: '/solutions/staff-augmentation' },
    { label: 'Project Management' },
  ],
  name: 'Project Management',
  title: 'On the date. Inside the\u00a0budget.',
  lead: 'Certified project managers who keep the plan, the budget and the risks of your projects, and say early when one of them moves.',
  actions: [
    { label: 'Hire a Project Manager', to: '/contact?topic=staff-augmentation' },
    { label: 'See the Process', to: '#process' },
  ],
} satisfies Hero;

const metrics = [
  {
    figure: figures.onTimeDelivery,
    label: 'on-time delivery, a stroke for each\u00a05%',
    drawing: { kind: 'strokes', full: 19, of: 20, group: 5, pitch: 6, gap: 6 },
  },
  {
    figure: {
      id: 'pm-budget-adherence',
      value: '98',
      suffix: '%',
      scope: 'budget adherence',
      source: 'unverified',
    },
    label: 'budget adherence, a stroke for each\u00a02%',
    drawing: { kind: 'strokes', full: 49, of: 50, group: 10, pitch: 3, gap: 3 },
  },
  {
    figure: {
      id: 'pm-satisfaction',
      value: '4.9',
      suffix: '/5',
      scope: 'client satisfaction',
      source: 'unverified',
    },
    label: 'client satisfaction, fifty dots to the\u00a0point',
    drawing: { kind: 'score', score: 4.9, of: 5 },
  },
] satisfies PmPage['metrics'];

const questions = {
  title: 'On the agenda',
  lead: {
    before: 'Any other business? ',
    link: { label: 'Put it to us', to: '/contact?topic=staff-augmentation' },
    after: '; we reply within 24 hours.',
  },
  items: [
    {
      question: 'What do the 95%, the 98% and the 4.9 stand for?',
      answer:
        '95% is on-time delivery, 98% is budget adherence, and 4.9 out of 5 is what clients give the project management service.',
    },
    {
      question: 'Can one manager be shared by several small projects?',
      answer:
        'Yes. The smallest engagement is 80 hours a month on the Boutique or Staff Augmentation model, and how those hours are divided is for the two of you to plan.',
    },
    {
      question: 'Will the manager work in our hours?',
      answer:
        'Yes. Coverage is 24/7 with US time-zone overlap, so stand-ups, steering meetings and deadlines can all keep to your clock.',
    },
    {
      question: 'Which method do you follow?',
      answer:
        'Yours, if you have one. The certifications cover predictive projects (PMP, PRINCE2), Scrum teams (CSM) and agile at scale (SAFe).',
    },
    {
      question: 'What does a project manager cost?',
      answer: `The same flat $${rate.hourly} an hour as every other role: $${rate.monthly.toLocaleString('en-US')} for a month of ${rate.hoursPerMonth} hours, no setup fee. Hours are tracked weekly and invoiced monthly in arrears, NET 15.`,
    },
  ],
} satisfies Questions;

export const pm = {
  meta: {
    path: '/solutions/pm',
    title: 'Project Management Staff Augmentation | Vantedge',
    description: `Project managers certified in PMP, CSM, SAFe and PRINCE2: 95% on-time delivery, 98% budget adherence, 4.9 out of 5 for satisfaction, at $${rate.hourly} an hour.`,
    keywords: [
      'project management services',
      'hire a project manager',
      'offshore project manager Philippines',
      'PMP',
      'Certified ScrumMaster',
      'PRINCE2',
      'SAFe',
    ],
    breadcrumb: hero.breadcrumb,
    share: {
      label: hero.name,
      title: hero.title,
      figures: metrics.map(({ figure }) => figure),
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
    faq: questions.items,
  },
  hero,
  metrics,
  services: {
    title: 'Four ways to hand over the\u00a0plan',
    lead: 'From one project with one deadline to the office that keeps all of them comparable.',
    items: [
      {
        name: 'Project delivery',
        description: 'One project, one date, one person who answers for both.',
        lists: [
          { label: 'The manager runs', items: ['Scope and schedule', 'Budget', 'Suppliers'] },
          { label: 'You receive', items: ['A baseline plan', 'A weekly status', 'A risk register'] },
        ],
        source: 'placeholder',
      },
      {
        name: 'Agile delivery',
        description: 'A Scrum Master for a team that would rather build than keep the board tidy.',
        lists: [
          { label: 'The manager runs', items: ['Sprints and reviews', 'The backlog', 'Impediments'] },
          { label: 'You receive', items: ['A sprint report', 'A forecast', 'A quieter team'] },
        ],
        source: 'placeholder',
      },
      {
        name: 'Program and portfolio',
        description: 'Projects that need each other’s results, kept in one order.',
        lists: [
          { label: 'The manager runs', items: ['Dependencies', 'Shared capacity', 'Steering meetings'] },
          { label: 'You receive', items: ['A roadmap', 'Decisions, minuted', 'Benefits, tracked'] },
        ],
        source: 'placeholder',
      },
      {
        name: 'Project management office',
        description: 'The same words and the same measures, whoever runs the project.',
        lists: [
          { label: 'The manager runs', items: ['Templates and gates', 'Time and cost data', 'Audits'] },
          { label: 'You receive', items: ['A portfolio report', 'A method', 'A trained team'] },
        ],
        source: 'placeholder',
      },
    ],
  },
  process: {
    title: 'Five phases, and one runs beside them\u00a0all',
    lead: 'Monitoring begins with the work and ends with it. It is where a date is saved or lost.',
    phases: [
      {
        name: 'Initiate',
        text: 'What the project is for, who decides, and how anyone will know that it is done.',
        activities: ['Charter', 'Stakeholder map', 'Measures of success'],
        source: 'placeholder',
      },
      {
        name: 'Plan',
        text: 'Scope, dates, money and risks, in a form that the people who do the work agree to.',
        activities: ['Work breakdown', 'Baseline schedule', 'Budget and reserve'],
        source: 'placeholder',
      },
      {
        name: 'Execute',
        text: 'Work goes out, obstacles are cleared, and decisions are written down on the day.',
        activities: ['Work packages', 'Supplier coordination', 'Decision log'],
        source: 'placeholder',
      },
      {
        name: 'Monitor and control',
        text: 'Date, budget and risk against the baseline. What moves is reported while it can still be moved back.',
        activities: ['Weekly status', 'Change control', 'Risk reviews'],
        throughout: true,
        source: 'placeholder',
      },
      {
        name: 'Close',
        text: 'Acceptance, handover, and what the next project should know.',
        activities: ['Acceptance', 'Handover file', 'Lessons learned'],
        source: 'placeholder',
      },
    ],
  },
  credentials: {
    title: 'What the managers are certified\u00a0in',
    items: [
      {
        mark: 'PMP',
        claim: 'Project Management Professional.',
        grounds: 'Scope, schedule and cost, planned before they are spent.',
        source: 'placeholder',
      },
      {
        mark: 'CSM',
        claim: 'Certified ScrumMaster.',
        grounds: 'Sprints that end when they were meant to.',
        source: 'placeholder',
      },
      {
        mark: 'SAFe',
        claim: 'Scaled Agile Framework.',
        grounds: 'Many teams, one planning rhythm.',
        source: 'placeholder',
      },
      {
        mark: 'PRINCE2',
        claim: 'Projects in Controlled Environments.',
        grounds: 'Stages, tolerances, and a business case that is looked at twice.',
        source: 'placeholder',
      },
    ],
  },
  tools: {
    title: 'Tools, and how well we know\u00a0them',
    lead: 'Expert means that a manager sets the tool up for you. Proficient means that a manager works in the one that you have.',
    levels: [
      {
        level: 'Expert',
        marks: 2,
        text: 'Set up, reported from, and taught to others.',
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
        text: 'Worked in daily, as you have it.',
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
  voices: {
    title: 'What sponsors of projects say',
    items: [
      {
        quote:
          'The first status report told me that we were late. Nobody had said that in a year. We opened on the\u00a0new\u00a0date.',
        role: 'Chief Operating Officer',
        industry: 'hospitality',
        source: 'placeholder',
      },
      {
        quote: 'I stopped asking for minutes. They are there before I am back at my desk.',
        role: 'Program Director',
        industry: 'higher education',
        source: 'placeholder',
      },
    ],
  },
  questions,
  closing: {
    title: 'Which date has to\u00a0hold?',
    text: 'Tell us the date, and what stands between it and today. We reply within 24 hours.',
    actions: [
      { label: 'Hire a Project Manager', to: '/contact?topic=staff-augmentation' },
      { label: 'Compare Engagement Models', to: '/engagement-models' },
    ],
  },
} satisfies PmPage;
