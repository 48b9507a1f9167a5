import { paths, replyPromise, stats } from '@vantedge/content-shared';
import { illustrative } from './labels.ts';
import type { StoryPage } from './model.ts';
import { mainspringStory, ukgStory } from './story-facts.ts';
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
  actions: [{ label: 'Contact Team', to: `${paths.contact}?topic=ukg` }],
  stats: [stats.forecastingAccuracy, stats.csat, stats.implementations],
};

/** The UKG partnership: how a new partner reached managed-services status. */
export const ukg = {
  meta: {
    path,
    title: 'UKG story: managed services in fifteen months | Vantedge',
    description:
      'How Vantedge earned UKG managed-services status, which typically takes three years: 140+ UKG module implementations, 100% project forecasting accuracy.',
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
    },
    article: { section: 'Success stories', tags: ['UKG', 'HR technology', 'Managed services'] },
  },
  color: ukgStory.color,
  hero,
  sections: {
    story: 'Story',
    quarters: 'Timeline',
    durations: 'Duration',
    argument: 'Results',
    achievements: 'Achievements',
  },
  cover: {
    count: 140,
    label: 'One hundred forty time cards, one for each implementation.',
    value: '140+',
    caption: 'UKG module implementations to date',
  },
  forecast: {
    caption: 'Every project finished as forecast.',
    forecast: 'Forecast',
    actual: 'Actual',
    from: 'Kickoff',
    to: 'Go-live',
  },
  facts: [
    { name: 'Partner', value: 'UKG' },
    { name: 'Industry', value: 'HR technology' },
    { name: 'Services', value: 'Implementation, then managed services' },
    { name: 'Products', value: 'UKG Pro, Dimensions, Ready and Workforce\u00a0Central' },
    { name: 'Delivery', value: 'Cebu City, open 24/7, with Los\u00a0Angeles on weekdays' },
  ],
  story: {
    title: 'Trusted to implement the system, then to run it',
    lead: 'A UKG customer needs a system that goes live, and a team that looks after it from then on. Managed-services status covers the second. A partner typically needs three years to earn it; we needed less than half.',
    paragraphs: [
      'Workforce software leaves little room for error. It holds the hours people have worked, the time off they’ve earned and the pay they expect at the end of the week. A late report is an inconvenience; a payroll error affects everyone in the building. So employers rarely ask an implementer how clever the configuration will be. They ask whether the project forecast will hold, and who will pick up the phone once the system is live.',
      'The work spans four UKG products (Pro, Dimensions, Ready and Workforce\u00a0Central) and four modules: Time & Labor Management, HR Suite, US Payroll Services and Advanced Analytics. Every project runs through the same five phases, from discovery to support. The first four have an end date. The fifth, support and optimization, is ongoing, and that is the phase managed-services status covers.',
      'The results so far: more than 140 UKG module implementations, 100% project forecasting accuracy and a client satisfaction (CSAT) score of 6.86 out of 7.',
      'For clients, the status means that go-live doesn’t have to be the end of the contract. The system can stay with the people who know how it was built, in an office that’s open when the night shift clocks in.',
    ],
  },
  timeline: {
    title: 'The four quarters to managed-services status',
    text: 'After a first quarter of groundwork.',
    months: 15,
    steps: [
      {
        year: 'Year 1',
        quarter: 'Q2',
        title: 'The first go-lives',
        description:
          'Time, HR and payroll modules go live, and the hours spent are compared with the forecast.',
        caption: 'Months 4 to 6',
        monthsPassed: 6,
        source: 'placeholder',
      },
      {
        year: 'Year 1',
        quarter: 'Q3',
        title: 'The track record',
        description: 'More projects follow the same method, and the forecasts hold.',
        caption: 'Months 7 to 9',
        monthsPassed: 9,
        source: 'placeholder',
      },
      {
        year: 'Year 1',
        quarter: 'Q4',
        title: 'Continuity',
        description: 'Support and optimization stay with the team that built each system.',
        caption: 'Months 10 to 12',
        monthsPassed: 12,
        source: 'placeholder',
      },
      {
        year: 'Year 2',
        quarter: 'Q1',
        title: 'The status',
        description: 'UKG makes Vantedge a managed-services partner.',
        caption: 'Months 13 to 15',
        monthsPassed: 15,
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
      { id: 'ours', value: '15', unit: 'months', months: 15, basis: 'Vantedge', ours: true },
      { id: 'typical', value: '3', unit: 'years', months: 36, basis: 'typical partner', ours: false },
    ],
  },
  argument: {
    title: 'Challenge, solution, results',
    challenge: {
      title: 'Challenge',
      points: [
        'A new partner pursuing a status that typically takes three years',
        'Four products to master: Pro, Dimensions, Ready and Workforce\u00a0Central',
        'Software that schedules and pays people, where every mistake shows up on payday',
      ],
    },
    solution: {
      title: 'Solution',
      points: [
        'One team for four modules: Time & Labor Management, HR Suite, US Payroll Services and Advanced Analytics',
        'Five phases for every project, from discovery to ongoing support and optimization',
        'Delivery from Cebu City, open 24/7, with Los\u00a0Angeles on weekdays',
      ],
    },
    results: {
      title: 'Results',
      stats: [stats.forecastingAccuracy, stats.csat, stats.implementations],
    },
  },
  achievements: {
    title: 'Achievements',
    rows: [
      {
        stat: { ...stats.forecastingAccuracy, label: 'Project forecasting accuracy' },
        note: 'Every project finished as forecast.',
        scale: { marks: 50, filled: 50, label: '100 percent' },
      },
      {
        stat: { ...stats.csat, label: 'Client satisfaction (CSAT)' },
        note: 'On a seven-point scale.',
        scale: { marks: 7, filled: 6.86, label: '6.86 of 7' },
      },
      {
        stat: stats.implementations,
        note: 'Across Pro, Dimensions, Ready and Workforce\u00a0Central.',
        scale: { marks: 28, filled: 28, label: '140 implementations' },
      },
    ],
  },
  testimonial: ukgTestimonial,
  closing: {
    title: 'Talk to our UKG team',
    text: `Tell us which UKG products you use or are considering, and you’ll hear from us ${replyPromise.within}.`,
    actions: [
      { label: 'Contact Team', to: `${paths.contact}?topic=ukg` },
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
      direction: 'Previous story',
      title: 'Mighty Power',
      to: paths.mightyPowerStory,
      illustrative,
    },
    next: {
      direction: 'Next story',
      title: mainspringStory.title,
      to: mainspringStory.link,
      note: 'Mainspring Books · Publishing',
    },
  },
} satisfies StoryPage;
