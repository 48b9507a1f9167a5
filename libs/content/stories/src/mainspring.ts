import {
  contactAbout,
  departments,
  formatUsd,
  paths,
  rate,
  replyPromise,
  type Stat,
  stats,
} from '@vantedge/content-shared';
import { illustrative } from './labels.ts';
import type { StoryPage } from './model.ts';
import { mainspringTeam } from './mainspring-team.ts';
import { coverMarks, mainspringArgument, mainspringCover, mainspringStory, ukgStory } from './story-facts.ts';
import { mainspringTestimonial } from './testimonials.ts';

const path = mainspringStory.link;
const { seats, months, invoice } = mainspringTeam;
const [elsewhere, ours] = months.map(({ dollars }) => dollars);

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
  actions: [{ label: 'Contact Team', to: contactAbout('bpo') }],
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
      marks: coverMarks.mainspring,
    },
    article: { section: 'Success stories', tags: ['Publishing', 'BPO', 'Build-to-Operate'] },
  },
  color: mainspringStory.color,
  hero,
  sections: {
    story: 'Story',
    ramp: 'Team and cost',
    quarters: 'Timeline',
    argument: 'Results',
    achievements: 'Achievements',
  },
  cover: {
    ...mainspringCover,
    links: 'Seats by department',
    count: Number(seats.value),
    value: seats.value,
    caption: `seats, all at the same price: ${rate.hoursPerMonth} hours a month at $${rate.hourly}, or $3,840 each.`,
  },
  summary: 'In brief',
  facts: [
    { name: 'Industry', value: 'Publishing' },
    { name: 'Client', value: 'Mainspring Books', beside: 0 },
    { name: 'Team', value: '50 FTEs in four departments, 8,000 hours a month', beside: 2 },
    { name: 'Coverage', value: '24/7, from Cebu City', beside: 2 },
    { name: 'Engagement', value: 'Build-to-Operate for 15 years, with a flexible exit clause', beside: 3 },
  ],
  story: {
    title: 'Four departments, one move',
    lead: 'Every book passes through four departments. Business development signs it, production makes it, administration keeps the paperwork in order and finance sends the invoice. Mainspring Books moved all four to Cebu City in twelve weeks.',
    paragraphs: [
      'The cautious way to go offshore is one team at a time: staff the first, wait, then debate the second. That works when teams are independent. A publisher’s are not. Production depends on the titles that business development signs, administration on the titles that production finishes, and finance on all three. Moving a single department would have put an ocean between colleagues. Moving all four kept them in one office.',
      'So all four were staffed under one agreement. Production is the largest department, with twenty people; business development has fifteen, administration ten and finance five. The terms are simple: every seat is 160 hours a month at $24 an hour, management included, regardless of department. Fifty seats come to 8,000 hours and $192,000 a month, with no setup fee.',
      'The agreement is a fifteen-year Build-to-Operate partnership with a flexible exit clause. The long term gives us good reason to invest in training. The exit clause means we have to keep earning the work.',
      // unverified: ask the owner which costs “all-in” counts.
      'At the $50 an hour that other offshore providers charge, the same 8,000 hours would cost $400,000 a month. Our invoice is 52% less. Counting everything the move saved, the client reports 60%.',
    ],
  },
  continued: 'The agreement',
  timeline: {
    title: 'The first year, quarter by quarter',
    steps: [
      {
        year: 'Year 1',
        quarter: 'Q1',
        title: 'The move',
        description:
          'Business development, production, administration and finance are staffed in Cebu City: fifty people in twelve weeks.',
        figure: { value: '50', label: 'seats in four departments' },
        source: 'placeholder',
      },
      {
        year: 'Year 1',
        quarter: 'Q2',
        title: 'Full coverage',
        description: 'With all four departments staffed, the team covers every hour of the week.',
        figure: { value: '168', label: 'hours a week' },
        source: 'placeholder',
      },
      {
        year: 'Year 1',
        quarter: 'Q3',
        title: 'Quality',
        description:
          'Delivery accuracy is 100%, the quality score is 99.5% and client satisfaction (CSAT) is 6.86 out of 7.',
        figure: { value: '100', suffix: '%', label: 'delivery accuracy' },
        source: 'placeholder',
      },
      {
        year: 'Year 1',
        quarter: 'Q4',
        title: 'Savings',
        description:
          'The client reports an all-in cost reduction of 60%, with productivity and efficiency up 40%.',
        figure: { value: '60', suffix: '%', label: 'cost reduction, client-reported, all-in' },
        source: 'placeholder',
      },
    ],
  },
  ramp: {
    departments,
    line: {
      from: { value: '0', label: 'seats at kickoff' },
      to: { value: seats.value, label: `seats at the end of week ${stats.deploymentWeeks.value}` },
      weeks: Number(stats.deploymentWeeks.value),
      years: Number(partnership.value),
      week: 'Week',
      year: 'Year',
      captions: ['Twelve weeks to a full team', 'Fifteen years of partnership, with a flexible exit clause'],
    },
    title: 'One month, fifty\u00a0seats',
    invoice: {
      client: mainspringStory.client,
      caption: invoice.caption,
      columns: ['Department', 'Seats', 'Hours', 'Rate', 'Amount'],
      total: 'Total for the month',
      hoursPerSeat: rate.hoursPerMonth,
      hourly: rate.hourly,
      terms: [
        { name: 'Management', text: 'included' },
        { name: 'Setup', text: '$0' },
        { name: 'NET 15', text: 'billed monthly in arrears' },
        { name: 'Wire, ACH or card', text: '3% fee on cards' },
      ],
    },
    elsewhere: {
      dollars: elsewhere!,
      text: `The same 8,000 hours at the $${rate.market.calculator} an hour that other offshore providers charge. The difference is ${formatUsd(elsewhere! - ours!)} a month.`,
      saved: invoiceReduction,
      note: 'On the invoice alone.',
    },
    pull: { ...reduction, note: 'Reported by the client, with every cost included.' },
  },
  argument: {
    title: 'Challenge, solution, results',
    challenge: { title: 'Challenge', points: mainspringArgument.challenges },
    solution: { title: 'Solution', points: mainspringArgument.solutions },
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
        note: 'All four departments.',
      },
      {
        stat: { ...stats.deliveryAccuracy, label: 'Delivery accuracy' },
        note: 'For the work of all four departments.',
      },
      {
        stat: { ...stats.csat, label: 'Client satisfaction (CSAT)' },
        note: 'On a seven-point scale.',
      },
      {
        stat: partnership,
        note: 'With a flexible exit clause.',
      },
    ],
  },
  testimonial: mainspringTestimonial,
  closing: {
    title: 'Talk to our outsourcing team',
    text: `Tell us which departments you have in mind. ${replyPromise.sentence}`,
    actions: [
      { label: 'Contact Team', to: contactAbout('bpo') },
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
      note: 'UKG, workforce software',
      strip: [{ count: 140, color: 'purple' }],
    },
    next: {
      direction: 'Next',
      title: 'What ten people cost',
      to: paths.mightyPowerStory,
      illustrative,
      strip: [{ count: 10, color: 'teal' }],
    },
  },
} satisfies StoryPage;
