import { figures, rate } from '@vantedge/content-shared';
import type { Hero, Questions } from '../model.ts';
import type { SupportPage } from './support-page.ts';

const hero = {
  breadcrumb: [
    { label: 'Home', to: '/' },
    { label: 'Solutions', to: '/solutions' },
    { label: 'Staff Augmentation', to: '/solutions/staff-augmentation' },
    { label: 'Technical Support' },
  ],
  name: 'Technical Support',
  title: 'Down at 03:00. Answered before\u00a003:02.',
  lead: 'Support engineers who answer in under 2 minutes at any hour of the week, by phone, live chat or remote session, and resolve 95% of what they are asked.',
  actions: [
    { label: 'Discuss Your Support Desk', to: '/contact?topic=staff-augmentation' },
    { label: 'Compare the Channels', to: '#channels' },
  ],
} satisfies Hero;

/** The desk's own satisfaction is on a scale of five; the company's other score, 6.86, is on one of seven. */
const metrics = [
  figures.supportResponse,
  { id: 'support-resolution', value: '95', suffix: '%', scope: 'resolution', source: 'unverified' },
  { id: 'support-hours', value: '24/7', scope: 'support', source: 'unverified' },
  { id: 'support-csat', value: '4.8', suffix: '/5', scope: 'CSAT of the support desk', source: 'unverified' },
] satisfies SupportPage['metrics'];

const questions = {
  title: 'Asked before the first\u00a0ticket',
  lead: {
    before: 'Yours is not here? ',
    link: { label: 'Ask it', to: '/contact?topic=staff-augmentation' },
    after: '; we reply within 24 hours.',
  },
  items: [
    {
      question: 'How fast does somebody answer?',
      answer:
        'In under 2 minutes, and on live chat in under 30 seconds. Phone, live chat and remote support are open 24/7.',
    },
    {
      question: 'Is anybody there at night and on weekends?',
      answer:
        'Yes. Of the 168 hours in a week an office on weekdays covers 45; Cebu City is open for all of them, Los Angeles on weekdays between 08:00 and 17:00.',
    },
    {
      question: 'What happens to a ticket that the service desk cannot close?',
      answer:
        'It moves to application support, to systems and network, or to product support. The resolution rate is 95%.',
    },
    {
      question: 'What does the 4.8 out of 5 measure?',
      answer: 'CSAT of technical support, on a scale of five.',
    },
    {
      question: 'How small can a support team be?',
      answer:
        'Staff augmentation starts at 80 hours a month. Flex staffing starts at 1 FTE for 1 month, a dedicated team at 3 FTEs for 6 months.',
    },
    {
      question: 'What does it cost?',
      answer: `A flat $${rate.hourly} an hour with management included and no setup fee. Specialized software licenses are the one exception. Hours are tracked weekly and invoiced monthly in arrears, NET 15.`,
    },
  ],
} satisfies Questions;

export const support = {
  meta: {
    path: '/solutions/support',
    title: 'Technical Support Teams, 24/7 | Vantedge',
    description: `Support engineers by phone, live chat and remote session: a response in under 2 minutes, 95% resolution and 4.8 out of 5 for CSAT, 24/7, at $${rate.hourly} an hour.`,
    keywords: [
      'technical support outsourcing',
      '24/7 help desk',
      'IT support staff augmentation',
      'remote support',
      'live chat support',
      'service desk Philippines',
    ],
    breadcrumb: hero.breadcrumb,
    share: {
      label: hero.name,
      title: hero.title,
      figures: metrics.slice(1),
    },
    service: {
      name: hero.name,
      type: 'Technical support staffing',
      category: ['Staff Augmentation', 'Technical Support'],
      offers: [
        { name: 'Phone support', hourly: rate.hourly },
        { name: 'Live chat support', hourly: rate.hourly },
        { name: 'Remote support', hourly: rate.hourly },
      ],
    },
    faq: questions.items,
  },
  hero,
  response: {
    caption: 'One hour from the call, a tick to the minute',
    minutes: 2,
    answer: { strong: 'Answered', text: 'in under 2 minutes' },
    ticks: ['03:00', '03:15', '03:30', '03:45', '04:00'],
  },
  metrics,
  groups: {
    title: 'One ticket, four groups behind\u00a0it',
    lead: 'A ticket is closed where it lands, or handed on with its history. What the last group finds out, the first one knows the next time.',
    words: { on: 'Hands on', back: 'Hands back' },
    items: [
      {
        title: 'Service Desk',
        parts: ['First response, every channel', 'Access and passwords', 'How-to questions', 'Triage'],
        handoff: 'a diagnosed ticket',
        source: 'placeholder',
      },
      {
        title: 'Application Support',
        parts: [
          'Business applications',
          'User administration',
          'Configuration changes',
          'Release-day support',
        ],
        handoff: 'a fault that repeats',
        source: 'placeholder',
      },
      {
        title: 'Systems and Network',
        parts: ['Servers and cloud services', 'Network and VPN', 'Monitoring and alerts', 'Patches, backups'],
        handoff: 'a traced cause',
        source: 'placeholder',
      },
      {
        title: 'Product Support',
        parts: [
          'Log and code analysis',
          'Fixes with your developers',
          'Root-cause reports',
          'Knowledge-base articles',
        ],
        handoff: 'an answer to use again',
        source: 'placeholder',
      },
    ],
  },
  channels: {
    title: 'Three channels, chosen by what is\u00a0wrong',
    lead: 'A full dot marks the channel to reach for first, a ring the next best.',
    caption: 'Which channel suits which situation',
    columns: { situation: 'What is wrong' },
    words: { best: 'first choice', good: 'next best', none: 'not suited' },
    items: [
      {
        name: 'Phone',
        short: 'Phone',
        note: 'A voice, 24/7',
        text: 'For what cannot wait until it is typed: an outage, a locked account, a caller in the field.',
        source: 'placeholder',
      },
      {
        name: 'Live chat',
        short: 'Chat',
        note: 'Answered in under 30 seconds',
        text: 'For the question on the side, asked and answered while the work goes on.',
        source: 'placeholder',
      },
      {
        name: 'Remote support',
        short: 'Remote',
        note: 'A second pair of hands',
        text: 'For what has to be seen: the engineer works on the screen, and the user watches.',
        source: 'placeholder',
      },
    ],
    situations: [
      { name: 'Nothing works, for anybody', fit: ['best', undefined, 'good'], source: 'placeholder' },
      { name: 'Locked out', fit: ['best', 'good', undefined], source: 'placeholder' },
      { name: 'A quick “how do I”', fit: ['good', 'best', undefined], source: 'placeholder' },
      {
        name: 'A link, a log or a screenshot to send',
        fit: [undefined, 'best', 'good'],
        source: 'placeholder',
      },
      { name: 'An error on one machine only', fit: ['good', undefined, 'best'], source: 'placeholder' },
      {
        name: 'Something to install or set\u00a0up',
        fit: [undefined, 'good', 'best'],
        source: 'placeholder',
      },
    ],
  },
  week: {
    title: 'The other 123\u00a0hours',
    lead: 'Every mark is an hour of the week. An office that opens on weekdays from 08:00 to 17:00 is there for the amber ones. The desk is there for all of them.',
    drawing:
      'A week of 168 hours, an hour to a mark and a day to a line: 45 of them are office hours, the other 123 are not, and all are staffed.',
    days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
    hours: ['00', '06', '12', '18', '24'],
    figures: [
      { id: 'week-hours', value: '168', scope: 'hours in a week, all of them staffed', source: 'arithmetic' },
      { id: 'week-office-hours', value: '45', scope: 'of them in office hours', source: 'arithmetic' },
      { id: 'week-other-hours', value: '123', scope: 'of them outside', source: 'arithmetic' },
    ],
  },
  voices: {
    title: 'What support clients say',
    items: [
      {
        quote:
          'Our developers used to take turns with the pager. Nobody has asked where it went, which tells you how that was.',
        role: 'Head of Engineering',
        industry: 'software',
        source: 'placeholder',
      },
      {
        quote: 'The night shift has a service desk now. It used to have a notice on the wall.',
        role: 'IT Director',
        industry: 'logistics',
        source: 'placeholder',
      },
    ],
  },
  questions,
  closing: {
    mark: {
      label: 'Two minutes of an hour.',
      total: 60,
      measured: 2,
      start: { strong: 'Under 2 minutes', text: 'to the first response' },
      end: { text: 'one hour' },
    },
    title: 'Which ticket waited until\u00a0morning?',
    text: 'Tell us when it came in and what it stopped. We reply within 24 hours.',
    actions: [
      { label: 'Discuss Your Support Desk', to: '/contact?topic=staff-augmentation' },
      { label: 'All Staff Augmentation', to: '/solutions/staff-augmentation' },
    ],
  },
} satisfies SupportPage;
