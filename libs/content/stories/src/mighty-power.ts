import { contactLabels, formatNumber, formatUsd, paths, rate, savings } from '@vantedge/content-shared';
import { illustrative } from './labels.ts';
import { mainspringCover, ukgCover } from './story-facts.ts';

const seats = 10;
const hours = seats * rate.hoursPerMonth;
const marketRate = rate.market.calculator;
const { market, cost, monthly, annual, percent } = savings(hours, marketRate);
/** Our split of a month: 20 days of eight hours. */
const dayHours = 8;
/** What the same money buys at the market rate. */
const elsewhere = cost / marketRate;
const hoursElsewhere = (index: number) =>
  Math.min(rate.hoursPerMonth, Math.max(0, elsewhere - index * rate.hoursPerMonth));

/** A sample: ten seats at the published rate. */
export const mightyPower = {
  meta: {
    path: paths.mightyPowerStory,
    title: 'What ten people cost, a sample | Vantedge',
    description:
      'A sample, not a client: what ten people at $24 an hour cost per month, compared with the $50 an hour that other offshore providers charge.',
    keywords: ['sample case study', 'outsourcing cost example'],
    noindex: true,
    share: { label: illustrative, title: 'What ten people cost' },
  },
  hero: {
    breadcrumb: [
      { label: 'Home', to: paths.home },
      { label: 'Success stories', to: paths.successStories },
      { label: 'Mighty Power' },
    ],
    name: 'Mighty Power',
    badge: illustrative,
    title: 'What ten people cost',
    lead: 'Mighty Power is a made-up client: a team of ten at our published rate, compared with other offshore providers.',
    actions: [{ label: contactLabels.quote, to: paths.contact }],
  },
  timesheet: {
    title: `${formatUsd(cost)} a month, all\u00a0in`,
    choice: 'Hourly rate',
    rates: {
      ours: `Vantedge, ${formatUsd(rate.hourly)}`,
      others: `Other offshore providers, ${formatUsd(marketRate)}`,
    },
    columns: {
      weeks: ['Week 1', 'Week 2', 'Week 3', 'Week 4'],
      hours: 'Hours',
      cost: 'Cost',
    },
    people: Array.from({ length: seats }, (_, index) => ({
      hours: { ours: String(rate.hoursPerMonth), others: String(hoursElsewhere(index)) },
      cost: {
        ours: formatUsd(rate.hoursPerMonth * rate.hourly),
        others: formatUsd(hoursElsewhere(index) * marketRate),
      },
    })),
    elsewhere: {
      days: elsewhere / dayHours,
      strong: `At ${formatUsd(marketRate)} an hour, ${formatUsd(cost)} ends here:`,
      text: `${elsewhere} hours, less than half the work.`,
    },
    totals: {
      team: {
        ours: `${seats} people, ${hours / dayHours} days of ${dayHours} hours`,
        others: `${elsewhere / rate.hoursPerMonth} people, ${elsewhere / dayHours} days of ${dayHours} hours`,
      },
      hours: { ours: formatNumber(hours), others: formatNumber(elsewhere) },
      unit: 'hours',
      cost: formatUsd(cost),
    },
  },
  sums: {
    title: 'One month for a team of ten',
    text: `${rate.hoursPerMonth} hours a month for each person, at $${rate.hourly} an hour, management included.`,
    caption: `${formatNumber(hours)} hours a month`,
    columns: ['Per month', `vs. ${rate.marketNames.calculator} an hour`],
    rows: [
      { label: 'Other offshore providers', cells: [formatUsd(market)] },
      { label: 'Vantedge', cells: [formatUsd(cost)] },
      { label: 'Savings', cells: [formatUsd(monthly)] },
      { label: 'Savings, percent', cells: [`${percent}%`] },
    ],
    annual: { value: formatUsd(annual), label: 'Annual savings' },
    action: { label: 'See the rate card', to: paths.rateCard },
  },
  closing: {
    title: 'See our work with UKG and for Mainspring\u00a0Books',
    text: 'One partnership and one client, with teams, timelines and results.',
    action: { label: 'Read the success stories', to: paths.successStories },
    covers: [ukgCover, mainspringCover],
  },
};
