import { figures, rate } from '@vantedge/content-shared';
import type { Hero, Questions } from '../model.ts';
import type { QaPage } from './qa-page.ts';

const hero = {
  breadcrumb: [
    { label: 'Home', to: '/' },
    { label: 'Solutions', to: '/solutions' },
    { label: 'Staff Augmentation', to: '/solutions/staff-augmentation' },
    { label: 'QA Testing' },
  ],
  name: 'QA Testing',
  title: 'The one in two\u00a0hundred is ours to\u00a0find.',
  lead: 'A quality score of 99.5% leaves one mark in two hundred. Our testers go looking for it in your product: by hand, by script, under load and under attack.',
  actions: [
    { label: 'Hire QA Testers', to: '/contact?topic=staff-augmentation' },
    { label: 'See the Five Phases', to: '#method' },
  ],
} satisfies Hero;

const questions = {
  title: 'Questions with an expected\u00a0result',
  lead: {
    before: 'One missing? ',
    link: { label: 'Report it', to: '/contact?topic=staff-augmentation' },
    after: '; we reply within 24 hours.',
  },
  items: [
    {
      question: 'Do testers join our team, or work as one of their own?',
      answer:
        'Either. One tester can sit in your sprint, or a dedicated team can take the whole of testing, with management included in the rate.',
    },
    {
      question: 'Can testing happen while our developers sleep?',
      answer:
        'Yes. Cebu City is open 24/7, so what is merged in your evening can be tested before your morning, and there is overlap with US time zones for the conversation about it.',
    },
    {
      question: 'Which tools do you use?',
      answer:
        'Yours, where you have them. Otherwise we propose one from each of the four groups on this page. Specialized software licenses are the one thing that the rate leaves out.',
    },
    {
      question: 'What does a tester cost?',
      answer: `A flat $${rate.hourly} an hour, or $${rate.monthly.toLocaleString('en-US')} for a month of ${rate.hoursPerMonth} hours. No setup fee; hours are tracked weekly and invoiced monthly in arrears, NET 15.`,
    },
  ],
} satisfies Questions;

export const qa = {
  meta: {
    path: '/solutions/qa',
    title: 'QA Testing Services and Software Testers | Vantedge',
    description: `Manual, automated, performance and security testing from a company with a 99.5% quality score: five phases, 24/7 coverage, $${rate.hourly} an hour all-inclusive.`,
    keywords: [
      'QA testing services',
      'offshore software testers',
      'test automation',
      'performance testing',
      'security testing',
      'QA staff augmentation Philippines',
    ],
    breadcrumb: hero.breadcrumb,
    share: {
      label: hero.name,
      title: hero.title,
      figures: [
        figures.qualityScore,
        { ...figures.usOverlap, scope: 'coverage' },
        { value: String(rate.hourly), prefix: '$', scope: 'an hour, all-inclusive' },
      ],
    },
    service: {
      name: hero.name,
      type: 'Software quality assurance and testing',
      category: ['Staff Augmentation', 'Quality Assurance'],
      offers: [
        { name: 'Functional and manual testing', hourly: rate.hourly },
        { name: 'Test automation', hourly: rate.hourly },
        { name: 'Performance testing', hourly: rate.hourly },
        { name: 'Security and accessibility testing', hourly: rate.hourly },
      ],
    },
    faq: questions.items,
  },
  hero,
  report: {
    title: 'Test report',
    drawing: 'Two hundred marks: 199 dots, and one ring.',
    caption: 'The quality score, a mark for each half percent. The ring is what is missing.',
    lines: [
      { label: 'Quality score', figure: figures.qualityScore },
      { label: 'Coverage', basis: 'with US time-zone overlap', figure: figures.usOverlap },
      {
        label: 'Experience',
        basis: 'years, on average',
        figure: figures.averageExperience,
      },
      {
        label: 'Rate',
        basis: 'an hour, all-inclusive',
        figure: {
          id: 'qa-rate',
          value: String(rate.hourly),
          prefix: '$',
          scope: 'flat rate an hour, management included',
          source: 'unverified',
        },
      },
    ],
  },
  method: {
    title: 'Five phases, and a defect can be caught in\u00a0each',
    lead: 'The cheapest is caught in the first, by reading. The report of the fifth feeds the first of your next release.',
    phases: [
      {
        name: 'Requirements',
        text: 'We read what is to be built, and ask what it should do when it goes wrong.',
        activities: ['Review of stories', 'Testable criteria', 'Risk list'],
        source: 'placeholder',
      },
      {
        name: 'Planning',
        text: 'What is tested, how deeply, on which devices, and what is left out on purpose.',
        activities: ['Scope and priorities', 'Environments', 'Test data'],
        source: 'placeholder',
      },
      {
        name: 'Design',
        text: 'Cases written so that somebody else gets the same result from them.',
        activities: ['Cases and charters', 'Automation candidates', 'Traceability'],
        source: 'placeholder',
      },
      {
        name: 'Execution',
        text: 'Runs on every build; each defect comes with the steps that bring it back.',
        activities: ['Manual and scripted runs', 'Defect reports', 'Retests'],
        source: 'placeholder',
      },
      {
        name: 'Reporting',
        text: 'What passed, what did not, what was not tried: enough to decide a release on.',
        activities: ['Release report', 'Trends', 'Lessons for the next'],
        source: 'placeholder',
      },
    ],
  },
  tools: {
    title: 'The bench',
    lead: 'Yours first, where you have them. These are the names that a tester’s profile will show.',
    groups: [
      {
        title: 'Test management',
        text: 'Cases, runs and defects in one place',
        tools: ['Jira', 'TestRail', 'Xray', 'Zephyr'],
        source: 'placeholder',
      },
      {
        title: 'Automation',
        text: 'Browsers, phones, and what is behind them',
        tools: ['Selenium', 'Playwright', 'Cypress', 'Appium'],
        source: 'placeholder',
      },
      {
        title: 'Performance',
        text: 'How many, how fast, for how long',
        tools: ['JMeter', 'Gatling', 'LoadRunner'],
        source: 'placeholder',
      },
      {
        title: 'API and security',
        text: 'The doors that no screen shows',
        tools: ['Postman', 'OWASP ZAP', 'Burp Suite'],
        source: 'placeholder',
      },
    ],
  },
  services: {
    title: 'Four kinds of testing, one body of\u00a0evidence',
    lead: 'What a person finds once, a script checks forever after.',
    words: { on: 'Hands on', back: 'Hands back' },
    items: [
      {
        title: 'Functional and manual',
        parts: ['Exploratory sessions', 'Acceptance tests', 'Browsers and devices', 'Localization'],
        handoff: 'the cases worth repeating',
        source: 'placeholder',
      },
      {
        title: 'Test automation',
        parts: ['Regression suites', 'API tests', 'Mobile suites', 'A run on every build'],
        handoff: 'a build that is known to work',
        source: 'placeholder',
      },
      {
        title: 'Performance',
        parts: ['Load and stress tests', 'Endurance runs', 'Bottleneck analysis', 'Capacity figures'],
        handoff: 'the limits, and how near you are',
        source: 'placeholder',
      },
      {
        title: 'Security and accessibility',
        parts: ['Vulnerability scans', 'Roles and permissions', 'Data-protection checks', 'WCAG audits'],
        handoff: 'findings, as cases for the next release',
        source: 'placeholder',
      },
    ],
  },
  voices: {
    title: 'What clients of the testers say',
    items: [
      {
        quote:
          'They asked what the refund screen should do on the 29th of February. That question paid for the quarter.',
        role: 'Product Owner',
        industry: 'online retail',
        source: 'placeholder',
      },
      {
        quote: 'Our release meeting used to be an argument. Now it is a page of results, and ten minutes.',
        role: 'Director of Engineering',
        industry: 'insurance software',
        source: 'placeholder',
      },
    ],
  },
  questions,
  closing: {
    title: 'Send us the build that worries\u00a0you.',
    text: 'Say what it does, who uses it and when it ships. We reply within 24 hours.',
    actions: [
      { label: 'Hire QA Testers', to: '/contact?topic=staff-augmentation' },
      { label: 'All Staff Augmentation', to: '/solutions/staff-augmentation' },
    ],
  },
} satisfies QaPage;
