import { formatNumber, formatUsd, paths, rate, savings } from '@vantedge/content-shared';
import { illustrative } from './labels.ts';

const seats = 10;
const hours = seats * rate.hoursPerMonth;
const bases = [rate.market.calculator, rate.market.tables];
const months = bases.map((hourly) => savings(hours, hourly));

const breadcrumb = [
  { label: 'Home', to: paths.home },
  { label: 'Success stories', to: paths.successStories },
  { label: 'Mighty Power' },
];

/** An illustrative example: ten seats at the published rate. */
export const mightyPower = {
  meta: {
    path: paths.mightyPowerStory,
    title: 'Mighty Power, an illustrative story | Vantedge',
    description:
      'An illustrative example, not a client: what ten seats at $24 an hour cost per month, compared with market rates of $50 and $60.',
    keywords: ['illustrative case study', 'outsourcing cost example'],
    noindex: true,
    share: { label: illustrative, title: 'Mighty Power: an illustrative example' },
  },
  breadcrumb,
  illustrative,
  hero: {
    name: 'Mighty Power',
    title: 'An illustrative example',
    lead: 'Mighty Power represents a typical client: ten seats at our published rate.',
    actions: [{ label: 'Start Your Success Story', to: paths.contact }],
  },
  cover: {
    seats,
    label: 'Ten outlines, one for each seat.',
    caption: 'Ten seats',
  },
  sums: {
    title: 'What ten seats save at two market rates',
    text: `Each seat is ${rate.hoursPerMonth} hours a month at $${rate.hourly} an hour, management included. How much that saves depends on the market rate you compare it with.`,
    caption: `${formatNumber(hours)} hours a month`,
    columns: ['Per month', ...bases.map((hourly) => `At $${hourly}/hour`)],
    rows: [
      { label: 'Market', cells: months.map(({ market }) => formatUsd(market)) },
      { label: 'Vantedge', cells: months.map(({ cost }) => formatUsd(cost)) },
      { label: 'Savings', cells: months.map(({ monthly }) => formatUsd(monthly)) },
      { label: 'Savings, percent', cells: months.map(({ percent }) => `${percent}%`) },
    ],
    totals: { label: 'Annual savings', cells: months.map(({ annual }) => formatUsd(annual)) },
    action: { label: 'See the rate card', to: paths.rateCard },
  },
  closing: {
    title: 'See what our clients have achieved',
    text: 'Two client engagements, with their teams, timelines and results.',
    actions: [{ label: 'Read the success stories', to: paths.successStories }],
  },
};
