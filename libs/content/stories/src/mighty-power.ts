import { rate } from '@vantedge/content-shared';
import { illustrative } from './illustrative.ts';

const seats = 10;
const hours = seats * rate.hoursPerMonth;
const ours = hours * rate.hourly;
const bases = [rate.market.calculator, rate.market.tables];

const dollars = (amount: number) => `$${amount.toLocaleString('en-US')}`;
const savingAt = (hourly: number) => hours * hourly - ours;

const breadcrumb = [
  { label: 'Home', to: '/' },
  { label: 'Success stories', to: '/success-stories' },
  { label: 'Mighty Power' },
];

/** An illustrative example: ten seats at the published rate. */
export const mightyPower = {
  meta: {
    path: '/success-stories/mighty-power',
    title: 'Mighty Power, an illustrative story | Vantedge',
    description:
      'An illustrative example, not a client: what ten seats at $24 an hour cost a month, against market rates of $50 and $60.',
    keywords: ['illustrative case study', 'outsourcing cost example'],
    noindex: true,
    share: { label: illustrative, title: 'Mighty Power: an illustrative example' },
  },
  breadcrumb,
  illustrative,
  hero: {
    name: 'Mighty Power',
    title: 'An illustrative example',
    lead: 'Mighty Power stands for a typical client: ten seats at our published rate.',
    actions: [{ label: 'Start Your Success Story', to: '/contact' }],
  },
  cover: {
    seats,
    label: 'Ten outlines, one for each seat.',
    caption: 'Ten seats',
  },
  sums: {
    title: 'Ten seats, on two bases',
    text: `Each seat is ${rate.hoursPerMonth} hours a month at $${rate.hourly} an hour, management included. What that saves depends on the market rate it is compared with.`,
    caption: `${hours.toLocaleString('en-US')} hours a month`,
    columns: ['A month', ...bases.map((hourly) => `At $${hourly}/hour`)],
    rows: [
      { label: 'Market', cells: bases.map((hourly) => dollars(hours * hourly)) },
      { label: 'Vantedge', cells: bases.map(() => dollars(ours)) },
      { label: 'Saving', cells: bases.map((hourly) => dollars(savingAt(hourly))) },
      {
        label: 'Saving, in percent',
        cells: bases.map((hourly) => `${Math.round((savingAt(hourly) / (hours * hourly)) * 100)}%`),
      },
    ],
    totals: { label: 'Saving a year', cells: bases.map((hourly) => dollars(savingAt(hourly) * 12)) },
    action: { label: 'See the rate card', to: '/rate-card' },
  },
  closing: {
    title: 'See what clients achieved',
    text: 'Two client engagements, with their teams, timelines and results.',
    actions: [{ label: 'Read the success stories', to: '/success-stories' }],
  },
};
