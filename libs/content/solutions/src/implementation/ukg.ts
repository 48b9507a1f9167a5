import { figures, rate } from '@vantedge/content-shared';
import type { Hero, Questions } from '../model.ts';
import type { UkgPage } from './ukg-page.ts';

const hero = {
  breadcrumb: [
    { label: 'Home', to: '/' },
    { label: 'Solutions', to: '/solutions' },
    { label: 'UKG Implementation Services' },
  ],
  name: 'UKG Implementation Services',
  title: 'Three years’ standing, earned in\u00a0one.',
  lead: 'A managed-services partner of UKG after 1\u00a0year, where 3 is typical. We implement Pro, Dimensions, Ready and Workforce Central, and stay on to run what we have taken live.',
  actions: [
    { label: 'Discuss Your UKG Project', to: '/contact?topic=ukg' },
    { label: 'Read the Partnership Story', to: '/success-stories/ukg' },
  ],
} satisfies Hero;

const questions = {
  title: 'Questions before a UKG\u00a0project',
  lead: {
    before: 'Yours is not here? ',
    link: { label: 'Ask it', to: '/contact?topic=ukg' },
    after: '; we reply within 24 hours.',
  },
  items: [
    {
      question: 'How long does a UKG implementation take?',
      answer:
        'A standard UKG Pro project takes 3 to 6 months. UKG Ready takes 6 to 12 weeks. The number of modules, integrations and pay rules decides where in the range a project lands.',
    },
    {
      question: 'Which UKG products do you work with?',
      answer:
        'Pro, Dimensions, Ready and Workforce Central, and within them Time & Labor Management, HR Suite, US Payroll Services and Advanced Analytics.',
    },
    {
      question: 'What does managed-services status mean for us?',
      answer:
        'That the partnership covers running the software after go-live, as well as putting it in. Partners typically need 3 years to reach that status; we reached it in 1.',
    },
    {
      question: 'What happens after go-live?',
      answer:
        'Support & Optimize is the last of our five phases, and the only one without an end date. It is staffed from an office that is open 24/7.',
    },
    {
      question: 'Where do you work from, and when can we reach you?',
      answer:
        'From Cebu City, which is open 24/7, and from Los Angeles on weekdays between 08:00 and 17:00. Inquiries are answered within 24 hours.',
    },
    {
      question: 'What does it cost?',
      answer: `A flat $${rate.hourly} an hour with management included and no setup fee. Specialized software licenses are the one exception. Hours are tracked weekly and invoiced monthly in arrears, NET 15.`,
    },
  ],
} satisfies Questions;

export const ukg = {
  meta: {
    path: '/solutions/ukg',
    title: 'UKG Implementation Services | Vantedge',
    description:
      'A UKG managed-services partner for Pro, Dimensions, Ready and Workforce Central: 140+ modules delivered, 6.86 out of 7 for satisfaction, 100% forecasting accuracy.',
    keywords: [
      'UKG implementation',
      'UKG Pro',
      'UKG Ready',
      'UKG Dimensions',
      'Workforce Central',
      'UKG managed services partner',
      'workforce management consulting',
    ],
    breadcrumb: hero.breadcrumb,
    share: {
      label: 'UKG implementation',
      title: hero.title,
      figures: [
        figures.modulesDelivered,
        { ...figures.csat, scope: 'client satisfaction' },
        figures.forecastingAccuracy,
      ],
    },
    service: {
      name: hero.name,
      type: 'UKG implementation and managed services',
      category: ['Implementation Services', 'Workforce Management Software'],
      offers: [
        { name: 'UKG Pro implementation', hourly: rate.hourly },
        { name: 'UKG Dimensions implementation', hourly: rate.hourly },
        { name: 'UKG Ready implementation', hourly: rate.hourly },
        { name: 'UKG Workforce Central implementation', hourly: rate.hourly },
        { name: 'UKG managed services', hourly: rate.hourly },
      ],
    },
    faq: questions.items,
  },
  hero,
  standing: {
    caption: 'Time to managed-services status',
    ours: { name: 'Vantedge', years: 1 },
    typical: { name: 'Typical partner', years: 3 },
  },
  proofs: [
    {
      figure: figures.modulesDelivered,
      label: 'UKG modules delivered, one dot for each',
      drawing: { kind: 'units', count: 140 },
    },
    {
      figure: figures.csat,
      label: 'client satisfaction, fifty dots to the point',
      drawing: { kind: 'score', score: 6.86, of: 7 },
    },
    {
      figure: figures.forecastingAccuracy,
      label: 'forecasting accuracy, one dot for each percent',
      drawing: { kind: 'share', count: 100 },
    },
  ],
  history: {
    title: '2023 to the present, in five milestones',
    lead: 'Managed-services status came after one year. Three is typical.',
    milestones: [
      {
        when: '2023',
        title: 'The work begins',
        text: 'UKG projects, delivered from Cebu City and Los Angeles.',
        weight: 'quick',
        source: 'placeholder',
      },
      {
        title: 'First modules live',
        text: 'Time, HR and payroll, from discovery to a supported go-live.',
        weight: 'quick',
        source: 'placeholder',
      },
      {
        when: '1 year',
        title: 'Managed-services status',
        text: 'Three years is typical.',
        weight: 'key',
        source: 'placeholder',
      },
      {
        title: '140+ modules delivered',
        text: 'With 100% forecasting accuracy.',
        source: 'placeholder',
      },
      {
        when: 'Present',
        title: '6.86 out of 7',
        text: 'Client satisfaction, from an office that is open around the clock.',
        weight: 'now',
        source: 'placeholder',
      },
    ],
  },
  modules: {
    title: 'Four modules, one record of the working week',
    lead: 'What one module approves, the next one uses: hours become entitlements, entitlements become pay, and pay becomes the next forecast.',
    words: { on: 'Hands on', back: 'Hands back' },
    items: [
      {
        title: 'Time & Labor Management',
        parts: [
          'Timekeeping and attendance',
          'Scheduling and shift rules',
          'Leave and absence',
          'Pay-rule configuration',
        ],
        handoff: 'approved hours',
        source: 'placeholder',
      },
      {
        title: 'HR Suite',
        parts: [
          'Employee records',
          'Recruiting and onboarding',
          'Benefits administration',
          'Performance and talent',
        ],
        handoff: 'who is owed what',
        source: 'placeholder',
      },
      {
        title: 'US Payroll Services',
        parts: [
          'Payroll processing',
          'Federal, state and local tax',
          'Garnishments and deductions',
          'Year-end filing',
        ],
        handoff: 'a closed pay run',
        source: 'placeholder',
      },
      {
        title: 'Advanced Analytics',
        parts: [
          'Labor-demand forecasting',
          'Dashboards by site and role',
          'Overtime and compliance reports',
          'Custom data models',
        ],
        handoff: 'the next period’s forecast',
        source: 'placeholder',
      },
    ],
  },
  editions: {
    title: 'Every product, and how long it takes',
    caption: 'Standard timelines: solid is the shortest, tinted is up to the longest.',
    ticks: [
      { at: 0, label: 'Start' },
      { at: 6, label: '6 weeks' },
      { at: 13, label: '3 months' },
      { at: 26, label: '6 months' },
    ],
    products: [
      { name: 'UKG Ready', note: 'HR, time and payroll in one suite', min: 6, max: 12, when: '6–12 weeks' },
      {
        name: 'UKG Pro',
        note: 'HR, payroll and talent, standard scope',
        min: 13,
        max: 26,
        when: '3–6 months',
      },
      { name: 'UKG Dimensions', note: 'Workforce management in the cloud', when: 'Dated in discovery' },
      { name: 'Workforce Central', note: 'Kept running, or moved to the cloud', when: 'Dated in discovery' },
    ],
    services: {
      title: 'What we do with them',
      items: [
        'Discovery and solution design',
        'Configuration and pay rules',
        'Data migration',
        'Integrations',
        'Parallel payroll testing',
        'Training for administrators',
        'Go-live support',
        'Managed services',
      ],
      more: { label: 'All five phases', to: '/solutions/implementation' },
      source: 'placeholder',
    },
  },
  reasons: {
    title: 'Why companies choose us for\u00a0UKG',
    items: [
      {
        claim: 'A standing that took one year',
        grounds: [
          'Managed-services partner of UKG',
          'Status reached in 1 year; 3 is typical',
          'Five milestones since 2023',
        ],
        figure: figures.managedServicesYears,
      },
      {
        claim: 'Plans that hold',
        grounds: ['100% forecasting accuracy', '140+ modules delivered', '6.86 out of 7 for satisfaction'],
        figure: figures.forecastingAccuracy,
      },
      {
        claim: 'Someone awake',
        grounds: [
          'Cebu City is open 24/7',
          'Los Angeles, weekdays 08:00–17:00',
          'Inquiries answered within 24 hours',
        ],
        figure: figures.usOverlap,
      },
      {
        claim: 'One rate, nothing beside it',
        grounds: [
          `$${rate.hourly} an hour, management included`,
          'No setup fee and no hidden fees',
          'One exception: specialized software licenses',
        ],
        figure: {
          id: 'ukg-rate',
          value: String(rate.hourly),
          prefix: '$',
          scope: 'flat rate an hour, management included',
          source: 'unverified',
        },
      },
    ],
  },
  voices: {
    title: 'What UKG clients say',
    items: [
      {
        quote:
          'They forecast the hours for our parallel payroll in the first week. We spent those hours, and not one more.',
        role: 'Director of Human Resources',
        industry: 'multi-state retail',
        source: 'placeholder',
      },
      {
        quote: 'We stopped asking who was on call for time and attendance. Somebody always was.',
        role: 'Payroll Manager',
        industry: 'healthcare',
        source: 'placeholder',
      },
    ],
  },
  questions,
  closing: {
    title: 'Tell us which module is\u00a0late.',
    text: 'Or which one has not begun. Say which product you run and when it has to be live; we reply within 24 hours.',
    actions: [
      { label: 'Talk to a UKG Consultant', to: '/contact?topic=ukg' },
      { label: 'All Implementation Services', to: '/solutions/implementation' },
    ],
  },
} satisfies UkgPage;
