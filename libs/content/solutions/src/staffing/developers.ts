import {
  billingTerms,
  contactAbout,
  contactLabels,
  heroPrice,
  type PageMeta,
  type PageSections,
  paths,
  rate,
  stats,
} from '@vantedge/content-shared';
import type {
  Closing,
  Hero,
  LaunchStep,
  LinkedText,
  Questions,
  SectionIntro,
  ServiceGroup,
  Testimonial,
} from '../model.ts';

/** An hourly rate in dollars; a range if `to` is set. */
interface HourlyRate {
  name: string;
  note: string;
  from: number;
  to?: number;
  /** Set on our own rate. */
  ours?: true;
}

/** The software developers page. */
interface DevelopersPage {
  meta: PageMeta;
  hero: Hero;
  sections: PageSections;
  comparison: {
    caption: string;
    columns: { name: string; rate: string };
    /** Unit after a rate. */
    unit: string;
    rows: readonly HourlyRate[];
    note: LinkedText;
  };
  deployment: SectionIntro & { day: string; steps: readonly (LaunchStep & { lastDay: number })[] };
  talent: SectionIntro;
  capabilities: SectionIntro & { groups: readonly ServiceGroup[] };
  testimonials: { title: string; items: readonly [Testimonial, Testimonial] };
  questions: Questions;
  closing: Closing & { days: readonly number[] };
}

const hero = {
  breadcrumb: [
    { label: 'Home', to: paths.home },
    { label: 'Solutions', to: paths.solutions },
    { label: 'Staff Augmentation', to: paths.staffAugmentation },
    { label: 'Software Developers' },
  ],
  name: 'Software Developers',
  title: 'Developers who join your next\u00a0sprint',
  lead: 'Frontend, backend, mobile, cloud and data engineers with 5+ years of experience on average. We onboard a developer in 5 days.',
  price: heroPrice,
  actions: [
    { label: contactLabels.match, to: contactAbout('staff-augmentation') },
    { label: 'View Available Talent', to: '#talent' },
  ],
} satisfies Hero;

const questions = {
  title: 'Choice, access and time\u00a0zones',
  lead: {
    before: 'Have a technical question? ',
    link: { label: contactLabels.ask, to: contactAbout('staff-augmentation') },
    after: '.',
  },
  items: [
    {
      question: 'Who chooses the developer?',
      answer:
        'You do. Day 1 is for analysis, days 2 and 3 for matching, and on days 3 and 4 you interview the candidates. The one you choose is onboarded on day 5.',
    },
    {
      question: 'What access does a developer need?',
      answer:
        'What your own developers have. Day 5 is for access, tools, standards and a first ticket, in your repositories.',
    },
    {
      question: 'What if a developer doesn’t work out?',
      answer: 'We’ll find you another, under our 100% replacement guarantee.',
    },
    {
      question: 'Which time zone do they work in?',
      answer:
        'Yours, if you like. Our Cebu City office is open 24/7, so developers can work your full day, overlap with part of it or work overnight and have results ready by morning.',
    },
    {
      question: 'Can we start with one developer?',
      answer:
        'Yes, from 80 hours a month, or from 160 if we manage the work. The rate is the same for mid-level and senior developers.',
      link: billingTerms,
    },
  ],
} satisfies Questions;

export const developers = {
  meta: {
    path: paths.developers,
    title: 'Hire software developers in the Philippines | Vantedge',
    description: `Mid-level and senior developers at a flat $${rate.hourly} an hour, vs. $80–120 in the US and $40–50 for senior offshore talent. Analysis on day 1, onboarding on day 5.`,
    keywords: [
      'hire software developers',
      'offshore developers Philippines',
      'software developer staff augmentation',
      'dedicated developers',
      'React developers',
      'DevOps engineers',
    ],
    share: {
      stats: [
        { value: String(rate.hourly), prefix: '$', label: 'an hour, all-inclusive' },
        stats.developerDays,
        stats.averageExperience,
      ],
    },
    service: {
      name: hero.name,
      type: 'Software developer staff augmentation',
      category: ['Staff Augmentation', 'Software Development'],
      offers: [
        { name: 'Frontend and web developers', hourly: rate.hourly },
        { name: 'Backend and API developers', hourly: rate.hourly },
        { name: 'Mobile developers', hourly: rate.hourly },
        { name: 'Cloud, DevOps and data engineers', hourly: rate.hourly },
      ],
    },
  },
  hero,
  sections: {
    deployment: 'Deployment',
    talent: 'Profiles',
    capabilities: 'Skills',
    questions: 'Questions',
  },
  comparison: {
    caption: 'Hourly cost of a developer, in US dollars',
    columns: { name: 'Developer', rate: 'Rate' },
    unit: '/hr',
    rows: [
      { name: 'US software developer', note: 'market rate', from: 80, to: 120 },
      { name: 'Offshore developer, senior', note: 'market rate', from: 40, to: 50 },
      { name: 'Vantedge', note: 'mid-level and senior, all-inclusive', from: rate.hourly, ours: true },
    ],
    note: {
      before: 'For the cost of a month and a year, ',
      link: { label: 'see\u00a0the\u00a0full\u00a0comparison', to: paths.engagementModels },
      after: '.',
    },
  },
  deployment: {
    title: 'From analysis to a first\u00a0ticket',
    lead: 'Onboarded in one workweek.',
    day: 'Day',
    steps: [
      {
        phase: 'Analysis',
        duration: 'Day 1',
        description: 'Your stack, your backlog, your hours and the role to fill.',
        firstDay: 1,
        lastDay: 1,
        source: 'placeholder',
      },
      {
        phase: 'Matching',
        duration: 'Days 2–3',
        description: 'Screened developers matched to the role: stack first, then domain.',
        firstDay: 2,
        lastDay: 3,
        source: 'placeholder',
      },
      {
        phase: 'Interviews',
        duration: 'Days 3–4',
        description: 'You meet the candidates, assign a coding exercise if you like, and choose.',
        firstDay: 3,
        lastDay: 4,
        source: 'placeholder',
      },
      {
        phase: 'Onboarding',
        duration: 'Day 5',
        description: 'Access, tools, standards and a first ticket.',
        firstDay: 5,
        lastDay: 5,
        source: 'placeholder',
      },
    ],
  },
  talent: {
    title: 'Developers for your\u00a0day, or for your\u00a0night',
    lead: 'You choose the hours you share, and interview the developers we propose.',
  },
  capabilities: {
    title: 'Developer skills across the\u00a0stack',
    lead: 'Four specialties at one rate. Mix them freely in a single team.',
    groups: [
      {
        title: 'Frontend and\u00a0web',
        scope: 'The part of your product customers see first.',
        entries: ['TypeScript', 'React', 'Next.js', 'Angular', 'Vue', 'Accessibility'],
        source: 'placeholder',
      },
      {
        title: 'Backend and\u00a0APIs',
        scope: 'Your business logic, and the interfaces other systems connect to.',
        entries: ['Java', '.NET', 'Node.js', 'Python', 'PHP', 'REST and GraphQL', 'PostgreSQL', 'SQL Server'],
        source: 'placeholder',
      },
      {
        title: 'Mobile',
        scope: 'Native where performance counts, cross-platform where it saves time.',
        entries: ['Swift for iOS', 'Kotlin for Android', 'React Native', 'Flutter'],
        source: 'placeholder',
      },
      {
        title: 'Cloud, DevOps and\u00a0data',
        scope: 'Infrastructure, deployment and the data your software produces.',
        entries: ['AWS', 'Azure', 'Google Cloud', 'Kubernetes', 'Terraform', 'Data pipelines'],
        source: 'placeholder',
      },
    ],
  },
  testimonials: {
    title: 'The first pull request',
    items: [
      {
        quote:
          'The first pull request came in before I’d finished explaining the architecture. It was small, it had tests and it was right.',
        role: 'Vice President of Engineering',
        industry: 'logistics software',
        source: 'placeholder',
      },
      {
        quote: 'We hand off at six in the evening and review at nine the next morning. No one stays late.',
        role: 'Head of Product',
        industry: 'education technology',
        source: 'placeholder',
      },
    ],
  },
  questions,
  closing: {
    days: [1, 2, 3, 4, 5],
    title: 'What is stuck in your\u00a0backlog?',
    text: 'Describe it, with the stack, the level and the hours that it needs.',
    actions: [
      { label: contactLabels.match, to: contactAbout('staff-augmentation') },
      { label: 'See the rate card', to: paths.rateCard },
    ],
  },
} satisfies DevelopersPage;
