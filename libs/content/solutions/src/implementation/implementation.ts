import { figures, rate } from '@vantedge/content-shared';
import type { ImplementationPage } from './implementation-page.ts';
import type { Hero, Questions } from '../model.ts';

const hero = {
  breadcrumb: [
    { label: 'Home', to: '/' },
    { label: 'Solutions', to: '/solutions' },
    { label: 'Implementation Services' },
  ],
  name: 'Implementation Services',
  title: 'Live in forty-five days, on\u00a0average.',
  lead: 'We put in UKG, ERP, CRM and cloud platforms, and take them live. The last of our five phases has no last day: the system is supported around the clock.',
  actions: [
    { label: 'Start a Project', to: '/contact' },
    { label: 'See the Five Phases', to: '#process' },
  ],
} satisfies Hero;

const projects = {
  id: 'implementation-projects',
  value: '500',
  suffix: '+',
  scope: 'projects',
  source: 'unverified',
};

const success = {
  id: 'implementation-success',
  value: '98',
  suffix: '%',
  scope: 'success rate',
  source: 'unverified',
};

const questions = {
  title: 'Before a project is\u00a0signed',
  lead: {
    before: 'Yours is not here? ',
    link: { label: 'Ask it', to: '/contact' },
    after: '; we reply within 24 hours.',
  },
  items: [
    {
      question: 'How long until we are live?',
      answer:
        '45 days is the average across our projects. To plan yours, count in phases: 1 to 2 weeks for discovery, 2 to 3 for planning, 4 to 8 for the build and 2 to 3 for testing and deployment.',
    },
    {
      question: 'Which systems do you implement?',
      answer:
        'UKG; ERP on SAP, Oracle, Microsoft Dynamics 365 and NetSuite; CRM on Salesforce, HubSpot, Microsoft Dynamics 365 or a custom build; and migrations to AWS, Azure, Google Cloud or a hybrid of them.',
    },
    {
      question: 'Have you worked in our industry?',
      answer: 'Very likely: 500+ projects in 15+ industries, with a success rate of 98%.',
    },
    {
      question: 'Who looks after the system once it is live?',
      answer:
        'Support & Optimize, the fifth phase, which is ongoing. It is delivered from Cebu City, where the office is open 24/7.',
    },
    {
      question: 'What does it cost?',
      answer: `A flat $${rate.hourly} an hour, management included, with no setup fee. Specialized software licenses are the one exception. Hours are tracked weekly and invoiced monthly in arrears, NET 15.`,
    },
  ],
} satisfies Questions;

export const implementation = {
  meta: {
    path: '/solutions/implementation',
    title: 'Enterprise Software Implementation Services | Vantedge',
    description: `UKG, ERP, CRM and cloud implementation in five phases: 45 days to go-live on average, 500+ projects in 15+ industries, a 98% success rate, $${rate.hourly} an hour.`,
    keywords: [
      'enterprise software implementation',
      'implementation services',
      'ERP implementation',
      'CRM implementation',
      'UKG implementation',
      'cloud migration services',
      'go-live support',
    ],
    breadcrumb: hero.breadcrumb,
    share: {
      label: 'Implementation services',
      title: hero.title,
      figures: [{ ...figures.goLiveDays, scope: 'average to go-live' }, projects, success],
    },
    service: {
      name: hero.name,
      type: 'Enterprise software implementation',
      category: ['Implementation Services', 'Enterprise Software'],
      offers: [
        { name: 'UKG implementation', hourly: rate.hourly },
        { name: 'ERP implementation', hourly: rate.hourly },
        { name: 'CRM implementation', hourly: rate.hourly },
        { name: 'Cloud migration', hourly: rate.hourly },
      ],
    },
    faq: questions.items,
  },
  hero,
  ruler: {
    label:
      'A ruler of forty-five days, a stroke to the day and a long one to the week; the last is the go-live.',
    days: 45,
    start: 'Start',
    end: 'Day 45: go-live',
    week: 'Week',
  },
  record: [
    { ...figures.goLiveDays, scope: 'average to go-live' },
    projects,
    {
      id: 'implementation-industries',
      value: '15',
      suffix: '+',
      scope: 'industries',
      source: 'unverified',
    },
    success,
  ],
  services: {
    title: 'Four systems, four ways\u00a0in',
    lead: 'The rate and the support are the same for each. What differs is the system, and who has to be in the room; a migration to the cloud has four phases of its own.',
    items: [
      {
        name: 'UKG',
        to: '/solutions/ukg',
        badge: 'Partner',
        text: 'Time, scheduling, HR and payroll on Pro, Dimensions, Ready and Workforce Central, put in by a managed-services partner.',
        figure: figures.modulesDelivered,
      },
      {
        name: 'ERP',
        to: '/solutions/erp',
        badge: 'Enterprise',
        text: 'Orders, stock, production and the ledger in one system, on SAP, Oracle, Microsoft Dynamics 365 or NetSuite.',
        figure: {
          id: 'erp-platforms',
          value: '4',
          scope: 'platforms',
          source: 'unverified',
        },
      },
      {
        name: 'CRM',
        to: '/solutions/crm',
        text: 'One record of every customer, on Salesforce, HubSpot, Microsoft Dynamics 365 or a system built for you.',
        figure: { ...figures.crmReturn, scope: 'first-year ROI' },
      },
      {
        name: 'Cloud migration',
        to: '/solutions/cloud',
        text: 'To AWS, Azure, Google Cloud or a hybrid, by one of four strategies, from lift and shift to a new architecture.',
        figure: {
          id: 'cloud-strategies',
          value: '4',
          scope: 'migration strategies',
          source: 'unverified',
        },
      },
    ],
  },
  process: {
    title: 'Five phases, on one\u00a0scale',
    lead: 'Solid is the least that a phase takes, tinted is up to the most. Support & Optimize is ongoing, so it has a word instead of a bar.',
    caption: 'Weeks from the start, each phase drawn at its latest',
    ticks: [
      { at: 0, label: 'Start' },
      { at: 4, label: '4 weeks' },
      { at: 8, label: '8 weeks' },
      { at: 12, label: '12 weeks' },
      { at: 16, label: '16 weeks' },
    ],
    phases: [
      {
        name: 'Discovery & Assessment',
        note: 'ends with an agreed scope',
        min: 1,
        max: 2,
        when: '1–2 weeks',
        source: 'placeholder',
      },
      {
        name: 'Planning & Design',
        note: 'ends with a solution on paper',
        min: 2,
        max: 3,
        when: '2–3 weeks',
        source: 'placeholder',
      },
      {
        name: 'Build & Configure',
        note: 'ends with a system to test',
        min: 4,
        max: 8,
        when: '4–8 weeks',
        source: 'placeholder',
      },
      {
        name: 'Test & Deploy',
        note: 'ends with the go-live',
        min: 2,
        max: 3,
        when: '2–3 weeks',
        source: 'placeholder',
      },
      {
        name: 'Support & Optimize',
        note: 'follows the go-live',
        when: 'Ongoing',
        source: 'placeholder',
      },
    ],
    measures: {
      title: 'Two measures, kept\u00a0apart',
      items: [
        {
          figure: figures.goLiveDays,
          name: 'The average.',
          text: 'Days to go-live, taken across our projects.',
        },
        {
          figure: {
            id: 'implementation-phases-weeks',
            value: '9–16',
            suffix: 'weeks',
            scope: 'four dated phases, end to end',
            source: 'unverified',
          },
          name: 'The ranges.',
          text: 'Four dated phases laid end to end, at their least and at their most: what to plan with before discovery has dated yours.',
        },
      ],
    },
  },
  voices: {
    title: 'What implementation clients say',
    items: [
      {
        quote:
          'The plan had five phases and so did the project. I had stopped believing that those two numbers could agree.',
        role: 'Chief Operating Officer',
        industry: 'logistics',
        source: 'placeholder',
      },
      {
        quote: 'Go-live was a Tuesday. What I remember is the Wednesday, when somebody still picked up.',
        role: 'Director of Information Systems',
        industry: 'professional services',
        source: 'placeholder',
      },
    ],
  },
  questions,
  closing: {
    title: 'Say what has to be live, and by\u00a0when.',
    text: 'The system, the date and whoever waits for it: that is enough to begin with. We reply within 24 hours.',
    actions: [
      { label: 'Start a Project', to: '/contact' },
      { label: 'Read Success Stories', to: '/success-stories' },
    ],
    further: [
      { label: 'All Solutions', to: '/solutions' },
      { label: 'Rate Card', to: '/rate-card' },
    ],
  },
} satisfies ImplementationPage;
