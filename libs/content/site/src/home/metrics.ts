import { company, type Stat, stats } from '@vantedge/content-shared';

/** A metric on a scale; `scope` describes what is measured. */
interface Metric extends Stat {
  label: string;
  /** Color of the bar on the scale. */
  color: 'teal' | 'blue';
  /** Ends of the scale, in the unit of the value, and their labels. */
  scale: { from: number; to: number; ends: readonly [string, string] };
  /** Reported change in percent; not specified for any of the four. */
  trend?: number;
}

/** Number of metrics shown on narrow screens before the toggle is used. */
const SHOWN_FIRST = 2;

const percent = { from: 99, to: 100, ends: ['99%', '100%'] } as const;

const items: readonly Metric[] = [
  {
    id: 'sla-compliance',
    label: 'SLA compliance, all services',
    value: '99.9',
    suffix: '%',
    scope: 'Share of agreed service levels met.',
    color: 'teal',
    scale: percent,
    source: 'unverified',
  },
  {
    ...stats.qualityScore,
    label: 'Quality score',
    scope: `As reported by ${company.name}.`,
    color: 'teal',
    scale: percent,
  },
  {
    id: 'email-reply',
    label: 'Support email for clients',
    value: '2',
    suffix: 'hours',
    scope: 'Maximum time to reply.',
    color: 'blue',
    scale: { from: 0, to: 24, ends: ['0 h', '24 h'] },
    source: 'unverified',
  },
  {
    id: 'live-chat',
    label: 'Live chat',
    prefix: 'under',
    value: '30',
    suffix: 'seconds',
    scope: 'Time to a live response, 24/7.',
    color: 'blue',
    scale: { from: 0, to: 60, ends: ['0 s', '60 s'] },
    source: 'unverified',
  },
];

/** The metrics of the home page. */
export const metrics = {
  title: 'Four numbers we stand behind',
  open: 'Our Cebu City office is open now and around the clock.',
  items,
  /** Labels of the toggle on narrow screens. */
  more: `Show ${items.length - SHOWN_FIRST} More Metrics`,
  less: 'Show Less',
};
