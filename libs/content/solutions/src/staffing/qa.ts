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
import type { Closing, Hero, Questions, SectionIntro, StatementLine, Testimonial } from '../model.ts';
import { type TestRun, testRun } from './test-run.ts';

/** A phase of the methodology. Durations are not specified. */
interface MethodPhase {
  name: string;
  text: string;
  activities: readonly string[];
  source: string;
}

/** A kind of testing, its tasks, and what it hands off to the next. */
interface TestService {
  title: string;
  parts: readonly string[];
  handoff: string;
  source: string;
}

/** Names of tools with the same purpose. */
interface ToolGroup {
  title: string;
  text: string;
  tools: readonly string[];
  source: string;
}

/** The QA testing page. */
interface QaPage {
  meta: PageMeta;
  hero: Hero;
  sections: PageSections;
  figures: readonly StatementLine[];
  run: TestRun;
  method: SectionIntro & { phases: readonly MethodPhase[] };
  tools: SectionIntro & { groups: readonly ToolGroup[] };
  bench: SectionIntro;
  services: SectionIntro & { labels: { on: string; back: string }; items: readonly TestService[] };
  testimonials: { title: string; items: readonly [Testimonial, Testimonial] };
  questions: Questions;
  closing: Closing;
}

const hero = {
  breadcrumb: [
    { label: 'Home', to: paths.home },
    { label: 'Solutions', to: paths.solutions },
    { label: 'Staff Augmentation', to: paths.staffAugmentation },
    { label: 'QA Testing' },
  ],
  name: 'QA Testing',
  title: 'Know what breaks before your users\u00a0do',
  lead: 'Manual, automated, performance and security testing, in five phases from requirements to the release report.',
  price: heroPrice,
  actions: [
    { label: contactLabels.match, to: contactAbout('staff-augmentation') },
    { label: 'See the five phases', to: '#method' },
  ],
} satisfies Hero;

const questions = {
  title: 'Testers, nights and\u00a0releases',
  lead: {
    before: 'Didn’t find your answer? ',
    link: { label: contactLabels.ask, to: contactAbout('staff-augmentation') },
    after: '.',
  },
  items: [
    {
      question: 'Do testers join our team or work as a separate one?',
      answer:
        'Either. Add one tester to your sprint, or have a dedicated team run all your testing. Our management of the people is included in the rate.',
      link: billingTerms,
    },
    {
      question: 'Can you test overnight?',
      answer:
        'Yes. Our Cebu City office runs around the clock, so code you merge in the evening can be tested by morning. Overlap with US time zones leaves room to discuss the results.',
    },
    {
      question: 'What do you need to start?',
      answer: 'Your requirements and a build to test. Five phases lead from there to the release report.',
    },
    {
      question: 'Who decides whether to ship?',
      answer:
        'You do. The release report says what passed, what failed and what wasn’t tested, and every defect comes with the steps to reproduce it.',
    },
  ],
} satisfies Questions;

export const qa = {
  meta: {
    path: paths.qa,
    title: 'QA testing services and software testers | Vantedge',
    description: `Manual, automated, performance and security testing from a company with a 99.5% quality score: five phases, 24/7 coverage, $${rate.hourly} an hour all-inclusive.`,
    keywords: [
      'QA testing services',
      'offshore software testers',
      'test automation',
      'performance testing',
      'security testing',
      'QA staff augmentation Philippines',
    ],
    share: {
      stats: [
        stats.qualityScore,
        { ...stats.usOverlap, label: 'coverage' },
        { value: String(rate.hourly), prefix: '$', label: 'an hour, all-inclusive' },
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
  },
  hero,
  sections: {
    services: 'Services',
    bench: 'People',
    tools: 'Tools',
    method: 'Method',
    questions: 'Questions',
  },
  figures: [
    { label: 'of work passes quality review', stat: stats.qualityScore },
    { label: 'coverage, with US time-zone overlap', stat: stats.usOverlap },
    { label: 'years of experience on average', stat: stats.averageExperience },
  ],
  run: testRun,
  method: {
    title: 'Tested from the first requirement',
    lead: 'Defects cost the least to fix in the requirements, so that is where we start. The last phase is a report on the release.',
    phases: [
      {
        name: 'Requirements',
        text: 'We review what’s planned and ask how it should behave when something goes wrong.',
        activities: ['Story review', 'Testable requirements', 'Risk list'],
        source: 'placeholder',
      },
      {
        name: 'Planning',
        text: 'We agree on what to test, how deeply and on which devices, and what to leave out.',
        activities: ['Scope and priorities', 'Environments', 'Test data'],
        source: 'placeholder',
      },
      {
        name: 'Design',
        text: 'We write test cases that anyone can repeat with the same result.',
        activities: ['Test cases and charters', 'Automation candidates', 'Traceability'],
        source: 'placeholder',
      },
      {
        name: 'Execution',
        text: 'We test every build and report each defect with the steps to reproduce it.',
        activities: ['Manual and scripted runs', 'Defect reports', 'Retests'],
        source: 'placeholder',
      },
      {
        name: 'Reporting',
        text: 'You see what passed, what failed and what wasn’t tested, and decide whether to ship.',
        activities: ['Release report', 'Trends', 'Lessons learned'],
        source: 'placeholder',
      },
    ],
  },
  tools: {
    title: 'Testing tools',
    lead: 'We start with the tools you have. Our testers also work with these.',
    groups: [
      {
        title: 'Test management',
        text: 'Test cases, runs and defects in one place',
        tools: ['Jira', 'TestRail', 'Xray', 'Zephyr'],
        source: 'placeholder',
      },
      {
        title: 'Automation',
        text: 'Web browsers and mobile apps',
        tools: ['Selenium', 'Playwright', 'Cypress', 'Appium'],
        source: 'placeholder',
      },
      {
        title: 'Performance',
        text: 'Load, speed and endurance',
        tools: ['JMeter', 'Gatling', 'LoadRunner'],
        source: 'placeholder',
      },
      {
        title: 'API and security',
        text: 'Interfaces and vulnerabilities',
        tools: ['Postman', 'OWASP ZAP', 'Burp Suite'],
        source: 'placeholder',
      },
    ],
  },
  bench: {
    title: 'Testers beside you, or\u00a0overnight',
    lead: 'Merge in the evening and read the results in the morning, or test together in the hours you share.',
  },
  services: {
    title: 'Manual, automated, performance and security\u00a0testing',
    lead: 'A defect that a tester finds once becomes a script that checks for it on every build.',
    labels: { on: 'Output:', back: 'Feeds back:' },
    items: [
      {
        title: 'Functional and manual',
        parts: ['Exploratory sessions', 'Acceptance tests', 'Browsers and devices', 'Localization'],
        handoff: 'cases worth automating',
        source: 'placeholder',
      },
      {
        title: 'Test automation',
        parts: ['Regression suites', 'API tests', 'Mobile suites', 'Runs on every build'],
        handoff: 'a known-good build',
        source: 'placeholder',
      },
      {
        title: 'Performance',
        parts: ['Load and stress tests', 'Endurance runs', 'Bottleneck analysis', 'Capacity estimates'],
        handoff: 'your limits and headroom',
        source: 'placeholder',
      },
      {
        title: 'Security and accessibility',
        parts: ['Vulnerability scans', 'Roles and permissions', 'Data protection checks', 'WCAG audits'],
        handoff: 'test cases for the next release',
        source: 'placeholder',
      },
    ],
  },
  testimonials: {
    title: 'Before a release',
    items: [
      {
        quote:
          'They asked what the refund screen should do on a leap day. No one here had ever thought of it.',
        role: 'Product Owner',
        industry: 'online retail',
        source: 'placeholder',
      },
      {
        quote:
          'Our release meetings used to be an argument. Now they’re one page of results and ten minutes.',
        role: 'Director of Engineering',
        industry: 'insurance software',
        source: 'placeholder',
      },
    ],
  },
  questions,
  closing: {
    title: 'Pick the release that worries you\u00a0most',
    text: 'What does it do, who uses it, and what broke last time?',
    actions: [
      { label: contactLabels.match, to: contactAbout('staff-augmentation') },
      { label: 'See all staffing services', to: paths.staffAugmentation },
    ],
  },
} satisfies QaPage;
