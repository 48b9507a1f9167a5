import { figures, type Figure } from '@vantedge/content-shared';
import { illustrative } from './illustrative.ts';
import type { StoryPage } from './model.ts';

const path = '/success-stories/ukg';

/** The reading of this page; headlines elsewhere say one year. */
const monthsToStatus = {
  id: 'managed-services-months',
  value: '15',
  suffix: 'months',
  scope: 'to managed-services status by this story’s count; 1\u00a0year in our headlines',
  source: 'unverified',
} satisfies Figure;

const breadcrumb = [
  { label: 'Home', to: '/' },
  { label: 'Success stories', to: '/success-stories' },
  { label: 'UKG' },
];

const hero = {
  title: 'From new partner to managed services in fifteen months',
  lead: 'UKG took Vantedge on as an implementation partner, then as a managed-services partner. The second standing typically takes three years to reach.',
  actions: [{ label: 'Contact Team', to: '/contact?topic=ukg' }],
  figures: [
    figures.forecastingAccuracy,
    { ...figures.csat, scope: 'CSAT, on a scale of seven' },
    figures.implementations,
    monthsToStatus,
  ],
};

/** The UKG partnership: how a new partner reached managed-services status. */
export const ukg = {
  meta: {
    path,
    title: 'UKG story: managed services in fifteen months | Vantedge',
    description:
      'How a new UKG partner reached managed-services status: 140+ implementations, 100% forecasting accuracy and a CSAT score of 6.86 out of 7. Three years is typical.',
    keywords: [
      'UKG managed-services partner',
      'UKG implementation case study',
      'workforce management success story',
      'UKG Pro',
      'UKG Ready',
    ],
    breadcrumb,
    share: {
      label: 'Success story',
      title: hero.title,
      figures: [
        figures.forecastingAccuracy,
        { ...figures.csat, scope: 'CSAT' },
        { ...figures.implementations, scope: 'implementations' },
      ],
    },
    article: { section: 'Success stories', tags: ['UKG', 'HR technology', 'Managed services'] },
  },
  colour: 'purple',
  breadcrumb,
  hero,
  cover: {
    count: 140,
    label: 'One hundred and forty time cards, one for each implementation.',
    value: '140+',
    caption: 'implementations, one time card each. The ones behind the plus are not drawn.',
  },
  facts: [
    { name: 'Partner', value: 'UKG' },
    { name: 'Industry', value: 'HR technology' },
    { name: 'Services', value: 'Implementation, then managed services' },
    { name: 'Products', value: 'UKG Pro, Dimensions, Ready and Workforce\u00a0Central' },
    { name: 'Delivery', value: 'Cebu City, open 24/7, with Los\u00a0Angeles on weekdays' },
  ],
  story: {
    title: 'Trusted to install it, then to run it',
    lead: 'Enterprise software comes with two promises. One is that it will go live. The other is that somebody will answer for it afterwards. Managed-services status is about the second, and a partner typically needs three years to reach it. This story counts fifteen months.',
    paragraphs: [
      'Workforce software is unforgiving in its own way. It holds the hours people have worked, the leave they are owed and the pay they expect at the end of the week. A late report is an inconvenience; a wrong pay run is a conversation with everybody in the building. So what an employer asks of an implementer is seldom how clever the configuration will be. It is whether the forecast will hold, and who picks up the telephone once the system is live.',
      'The work spans four UKG products, Pro, Dimensions, Ready and Workforce\u00a0Central, and four modules: Time & Labor Management, HR Suite, US Payroll Services and Advanced Analytics. Every project runs through the same five phases, from discovery to support. The first four end on a date. The fifth, support and optimization, has none, and that is the phase the status is for.',
      'The record is short enough to print whole: more than 140 implementations, a forecasting accuracy of 100%, and a client-satisfaction score of 6.86 out of 7. We have left the score on its own scale, because 98% would look better and say less.',
      'What does the status change for a client? Go-live need not be the end of the contract. The system can stay with people who know how it was built, in an office that is open when the night shift clocks in.',
    ],
  },
  timeline: {
    title: 'The first year, quarter by quarter',
    text: 'Each picture is the same fifteen months. The tall strokes have passed; the colored ones are the quarter you are reading about.',
    months: 15,
    steps: [
      {
        year: 'Year 1',
        quarter: 'Q1',
        title: 'The groundwork',
        description:
          'Four products to know, four modules to configure, and one method for all of them: five phases, from discovery to support.',
        key: 'Months 1 to 3 of 15',
        monthsPassed: 3,
        source: 'placeholder',
      },
      {
        year: 'Year 1',
        quarter: 'Q2',
        title: 'The first go-lives',
        description:
          'Time, HR and payroll leave the plan and meet a working week. What was forecast is compared with what was spent.',
        key: 'Months 4 to 6 of 15',
        monthsPassed: 6,
        source: 'placeholder',
      },
      {
        year: 'Year 1',
        quarter: 'Q3',
        title: 'The record',
        description:
          'One project proves little and a series proves a good deal. From here on the count of implementations does the arguing.',
        key: 'Months 7 to 9 of 15',
        monthsPassed: 9,
        source: 'placeholder',
      },
      {
        year: 'Year 1',
        quarter: 'Q4',
        title: 'No handover',
        description:
          'Support and optimization stay with the practice. The year that our headlines count closes here; this story counts three months more.',
        key: 'Months 10 to 12 of 15',
        monthsPassed: 12,
        source: 'placeholder',
      },
    ],
  },
  readings: {
    title: 'Where the record has two readings',
    text: 'Most figures on this page have one base. These have two, and we would sooner print both than choose the better-looking one.',
    axis: { months: 36, labels: ['Start', '1 year', '2 years', '3 years'] },
    rows: [
      {
        id: 'headline',
        value: '1',
        unit: 'year',
        months: 12,
        basis: 'to managed-services status, in our headlines',
        ours: true,
      },
      {
        id: 'story',
        value: '15',
        unit: 'months',
        months: 15,
        basis: 'to managed-services status, as this story counts it',
        ours: true,
      },
      { id: 'typical', value: '3', unit: 'years', months: 36, basis: 'the typical time', ours: false },
    ],
    nouns: {
      title: 'One number, two nouns',
      text: 'The stories count implementations, the service page counts modules delivered. Both stand at 140+.',
      figures: [
        { ...figures.implementations, scope: 'implementations, as counted in our success stories' },
        {
          ...figures.modulesDelivered,
          scope: 'modules delivered, as counted on our UKG service page',
        },
      ],
    },
  },
  argument: {
    title: 'Asked, built, counted',
    challenge: {
      title: 'Challenge',
      points: [
        'A new partner, with a status ahead of it that typically takes three years',
        'Four products to be fluent in: Pro, Dimensions, Ready and Workforce\u00a0Central',
        'Software that schedules and pays people, where a slip is noticed on payday',
      ],
    },
    solution: {
      title: 'Solution',
      points: [
        'One practice for four modules: Time & Labor Management, HR Suite, US Payroll Services and Advanced Analytics',
        'Five phases for every project; the last of them, support and optimization, has no end date',
        'Delivery from Cebu City, open 24/7, with Los\u00a0Angeles on weekdays',
      ],
    },
    results: {
      title: 'Results',
      figures: [
        figures.forecastingAccuracy,
        { ...figures.csat, scope: 'client satisfaction (CSAT)' },
        figures.implementations,
        {
          id: monthsToStatus.id,
          value: monthsToStatus.value,
          scope: 'months to managed-services status; 1\u00a0year in our headlines',
          source: monthsToStatus.source,
        },
      ],
    },
  },
  achievements: {
    title: 'What has held',
    rows: [
      {
        figure: { ...figures.forecastingAccuracy, scope: 'Forecasting accuracy' },
        note: 'What was forecast is what came about.',
        scale: { marks: 50, lit: 50, label: 'Fifty of fifty marks, two percent each' },
      },
      {
        figure: { ...figures.csat, scope: 'CSAT' },
        note: 'Client satisfaction on a scale of seven, not rounded up.',
        scale: { marks: 7, lit: 6.86, label: '6.86 of 7' },
      },
      {
        figure: { ...figures.implementations, scope: 'Implementations' },
        note: 'Counted as implementations here, as modules on the service page.',
        scale: { marks: 28, lit: 28, label: 'Twenty-eight marks, five implementations each' },
      },
      {
        figure: { ...monthsToStatus, scope: 'To managed-services status' },
        note: 'The typical time is 3 years; our headlines say 1 year.',
        scale: { marks: 36, lit: 15, label: '15 of 36 months' },
      },
    ],
  },
  testimonial: {
    label: 'A client’s words',
    quote:
      'We were told in the first week what the project would take, and it took that. A year later the people who built the system are still the ones who answer when we change it.',
    role: 'Director of Workforce Systems',
    industry: 'Multi-site employer',
    source: 'placeholder',
  },
  closing: {
    title: 'Ask the people who run it',
    text: 'Tell us which UKG products you have, or which you are weighing. We reply within 24 hours.',
    actions: [
      { label: 'Contact Team', to: '/contact?topic=ukg' },
      { label: 'UKG Implementation Services', to: '/solutions/ukg' },
    ],
    related: [
      { label: 'All success stories', to: '/success-stories' },
      { label: 'Browse case studies', to: '/case-studies' },
    ],
  },
  pager: {
    label: 'More stories',
    previous: {
      way: 'Previous story',
      title: 'Mighty Power',
      to: '/success-stories/mighty-power',
      illustrative,
    },
    next: {
      way: 'Next story',
      title: 'Fifty seats in twelve weeks for Mainspring Books',
      to: '/success-stories/mainspring-books',
      note: 'Mainspring Books · Publishing',
    },
  },
} satisfies StoryPage;
