import { contactAbout, contactLabels } from '@vantedge/content-shared';
import type { Action } from '../model.ts';

/** A piece of somebody's work: what it is, and what it says, perhaps under a changed line of code or a title. */
interface WorkSample {
  kind: string;
  diff?: { before: string; after: string };
  title?: string;
  text: string;
}

/** A sample profile. Never a real person, always tagged as a sample. */
interface Profile {
  role: string;
  /** One of the bench's roles. */
  branch: string;
  years: number;
  stack: string;
  /** The hour at which the shift starts in Los Angeles. */
  starts: number;
  /** What else the person does. */
  more?: readonly { label: string; text: string }[];
  work: WorkSample;
  source: string;
}

const DEVELOPERS = 'Developers';
const TESTERS = 'QA testers';
const MANAGERS = 'Project managers';
const SUPPORT = 'Technical support';

/** The time zones that a visitor can choose beside their own, with their hours ahead of the first, which is shown without scripts. */
const zones = [
  { city: 'Los Angeles', ahead: 0 },
  { city: 'Denver', ahead: 1 },
  { city: 'Chicago', ahead: 2 },
  { city: 'New York', ahead: 3 },
] as const;

const profiles: readonly Profile[] = [
  {
    role: 'Frontend engineer',
    branch: DEVELOPERS,
    years: 7,
    stack: 'TypeScript, React, CSS',
    starts: 9,
    more: [
      { label: 'Also works in', text: 'Next.js, GraphQL, Playwright' },
      { label: 'Typical work', text: 'Customer portals, design systems, accessibility fixes' },
    ],
    work: {
      kind: 'Review comment',
      diff: { before: 'total += row.price;', after: 'total += row.price * row.qty;' },
      text: 'Quantity was ignored. I added a test with two of one item.',
    },
    source: 'placeholder',
  },
  {
    role: 'Backend engineer',
    branch: DEVELOPERS,
    years: 6,
    stack: 'Java, Spring, PostgreSQL',
    starts: 6,
    more: [
      { label: 'Also works in', text: 'Node.js, Kafka, Docker' },
      {
        label: 'Typical work',
        text: 'Billing and order services, payment integrations, data migrations',
      },
    ],
    work: {
      kind: 'Commit message',
      title: 'Retry payouts once, then park them',
      text: 'A bank timeout no longer pays a vendor twice. Parked payouts are in the morning report.',
    },
    source: 'placeholder',
  },
  {
    role: 'Cloud and DevOps engineer',
    branch: DEVELOPERS,
    years: 8,
    stack: 'AWS, Terraform, Kubernetes',
    starts: 17,
    more: [
      { label: 'Also works in', text: 'Azure, Python, Grafana' },
      { label: 'Typical work', text: 'CI/CD pipelines, server migrations, overnight on-call' },
    ],
    work: {
      kind: 'Overnight note',
      text: 'Release 4 is out. One node was slow, so I drained and replaced it. Nothing for you to do.',
    },
    source: 'placeholder',
  },
  {
    role: 'QA tester',
    branch: TESTERS,
    years: 5,
    stack: 'Playwright, Postman, Jira',
    starts: 10,
    work: {
      kind: 'Defect report',
      title: 'Refund screen is blank on a leap day',
      text: 'Set the date to February 29, open Orders, choose Refund. Expected the amount; got nothing.',
    },
    source: 'placeholder',
  },
  {
    role: 'Test automation engineer',
    branch: TESTERS,
    years: 6,
    stack: 'Selenium, Cypress, JMeter',
    starts: 20,
    work: {
      kind: 'Run summary',
      text: 'Your evening merge broke one checkout test. It is the test that was wrong: the button has a new name. Fixed, and the suite is green.',
    },
    source: 'placeholder',
  },
  {
    role: 'Project manager',
    branch: MANAGERS,
    years: 9,
    stack: 'PMP, Jira, Microsoft Project',
    starts: 8,
    work: {
      kind: 'Status line',
      text: 'We are four days late on the data load. Two ways out, with their costs, are in your inbox.',
    },
    source: 'placeholder',
  },
  {
    role: 'Scrum Master',
    branch: MANAGERS,
    years: 6,
    stack: 'CSM, SAFe, Confluence',
    starts: 9,
    work: {
      kind: 'Retrospective note',
      text: 'Three blockers, all waiting for the same reviewer. I proposed a second one.',
    },
    source: 'placeholder',
  },
  {
    role: 'Application support',
    branch: SUPPORT,
    years: 7,
    stack: 'ERP, CRM, release days',
    starts: 22,
    work: {
      kind: 'Shift handoff',
      text: 'Two tickets are open, both waiting for the vendor. Everything else is closed, with its cause.',
    },
    source: 'placeholder',
  },
  {
    role: 'Support engineer',
    branch: SUPPORT,
    years: 5,
    stack: 'Service desk, remote sessions',
    starts: 13,
    work: {
      kind: 'Ticket reply',
      text: 'Your account is unlocked. It locked because your old phone was still signing in. I removed it.',
    },
    source: 'placeholder',
  },
];

/** The bench: sample profiles as shifts against the visitor's own working hours, and a piece of work of each. */
export const bench = {
  tag: 'Sample',
  zone: { label: 'Your time zone', options: zones },
  role: { label: 'Role', all: 'All', options: [DEVELOPERS, TESTERS, MANAGERS, SUPPORT] },
  /** The visitor's working hours, and the length of a shift. */
  day: { from: 9, to: 17, label: 'Your 9 to 5' },
  shift: 9,
  columns: { profile: 'Profiles', shared: 'Shared' },
  ticks: [
    { hour: 0, label: 'midnight' },
    { hour: 6, label: '6 a.m.' },
    { hour: 9, label: '9 a.m.' },
    { hour: 17, label: '5 p.m.' },
    { hour: 24, label: 'midnight' },
  ],
  labels: {
    years: 'years',
    hour: 'hour',
    hours: 'hours',
    overnight: 'Works while you sleep',
    experience: 'Experience',
    shift: 'Shift, {city} time',
    more: 'Show all {count} profiles',
    choose: 'Choose a profile to see a piece of work.',
  },
  profiles,
  action: { label: contactLabels.match, to: contactAbout('staff-augmentation') } satisfies Action,
} as const;
