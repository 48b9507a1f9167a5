import { contactLabels, formatNumber, formatUsd, paths, rate, savings } from '@vantedge/content-shared';
import { illustrative } from './labels.ts';

const seats = 10;
const hours = seats * rate.hoursPerMonth;
const { market, cost, monthly, annual, percent } = savings(hours, rate.market.calculator);

/** A sample: ten seats at the published rate. */
export const mightyPower = {
  meta: {
    path: paths.mightyPowerStory,
    title: 'What ten people cost, a sample | Vantedge',
    description:
      'A sample, not a client: what ten people at $24 an hour cost per month, compared with other offshore providers, $50 an hour.',
    keywords: ['sample case study', 'outsourcing cost example'],
    noindex: true,
    share: { label: illustrative, title: 'What ten people cost' },
  },
  illustrative,
  hero: {
    breadcrumb: [
      { label: 'Home', to: paths.home },
      { label: 'Success stories', to: paths.successStories },
      { label: 'Mighty Power' },
    ],
    name: 'Mighty Power',
    title: 'What ten people cost',
    lead: 'A team of ten at our published rate, compared with other offshore providers.',
    actions: [{ label: contactLabels.quote, to: paths.contact }],
  },
  cover: {
    seats,
    label: 'Ten outlines, one for each seat.',
    caption: 'Ten seats',
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
    totals: { label: 'Annual savings', cells: [formatUsd(annual)] },
    action: { label: 'See the rate card', to: paths.rateCard },
  },
  closing: {
    title: 'Read what we did for UKG and Mainspring Books',
    text: 'One partnership and one client, with teams, timelines and results.',
    actions: [{ label: 'Read the success stories', to: paths.successStories }],
  },
};
