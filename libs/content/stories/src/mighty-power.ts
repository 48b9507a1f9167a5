import { rate } from '@vantedge/content-shared';
import { illustrative } from './illustrative.ts';
import { mainspring } from './mainspring.ts';
import { ukg } from './ukg.ts';

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

/** A story that is an example and nothing else: an invented team on the published rate. */
export const mightyPower = {
  meta: {
    path: '/success-stories/mighty-power',
    title: 'Mighty Power, an illustrative story | Vantedge',
    description:
      'An example, not a client: what ten seats at $24 an hour cost a month, against a market rate of $50 and of $60, and what a real success story states besides.',
    keywords: ['illustrative case study', 'outsourcing cost example'],
    noindex: true,
    share: { label: illustrative, title: 'Mighty Power: a story that has not happened' },
  },
  breadcrumb,
  illustrative,
  hero: {
    name: 'Mighty Power',
    title: 'A story that has not happened',
    lead: 'No client of this name has worked with us. What is real on this page is the arithmetic: ten seats at our published rate.',
    actions: [
      { label: 'Start Your Success Story', to: '/contact' },
      { label: 'All success stories', to: '/success-stories' },
    ],
  },
  cover: {
    seats,
    label: 'Ten empty outlines, one to a seat: nobody has sat in them.',
    caption: 'Ten seats, drawn empty because nobody has sat in them.',
  },
  sums: {
    title: 'Ten seats, on two bases',
    text: `Each seat is ${rate.hoursPerMonth} hours a month at $${rate.hourly} an hour, management included. What that saves depends on the market rate that it is measured against, so each column names its own.`,
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
  missing: {
    title: 'What a real one states besides',
    items: [
      'A client, and the industry it is in',
      'A team: how many seats, in which departments, filled in how many weeks',
      'Results that somebody has counted, each with its basis',
      'Where the record has two readings, both of them',
    ],
  },
  closing: {
    title: 'Rather have a real one?',
    text: 'Tell us how many seats, and for what work. We reply within 24 hours.',
    actions: [
      { label: 'Start Your Success Story', to: '/contact' },
      { label: 'Browse case studies', to: '/case-studies' },
    ],
  },
  pager: {
    label: 'More stories',
    previous: {
      way: 'Previous story',
      title: mainspring.hero.title,
      to: mainspring.meta.path,
      note: 'Mainspring Books · Publishing',
    },
    next: {
      way: 'Next story',
      title: ukg.hero.title,
      to: ukg.meta.path,
      note: 'UKG · Workforce software',
    },
  },
};
