import { figures, rate } from '@vantedge/content-shared';
import type { CustomerSupportPage } from './customer-support-page.ts';
import type { Hero, Questions } from '../model.ts';

const hero = {
  breadcrumb: [
    { label: 'Home', to: '/' },
    { label: 'Solutions', to: '/solutions' },
    { label: 'Outsourcing', to: '/solutions/bpo' },
    { label: 'Customer Support' },
  ],
  name: 'Customer Support',
  title: 'Your office closes. Your line does\u00a0not.',
  lead: 'A support team in Cebu City answers your customers by phone, in chat and in writing, at every hour. A live chat is answered in under 30 seconds, and a launch takes 4 weeks.',
  actions: [
    { label: 'Plan Your Launch', to: '/contact?topic=bpo' },
    { label: 'See How a Launch Runs', to: '#launch' },
  ],
} satisfies Hero;

/** The canonical reading is 95 %; this one is the page's own and holds for voice agents. */
const voiceLiteracy = {
  id: 'voice-agent-literacy',
  value: '92',
  suffix: '%',
  scope: 'English literacy, voice agents',
  source: 'unverified',
} as const;

const questions = {
  title: 'Asked before the line is put\u00a0through',
  lead: {
    before: 'Another question? ',
    link: { label: 'Put it to us', to: '/contact?topic=bpo' },
    after: '; we reply within 24 hours.',
  },
  items: [
    {
      question: 'How soon can a team take over?',
      answer:
        'A customer-support launch takes 4 weeks. Outsourced teams in general are live in 2 to 4, so plan for the longer end.',
    },
    {
      question: 'Which hours are covered?',
      answer:
        'All of them. Cebu City is open 24/7, which includes the whole working day of every time zone in the United States.',
    },
    {
      question: 'How good is the agents’ English?',
      answer: 'English literacy is 92% among voice agents. English literacy in the Philippines is 95%.',
    },
    {
      question: 'How long does a customer wait?',
      answer: 'On live chat, under 30 seconds, at eleven in the morning and at eleven at night.',
    },
    {
      question: 'Can the team grow for a season?',
      answer:
        'Yes. Teams scale from 1 to 100+ FTEs, which takes 2 to 4 weeks on average. Flex staffing starts at 1 month.',
    },
    {
      question: 'What does an hour cost?',
      answer:
        'A flat $24, by day and by night, with management included and no setup fee. Specialized software licenses are the one exception.',
    },
  ],
} satisfies Questions;

export const customerSupport = {
  meta: {
    path: '/solutions/customer-support',
    title: 'Customer Support Outsourcing, 24/7 | Vantedge',
    description:
      'A customer-support team in the Philippines, live in 4 weeks: phone, chat and e-mail around the clock, 92% English literacy among voice agents, $24 an hour.',
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
      figures: [
        { value: '4', suffix: 'weeks', scope: 'to launch' },
        voiceLiteracy,
        { ...figures.bpoProfessionals, scope: 'BPO professionals in the Philippines' },
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
    title: 'Live chat, eleven at night',
    tag: 'Illustrative',
    wait: { seconds: 21, most: 30, text: 'under 30 seconds' },
    lines: [
      { who: 'Customer', at: '23:41:08', words: 'It says delivered. It is not here.' },
      {
        who: 'Your agent',
        at: '23:41:29',
        words: 'It was left at the side door. Is there a box behind the bin?',
      },
      { who: 'Customer', at: '23:42:15', words: 'There is. Thank you!' },
    ],
    source: 'placeholder',
  },
  groups: {
    title: 'Four sentences, four\u00a0desks',
    lead: 'Customers do not ask for a department. They say what is wrong, and the right group picks up.',
    items: [
      {
        saying: 'Where is my order?',
        title: 'Orders and delivery',
        badge: 'E-commerce',
        entries: [
          'Order status and changes',
          'Delivery and returns',
          'Missing and damaged goods',
          'Exchanges and replacements',
        ],
        source: 'placeholder',
      },
      {
        saying: 'I was charged twice.',
        title: 'Billing and accounts',
        entries: [
          'Invoices and payments',
          'Refunds and credits',
          'Log-in and account details',
          'Plans and renewals',
        ],
        source: 'placeholder',
      },
      {
        saying: 'It has stopped working.',
        title: 'Product help',
        entries: [
          'Setting up, first steps',
          'Troubleshooting',
          'Warranty claims',
          'Cases for your specialists',
        ],
        source: 'placeholder',
      },
      {
        saying: 'I am thinking of leaving.',
        title: 'Loyalty and feedback',
        entries: [
          'Cancellations and win-back',
          'Complaints',
          'Satisfaction surveys',
          'Reports on what customers say',
        ],
        source: 'placeholder',
      },
    ],
  },
  launch: {
    title: 'Four weeks to an open\u00a0line',
    lead: 'A launch takes 4 weeks. From day 29 the team has the line, by day and by night.',
    weeks: 4,
    phases: [
      {
        phase: 'Listening',
        duration: 'Week 1',
        description: 'Your products, your policies, your tone, and what customers ask most.',
        firstDay: 1,
        lastDay: 7,
        source: 'placeholder',
      },
      {
        phase: 'Training',
        duration: 'Week 2',
        description: 'Agents learn your systems and the answers, and are tested on both.',
        firstDay: 8,
        lastDay: 14,
        source: 'placeholder',
      },
      {
        phase: 'Rehearsal',
        duration: 'Week 3',
        description: 'Real cases of the past, handled again and scored with you.',
        firstDay: 15,
        lastDay: 21,
        source: 'placeholder',
      },
      {
        phase: 'Soft Launch',
        duration: 'Week 4',
        description: 'Live customers at a limited volume, a supervisor beside each shift.',
        firstDay: 22,
        lastDay: 28,
        source: 'placeholder',
      },
      {
        phase: 'Full Support',
        duration: 'Ongoing',
        description: 'All agreed channels, 24/7.',
        firstDay: 29,
        source: 'placeholder',
      },
    ],
  },
  advantages: {
    title: 'Why the line is answered in the\u00a0Philippines',
    items: [
      {
        claim: 'English on every call',
        grounds: ['92% English literacy among voice agents', '95% English literacy in general'],
        figure: voiceLiteracy,
      },
      {
        claim: 'A trade that the country knows',
        grounds: ['1.3M+ BPO professionals in the Philippines', '100,000+ new graduates a year'],
        figure: figures.bpoProfessionals,
      },
      {
        claim: 'Your night is their day',
        grounds: [
          'Around the clock, with US time-zone overlap',
          'Cebu City is open 24/7',
          'Los Angeles, weekdays 08:00–17:00',
        ],
        figure: figures.usOverlap,
      },
      {
        claim: 'One rate, at noon and at midnight',
        grounds: ['40–60% below market rates', 'Management included, no setup fee'],
        figure: {
          id: 'customer-support-rate',
          value: String(rate.hourly),
          prefix: '$',
          scope: 'flat rate an hour, management included',
          source: 'unverified',
        },
      },
    ],
  },
  voices: {
    title: 'What clients say about their support team',
    items: [
      {
        quote:
          'Our Monday used to begin with a weekend of unanswered mail. Now it begins with a page on what the weekend asked.',
        role: 'Head of Customer Experience',
        industry: 'online retail',
        source: 'placeholder',
      },
      {
        quote: 'In the rehearsal week they found three answers of ours that were wrong.',
        role: 'Operations Manager',
        industry: 'consumer electronics',
        source: 'placeholder',
      },
    ],
  },
  questions,
  closing: {
    days: [26, 27, 28, 29],
    title: 'Twenty-eight days, then somebody always\u00a0answers.',
    text: 'Tell us which channels you run and when they fall silent. We reply within 24 hours.',
    actions: [
      { label: 'Plan Your Launch', to: '/contact?topic=bpo' },
      { label: 'See the Rate Card', to: '/rate-card' },
    ],
  },
} satisfies CustomerSupportPage;
