import { contactAbout, departments, paths, replyPromise, stats } from '@vantedge/content-shared';
import { illustrative } from './labels.ts';
import type { Roster, StoryPage } from './model.ts';
import { coverMarks, mainspringStory, ukgArgument, ukgCover, ukgStory } from './story-facts.ts';
import { ukgTestimonial } from './testimonials.ts';

const path = ukgStory.link;

const hero = {
  breadcrumb: [
    { label: 'Home', to: paths.home },
    { label: 'Success stories', to: paths.successStories },
    { label: 'UKG' },
  ],
  title: ukgStory.title,
  lead: 'Vantedge began as a UKG implementation partner and went on to become a managed-services partner, a status that typically takes three years to reach.',
  actions: [{ label: 'Contact Team', to: contactAbout('ukg') }],
  stats: [stats.forecastingAccuracy, stats.csat, stats.implementations],
};

/** An invented week: one entry is corrected, so that payroll and forecast agree. */
const roster = {
  caption: 'One week of shifts, in hours',
  tag: illustrative,
  columns: ['Shift', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  shifts: [
    { name: 'Morning', hours: [48, 48, 48, 48, 48, 40, 40] },
    { name: 'Day', hours: [56, 56, 56, 56, 56, 40, 40] },
    { name: 'Evening', hours: [40, 40, 40, [32, 40], 40, 32, 32] },
    { name: 'Night', hours: [24, 24, 24, 24, 24, 24, 24] },
  ],
  sums: ['Forecast', 'Payroll'],
  total: 'hours',
  source: 'placeholder',
} satisfies Roster;

/** The UKG partnership: how a new partner reached managed-services status. */
export const ukg = {
  meta: {
    path,
    title: 'UKG story: managed services in fifteen months | Vantedge',
    description:
      'How Vantedge earned UKG managed-services status, which typically takes three years: 140+ UKG module implementations, 100% forecasting accuracy.',
    keywords: [
      'UKG managed-services partner',
      'UKG implementation case study',
      'workforce management success story',
      'UKG Pro',
      'UKG Ready',
    ],
    share: {
      label: 'Success story',
      stats: [stats.forecastingAccuracy, stats.csat, stats.implementations],
      marks: coverMarks.ukg,
    },
    article: { section: 'Success stories', tags: ['UKG', 'HR technology', 'Managed services'] },
  },
  color: ukgStory.color,
  hero,
  sections: {
    story: 'Story',
    durations: 'Duration',
    quarters: 'Timeline',
    argument: 'Results',
    achievements: 'Achievements',
  },
  cover: {
    ...ukgCover,
    count: 140,
    value: '140+',
    caption: 'UKG module implementations to date',
  },
  summary: 'In brief',
  facts: [
    { name: 'Industry', value: 'HR technology' },
    { name: 'Partner', value: 'UKG', beside: 0 },
    { name: 'Services', value: 'Implementation, then managed services', beside: 2 },
    { name: 'Products', value: 'UKG Pro, Dimensions, Ready and Workforce\u00a0Central', beside: 2 },
    { name: 'Delivery', value: 'Cebu City, open 24/7, with Los\u00a0Angeles on weekdays', beside: 4 },
  ],
  story: {
    title: 'Trusted to implement the system, then to run it',
    lead: 'A UKG customer needs a system that goes live, and a team that looks after it from then on. Managed-services status covers the second. A partner typically needs three years to earn it; we needed less than half.',
    paragraphs: [
      'Workforce software leaves little room for error. It holds the hours people have worked, the time off they’ve earned and the pay they expect at the end of the week. A late report is an inconvenience; a payroll error affects everyone in the building. So employers rarely ask an implementer how clever the configuration will be. They ask whether the project forecast will hold, and who will pick up the phone once the system is live.',
      'The work spans four UKG products (Pro, Dimensions, Ready and Workforce\u00a0Central) and four modules: Time & Labor Management, HR Suite, US Payroll Services and Advanced Analytics. Every project runs through the same five phases, from discovery to support. The first four have an end date. The fifth, support and optimization, is ongoing, and that is the phase managed-services status covers.',
      'For clients, the status means that go-live doesn’t have to be the end of the contract. The system can stay with the people who know how it was built, in an office that’s open when the night shift clocks in.',
    ],
  },
  continued: 'How we work',
  schedule: {
    title: 'One week, scheduled and\u00a0paid',
    text: 'One entry is corrected before payday, so that payroll agrees with the forecast.',
    roster,
  },
  pull: { ...stats.forecastingAccuracy, note: 'Every project finished as forecast.' },
  timeline: {
    title: 'Quarter by quarter to managed-services status',
    text: 'The first quarter was groundwork. Then:',
    steps: [
      {
        year: 'Year 1',
        quarter: 'Q2',
        title: 'The first go-lives',
        description:
          'Time, HR and payroll modules go live, and the hours spent are compared with the forecast.',
        caption: 'Months 4 to 6',
        source: 'placeholder',
      },
      {
        year: 'Year 1',
        quarter: 'Q3',
        title: 'The track record',
        description: 'More projects follow the same method, and the forecasts hold.',
        caption: 'Months 7 to 9',
        source: 'placeholder',
      },
      {
        year: 'Year 1',
        quarter: 'Q4',
        title: 'Continuity',
        description: 'Support and optimization stay with the team that built each system.',
        caption: 'Months 10 to 12',
        source: 'placeholder',
      },
      {
        year: 'Year 2',
        quarter: 'Q1',
        title: 'The status',
        description: 'UKG names Vantedge a managed-services partner.',
        caption: 'Months 13 to 15',
        source: 'placeholder',
      },
    ],
  },
  // The 15 months are said here only; other pages say one year, and none says both.
  durations: {
    title: 'Time to managed-services status',
    text: 'Three years is typical for a UKG partner.',
    axis: { months: 36, labels: ['Start', '12 months', '24 months', '36 months'] },
    rows: [
      { value: '15', unit: 'months', months: 15, basis: 'Vantedge', ours: true },
      { value: '3', unit: 'years', months: 36, basis: 'typical partner', ours: false },
    ],
  },
  argument: {
    title: 'Challenge, solution, results',
    challenge: { title: 'Challenge', points: ukgArgument.challenges },
    solution: { title: 'Solution', points: ukgArgument.solutions },
    results: {
      title: 'Results',
      stats: [stats.forecastingAccuracy, stats.csat, stats.implementations],
    },
  },
  achievements: {
    title: 'Achievements',
    rows: [
      {
        stat: { ...stats.forecastingAccuracy, label: 'Forecasting accuracy' },
        note: 'Every project finished as forecast.',
      },
      {
        stat: { ...stats.csat, label: 'Client satisfaction (CSAT)' },
        note: 'On a seven-point scale.',
      },
      {
        stat: stats.implementations,
        note: 'Across all four products.',
      },
    ],
  },
  testimonial: ukgTestimonial,
  closing: {
    title: 'Talk to our UKG team',
    text: `Tell us which UKG products you use or are considering, and you’ll hear from us ${replyPromise.within}.`,
    actions: [
      { label: 'Contact Team', to: contactAbout('ukg') },
      { label: 'UKG Implementation Services', to: paths.ukg },
    ],
    related: [
      { label: 'All success stories', to: paths.successStories },
      { label: 'Browse case studies', to: paths.caseStudies },
    ],
  },
  pager: {
    label: 'More stories',
    previous: {
      direction: 'Previous',
      title: 'What ten people cost',
      to: paths.mightyPowerStory,
      illustrative,
      strip: [{ count: 10, color: 'teal' }],
    },
    next: {
      direction: 'Next story',
      title: mainspringStory.title,
      to: mainspringStory.link,
      note: 'Mainspring Books, publishing',
      strip: departments.map(({ key, seats }) => ({ count: seats, color: key })),
    },
  },
} satisfies StoryPage;
