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
import type { Closing, Hero, LaunchStep, Questions, Reason, SectionIntro, Testimonial } from '../model.ts';
import { supportChat } from './support-chat.ts';

/** A service group, under a typical customer question. */
interface QuotedServiceGroup {
  quote: string;
  title: string;
  badge?: string;
  entries: readonly string[];
  source: string;
}

/** The customer support page. */
interface CustomerSupportPage {
  meta: PageMeta;
  sections: PageSections;
  hero: Hero;
  chat: typeof supportChat;
  groups: SectionIntro & { items: readonly QuotedServiceGroup[] };
  launch: SectionIntro & { weeks: number; phases: readonly LaunchStep[] };
  advantages: { title: string; items: readonly Reason[] };
  testimonials: { title: string; items: readonly [Testimonial, Testimonial] };
  questions: Questions;
  closing: Closing & { days: readonly number[] };
}

const hero = {
  breadcrumb: [
    { label: 'Home', to: paths.home },
    { label: 'Solutions', to: paths.solutions },
    { label: 'Outsourcing', to: paths.bpo },
    { label: 'Customer Support' },
  ],
  name: 'Customer Support',
  title: '24/7 customer support, live in four\u00a0weeks',
  lead: 'A team in Cebu City answers your customers by phone, chat and email, day and night. Live chats are answered in under 30 seconds.',
  price: heroPrice,
  actions: [
    { label: contactLabels.quote, to: contactAbout('bpo') },
    { label: 'See the launch plan', to: '#launch' },
  ],
} satisfies Hero;

const questions = {
  title: 'Before the first\u00a0call',
  lead: {
    before: 'Rates are the same day and night: ',
    link: billingTerms,
    after: '.',
  },
  items: [
    {
      question: 'What comes before the first live call?',
      answer:
        'Discovery, training and rehearsal, a week each. A soft launch at limited volume takes the fourth week.',
    },
    {
      question: 'What do agents do when your answers run out?',
      answer:
        'They escalate to your experts. Before launch they learn your systems and your answers, and are tested on both.',
    },
    {
      question: 'How good is your agents’ English?',
      answer:
        'English literacy at business fluency is 92%, and you hear every agent in rehearsal before launch.',
    },
    {
      question: 'How will we know what customers say?',
      answer:
        'You score the rehearsal with us. After launch, satisfaction surveys and customer feedback reports are part of the service.',
    },
    {
      question: 'Can we add agents for peak season?',
      answer: 'Yes. Teams scale from 1 to 100+ FTEs in 2 to 4 weeks on average.',
    },
    {
      question: 'Do customers notice that it isn’t us?',
      answer: 'Agents answer under your brand, with your policies and in the tone they learned from you.',
    },
  ],
} satisfies Questions;

export const customerSupport = {
  sections: { groups: 'Services', advantages: 'Reasons', launch: 'Launch', questions: 'Questions' },
  meta: {
    path: paths.customerSupport,
    title: 'Customer support outsourcing, 24/7 | Vantedge',
    description:
      'Customer support teams in the Philippines, live in 4 weeks: phone, chat and email around the clock, 92% English literacy at business fluency, $24 an hour.',
    keywords: [
      'customer support outsourcing',
      'call center Philippines',
      'live chat outsourcing',
      '24/7 customer service',
      'BPO customer service',
      'voice agents',
    ],
    share: {
      stats: [
        { value: '4', unit: 'weeks', label: 'to launch' },
        stats.businessFluency,
        stats.bpoProfessionals,
      ],
    },
    service: {
      name: hero.name,
      type: 'Customer support outsourcing',
      category: ['Business Process Outsourcing', 'Customer Support'],
      offers: [
        { name: 'Orders and delivery', hourly: rate.hourly },
        { name: 'Billing and accounts', hourly: rate.hourly },
        { name: 'Product help', hourly: rate.hourly },
        { name: 'Retention and feedback', hourly: rate.hourly },
      ],
    },
  },
  hero,
  chat: supportChat,
  groups: {
    title: 'Orders, billing, product help and\u00a0cancellations',
    lead: 'By phone, chat and email.',
    items: [
      {
        quote: 'Where is my order?',
        title: 'Orders and delivery',
        badge: 'E-commerce',
        entries: [
          'Order status and changes',
          'Delivery and returns',
          'Missing or damaged items',
          'Exchanges and replacements',
        ],
        source: 'placeholder',
      },
      {
        quote: 'I was charged twice.',
        title: 'Billing and accounts',
        entries: [
          'Invoices and payments',
          'Refunds and credits',
          'Login and account details',
          'Plans and renewals',
        ],
        source: 'placeholder',
      },
      {
        quote: 'It stopped working.',
        title: 'Product help',
        entries: [
          'Setup and first steps',
          'Troubleshooting',
          'Warranty claims',
          'Escalations to your experts',
        ],
        source: 'placeholder',
      },
      {
        quote: 'I’d like to cancel.',
        title: 'Retention and feedback',
        entries: [
          'Cancellations and win-back',
          'Complaints',
          'Satisfaction surveys',
          'Customer feedback reports',
        ],
        source: 'placeholder',
      },
    ],
  },
  launch: {
    title: 'Trained, rehearsed, then\u00a0live',
    lead: 'Your team is trained and tested before it takes live contacts. From day 29, it supports your customers around the clock.',
    weeks: 4,
    phases: [
      {
        phase: 'Discovery',
        duration: 'Week 1',
        description: 'We learn your products, your policies, your tone and what customers ask most.',
        firstDay: 1,
        lastDay: 7,
        source: 'placeholder',
      },
      {
        phase: 'Training',
        duration: 'Week 2',
        description: 'Agents learn your systems and your answers, and are tested on both.',
        firstDay: 8,
        lastDay: 14,
        source: 'placeholder',
      },
      {
        phase: 'Rehearsal',
        duration: 'Week 3',
        description: 'Agents work through real past cases, and you score the results with us.',
        firstDay: 15,
        lastDay: 21,
        source: 'placeholder',
      },
      {
        phase: 'Soft Launch',
        duration: 'Week 4',
        description: 'Live customers at limited volume, with a supervisor on every shift.',
        firstDay: 22,
        lastDay: 28,
        source: 'placeholder',
      },
      {
        phase: 'Full Support',
        duration: 'Ongoing',
        description: 'All agreed-upon channels, 24/7.',
        firstDay: 29,
        source: 'placeholder',
      },
    ],
  },
  advantages: {
    title: 'Why run customer support from the\u00a0Philippines',
    items: [
      {
        claim: 'Fluent business English',
        points: [stats.businessFluency.label, 'You hear every agent before launch'],
        stat: stats.businessFluency,
      },
      {
        claim: 'An experienced workforce',
        points: ['1.3M+ BPO professionals in the Philippines', '100,000+ new graduates a year'],
        stat: stats.bpoProfessionals,
      },
      {
        claim: 'Staffed while you sleep',
        points: [
          '24/7 coverage, with US time-zone overlap',
          'Cebu City office: 24/7',
          'Los Angeles office: weekdays, 8 a.m.–5 p.m. PT',
        ],
        stat: stats.usOverlap,
      },
      {
        claim: 'One rate, day and night',
        points: ['40–60% below market rates', 'Management included, no setup fee'],
        stat: {
          id: 'customer-support-rate',
          value: String(rate.hourly),
          prefix: '$',
          label: 'flat hourly rate, management included',
          source: 'unverified',
        },
      },
    ],
  },
  testimonials: {
    title: 'Rehearsal week, and the first Monday',
    items: [
      {
        quote:
          'Mondays used to start with a weekend’s worth of unanswered email. Now they start with a short summary.',
        role: 'Head of Customer Experience',
        industry: 'online retail',
        source: 'placeholder',
      },
      {
        quote: 'During rehearsal week, they found three mistakes in our own help articles.',
        role: 'Operations Manager',
        industry: 'consumer electronics',
        source: 'placeholder',
      },
    ],
  },
  questions,
  closing: {
    days: [26, 27, 28, 29],
    title: 'Which hours go unanswered\u00a0today?',
    text: `Tell us when customers get no answer, and which channels they use. ${replyPromise.sentence}`,
    actions: [
      { label: contactLabels.quote, to: contactAbout('bpo') },
      { label: 'See the rate card', to: paths.rateCard },
    ],
  },
} satisfies CustomerSupportPage;
