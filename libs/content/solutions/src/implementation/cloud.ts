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
import type { Closing, Credential, Hero, Questions, SectionIntro } from '../model.ts';
import { cloudWeeks } from './cloud-weeks.ts';

/** One bar of the downtime chart; it magnifies the last 1% of the bar above. */
interface YearPart {
  name: string;
  /** Its length, in words. */
  length: string;
  /** Label of its first 99%; for the last bar, of the whole. */
  share: string;
  /** Number of ticks: months, hours or minutes. */
  units: number;
}

/** A cloud provider; all of its copy is placeholder text. */
interface Provider {
  name: string;
  description: string;
  lists: readonly { label: string; items: readonly string[] }[];
  source: string;
}

/** A migration strategy. `min` and `max` in weeks; absent where the specification gives no number. */
interface Strategy {
  name: string;
  note: string;
  min?: number;
  max?: number;
  when: string;
  description: string;
  bestFor: string;
  source: string;
}

/** A phase of the methodology; the specification gives no durations. */
interface Phase {
  name: string;
  text: string;
  activities: readonly string[];
  source: string;
}

/** The cloud migration page. */
interface CloudPage {
  meta: PageMeta;
  hero: Hero;
  sections: PageSections;
  year: { caption: string; parts: readonly [YearPart, YearPart, YearPart] };
  benefits: readonly (Stat & { label: string })[];
  strategies: SectionIntro & {
    caption: string;
    ticks: readonly { at: number; label: string }[];
    items: readonly Strategy[];
    bestFor: string;
  };
  providers: SectionIntro & { items: readonly Provider[]; note: string };
  method: SectionIntro & { phases: readonly Phase[] };
  compliance: { title: string; items: readonly Credential[] };
  questions: Questions;
  closing: Closing;
}

const hero = {
  breadcrumb: [
    { label: 'Home', to: paths.home },
    { label: 'Solutions', to: paths.solutions },
    { label: 'Implementation', to: paths.implementation },
    { label: 'Cloud Migration' },
  ],
  name: 'Cloud Migration',
  title: `Move to the cloud in ${cloudWeeks.liftAndShift.min} to ${cloudWeeks.reArchitect.max}\u00a0weeks`,
  lead: 'We choose the right strategy for each of your systems, move them to AWS, Azure, Google Cloud or a hybrid environment and monitor them after the move.',
  price: heroPrice,
  actions: [
    { label: contactLabels.quote, to: contactAbout('cloud') },
    { label: 'Compare the strategies', to: '#strategies' },
  ],
} satisfies Hero;

const hourly = {
  id: 'cloud-rate',
  value: String(rate.hourly),
  prefix: '$',
  label: 'flat rate an hour, management included',
  source: 'unverified',
} satisfies Stat;
const soonest = {
  id: 'cloud-lift-and-shift',
  value: cloudWeeks.liftAndShift.range,
  unit: 'weeks',
  label: 'Lift & Shift, start to finish',
  source: 'unverified',
};

const strategies = {
  title: 'Move it, adjust it or rebuild\u00a0it',
  lead: 'The more of a system you rebuild, the longer the move takes, and the more you gain from the cloud.',
  caption: 'Length of a migration in weeks',
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

/** Questions about a migration. */
const cloudQuestions = {
  title: 'Cutover, outages and\u00a0compliance',
  lead: {
    before: 'For prices and terms, see ',
    link: billingTerms,
    after: '.',
  },
  items: [
    {
      question: 'What if a cutover fails?',
      answer:
        'The system goes back to where it was. The plan sets a rollback for every move, and users sign off on each system after the switch.',
    },
    {
      question: 'How do we choose a strategy?',
      answer:
        'During assessment, one application at a time. You may need all four: some systems move as they are, some change slightly, one is rebuilt and one stays where it is.',
    },
    {
      question: 'Who responds to an outage at night?',
      answer: 'Our Cebu City office, which is open 24/7 and monitors what has moved around the clock.',
    },
    {
      question: 'Who checks compliance before anything moves?',
      answer:
        'We do. A compliance review is part of the assessment: GDPR, HIPAA and SOC 2 Type II, on every platform.',
    },
    {
      question: 'What if some data has to stay in our building?',
      answer:
        'Then the environment is hybrid: part of it moves, the rest stays, and a network connection and single sign-on join the two. Its timeline is customized.',
    },
  ],
} satisfies Questions;

const labels = { moved: 'What we move', kept: 'What we manage' };

const provider = (
  name: string,
  description: string,
  moved: readonly string[],
  kept: readonly string[],
): Provider => ({
  name,
  description,
  lists: [
    { label: labels.moved, items: moved },
    { label: labels.kept, items: kept },
  ],
  source: 'placeholder',
});

/** Three public clouds and the hybrid option. */
const providers = [
  provider(
    'AWS',
    'For large environments with many servers and teams, each with its own accounts and budgets.',
    ['Virtual servers', 'Relational databases', 'File and object storage'],
    ['Accounts and roles', 'Costs by team', 'Backups'],
  ),
  provider(
    'Azure',
    'For companies whose directory, email and desktops already run on Microsoft.',
    ['Windows servers', 'SQL Server', 'Directory and sign-in'],
    ['Identity and policy', 'Patching', 'Recovery drills'],
  ),
  provider(
    'Google Cloud',
    'For containerized applications and data that has outgrown its warehouse.',
    ['Containers', 'Data warehouses', 'Analytics pipelines'],
    ['Cluster upgrades', 'Quotas and costs', 'Access reviews'],
  ),
  provider(
    'Hybrid',
    'For systems that have to stay on-premises, connected to those that can move.',
    ['Applications, tier by tier', 'Archives', 'Test environments'],
    ['Network connections', 'Single sign-on', 'Unified monitoring'],
  ),
] as const satisfies readonly Provider[];

/** Cloud migration: the uptime claim, four strategies on one scale, four providers. */
export const cloud = {
  meta: {
    path: paths.cloud,
    title: 'Cloud migration: AWS, Azure, Google Cloud, hybrid | Vantedge',
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
    share: {
      stats: [stats.cloudUptime, { ...soonest, label: 'Lift & Shift' }, { ...hourly, label: 'an hour' }],
    },
    service: {
      name: hero.name,
      type: 'Cloud migration',
      category: ['Implementation Services', 'Cloud Migration'],
      offers: strategies.items.map(({ name, description }) => ({ name, description, hourly: rate.hourly })),
    },
  },
  hero,
  sections: {
    strategies: 'Strategies',
    method: 'Phases',
    providers: 'Platforms',
    credentials: 'Standards',
    questions: 'Questions',
  },
  year: {
    caption: '99.99% uptime, cloud platforms',
    parts: [
      { name: 'One year', length: '365 days', share: '99%', units: 12 },
      { name: '1% of the year', length: '3.65 days', share: '0.99%', units: 87.6 },
      { name: '0.01% of the year: downtime', length: 'about 53 minutes', share: '0.01%', units: 52.56 },
    ],
  },
  benefits: [
    stats.cloudUptime,
    { ...stats.usOverlap, label: 'coverage' },
    { ...soonest, label: 'for Lift & Shift' },
    { ...hourly, label: 'an hour, management included' },
  ],
  strategies,
  providers: {
    title: 'AWS, Azure, Google Cloud or\u00a0hybrid',
    lead: 'We choose the platform system by system, based on what each one needs.',
    items: providers,
    note: 'AWS, Azure and Google Cloud are trademarks of their owners. Vantedge is not affiliated with or endorsed by any of these companies.',
  },
  method: {
    title: 'Assess, plan, move,\u00a0optimize',
    lead: 'Four phases in the same order for every strategy.',
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
        text: 'Systems move in waves: copied, tested, switched over and signed off by users.',
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
    title: 'Laws and standards we work\u00a0under',
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
    title: 'Name the system that can never go\u00a0down',
    text: `We start with that one: where it runs today, and when its lease or contract ends. ${replyPromise.sentence}`,
    actions: [
      { label: contactLabels.quote, to: contactAbout('cloud') },
      { label: 'All implementation services', to: paths.implementation },
    ],
  },
} satisfies CloudPage;
