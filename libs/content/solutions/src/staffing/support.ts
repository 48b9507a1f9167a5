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
  type Stat,
  stats,
} from '@vantedge/content-shared';
import type { Closing, Hero, Module, Questions, SectionIntro, Testimonial } from '../model.ts';

/** A support channel and what it is best for. */
interface Channel {
  name: string;
  /** Short name, for the column header. */
  short: string;
  /** How the channel responds, in a few words. */
  note: string;
  text: string;
  source: string;
}

/** A problem, and how well each channel suits it, in channel order. */
interface Situation {
  name: string;
  fit: readonly ('best' | 'good' | undefined)[];
  source: string;
}

/** The technical support page. */
interface SupportPage {
  meta: PageMeta;
  hero: Hero;
  sections: PageSections;
  /** One hour, with the maximum response time marked. */
  response: {
    caption: string;
    minutes: number;
    answer: { strong: string; text: string };
    ticks: readonly string[];
  };
  metrics: readonly Stat[];
  groups: SectionIntro & { labels: { on: string; back: string }; items: readonly Module[] };
  channels: SectionIntro & {
    caption: string;
    columns: { situation: string };
    labels: { best: string; good: string; none: string };
    items: readonly Channel[];
    situations: readonly Situation[];
  };
  bench: SectionIntro;
  week: SectionIntro & {
    /** Text alternative of the drawing. */
    alt: string;
    days: readonly string[];
    hours: readonly string[];
    stats: readonly Stat[];
  };
  testimonials: { title: string; items: readonly [Testimonial, Testimonial] };
  questions: Questions;
  closing: Closing;
}

const hero = {
  breadcrumb: [
    { label: 'Home', to: paths.home },
    { label: 'Solutions', to: paths.solutions },
    { label: 'Staff Augmentation', to: paths.staffAugmentation },
    { label: 'Technical Support' },
  ],
  name: 'Technical Support',
  title: '24/7 technical support, with a response in under 2\u00a0minutes',
  lead: 'Support engineers for your users by phone, live chat and remote session.',
  price: heroPrice,
  actions: [
    { label: contactLabels.quote, to: contactAbout('staff-augmentation') },
    { label: 'Compare channels', to: '#channels' },
  ],
} satisfies Hero;

/** CSAT here is on a five-point scale; the company's 6.86 is on a seven-point scale. */
const metrics = [
  stats.supportResponse,
  { id: 'support-resolution', value: '95', suffix: '%', label: 'resolution rate', source: 'unverified' },
  { id: 'support-hours', value: '24/7', label: 'support', source: 'unverified' },
  { id: 'support-csat', value: '4.8', unit: '/5', label: 'CSAT, technical support', source: 'unverified' },
] satisfies SupportPage['metrics'];

const questions = {
  title: 'Coverage, escalation and\u00a0access',
  lead: {
    before: 'Looking for something else? ',
    link: { label: contactLabels.ask, to: contactAbout('staff-augmentation') },
    after: '.',
  },
  items: [
    {
      question: 'Is one channel faster than the others?',
      answer: 'Yes, live chat: under 30 seconds. Every channel responds in under 2 minutes, 24/7.',
    },
    {
      question: 'Is support staffed on nights and weekends?',
      answer:
        'Yes. Our Cebu City office is open all 168 hours of the week. Our Los Angeles office covers 45 of them, weekdays from 8 a.m. to 5 p.m. Pacific time.',
    },
    {
      question: 'What if the service desk can’t resolve a ticket?',
      answer:
        'It escalates to application support, systems and network, or product support. The resolution rate is 95%.',
    },
    {
      question: 'How small can a support team be?',
      answer: 'Staff augmentation starts at 80 hours a month; a dedicated team at 3 FTEs for 6 months.',
      link: billingTerms,
    },
    {
      question: 'Does an engineer see what is on a user’s screen?',
      answer: 'In a remote session: the engineer takes over the screen while the user watches.',
    },
  ],
} satisfies Questions;

export const support = {
  meta: {
    path: paths.support,
    title: 'Technical support teams, 24/7 | Vantedge',
    description: `Support engineers by phone, live chat and remote session: a response in under 2 minutes, 95% resolution and 4.8 out of 5 CSAT, 24/7, at $${rate.hourly} an hour.`,
    keywords: [
      'technical support outsourcing',
      '24/7 help desk',
      'IT support staff augmentation',
      'remote support',
      'live chat support',
      'service desk Philippines',
    ],
    share: {
      stats: metrics.slice(1),
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
  },
  hero,
  sections: {
    channels: 'Channels',
    week: 'Hours',
    levels: 'Levels',
    bench: 'People',
    questions: 'Questions',
  },
  response: {
    caption: 'The first hour after a call',
    minutes: 2,
    answer: { strong: 'Answered', text: 'in under 2 minutes' },
    ticks: ['3:00', '3:15', '3:30', '3:45', '4:00'],
  },
  metrics,
  groups: {
    title: 'Resolved, or escalated with its\u00a0history',
    lead: 'Each ticket is resolved where it comes in or escalated with its full history. Solutions go into a shared knowledge base.',
    labels: { on: 'Escalates:', back: 'Feeds back:' },
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
        handoff: 'a recurring problem',
        source: 'placeholder',
      },
      {
        title: 'Systems and Network',
        parts: [
          'Servers and cloud services',
          'Network and VPN',
          'Monitoring and alerts',
          'Patches and backups',
        ],
        handoff: 'a problem traced to its source',
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
        handoff: 'a reusable answer',
        source: 'placeholder',
      },
    ],
  },
  channels: {
    title: 'The right channel for each\u00a0problem',
    lead: 'Pick up the phone, type, or show the screen.',
    caption: 'Best channel for each problem',
    columns: { situation: 'Problem' },
    labels: { best: 'first choice', good: 'good alternative', none: 'not recommended' },
    items: [
      {
        name: 'Phone',
        short: 'Phone',
        note: 'A live voice, 24/7',
        text: 'For urgent problems: an outage, a locked account or a user stuck in the field.',
        source: 'placeholder',
      },
      {
        name: 'Live chat',
        short: 'Chat',
        note: 'Answered in under 30 seconds',
        text: 'For quick questions, answered without interrupting work.',
        source: 'placeholder',
      },
      {
        name: 'Remote support',
        short: 'Remote',
        note: 'Screen sharing and remote control',
        text: 'For problems that need a closer look: the engineer takes over the screen while the user watches.',
        source: 'placeholder',
      },
    ],
    situations: [
      { name: 'A systemwide outage', fit: ['best', undefined, 'good'], source: 'placeholder' },
      { name: 'A locked account', fit: ['best', 'good', undefined], source: 'placeholder' },
      { name: 'A quick how-to question', fit: ['good', 'best', undefined], source: 'placeholder' },
      {
        name: 'A link, log or screenshot to send',
        fit: [undefined, 'best', 'good'],
        source: 'placeholder',
      },
      { name: 'An error on one computer', fit: ['good', undefined, 'best'], source: 'placeholder' },
      {
        name: 'Software to install or set\u00a0up',
        fit: [undefined, 'good', 'best'],
        source: 'placeholder',
      },
    ],
  },
  bench: {
    title: 'Your hours, and who covers\u00a0them',
    lead: 'Some shifts share your workday; the others cover the evening and the night.',
  },
  week: {
    title: 'Covered 168 hours a\u00a0week',
    lead: 'Nights, weekends and office hours, at the same rate.',
    alt: 'The 168 hours of a week, one row per day: 45 are office hours, 123 are not, and all are staffed.',
    days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
    hours: ['00', '06', '12', '18', '24'],
    stats: [
      { id: 'week-hours', value: '168', label: 'hours of coverage a week', source: 'arithmetic' },
      { id: 'week-office-hours', value: '45', label: 'during office hours', source: 'arithmetic' },
      { id: 'week-other-hours', value: '123', label: 'nights and weekends', source: 'arithmetic' },
    ],
  },
  testimonials: {
    title: 'On call at night',
    items: [
      {
        quote: 'Our developers used to take turns carrying the pager. No one has asked for it back.',
        role: 'Head of Engineering',
        industry: 'software',
        source: 'placeholder',
      },
      {
        quote: 'Our night shift finally has a service desk. It used to have a voicemail box.',
        role: 'IT Director',
        industry: 'logistics',
        source: 'placeholder',
      },
    ],
  },
  questions,
  closing: {
    title: 'Who answers your users at 3\u00a0a.m.?',
    text: `Tell us which systems you run and when you need coverage. You’ll have a reply ${replyPromise.within}.`,
    actions: [
      { label: contactLabels.quote, to: contactAbout('staff-augmentation') },
      { label: 'See all staffing services', to: paths.staffAugmentation },
    ],
  },
} satisfies SupportPage;
