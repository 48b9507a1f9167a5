import { paths, rate, replyPromise, stats } from '@vantedge/content-shared';
import type { CloudPage } from './cloud.types.ts';
import { providers } from './cloud-providers.ts';
import { cloudQuestions } from './cloud-questions.ts';
import { cloudWeeks } from './cloud-weeks.ts';
import type { Hero } from '../model.ts';

const hero = {
  breadcrumb: [
    { label: 'Home', to: paths.home },
    { label: 'Solutions', to: paths.solutions },
    { label: 'Implementation', to: paths.implementation },
    { label: 'Cloud Migration' },
  ],
  name: 'Cloud Migration',
  title: 'Up for all but 53\u00a0minutes a\u00a0year.',
  lead: 'We choose the right strategy for each of your systems, move them to AWS, Azure, Google Cloud or a hybrid environment and monitor them after the move.',
  actions: [
    { label: 'Plan Your Migration', to: `${paths.contact}?topic=cloud` },
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
  scope: 'Lift & Shift, start to finish',
  source: 'unverified',
};

const strategies = {
  title: 'Four ways to move to the\u00a0cloud',
  lead: 'The more of a system you rebuild, the longer the move takes, and the more you gain from the cloud.',
  caption: 'Length of a migration in weeks, from shortest (solid) to longest (tinted)',
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
      note: 'Moved as is',
      min: cloudWeeks.liftAndShift.min,
      max: cloudWeeks.liftAndShift.max,
      when: cloudWeeks.liftAndShift.when,
      description: 'Servers and data move without any changes to the application itself.',
      bestFor: 'A data center lease with a fixed end date.',
      source: 'placeholder',
    },
    {
      name: 'Re-platform',
      note: 'Adjusted during the move',
      min: cloudWeeks.rePlatform.min,
      max: cloudWeeks.rePlatform.max,
      when: cloudWeeks.rePlatform.when,
      description: 'Managed services replace your databases and runtimes; the application stays the same.',
      bestFor: 'Solid systems on a platform that costs too much to run.',
      source: 'placeholder',
    },
    {
      name: 'Re-architect',
      note: 'Rebuilt for the cloud',
      min: cloudWeeks.reArchitect.min,
      max: cloudWeeks.reArchitect.max,
      when: cloudWeeks.reArchitect.when,
      description: 'We redesign the application and rebuild it on cloud-native services.',
      bestFor: 'The one system your growth depends on.',
      source: 'placeholder',
    },
    {
      name: 'Hybrid',
      note: 'Part cloud, part on-premises',
      when: 'Customized for you',
      description: 'Some systems move, others stay, and a reliable connection links them.',
      bestFor: 'Data that must stay put, alongside workloads that can move.',
      source: 'placeholder',
    },
  ],
} satisfies CloudPage['strategies'];

/** Cloud migration: the uptime claim, four strategies on one scale, four providers. */
export const cloud = {
  meta: {
    path: paths.cloud,
    title: 'Cloud Migration: AWS, Azure, Google Cloud, Hybrid | Vantedge',
    description: `Cloud migration in ${cloudWeeks.liftAndShift.min} to ${cloudWeeks.reArchitect.max} weeks: four strategies, four phases, 99.99% uptime and GDPR, HIPAA and SOC 2 Type II standards, at a flat $${rate.hourly} an hour.`,
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
      stats: [stats.cloudUptime, { ...soonest, scope: 'Lift & Shift' }, { ...hourly, scope: 'an hour' }],
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
    caption: 'What 99.99% uptime means over one year: less than an hour of downtime.',
    parts: [
      { name: 'One year', length: '365 days', share: '99%', units: 12 },
      { name: 'The last 1%', length: '3.65 days', share: '99% to 99.99%', units: 87.6 },
      { name: 'The last 0.01%', length: '52.56 minutes', share: '0.01% of a year', units: 52.56 },
    ],
  },
  benefits: [
    { ...stats.cloudUptime, label: 'uptime' },
    { ...stats.usOverlap, label: 'coverage' },
    { ...soonest, label: 'for Lift & Shift' },
    { ...hourly, label: 'an hour, management included' },
  ],
  strategies,
  providers: {
    title: 'Three clouds, or a\u00a0hybrid',
    lead: 'We choose the platform system by system, based on what each one needs.',
    items: providers,
    note: 'AWS, Azure and Google Cloud are trademarks of their owners. Vantedge is not affiliated with or endorsed by any of these companies.',
  },
  method: {
    title: 'Four phases, whatever the\u00a0strategy',
    lead: 'The order never changes. How long each phase takes depends on the strategy.',
    phases: [
      {
        name: 'Assessment',
        text: 'We inventory every system and its dependencies, then assign each one a strategy.',
        activities: ['Inventory and dependencies', 'Strategy by system', 'Compliance review'],
        source: 'placeholder',
      },
      {
        name: 'Planning',
        text: 'We set the order of the moves, the cutover times and a rollback plan for each.',
        activities: ['Target design', 'Migration waves', 'Cost forecast'],
        source: 'placeholder',
      },
      {
        name: 'Migration',
        text: 'Systems move in waves: copied, tested, switched over and accepted by their users.',
        activities: ['Data replication', 'Test and cutover', 'User acceptance'],
        source: 'placeholder',
      },
      {
        name: 'Optimization',
        text: 'We size resources to the real workload, then monitor them around the clock.',
        activities: ['Right-sizing', 'Monitoring and alerts', 'Cost reviews'],
        source: 'placeholder',
      },
    ],
  },
  compliance: {
    title: 'Security and compliance on every\u00a0platform',
    items: [
      {
        mark: 'GDPR',
        claim: 'Personal data.',
        detail: 'How data about people in Europe is stored and used.',
      },
      { mark: 'HIPAA', claim: 'Health records.', detail: 'Who may see the records of patients in the US.' },
      {
        mark: 'SOC 2 Type II',
        claim: 'Controls over time.',
        detail: 'Evidence that safeguards worked throughout the audit period.',
      },
    ],
  },
  questions: cloudQuestions,
  closing: {
    title: 'Name the system that can’t go\u00a0down.',
    text: `Tell us where it runs today, and we’ll suggest a way to move it. ${replyPromise.sentence}`,
    actions: [
      { label: 'Plan Your Migration', to: `${paths.contact}?topic=cloud` },
      { label: 'All Implementation Services', to: paths.implementation },
    ],
  },
} satisfies CloudPage;
