import { departments, paths, rate, type Stat, stats } from '@vantedge/content-shared';
import { mainspringTeam } from './mainspring-team.ts';
import type { StoryLink } from './model.ts';

/** A stat that counts up from 0 by `step` every `intervalMs`, after `delayMs`. */
export interface CountUpStat extends Stat {
  count: { step: number; intervalMs: number; delayMs: number };
}

/** The publisher's case study, as embedded in service pages. */
export interface CaseStudy {
  title: string;
  lead: string;
  start: { value: string; label: string };
  weeks: CountUpStat;
  seats: CountUpStat;
  /** Labels of the first and the last week; no data exists for the weeks between. */
  scale: { from: string; to: string };
  /** Text alternative of the seat drawing. */
  alt: string;
  departments: typeof departments;
  reduction: CountUpStat;
  bases: string;
  /** Monthly cost of the team at the market rate and at ours, in dollars. */
  months: { label: string; dollars: number; ours: boolean }[];
  invoice: { caption: string; columns: readonly string[]; total: string; perSeat: number };
  results: readonly { value: string; label: string }[];
  action: StoryLink;
}

/** Milliseconds between a stat becoming visible and its first step. */
const delayMs = 500;

/** The publishing client's team: size, ramp-up time and monthly cost. */
export const caseStudy = {
  title: 'Mainspring Books, staffed in 12\u00a0weeks',
  lead: 'The publisher staffs four departments from Cebu City under a 15-year Build-to-Operate partnership with a flexible exit clause.',
  start: { value: '0', label: 'seats filled at the start' },
  weeks: {
    ...stats.deploymentWeeks,
    count: { delayMs, step: 1, intervalMs: 100 },
  },
  seats: { ...mainspringTeam.seats, count: { delayMs, step: 1, intervalMs: 30 } },
  scale: mainspringTeam.scale,
  alt: mainspringTeam.alt,
  departments,
  reduction: {
    ...stats.clientReportedReduction,
    count: { delayMs, step: 2, intervalMs: 40 },
  },
  bases: `On the invoice, 52% less than the $${rate.market.calculator} an hour that other offshore providers charge.`,
  months: mainspringTeam.months,
  invoice: mainspringTeam.invoice,
  results: [
    { value: '40%', label: stats.productivityGain.label },
    { value: '100%', label: 'delivery accuracy' },
    { value: '6.86/7', label: stats.csat.label },
    { value: '24/7', label: 'coverage' },
  ],
  action: { label: 'Read the Mainspring Books story', to: paths.mainspringStory },
} satisfies CaseStudy;
