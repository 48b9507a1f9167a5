import { departments, paths, rate, replyPromise, type Stat, stats } from '@vantedge/content-shared';
import { illustrative } from './labels.ts';
import type { StoryPage } from './model.ts';
import { mainspringTeam } from './mainspring-team.ts';
import { mainspringStory, ukgStory } from './story-facts.ts';
import { mainspringTestimonial } from './testimonials.ts';

const path = mainspringStory.link;
const { scale, seats, months, invoice } = mainspringTeam;

const reduction = stats.clientReportedReduction;

/** Savings on the invoice alone. */
const invoiceReduction = {
  id: 'publisher-invoice-reduction',
  value: '52',
  suffix: '%',
  label: 'cost reduction at $50/hour',
  source: 'unverified',
} satisfies Stat;

const partnership = {
  id: 'publisher-partnership',
  value: '15',
  unit: 'years',
  label: 'Build-to-Operate partnership',
  source: 'unverified',
} satisfies Stat;

const coverage = {
  id: 'publisher-coverage',
  value: '24/7',
  label: 'coverage',
  source: 'unverified',
} satisfies Stat;

const hero = {
  breadcrumb: [
    { label: 'Home', to: paths.home },
    { label: 'Success stories', to: paths.successStories },
    { label: 'Mainspring Books' },
  ],
  title: mainspringStory.title,
  lead: 'A publisher moved business development, production, administration and finance to Cebu City under one agreement, at one price per seat.',
  actions: [{ label: 'Contact Team', to: `${paths.contact}?topic=bpo` }],
  stats: [
    { id: seats.id, value: seats.value, label: 'FTEs in four departments', source: seats.source },
    stats.deploymentWeeks,
    reduction,
    stats.productivityGain,
    stats.csat,
  ],
};

/** The publishing client: fifty seats in four departments, their cost and the savings. */
export const mainspring = {
  meta: {
    path,
    title: 'Mainspring Books: fifty seats in twelve weeks | Vantedge',
    description:
      'A publisher’s four departments, staffed from Cebu City: 50 FTEs in 12 weeks, $192,000 a month, a 40% productivity and efficiency gain, 6.86/7 client satisfaction.',
    keywords: [
      'publishing outsourcing case study',
      'Build-to-Operate partnership',
      'BPO Philippines success story',
      'offshore publishing team',
      'Mainspring Books',
    ],
    share: {
      label: 'Success story',
      stats: [
        { value: seats.value, label: 'FTEs in four departments' },
        stats.deploymentWeeks,
        stats.clientReportedReduction,
      ],
    },
    article: { section: 'Success stories', tags: ['Publishing', 'BPO', 'Build-to-Operate'] },
  },
  color: mainspringStory.color,
  hero,
  sections: {
    story: 'Story',
    quarters: 'Timeline',
    ramp: 'Team and cost',
    argument: 'Results',
    achievements: 'Achievements',
  },
  cover: {
    count: Number(seats.value),
    label: mainspringTeam.alt,
    value: seats.value,
    caption: `seats, all at the same price: ${rate.hoursPerMonth} hours a month at $${rate.hourly}, or $3,840 each.`,
  },
  facts: [
    { name: 'Client', value: 'Mainspring Books' },
    { name: 'Industry', value: 'Publishing' },
    { name: 'Engagement', value: 'Build-to-Operate for 15 years, with a flexible exit clause' },
    { name: 'Team', value: '50 FTEs in four departments, 8,000 hours a month' },
    { name: 'Coverage', value: '24/7, from Cebu City' },
  ],
  story: {
    title: 'Four departments, one move',
    lead: 'Every book passes through four departments. Business development signs it, production makes it, administration keeps the paperwork in order and finance sends the invoice. Mainspring Books moved all four to Cebu City in twelve weeks.',
    paragraphs: [
      'The cautious way to go offshore is one team at a time: staff the first, wait, then debate the second. That works when teams are independent. A publisher’s are not. Production depends on the titles that business development signs, administration on the titles that production finishes, and finance on all three. Moving a single department would have put an ocean between colleagues. Moving all four kept them in one office.',
      'So all four were staffed under one agreement. Production is the largest department, with twenty people; business development has fifteen, administration ten and finance five. The terms are simple: every seat is 160 hours a month at $24 an hour, management included, regardless of department. Fifty seats come to 8,000 hours and $192,000 a month, with no setup fee.',
      'The agreement is a fifteen-year Build-to-Operate partnership with a flexible exit clause. The long term gives us good reason to invest in training. The exit clause means we have to keep earning the work.',
      'At other offshore providers, $50 an hour, the same 8,000 hours would cost $400,000 a month. The client reports an all-in cost reduction of 60%.',
    ],
  },
  timeline: {
    title: 'The first year, quarter by quarter',
    text: 'One milestone in every quarter.',
    months: 12,
    steps: [
      {
        year: 'Year 1',
        quarter: 'Q1',
        title: 'The move',
        description:
          'Business development, production, administration and finance are staffed in Cebu City: fifty people in twelve weeks.',
        caption: 'Fifty seats in four departments',
        monthsPassed: 3,
        marks: { kind: 'seats' },
        source: 'placeholder',
      },
      {
        year: 'Year 1',
        quarter: 'Q2',
        title: 'Full coverage',
        description: 'With all four departments staffed, the team covers every hour of the week.',
        caption: 'All 168 hours of the week covered',
        monthsPassed: 6,
        marks: { kind: 'week', from: 0, to: 0, days: 0 },
        source: 'placeholder',
      },
      {
        year: 'Year 1',
        quarter: 'Q3',
        title: 'Quality',
        description:
          'Delivery accuracy is 100%, the quality score is 99.5% and client satisfaction (CSAT) is 6.86 out of 7.',
        caption: '100% delivery accuracy',
        monthsPassed: 9,
        marks: { kind: 'share', count: 100 },
        source: 'placeholder',
      },
      {
        year: 'Year 1',
        quarter: 'Q4',
        title: 'Savings',
        description:
          'The client reports an all-in cost reduction of 60%, with productivity and efficiency up 40%.',
        caption: '60% cost reduction, client-reported, all-in',
        monthsPassed: 12,
        marks: { kind: 'share', count: 40 },
        source: 'placeholder',
      },
    ],
  },
  ramp: {
    title: 'The ramp-up to\u00a0fifty',
    text: 'Seats and share of the monthly invoice by department. Every seat is billed at the same rate.',
    scale: {
      label: 'Twelve weeks, from zero seats to fifty.',
      weeks: Number(stats.deploymentWeeks.value),
      from: { strong: scale.from, text: 'zero seats' },
      to: { strong: scale.to, text: 'fifty seats' },
    },
    departments,
    table: {
      caption: 'Seats and monthly cost by department at week 12',
      columns: invoice.columns,
      total: invoice.total,
      note: `8,000 hours at $${rate.hourly}`,
      perSeat: invoice.perSeat,
    },
    cost: {
      title: 'Monthly cost and\u00a0savings',
      months: months.map((month) => ({
        ...month,
        label: month.ours
          ? `8,000 hours at $${rate.hourly}`
          : `8,000 hours at ${rate.marketNames.calculator}`,
      })),
      bases: [
        {
          stat: stats.clientReportedReduction,
          name: 'Client-reported, all-in',
          note: 'Cost reduction with every cost included.',
        },
        {
          stat: invoiceReduction,
          name: 'At $50/hour',
          note: `Cost reduction vs. ${rate.marketNames.calculator} an hour.`,
        },
      ],
    },
  },
  argument: {
    title: 'Challenge, solution, results',
    challenge: {
      title: 'Challenge',
      points: [
        'Four departments to staff at once, each dependent on the others',
        'A budget below the $400,000 a month that 8,000 hours cost at other offshore providers, $50 an hour',
        'A commitment long enough to build on, with a way out',
      ],
    },
    solution: {
      title: 'Solution',
      points: [
        'Fifty seats filled across four departments in twelve weeks',
        'One flat rate of $24 an hour for every seat, with management included and no setup fee',
        'A 15-year Build-to-Operate partnership with a flexible exit clause',
      ],
    },
    results: {
      title: 'Results',
      stats: [reduction, stats.productivityGain, stats.qualityScore, stats.deliveryAccuracy],
    },
  },
  achievements: {
    title: 'Achievements',
    rows: [
      {
        stat: { ...coverage, label: 'Coverage' },
        note: 'Every hour of the day, every day of the week.',
        scale: { marks: 24, filled: 24, label: '24 of 24 hours' },
      },
      {
        stat: { ...stats.deliveryAccuracy, label: 'Delivery accuracy' },
        note: 'For the work of all four departments.',
        scale: { marks: 50, filled: 50, label: '100 percent' },
      },
      {
        stat: { ...stats.csat, label: 'Client satisfaction (CSAT)' },
        note: 'On a seven-point scale.',
        scale: { marks: 7, filled: 6.86, label: '6.86 of 7' },
      },
      {
        stat: partnership,
        note: 'With a flexible exit clause.',
        scale: { marks: 15, filled: 1, label: 'Year 1 of 15' },
      },
    ],
  },
  testimonial: mainspringTestimonial,
  closing: {
    title: 'Talk to our outsourcing team',
    text: `Tell us which departments you have in mind. ${replyPromise.sentence}`,
    actions: [
      { label: 'Contact Team', to: `${paths.contact}?topic=bpo` },
      { label: 'Business Process Outsourcing', to: paths.bpo },
    ],
    related: [
      { label: 'How Build-to-Operate works', to: paths.engagementModels },
      { label: 'Services for publishers', to: paths.publishing },
    ],
  },
  pager: {
    label: 'More stories',
    previous: {
      direction: 'Previous story',
      title: ukgStory.title,
      to: ukgStory.link,
      note: 'UKG · Workforce software',
    },
    next: {
      direction: 'Next story',
      title: 'Mighty Power',
      to: paths.mightyPowerStory,
      illustrative,
    },
  },
} satisfies StoryPage;
