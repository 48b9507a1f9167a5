import {
  billingTerms,
  contactLabels,
  heroPrice,
  type PageMeta,
  paths,
  rate,
  replyPromise,
  type Stat,
  stats,
  statText,
} from '@vantedge/content-shared';
import type { Action, Closing, Hero, Questions, SectionIntro, Testimonial } from '../model.ts';

/** A system that we implement, with a link to its page. */
interface ServiceLine {
  name: string;
  to: string;
  badge?: string;
  text: string;
  /** The key stat of that page. */
  stat: Stat;
}

/** A phase. `min` and `max` in weeks; absent for the ongoing phase. */
interface ImplementationPhase {
  name: string;
  /** How the phase starts or ends. */
  note: string;
  min?: number;
  max?: number;
  when: string;
  source: string;
}

/** The implementation services page. */
interface ImplementationPage {
  meta: PageMeta;
  hero: Hero;
  ruler: { label: string; days: number; start: string; end: string; week: string };
  record: readonly Stat[];
  services: SectionIntro & { items: readonly ServiceLine[] };
  process: SectionIntro & {
    caption: string;
    ticks: readonly { at: number; label: string }[];
    phases: readonly ImplementationPhase[];
  };
  testimonials: { title: string; items: readonly [Testimonial, Testimonial] };
  questions: Questions;
  closing: Closing & { more: readonly Action[] };
}

const hero = {
  breadcrumb: [
    { label: 'Home', to: paths.home },
    { label: 'Solutions', to: paths.solutions },
    { label: 'Implementation Services' },
  ],
  name: 'Implementation Services',
  badge: 'Popular',
  title: 'We take enterprise software live, and keep it\u00a0running',
  lead: 'UKG, ERP, CRM and cloud: configured, migrated and launched in five phases, then supported around the clock.',
  price: heroPrice,
  actions: [
    { label: contactLabels.quote, to: paths.contact },
    { label: 'See the five phases', to: '#process' },
  ],
} satisfies Hero;

const projects = {
  id: 'implementation-projects',
  value: '500',
  suffix: '+',
  label: 'implementation projects',
  source: 'unverified',
} satisfies Stat;

const success = {
  id: 'implementation-success',
  value: '98',
  suffix: '%',
  label: 'success rate',
  source: 'unverified',
} satisfies Stat;

const questions = {
  title: 'Scope, sign-off and\u00a0support',
  lead: {
    before: 'Don’t see your question? ',
    link: { label: contactLabels.ask, to: paths.contact },
    after: '.',
  },
  items: [
    {
      question: 'What is live after 45 days?',
      answer:
        'The first part of your system: 45 days is the average time to first go-live. The final go-live ends 9–16 weeks of discovery through deployment, and support continues after that.',
    },
    {
      question: 'What do we sign off, and when?',
      answer:
        'The scope at the end of discovery, the design at the end of planning and a testable system at the end of the build. Go-live comes last.',
    },
    {
      question: 'Have you worked in our industry?',
      answer:
        'We have completed 500+ projects in 15+ industries, among them manufacturing, distribution, retail, financial services, healthcare, education and professional services.',
    },
    {
      question: 'Does the project team leave after go-live?',
      answer:
        'No. Support & Optimize, the fifth phase, starts at go-live and is ongoing, from an office in Cebu City that is open 24/7.',
    },
    {
      question: 'Which costs are not in the hourly rate?',
      answer: 'Specialized software licenses. Management and setup are included.',
      link: billingTerms,
    },
  ],
} satisfies Questions;

export const implementation = {
  meta: {
    path: paths.implementation,
    title: 'Enterprise software implementation services | Vantedge',
    description: `UKG, ERP, CRM and cloud implementation in five phases: 45 days average time to first go-live, 500+ projects in 15+ industries, a 98% success rate, $${rate.hourly} an hour.`,
    keywords: [
      'enterprise software implementation',
      'implementation services',
      'ERP implementation',
      'CRM implementation',
      'UKG implementation',
      'cloud migration services',
      'go-live support',
    ],
    share: {
      label: 'Implementation services',
      stats: [stats.goLiveDays, projects, success],
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
  },
  hero,
  ruler: {
    label: 'A 45-day timeline from project start to first go-live, marked in days and weeks.',
    days: 45,
    start: 'Start',
    end: 'Day 45: average time to first go-live',
    week: 'Week',
  },
  record: [
    stats.goLiveDays,
    projects,
    {
      id: 'implementation-industries',
      value: '15',
      suffix: '+',
      label: 'industries',
      source: 'unverified',
    },
    success,
  ],
  services: {
    title: 'UKG, ERP, CRM and\u00a0cloud',
    lead: 'Cloud migrations have four phases of their own; the other three share five.',
    items: [
      {
        name: 'UKG',
        to: paths.ukg,
        badge: 'Partner',
        text: 'Time, scheduling, HR and payroll on Pro, Dimensions, Ready and Workforce Central, implemented by a UKG managed-services partner.',
        stat: stats.modulesDelivered,
      },
      {
        name: 'ERP',
        to: paths.erp,
        badge: 'Enterprise',
        text: 'Orders, inventory, production and finance in one system, on SAP, Oracle, Microsoft Dynamics 365 or NetSuite.',
        stat: {
          id: 'erp-platforms',
          value: '4',
          label: 'platforms',
          source: 'unverified',
        },
      },
      {
        name: 'CRM',
        to: paths.crm,
        text: 'A complete record of every customer, on Salesforce, HubSpot, Microsoft Dynamics 365 or a custom system.',
        stat: stats.crmReturn,
      },
      {
        name: 'Cloud migration',
        to: paths.cloud,
        text: 'To AWS, Azure, Google Cloud or a hybrid environment, from a simple lift and shift to a full re-architecture.',
        stat: {
          id: 'cloud-strategies',
          value: '4',
          label: 'migration strategies',
          source: 'unverified',
        },
      },
    ],
  },
  process: {
    title: 'Week by week, from discovery to\u00a0support',
    lead: 'Build & Configure takes the longest. Support & Optimize begins at go-live and continues from there.',
    caption: `${statText(stats.programWeeks)}, ${stats.programWeeks.label}`,
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
        note: 'ends with an agreed-upon scope',
        min: 1,
        max: 2,
        when: '1–2 weeks',
        source: 'placeholder',
      },
      {
        name: 'Planning & Design',
        note: 'ends with an approved design',
        min: 2,
        max: 3,
        when: '2–3 weeks',
        source: 'placeholder',
      },
      {
        name: 'Build & Configure',
        note: 'ends with a testable system',
        min: 4,
        max: 8,
        when: '4–8 weeks',
        source: 'placeholder',
      },
      {
        name: 'Test & Deploy',
        note: 'ends with the final go-live',
        min: 2,
        max: 3,
        when: '2–3 weeks',
        source: 'placeholder',
      },
      {
        name: 'Support & Optimize',
        note: 'starts at go-live',
        when: 'Ongoing',
        source: 'placeholder',
      },
    ],
  },
  testimonials: {
    title: 'After go-live',
    items: [
      {
        quote:
          'The project followed the plan, phase by phase. I had stopped expecting that from a software rollout.',
        role: 'Chief Operating Officer',
        industry: 'logistics',
        source: 'placeholder',
      },
      {
        quote:
          'We went live on a Tuesday. What I remember is Wednesday, when they still picked up the phone.',
        role: 'Director of Information Systems',
        industry: 'professional services',
        source: 'placeholder',
      },
    ],
  },
  questions,
  closing: {
    title: 'What has to go live, and\u00a0when?',
    text: `Name the system, the date and the people who decide. ${replyPromise.sentence}`,
    actions: [
      { label: contactLabels.quote, to: paths.contact },
      { label: 'Read success stories', to: paths.successStories },
    ],
    more: [
      { label: 'All solutions', to: paths.solutions },
      { label: 'Rate card', to: paths.rateCard },
    ],
  },
} satisfies ImplementationPage;
