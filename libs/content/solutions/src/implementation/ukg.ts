import {
  billingTerms,
  contactAbout,
  contactLabels,
  heroPrice,
  type PageMeta,
  type PageSections,
  paths,
  rate,
  replyPromise,
  stats,
} from '@vantedge/content-shared';
import type {
  Action,
  Closing,
  Hero,
  Module,
  Proof,
  Questions,
  Reason,
  SectionIntro,
  Testimonial,
} from '../model.ts';

/** A milestone: `quick` milestones are emphasized, `key` is the last of them, `now` is ongoing. */
interface Milestone {
  when: string;
  title: string;
  text: string;
  weight?: 'quick' | 'key' | 'now';
  source: string;
}

/** A product of the vendor. `min` and `max` in weeks; absent where there is no standard timeline. */
interface Edition {
  name: string;
  note: string;
  min?: number;
  max?: number;
  when: string;
}

/** The UKG implementation page. */
interface UkgPage {
  meta: PageMeta;
  hero: Hero;
  sections: PageSections;
  partnerYears: { caption: string; ours: PartnerYears; typical: PartnerYears };
  proofs: readonly Proof[];
  history: SectionIntro & { milestones: readonly Milestone[] };
  modules: SectionIntro & { labels: { on: string; back: string }; items: readonly Module[] };
  editions: {
    title: string;
    caption: string;
    ticks: readonly { at: number; label: string }[];
    products: readonly Edition[];
    services: { title: string; items: readonly string[]; more: Action; source: string };
  };
  reasons: { title: string; items: readonly Reason[] };
  testimonials: { title: string; items: readonly [Testimonial, Testimonial] };
  questions: Questions;
  closing: Closing;
}

/** Years that a partner took to reach the status. */
interface PartnerYears {
  name: string;
  years: 1 | 3;
}

const hero = {
  breadcrumb: [
    { label: 'Home', to: paths.home },
    { label: 'Solutions', to: paths.solutions },
    { label: 'UKG Implementation Services' },
  ],
  name: 'UKG Implementation Services',
  title: 'UKG implementation and managed services',
  lead: 'A UKG managed-services partner for Pro, Dimensions, Ready and Workforce Central. We implement your UKG software and keep it running after go-live.',
  price: heroPrice,
  actions: [
    { label: contactLabels.quote, to: contactAbout('ukg') },
    { label: 'Read the partnership story', to: paths.ukgStory },
  ],
} satisfies Hero;

const questions = {
  title: 'Planning a UKG\u00a0project',
  lead: {
    before: 'Want to talk it through? ',
    link: { label: contactLabels.contact, to: contactAbout('ukg') },
    after: '.',
  },
  items: [
    {
      question: 'How long does a UKG implementation take?',
      answer:
        'A standard UKG Pro project takes 3 to 6 months, and UKG Ready takes 6 to 12 weeks. Where yours falls depends on the number of modules, integrations and pay rules.',
    },
    {
      question: 'Our system is already live. Can you take it over?',
      answer:
        'Yes. Managed services are one of our UKG services, and Workforce Central can be supported as it is or migrated to the cloud.',
    },
    {
      question: 'What does managed-services status mean for our company?',
      answer: 'We can implement your UKG software and also manage it after go-live, with the same team.',
    },
    {
      question: 'Who fixes a pay rule the night before payroll?',
      answer:
        'Our team in Cebu City, at any hour. Support & Optimize, the last of our five phases, continues for as long as you need it.',
    },
    {
      question: 'How do we know that people will be paid correctly?',
      answer:
        'Payroll is tested in parallel: your current system and UKG pay the same period, and the results are compared before go-live.',
    },
    {
      question: 'Are UKG licenses part of the rate?',
      answer: 'No. Specialized software licenses are billed separately.',
      link: billingTerms,
    },
  ],
} satisfies Questions;

export const ukg = {
  meta: {
    path: paths.ukg,
    title: 'UKG implementation services | Vantedge',
    description:
      'A UKG managed-services partner for Pro, Dimensions, Ready and Workforce Central: 140+ modules delivered, 6.86/7 client satisfaction, 100% forecasting accuracy.',
    keywords: [
      'UKG implementation',
      'UKG Pro',
      'UKG Ready',
      'UKG Dimensions',
      'Workforce Central',
      'UKG managed services partner',
      'workforce management consulting',
    ],
    share: {
      label: 'UKG implementation',
      stats: [stats.modulesDelivered, stats.csat, stats.forecastingAccuracy],
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
  },
  hero,
  sections: {
    history: 'Record',
    modules: 'Modules',
    editions: 'Timelines',
    reasons: 'Reasons',
    questions: 'Questions',
  },
  partnerYears: {
    caption: 'Time to managed-services status',
    ours: { name: 'Vantedge', years: 1 },
    typical: { name: 'Typical partner', years: 3 },
  },
  proofs: [
    {
      stat: stats.modulesDelivered,
      label: stats.modulesDelivered.label,
      drawing: { kind: 'units', count: 140 },
    },
    {
      stat: stats.csat,
      label: stats.csat.label,
      drawing: { kind: 'score', score: 6.86, of: 7 },
    },
    {
      stat: stats.forecastingAccuracy,
      label: 'forecasting accuracy: every project finished as forecast',
      drawing: { kind: 'share', count: 100 },
    },
  ],
  history: {
    title: 'Our UKG record since\u00a02023',
    lead: 'From our first UKG project to 140+ modules delivered.',
    milestones: [
      {
        when: '2023',
        title: 'First UKG projects',
        text: 'Delivered from Cebu City and Los Angeles.',
        weight: 'quick',
        source: 'placeholder',
      },
      {
        when: 'Year 1',
        title: 'First modules live',
        text: 'Time, HR and payroll, from discovery to go-live.',
        weight: 'quick',
        source: 'placeholder',
      },
      {
        when: 'After 1 year',
        title: 'Managed-services status',
        text: 'From then on we also run what we implement.',
        weight: 'key',
        source: 'placeholder',
      },
      {
        when: 'Since then',
        title: '140+ modules delivered',
        text: 'Every project finished as forecast.',
        source: 'placeholder',
      },
      {
        when: 'Present',
        title: '6.86 out of 7',
        text: 'Client satisfaction (CSAT).',
        weight: 'now',
        source: 'placeholder',
      },
    ],
  },
  modules: {
    title: 'Hours, people, pay and\u00a0analytics',
    lead: 'Each module feeds the next: approved hours determine earnings and benefits, which flow into payroll, and payroll data shapes the next labor plan.',
    labels: { on: 'Output:', back: 'Feeds back:' },
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
        handoff: 'earnings and benefits',
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
        handoff: 'a completed payroll run',
        source: 'placeholder',
      },
      {
        title: 'Advanced Analytics',
        parts: [
          'Labor-demand planning',
          'Dashboards by site and role',
          'Overtime and compliance reports',
          'Custom data models',
        ],
        handoff: 'next period’s labor plan',
        source: 'placeholder',
      },
    ],
  },
  editions: {
    title: 'UKG timelines by\u00a0product',
    caption: 'Standard timelines',
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
      { name: 'UKG Dimensions', note: 'Workforce management in the cloud', when: 'Dates set in discovery' },
      {
        name: 'Workforce Central',
        note: 'Supported, or migrated to the cloud',
        when: 'Dates set in discovery',
      },
    ],
    services: {
      title: 'Our UKG services',
      items: [
        'Discovery and solution design',
        'Configuration and pay rules',
        'Data migration',
        'Integrations',
        'Parallel payroll testing',
        'Administrator training',
        'Go-live support',
        'Managed services',
      ],
      more: { label: 'See all five phases', to: paths.implementation },
      source: 'placeholder',
    },
  },
  reasons: {
    title: 'Why companies choose us for\u00a0UKG',
    items: [
      {
        claim: 'UKG managed-services partner',
        points: [
          'Implementation and support by one team',
          'Pro, Dimensions, Ready and Workforce Central',
          'UKG projects since 2023',
        ],
        stat: stats.managedServicesYears,
      },
      {
        claim: 'Projects that finish as forecast',
        points: [
          'Every project finished as forecast',
          '140+ modules delivered',
          'Client satisfaction of 6.86 out of 7',
        ],
        stat: stats.forecastingAccuracy,
      },
      {
        claim: 'Support day and night',
        points: ['Cebu City, open 24/7', 'Los Angeles, weekdays 8 a.m.–5 p.m. PT', 'US time-zone overlap'],
        stat: stats.usOverlap,
      },
      {
        claim: 'One all-inclusive rate',
        points: [`$${rate.hourly} an hour for every role`, 'No setup or hidden fees', 'Hours tracked weekly'],
        stat: {
          id: 'ukg-rate',
          value: String(rate.hourly),
          prefix: '$',
          label: 'flat rate an hour, management included',
          source: 'unverified',
        },
      },
    ],
  },
  testimonials: {
    title: 'Parallel payroll, and after',
    items: [
      {
        quote:
          'They asked about our union rules before we did. Parallel payroll was quiet, which is all I wanted from it.',
        role: 'Director of Human Resources',
        industry: 'multi-state retail',
        source: 'placeholder',
      },
      {
        quote: 'We no longer ask who is on call for time and attendance. Someone always is.',
        role: 'Payroll Manager',
        industry: 'healthcare',
        source: 'placeholder',
      },
    ],
  },
  questions,
  closing: {
    title: 'Name the first payroll to run on\u00a0UKG',
    text: `Add the product, the modules and the pay period. You’ll hear from us ${replyPromise.within}.`,
    actions: [
      { label: contactLabels.quote, to: contactAbout('ukg') },
      { label: 'All implementation services', to: paths.implementation },
    ],
  },
} satisfies UkgPage;
