import { contactLabels, rate } from '@vantedge/content-shared';
import type { EngagementModel } from './model.ts';

/** Singular and plural form of a noun; `{n}` is the number. */
export interface Plural {
  one: string;
  other: string;
}

/** An engagement model as an option of the calculator. */
export interface CalculatorModel {
  id: EngagementModel['id'];
  name: string;
  /** Badge of the highlighted model. */
  badge?: string;
  /** The minimum shown next to the name. */
  from: string;
  /** Compared with the hours field (per developer) and the developers field. */
  minimum: { hours: number; developers: number };
  /** The minimum as a sentence. */
  minimumText: string;
  /** Topic preselected in the contact form. */
  topic: string;
}

/** Copy and numbers of the savings calculator. Placeholders in braces are replaced. */
export interface SavingsCalculatorContent {
  title: string;
  counts: Readonly<Record<'developers' | 'hours' | 'months', Plural>>;
  developers: { label: string; fewer: string; more: string };
  hours: { label: string; custom: string; customLabel: string };
  models: { label: string; options: readonly CalculatorModel[] };
  /** What is wrong with an entry. */
  problems: Readonly<Record<'not-whole' | 'too-large', string>>;
  warning: { label: string; text: string };
  results: {
    label: string;
    lead: string;
    less: string;
    /** Shown instead of the results when there are none. */
    empty: string;
    /** Screen reader announcement after a change, with `{annual}` and `{monthly}`. */
    announcement: string;
    months: { market: string; cost: string; monthly: string; percent: string };
  };
  curve: {
    /** With `{market}`, `{cost}` and `{annual}`, all per year. */
    description: string;
    marketName: string;
    costName: string;
    month: string;
    table: {
      summary: string;
      caption: string;
      columns: { after: string; market: string; cost: string; saved: string };
      months: readonly number[];
    };
  };
  equivalents: {
    /** With `{annual}`. */
    title: string;
    /** What a year's savings pay for: the unit price in dollars and how it is stated. */
    rows: readonly (Plural & { price: number; basis: string })[];
  };
  claim: { text: string; noteLabel: string; basis: string; note: string };
  actions: {
    send: string;
    /** Replaces `send` when there is no estimate to send. */
    contact: string;
    copy: string;
    copied: string;
    notice: { title: string; text: string };
    failed: { title: string; text: string };
    /** Label of the field that shows the link when copying failed. */
    link: string;
    print: string;
    /** With `{developers}`, `{hours}`, `{model}`, `{cost}`, `{market}`, `{monthly}` and `{annual}`. */
    message: string;
  };
  noScript: { text: string; submit: string };
}

/** Savings per hour against the assumed market rate, in dollars. */
const less = rate.market.calculator - rate.hourly;

/** The savings calculator: labels, minimums of the models, and what a year's savings are compared with. */
export const calculator = {
  title: 'How much could you save?',
  counts: {
    developers: { one: '{n} developer', other: '{n} developers' },
    hours: { one: '{n} hour', other: '{n} hours' },
    months: { one: '{n} month', other: '{n} months' },
  },
  developers: { label: 'Developers', fewer: 'Remove one developer', more: 'Add one developer' },
  hours: { label: 'Hours per month, per developer', custom: 'Custom', customLabel: 'Custom hours a month' },
  models: {
    label: 'Engagement model',
    options: [
      {
        id: 'boutique',
        name: 'Boutique',
        from: 'from 80 hours',
        minimum: { hours: 80, developers: 1 },
        minimumText: 'Minimum: 1 developer, 80 hours a month.',
        topic: 'other',
      },
      {
        id: 'managed',
        name: 'Managed',
        badge: 'Most Popular',
        from: 'from 160 hours',
        minimum: { hours: 160, developers: 1 },
        minimumText: 'Minimum: 1 developer, 160 hours a month.',
        topic: 'other',
      },
      {
        id: 'augmentation',
        name: 'Staff Augmentation',
        from: 'from 80 hours',
        minimum: { hours: 80, developers: 1 },
        minimumText: 'Minimum: 1 developer, 80 hours a month.',
        topic: 'staff-augmentation',
      },
      {
        id: 'bto',
        name: 'Build-to-Operate',
        from: '5 developers, 800 hours a month in total',
        minimum: { hours: 800, developers: 5 },
        minimumText: `Minimum: 5 developers, 800 hours a month in total. Pricing is custom; this estimate uses $${rate.hourly} an hour.`,
        topic: 'other',
      },
    ],
  },
  problems: {
    'not-whole': 'Enter a whole number, such as 5.',
    'too-large': 'Enter a number up to 999,999. The results still show your last one.',
  },
  warning: {
    label: 'Note:',
    text: 'This configuration doesn’t meet minimum requirements for selected engagement model.',
  },
  results: {
    label: 'Your savings',
    lead: 'You save each year',
    less: `$${less} saved per hour`,
    empty: 'Enter at least one developer and one hour to see your savings.',
    announcement: 'You save {annual} a year, {monthly} a month.',
    months: {
      market: 'Market cost per month',
      cost: 'Vantedge cost per month',
      monthly: 'Monthly savings',
      percent: 'Below market',
    },
  },
  curve: {
    description:
      'Cumulative cost over twelve months: {market} at market rates, {cost} with Vantedge. The difference, {annual}, is what you save.',
    marketName: `Market, $${rate.market.calculator}`,
    costName: `Vantedge, $${rate.hourly}`,
    month: 'Month',
    table: {
      summary: 'View chart as a table',
      caption: 'Cumulative cost and savings by month',
      columns: { after: 'After', market: 'Market', cost: 'Vantedge', saved: 'Saved' },
      months: [1, 3, 6, 9, 12],
    },
  },
  equivalents: {
    title: 'What {annual} could pay for',
    rows: [
      {
        price: 100_000,
        basis: '@ $100k salary',
        one: 'additional developer',
        other: 'additional developers',
      },
      { price: 50_000, basis: '@ $50k each', one: 'marketing campaign', other: 'marketing campaigns' },
      { price: 25_000, basis: '@ $25k each', one: 'new project', other: 'new projects' },
    ],
  },
  claim: {
    text: 'ROI in just 2 months!',
    noteLabel: 'Basis for this figure',
    basis: `Market rate: $${rate.market.calculator}, other offshore providers.`,
    note: 'The break-even point of our 50-FTE case study.',
  },
  actions: {
    send: contactLabels.estimate,
    contact: contactLabels.quote,
    copy: 'Copy link',
    copied: 'Link copied',
    notice: { title: 'Link copied', text: 'The link opens this page with your numbers.' },
    failed: { title: 'The link could not be copied', text: 'Copy it from the field below the buttons.' },
    link: 'Link to this estimate',
    print: 'Print',
    message: `I would like a proposal for {developers} at {hours} a month each, under the {model} model. Your calculator estimates {cost} a month, compared with {market} at $${rate.market.calculator} an hour (other offshore providers): savings of {monthly} a month, or {annual} a year.`,
  },
  noScript: {
    text: `JavaScript is turned off in your browser, so this page shows savings for 5 developers at ${rate.hoursPerMonth} hours. To work out your own, calculate developers × hours × $${less} for a month, and multiply by twelve for a year.`,
    submit: 'Create a link to this estimate',
  },
} as const satisfies SavingsCalculatorContent;
