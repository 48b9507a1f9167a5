import { figures, rate } from '@vantedge/content-shared';
import type { DevelopersPage } from './developers-page.ts';
import type { Hero, Questions } from '../model.ts';

const hero = {
  breadcrumb: [
    { label: 'Home', to: '/' },
    { label: 'Solutions', to: '/solutions' },
    { label: 'Staff Augmentation', to: '/solutions/staff-augmentation' },
    { label: 'Software Developers' },
  ],
  name: 'Software Developers',
  title: `The same hour of code, at\u00a0$${rate.hourly}.`,
  lead: 'Frontend, backend, mobile, cloud and data engineers with 5+ years of experience on average, at work in your repository on day five. Management is in the rate.',
  actions: [
    { label: 'Hire Developers', to: '/contact?topic=staff-augmentation' },
    { label: 'View Available Talent', to: '#talent' },
  ],
} satisfies Hero;

const questions = {
  title: 'Asked before the first\u00a0sprint',
  lead: {
    before: 'Something else? ',
    link: { label: 'Ask an engineer’s question', to: '/contact?topic=staff-augmentation' },
    after: '; we reply within 24 hours.',
  },
  items: [
    {
      question: `What exactly does $${rate.hourly} an hour include?`,
      answer: `The developer and the management of the work. There is no setup fee and there are no hidden fees; specialized software licenses are the one exception. At ${rate.hoursPerMonth} hours a month a developer comes to $${rate.monthly.toLocaleString('en-US')}.`,
    },
    {
      question: 'Can a developer really start within five days?',
      answer:
        'Day 1 is the analysis of what you need, days 2 and 3 go to matching, days 3 and 4 to interviews, and day 5 is onboarding. You meet the candidates and you choose.',
    },
    {
      question: 'How experienced are the developers?',
      answer:
        'The rate is for a mix of mid-level and senior talent, with 5+ years of experience on average. Candidates pass a four-step screening that accepts 3%.',
    },
    {
      question: 'What if somebody does not fit?',
      answer: 'Then we replace them: the replacement guarantee is 100%.',
    },
    {
      question: 'When are they awake?',
      answer:
        'When you need them. Cebu City is open 24/7, so the working day can lie on yours, overlap it by some hours, or follow it, with the work on your desk in the morning.',
    },
    {
      question: 'What is the smallest engagement?',
      answer:
        '80 hours a month for one developer on the Boutique or Staff Augmentation model, 160 on the Managed model. Hours are tracked weekly and invoiced monthly in arrears, NET 15.',
    },
  ],
} satisfies Questions;

export const developers = {
  meta: {
    path: '/solutions/developers',
    title: 'Hire Software Developers in the Philippines | Vantedge',
    description: `Mid-level and senior developers at a flat $${rate.hourly} an hour, against $80–120 in the US and $40–50 for offshore seniors. Analysis on day 1, onboarding on day 5.`,
    keywords: [
      'hire software developers',
      'offshore developers Philippines',
      'software developer staff augmentation',
      'dedicated developers',
      'React developers',
      'DevOps engineers',
    ],
    breadcrumb: hero.breadcrumb,
    share: {
      label: hero.name,
      title: hero.title,
      figures: [
        { value: String(rate.hourly), prefix: '$', scope: 'an hour, all-inclusive' },
        figures.developerDays,
        figures.averageExperience,
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
    faq: questions.items,
  },
  hero,
  comparison: {
    caption: 'What an hour of a developer costs. One stroke is one dollar; the pale strokes are the range.',
    columns: { name: 'Developer', rate: 'Rate' },
    unit: '/hr',
    scale: 120,
    rows: [
      { name: 'US developer', note: 'market rate', from: 80, to: 120 },
      { name: 'Offshore senior', note: 'market rate', from: 40, to: 50 },
      { name: 'Vantedge', note: 'mid-level and senior, all-inclusive', from: rate.hourly, ours: true },
    ],
    note: {
      before: `Engagement Models measures the same $${rate.hourly} against a US rate of $60–100, where it saves 60–76%. `,
      link: { label: 'See\u00a0that\u00a0comparison', to: '/engagement-models' },
      after: '.',
    },
  },
  deployment: {
    title: 'A developer in five\u00a0days',
    lead: 'Interviews begin on day 3, while matching is still going on. That is how four steps fit into one working week.',
    day: 'Day',
    steps: [
      {
        phase: 'Analysis',
        duration: 'Day 1',
        description: 'Your stack, your backlog, your hours, and the seat that is empty.',
        firstDay: 1,
        lastDay: 1,
        source: 'placeholder',
      },
      {
        phase: 'Matching',
        duration: 'Days 2–3',
        description: 'Screened developers held against the seat: the stack first, then the domain.',
        firstDay: 2,
        lastDay: 3,
        source: 'placeholder',
      },
      {
        phase: 'Interviews',
        duration: 'Days 3–4',
        description: 'You talk to the candidates, set the exercise if you have one, and choose.',
        firstDay: 3,
        lastDay: 4,
        source: 'placeholder',
      },
      {
        phase: 'Onboarding',
        duration: 'Day 5',
        description: 'Access, tools, standards, and a first ticket.',
        firstDay: 5,
        lastDay: 5,
        source: 'placeholder',
      },
    ],
  },
  talent: {
    title: 'Three seats, as they might be\u00a0filled',
    lead: 'Samples that show the level and the mix, not people. The profiles that matching brings you are of developers whom you then interview.',
    tag: 'Illustrative',
    items: [
      {
        role: 'Backend engineer',
        summary: 'Services that other teams build on, and the tests that let them.',
        lines: [
          { label: 'Strongest in', text: 'Java, Spring, PostgreSQL' },
          { label: 'Also works in', text: 'Node.js, Kafka, Docker' },
          {
            label: 'Typical work',
            text: 'Billing and order services, payment integrations, data migrations',
          },
          { label: 'Hours', text: 'Mornings shared with New York' },
        ],
        source: 'placeholder',
      },
      {
        role: 'Frontend engineer',
        summary: 'Interfaces that stay fast and readable on the phone in somebody’s hand.',
        lines: [
          { label: 'Strongest in', text: 'TypeScript, React, CSS' },
          { label: 'Also works in', text: 'Next.js, GraphQL, Playwright' },
          { label: 'Typical work', text: 'Customer portals, design systems, accessibility repairs' },
          { label: 'Hours', text: 'The whole Los Angeles day' },
        ],
        source: 'placeholder',
      },
      {
        role: 'Cloud and DevOps engineer',
        summary: 'Releases that nobody has to stay up for.',
        lines: [
          { label: 'Strongest in', text: 'AWS, Terraform, Kubernetes' },
          { label: 'Also works in', text: 'Azure, Python, Grafana' },
          { label: 'Typical work', text: 'Delivery pipelines, moves off old servers, on call by day' },
          { label: 'Hours', text: 'While your office is closed' },
        ],
        source: 'placeholder',
      },
    ],
    ask: { label: 'Ask who is available', to: '/contact?topic=staff-augmentation' },
  },
  capabilities: {
    title: 'What they build, and with\u00a0what',
    lead: 'Four groups, one rate. A team can be put together from all of them.',
    groups: [
      {
        title: 'Frontend and\u00a0web',
        scope: 'What your customers see first, and judge you by.',
        entries: ['TypeScript', 'React', 'Next.js', 'Angular', 'Vue', 'Accessibility'],
        source: 'placeholder',
      },
      {
        title: 'Backend and\u00a0APIs',
        scope: 'The rules of your business, and the doors that other systems come in by.',
        entries: ['Java', '.NET', 'Node.js', 'Python', 'PHP', 'REST and GraphQL', 'PostgreSQL', 'SQL Server'],
        source: 'placeholder',
      },
      {
        title: 'Mobile',
        scope: 'Native where it counts, shared where it saves.',
        entries: ['Swift for iOS', 'Kotlin for Android', 'React Native', 'Flutter'],
        source: 'placeholder',
      },
      {
        title: 'Cloud, DevOps and\u00a0data',
        scope: 'Where the software runs, how it gets there, and what it leaves behind.',
        entries: ['AWS', 'Azure', 'Google Cloud', 'Kubernetes', 'Terraform', 'Data pipelines'],
        source: 'placeholder',
      },
    ],
  },
  voices: {
    title: 'What engineering clients say',
    items: [
      {
        quote:
          'The first pull request came before I had finished explaining the architecture. It was small, it had tests, and it was right.',
        role: 'Vice President of Engineering',
        industry: 'logistics software',
        source: 'placeholder',
      },
      {
        quote: 'We hand over at six and review at nine. Nobody stays late for it.',
        role: 'Head of Product',
        industry: 'education technology',
        source: 'placeholder',
      },
    ],
  },
  questions,
  closing: {
    days: [1, 2, 3, 4, 5],
    title: 'Day one is a conversation about your\u00a0stack.',
    text: 'Tell us the seat, the stack and the hours. We reply within 24 hours.',
    actions: [
      { label: 'Hire Developers', to: '/contact?topic=staff-augmentation' },
      { label: 'See the Rate Card', to: '/rate-card' },
    ],
  },
} satisfies DevelopersPage;
