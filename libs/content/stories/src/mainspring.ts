import { figures, rate, type Figure } from '@vantedge/content-shared';
import { caseStudy } from './case-study.ts';
import { illustrative } from './illustrative.ts';
import type { StoryPage } from './model.ts';
import { mainspringTeaser } from './teasers.ts';
import { ukg } from './ukg.ts';

const path = mainspringTeaser.link;
const { departments, scale, seats, months, invoice } = caseStudy;

const reduction = {
  ...figures.clientReportedReduction,
  scope: `${figures.clientReportedReduction.scope}; 52% at $50/hour`,
} satisfies Figure;

/** What the invoice alone says, against a market hour of $50. */
const invoiceReduction = {
  id: 'publisher-invoice-reduction',
  value: '52',
  suffix: '%',
  scope: 'cost reduction at $50/hour',
  source: 'unverified',
} satisfies Figure;

const partnership = {
  id: 'publisher-partnership',
  value: '15',
  suffix: 'years',
  scope: 'Build-to-Operate partnership',
  source: 'unverified',
} satisfies Figure;

const coverage = {
  id: 'publisher-coverage',
  value: '24/7',
  scope: 'coverage',
  source: 'unverified',
} satisfies Figure;

const breadcrumb = [
  { label: 'Home', to: '/' },
  { label: 'Success stories', to: '/success-stories' },
  { label: 'Mainspring Books' },
];

const hero = {
  title: mainspringTeaser.title,
  lead: 'A publisher moved business development, production, administration and finance to Cebu City under one agreement, at one price a seat.',
  actions: [{ label: 'Contact Team', to: '/contact?topic=bpo' }],
  figures: [
    { id: seats.id, value: seats.value, scope: 'FTEs in four departments', source: seats.source },
    { ...figures.deploymentWeeks, scope: 'from the start to a full team' },
    reduction,
    figures.productivityGain,
    { ...figures.csat, scope: 'CSAT, on a scale of seven' },
  ],
};

/** The publishing client: fifty seats in four departments, and both accounts of what they saved. */
export const mainspring = {
  meta: {
    path,
    title: 'Mainspring Books: fifty seats in twelve weeks | Vantedge',
    description:
      'Four departments of a publisher, staffed from Cebu City: 50 FTEs in 12 weeks, $192,000 a month against $400,000, a 40% productivity and efficiency gain, CSAT 6.86/7.',
    keywords: [
      'publishing outsourcing case study',
      'Build-to-Operate partnership',
      'BPO Philippines success story',
      'offshore publishing team',
      'Mainspring Books',
    ],
    breadcrumb,
    share: {
      label: 'Success story',
      title: hero.title,
      figures: [
        { value: seats.value, scope: 'FTEs in four departments' },
        { ...figures.deploymentWeeks, scope: 'to a full team' },
        figures.clientReportedReduction,
      ],
    },
    article: { section: 'Success stories', tags: ['Publishing', 'BPO', 'Build-to-Operate'] },
  },
  color: 'green',
  breadcrumb,
  hero,
  cover: {
    count: Number(seats.value),
    label: caseStudy.drawing,
    value: seats.value,
    caption: `seats, one spine each. All fifty stand the same height because all fifty cost the same: ${rate.hoursPerMonth} hours a month at $${rate.hourly}, or $3,840.`,
  },
  facts: [
    { name: 'Client', value: 'Mainspring Books' },
    { name: 'Industry', value: 'Publishing' },
    { name: 'Engagement', value: 'Build-to-Operate, 15 years, with a flexible exit clause' },
    { name: 'Team', value: '50 FTEs in four departments, 8,000 hours a month' },
    { name: 'Coverage', value: '24/7, from Cebu City' },
  ],
  story: {
    title: 'Four kinds of work, moved as one',
    lead: 'A book passes through four pairs of hands. Somebody wins it, somebody makes it, somebody keeps its papers in order and somebody sends the invoice. Mainspring Books moved all four to Cebu City, and the move took twelve weeks.',
    paragraphs: [
      'The cautious way offshore is one team at a time: seat the first, wait, then argue about the second. It suits work that stands alone. A publisher’s does not. Production waits for what business development has signed, administration for what production has finished, and finance for all three. Move one department and you have built a longer corridor; move four and you have built an office.',
      'So four departments were seated under one agreement. Production is the largest, with twenty people; business development has fifteen, administration ten and finance five. The terms fit on one line. Every seat is 160 hours a month at $24 an hour, management included, whichever department it stands in. Fifty seats make 8,000 hours and $192,000 a month. There is no setup fee.',
      'The agreement itself is long: a Build-to-Operate partnership of fifteen years, with a flexible exit clause. The length is our reason to train people well. The clause is the client’s reason to believe that we will.',
      'What did it save? At a market rate of $50 an hour, the same 8,000 hours would cost $400,000 a month, so the invoice is 52% lower. With every cost included, the client reports a reduction of 60%.',
    ],
  },
  timeline: {
    title: 'The first year of fifteen',
    text: 'A summary by quarter, with one figure for each.',
    months: 12,
    steps: [
      {
        year: 'Year 1',
        quarter: 'Q1',
        title: 'The move',
        description:
          'Business development, production, administration and finance take their seats in Cebu City: fifty people in twelve weeks.',
        key: 'Fifty seats, a color to a department',
        monthsPassed: 3,
        marks: { kind: 'seats' },
        source: 'placeholder',
      },
      {
        year: 'Year 1',
        quarter: 'Q2',
        title: 'The clock',
        description: 'With all four departments staffed, coverage is 24/7: no hour of the week is left out.',
        key: '168 hours in the week, all of them covered',
        monthsPassed: 6,
        marks: { kind: 'week', from: 0, to: 0, days: 0 },
        source: 'placeholder',
      },
      {
        year: 'Year 1',
        quarter: 'Q3',
        title: 'The standard',
        description:
          'Delivery accuracy is 100%, the quality score 99.5%, and client satisfaction 6.86 out of 7. Productivity and efficiency are up 40%.',
        key: '100 of every 100 deliveries accurate',
        monthsPassed: 9,
        marks: { kind: 'share', count: 100 },
        source: 'placeholder',
      },
      {
        year: 'Year 1',
        quarter: 'Q4',
        title: 'The account',
        description:
          'The client reports a cost reduction of 60%, all-in. Against a market rate of $50 an hour, the invoice is 52% lower.',
        key: 'Of every $100, $40 is still spent, all-in',
        monthsPassed: 12,
        marks: { kind: 'share', count: 40 },
        source: 'placeholder',
      },
    ],
  },
  ramp: {
    title: 'The ramp to\u00a0fifty',
    text: 'Four departments, each with its seats and its line on the monthly invoice. The rate is the same in every row, so the money follows the people exactly.',
    scale: {
      label: 'Twelve weeks, from no seats to fifty.',
      weeks: Number(figures.deploymentWeeks.value),
      from: { strong: scale.from, text: 'no seats' },
      to: { strong: scale.to, text: 'fifty seats' },
    },
    departments,
    ledger: {
      caption: 'Seats and monthly cost by department at week 12',
      columns: invoice.columns,
      total: invoice.total,
      note: `8,000 hours at $${rate.hourly}`,
      perSeat: invoice.perSeat,
    },
    cost: {
      title: 'Two bases, two\u00a0figures',
      months: months.map((month) => ({
        ...month,
        label: month.ours
          ? `8,000 hours at $${rate.hourly}`
          : `8,000 hours at a market rate of\u00a0$${rate.market.calculator}`,
      })),
      bases: [
        {
          figure: figures.clientReportedReduction,
          name: 'Client-reported, all-in',
          note: 'As counted by the client, with every cost included.',
        },
        {
          figure: invoiceReduction,
          name: 'At $50/hour',
          note: 'The two bars here: $208,000 less each month.',
        },
      ],
    },
  },
  argument: {
    title: 'Challenge, solution, results',
    challenge: {
      title: 'Challenge',
      points: [
        'Four departments to staff at once, each waiting for the work of another',
        'A market price of $400,000 a month for the 8,000 hours that they need',
        'A commitment long enough to build on, and a way out of it',
      ],
    },
    solution: {
      title: 'Solution',
      points: [
        'Fifty seats in four departments within twelve weeks',
        'One flat rate of $24 an hour for every seat, management included, without a setup fee',
        'A 15-year Build-to-Operate partnership with a flexible exit clause',
      ],
    },
    results: {
      title: 'Results',
      figures: [reduction, figures.productivityGain, figures.qualityScore, figures.deliveryAccuracy],
    },
  },
  achievements: {
    title: 'Achievements',
    rows: [
      {
        figure: { ...coverage, scope: 'Coverage' },
        note: 'Every hour of the day, every day of the week.',
        scale: { marks: 24, lit: 24, label: '24 of 24 hours' },
      },
      {
        figure: { ...figures.deliveryAccuracy, scope: 'Delivery accuracy' },
        note: 'Every delivery matched its order.',
        scale: { marks: 50, lit: 50, label: 'Fifty of fifty marks, two percent each' },
      },
      {
        figure: { ...figures.csat, scope: 'CSAT' },
        note: 'Client satisfaction on a scale of seven, not rounded up.',
        scale: { marks: 7, lit: 6.86, label: '6.86 of 7' },
      },
      {
        figure: partnership,
        note: 'With a flexible exit clause.',
        scale: { marks: 15, lit: 1, label: 'Year 1 of 15' },
      },
    ],
  },
  testimonial: {
    label: 'A client’s words',
    quote:
      'By the twelfth week fifty people in Cebu were doing our work as if they sat down the hall. What persuaded the board came later: the quality held, and the invoice was the one we had been quoted.',
    role: 'Chief Operating Officer',
    industry: 'Publishing',
    source: 'placeholder',
  },
  closing: {
    title: 'Ask the people who built\u00a0it',
    text: 'Tell us which departments you have in mind. We reply within 24 hours.',
    actions: [
      { label: 'Contact Team', to: '/contact?topic=bpo' },
      { label: 'Business Process Outsourcing', to: '/solutions/bpo' },
    ],
    related: [
      { label: 'How Build-to-Operate works', to: '/engagement-models' },
      { label: 'Publishing and education', to: '/industries/publishing' },
    ],
  },
  pager: {
    label: 'More stories',
    previous: {
      way: 'Previous story',
      title: ukg.hero.title,
      to: ukg.meta.path,
      note: 'UKG · Workforce software',
    },
    next: {
      way: 'Next story',
      title: 'Mighty Power',
      to: '/success-stories/mighty-power',
      illustrative,
    },
  },
} satisfies StoryPage;
