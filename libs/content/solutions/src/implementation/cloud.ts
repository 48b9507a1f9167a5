import { figures, rate } from '@vantedge/content-shared';
import type { CloudPage } from './cloud-page.ts';
import { providers } from './cloud-providers.ts';
import { cloudQuestions } from './cloud-questions.ts';
import { cloudWeeks } from './cloud-weeks.ts';
import type { Hero } from '../model.ts';

const hero = {
  breadcrumb: [
    { label: 'Home', to: '/' },
    { label: 'Solutions', to: '/solutions' },
    { label: 'Implementation', to: '/solutions/implementation' },
    { label: 'Cloud Migration' },
  ],
  name: 'Cloud Migration',
  title: 'Up for all but 53\u00a0minutes of a\u00a0year.',
  lead: 'We move what you run to AWS, Azure, Google Cloud or a hybrid of them, by the strategy that each system deserves, and watch over it where it lands.',
  actions: [
    { label: 'Plan Your Migration', to: '/contact?topic=cloud' },
    { label: 'Compare the Strategies', to: '#strategies' },
  ],
} satisfies Hero;

const hourly = {
  id: 'cloud-rate',
  value: String(rate.hourly),
  prefix: '$',
  scope: 'flat rate an hour, management included',
  source: 'unverified',
};
const soonest = {
  id: 'cloud-lift-and-shift',
  value: cloudWeeks.liftAndShift.range,
  suffix: 'weeks',
  scope: 'Lift & Shift, from start to end',
  source: 'unverified',
};

const strategies = {
  title: 'Four ways to move, by how much\u00a0changes',
  lead: 'The more of a system is rebuilt on the way, the longer it travels, and the more it gains from where it arrives.',
  caption: 'Length of a migration in weeks: solid is the least, tinted is up to the most.',
  ticks: [
    { at: 0, label: 'Start' },
    { at: 4, label: '4' },
    { at: 8, label: '8' },
    { at: 12, label: '12' },
    { at: 24, label: '24 weeks' },
  ],
  bestFor: 'Best for',
  items: [
    {
      name: 'Lift & Shift',
      note: 'Moved as it is',
      min: cloudWeeks.liftAndShift.min,
      max: cloudWeeks.liftAndShift.max,
      when: cloudWeeks.liftAndShift.when,
      description: 'Servers and data are moved without a change to the application itself.',
      bestFor: 'A data center whose lease ends on a date.',
      source: 'placeholder',
    },
    {
      name: 'Re-platform',
      note: 'Adjusted on the way',
      min: cloudWeeks.rePlatform.min,
      max: cloudWeeks.rePlatform.max,
      when: cloudWeeks.rePlatform.when,
      description: 'Databases and runtimes are exchanged for managed ones; the application stays.',
      bestFor: 'Sound systems on a platform that is costly to keep.',
      source: 'placeholder',
    },
    {
      name: 'Re-architect',
      note: 'Rebuilt for the cloud',
      min: cloudWeeks.reArchitect.min,
      max: cloudWeeks.reArchitect.max,
      when: cloudWeeks.reArchitect.when,
      description: 'The application is taken apart and put together again from what the cloud provides.',
      bestFor: 'The one system that your growth depends on.',
      source: 'placeholder',
    },
    {
      name: 'Hybrid',
      note: 'Part moved, part kept',
      when: 'Customized, dated with you',
      description: 'Some systems move, some stay, and the connection between them is built to last.',
      bestFor: 'Data that may not leave, beside work that may.',
      source: 'placeholder',
    },
  ],
} satisfies CloudPage['strategies'];

/** Cloud migration: the uptime claim as arithmetic, four strategies on one scale, four providers. */
export const cloud = {
  meta: {
    path: '/solutions/cloud',
    title: 'Cloud Migration: AWS, Azure, Google Cloud, Hybrid | Vantedge',
    description: `Four migration strategies from ${cloudWeeks.liftAndShift.min} to ${cloudWeeks.reArchitect.max} weeks, four phases, 99.99% uptime, GDPR, HIPAA and SOC 2 Type II, at a flat $${rate.hourly} an hour.`,
    keywords: [
      'cloud migration',
      'AWS migration',
      'Azure migration',
      'Google Cloud migration',
      'hybrid cloud',
      'lift and shift',
      're-platform',
      're-architect',
    ],
    breadcrumb: hero.breadcrumb,
    share: {
      label: hero.name,
      title: hero.title,
      figures: [figures.cloudUptime, { ...soonest, scope: 'Lift & Shift' }, { ...hourly, scope: 'an hour' }],
    },
    service: {
      name: hero.name,
      type: 'Cloud migration',
      category: ['Implementation Services', 'Cloud Migration'],
      offers: strategies.items.map(({ name, description }) => ({ name, description, hourly: rate.hourly })),
    },
    faq: cloudQuestions.items,
  },
  hero,
  year: {
    caption:
      'Arithmetic, not a record of outages: each bar is the last hundredth of the one above it, a tick to the month, the hour and the minute.',
    parts: [
      { name: 'A year', length: '365 days', share: '99%', units: 12 },
      { name: 'Its last hundredth', length: '3.65 days', share: '99% of the rest', units: 87.6 },
      { name: 'The last hundredth of that', length: '52.56 minutes', share: '0.01% of a year', units: 52.56 },
    ],
  },
  benefits: [
    { ...figures.cloudUptime, label: 'uptime' },
    { ...figures.usOverlap, label: 'coverage' },
    { ...soonest, label: 'for a Lift & Shift' },
    { ...hourly, label: 'an hour, management included' },
  ],
  strategies,
  providers: {
    title: 'Three clouds, and the space\u00a0between',
    lead: 'Where your systems go is chosen for them, one by one, and not for the logo.',
    items: providers,
    note: 'AWS, Azure and Google Cloud are names of their owners’ products. Vantedge is not affiliated with, or endorsed by, any of them.',
  },
  method: {
    title: 'Four phases, whichever the\u00a0way',
    lead: 'The strategy sets how long they take. Their order is always this one.',
    phases: [
      {
        name: 'Assessment',
        text: 'Every system is listed with what it talks to, and given a strategy.',
        activities: ['Inventory and dependencies', 'A strategy for each system', 'Compliance review'],
        source: 'placeholder',
      },
      {
        name: 'Planning',
        text: 'The order of the moves, the way back from each, and the hours at which they happen.',
        activities: ['Target design', 'Waves and rollback plans', 'Cost forecast'],
        source: 'placeholder',
      },
      {
        name: 'Migration',
        text: 'Wave by wave: copied, tested, switched over, and checked by the people who use it.',
        activities: ['Data replication', 'Test and cutover', 'Acceptance'],
        source: 'placeholder',
      },
      {
        name: 'Optimization',
        text: 'What has arrived is sized to its real load, then watched around the clock.',
        activities: ['Right-sizing', 'Monitoring and alerts', 'Cost reviews'],
        source: 'placeholder',
      },
    ],
  },
  compliance: {
    title: 'Security and compliance, wherever it runs',
    items: [
      { mark: 'GDPR', claim: 'Personal data.', grounds: 'Of people in Europe, and where it may be kept.' },
      { mark: 'HIPAA', claim: 'Health records.', grounds: 'Of patients in the US, and who may open them.' },
      {
        mark: 'SOC 2 Type II',
        claim: 'Controls, over time.',
        grounds: 'Not only that they exist, but that they were kept.',
      },
    ],
  },
  questions: cloudQuestions,
  closing: {
    title: 'Name the system that must not\u00a0stop.',
    text: 'And where it runs today. We reply within 24 hours.',
    actions: [
      { label: 'Plan Your Migration', to: '/contact?topic=cloud' },
      { label: 'All Implementation Services', to: '/solutions/implementation' },
    ],
  },
} satisfies CloudPage;
