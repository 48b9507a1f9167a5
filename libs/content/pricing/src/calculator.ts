import { rate } from '@vantedge/content-shared';
import type { SavingsCalculatorRecord } from './calculator-model.ts';

/** Dollars that an hour here costs less than the assumed market hour. */
const less = rate.market.calculator - rate.hourly;

/** The savings calculator: its words, its models' minimums, and what a year's saving is compared with. */
export const calculator = {
  title: 'What would you keep?',
  counts: {
    developers: { one: '{n} developer', other: '{n} developers' },
    hours: { one: '{n} hour', other: '{n} hours' },
    months: { one: '{n} month', other: '{n} months' },
  },
  developers: { label: 'Developers', fewer: 'One developer fewer', more: 'One developer more' },
  hours: { label: 'Hours per month, per developer', custom: 'Custom', customLabel: 'Custom hours a month' },
  models: {
    label: 'Engagement model',
    options: [
      {
        id: 'boutique',
        name: 'Boutique',
        from: 'from 80 hours',
        minimum: { hours: 80, developers: 1 },
        minimumText: 'Boutique starts at 80 hours a month and 1 developer.',
        topic: 'other',
      },
      {
        id: 'managed',
        name: 'Managed',
        badge: 'Most Popular',
        from: 'from 160 hours',
        minimum: { hours: 160, developers: 1 },
        minimumText: 'Managed starts at 160 hours a month and 1 developer.',
        topic: 'other',
      },
      {
        id: 'augmentation',
        name: 'Staff Augmentation',
        from: 'from 80 hours',
        minimum: { hours: 80, developers: 1 },
        minimumText: 'Staff Augmentation starts at 80 hours a month and 1 developer.',
        topic: 'staff-augmentation',
      },
      {
        id: 'bto',
        name: 'Build-to-Operate',
        from: '5 developers, 800 hours a month in total',
        minimum: { hours: 800, developers: 5 },
        minimumText: `Build-to-Operate starts at 5 developers, 800 hours a month in total. Its price is custom; this estimate uses $${rate.hourly} an hour.`,
        topic: 'other',
      },
    ],
  },
  warning: {
    label: 'Note:',
    text: "This configuration doesn't meet minimum requirements for selected engagement model.",
  },
  answer: {
    label: 'Your savings',
    lead: 'You keep, each year',
    less: `$${less} less an hour`,
    empty: 'Enter at least one developer and one hour, and the saving appears here.',
    spoken: 'You keep {annual} each year, {monthly} a month.',
    months: {
      market: 'Market cost per month',
      cost: 'Vantedge cost per month',
      monthly: 'Monthly savings',
      percent: 'Less than market',
    },
  },
  curve: {
    description:
      'Cost added up over twelve months. The market reaches {market}, Vantedge {cost}; the wedge between them, {annual}, is the saving.',
    marketName: `Market, $${rate.market.calculator}`,
    costName: `Vantedge, $${rate.hourly}`,
    month: 'Month',
    table: {
      summary: 'The curve as a table',
      caption: 'Cost and saving, added up month by month',
      columns: { after: 'After', market: 'Market', cost: 'Vantedge', saved: 'Saved' },
      months: [1, 3, 6, 9, 12],
    },
  },
  equivalents: {
    title: 'The same {annual}, in other words',
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
    noteLabel: 'What this claim rests on',
    basis: `The market is assumed to charge $${rate.market.calculator} an hour, which makes the saving 52% for every team. Savings tables use a US rate of $${rate.market.tables} an hour.`,
    note: 'A fixed claim, the same for every configuration: it is the break-even of our 50-FTE reference case, and is not computed from your figures.',
  },
  actions: {
    send: 'Send this estimate',
    ask: 'Talk to us',
    copy: 'Copy link',
    copied: 'Link copied',
    notice: { title: 'Link copied', text: 'It opens this page with your figures.' },
    failed: { title: 'The link could not be copied', text: 'Copy it from the field below the buttons.' },
    link: 'Link to this estimate',
    print: 'Print',
    message: `I would like a proposal for {developers} at {hours} a month each, in the {model} model. Your calculator puts it at {cost} a month against {market} on the market at $${rate.market.calculator} an hour: {monthly} saved each month, {annual} each year.`,
  },
  withoutScript: {
    text: `Your browser runs no script, so the figures on this page stay those of 5 developers at ${rate.hoursPerMonth} hours. Yours by hand: developers × hours × $${less} is what you keep each month; twelve times that is a year.`,
    submit: 'Make a link of this choice',
  },
} as const satisfies SavingsCalculatorRecord;
