import { type PageMeta, paths, rate, replyPromise, stats } from '@vantedge/content-shared';
import type { Closing, Hero, LaunchStep, Questions, Reason, SectionIntro, Testimonial } from '../model.ts';

/** A chat message and its time. */
interface ChatLine {
  who: string;
  at: string;
  text: string;
}

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
  hero: Hero;
  /** A sample live chat. `wait` is the time between its first two messages, in seconds. */
  chat: {
    title: string;
    tag: string;
    wait: { seconds: number; max: number; text: string };
    lines: readonly ChatLine[];
    source: string;
  };
  groups: SectionIntro & { items: readonly QuotedServiceGroup[] };
  launch: SectionIntro & { weeks: number; phases: readonly LaunchStep[] };
  advantages: { title: string; items: readonly Reason[] };
  testimonials: { title: string; items: readonly Testimonial[] };
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
  title: 'Your office closes. Support stays\u00a0open.',
  lead: 'A support team in Cebu City answers your customers by phone, chat and email, day and night. Live chats are answered in under 30 seconds, and your team launches in 4 weeks.',
  actions: [
    { label: 'Plan Your Launch', to: `${paths.contact}?topic=bpo` },
    { label: 'See the Launch Plan', to: '#launch' },
  ],
} satisfies Hero;

/** Specific to this page: voice agents only. The site-wide figure is 95%. */
const voiceLiteracy = {
  id: 'voice-agent-literacy',
  value: '92',
  suffix: '%',
  scope: 'English literacy, voice agents',
  source: 'unverified',
} as const;

const questions = {
  title: 'Before you\u00a0launch',
  lead: {
    before: 'Have another question? ',
    link: { label: 'Ask our team', to: `${paths.contact}?topic=bpo` },
    after: '.',
  },
  items: [
    {
      question: 'How soon can a team take over?',
      answer: 'Plan on 4 weeks for customer support. Outsourced teams generally go live in 2 to 4 weeks.',
    },
    {
      question: 'What hours do you cover?',
      answer:
        'All of them. Our Cebu City office is open day and night, covering the full business day in every US time zone.',
    },
    {
      question: 'How good is your agents’ English?',
      answer: 'English literacy is 92% among voice agents and 95% across the Philippines.',
    },
    {
      question: 'How long do customers wait?',
      answer: 'Under 30 seconds on live chat, at any time of day.',
    },
    {
      question: 'Can we add agents for peak season?',
      answer:
        'Yes. Teams scale from 1 to 100+ FTEs in 2 to 4 weeks on average. Flex Staffing starts at 1 month.',
    },
    {
      question: 'What is the hourly rate?',
      answer:
        'A flat $24, day or night, with management included and no setup fee. Only specialized software licenses cost extra.',
    },
  ],
} satisfies Questions;

export const customerSupport = {
  meta: {
    path: paths.customerSupport,
    title: 'Customer support outsourcing, 24/7 | Vantedge',
    description:
      'Customer support teams in the Philippines, live in 4 weeks: phone, chat and email around the clock, 92% English literacy among voice agents, $24 an hour.',
    keywords: [
      'customer support outsourcing',
      'call center Philippines',
      'live chat outsourcing',
      '24/7 customer service',
      'BPO customer service',
      'voice agents',
    ],
    breadcrumb: hero.breadcrumb,
    share: {
      label: hero.name,
      title: hero.title,
      stats: [
        { value: '4', suffix: 'weeks', scope: 'to launch' },
        voiceLiteracy,
        { ...stats.bpoProfessionals, scope: 'BPO professionals in the Philippines' },
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
        { name: 'Loyalty and feedback', hourly: rate.hourly },
      ],
    },
    faq: questions.items,
  },
  hero,
  chat: {
    title: 'A late-night live chat',
    tag: 'Illustrative',
    wait: { seconds: 21, max: 30, text: 'under 30 seconds' },
    lines: [
      { who: 'Customer', at: '23:41:08', text: 'Tracking says delivered, but it’s not here.' },
      {
        who: 'Your agent',
        at: '23:41:29',
        text: 'The driver left it at the side door. Could it be behind the planter?',
      },
      { who: 'Customer', at: '23:42:15', text: 'Found it. Thank you!' },
    ],
    source: 'placeholder',
  },
  groups: {
    title: 'The right team for every\u00a0question',
    lead: 'Customers don’t ask for a department. They describe the problem, and the right team picks it up.',
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
        title: 'Loyalty and feedback',
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
    title: 'Ready to launch in four\u00a0weeks',
    lead: 'Your team is trained, tested and live in 4 weeks. From day 29 on, it supports your customers around the clock.',
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
        claim: 'English on every call',
        points: ['92% English literacy among voice agents', '95% English literacy nationwide'],
        stat: voiceLiteracy,
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
          'Los Angeles office: weekdays, 08:00–17:00',
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
          scope: 'flat hourly rate, management included',
          source: 'unverified',
        },
      },
    ],
  },
  testimonials: {
    title: 'What clients say about their support team',
    items: [
      {
        quote:
          'Mondays used to start with a weekend’s worth of unanswered email. Now they start with a one-page summary.',
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
    title: 'Twenty-eight days to 24/7\u00a0support.',
    text: `Tell us which channels you offer and which hours you need covered. ${replyPromise.sentence}`,
    actions: [
      { label: 'Plan Your Launch', to: `${paths.contact}?topic=bpo` },
      { label: 'See the Rate Card', to: paths.rateCard },
    ],
  },
} satisfies CustomerSupportPage;
