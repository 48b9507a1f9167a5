import {
  company,
  contactLabels,
  type ContactPrefill,
  type ContactTopic,
  paths,
  rate,
} from '@vantedge/content-shared';
import { engagementModelRows } from './engagement-model-rows.ts';
import type { EngagementModel, EstimateContent } from './model.ts';

/** An engagement model as an option of the calculator. */
export interface CalculatorModel {
  id: EngagementModel['id'];
  name: string;
  /** Its whole name, on the estimate. */
  title: string;
  /** Badge of the highlighted model. */
  badge?: string;
  /** The minimum shown next to the name. */
  from: string;
  /** Compared with the hours field (per developer) and the developers field. */
  minimum: { hours: number; developers: number };
  /** The minimum as a sentence. */
  minimumText: string;
  /** Topic preselected in the contact form. */
  topic: ContactTopic;
}

/** An input of the proposal, and the field of the contact form that receives its value. */
interface ProposalField {
  id: string;
  contactField: Exclude<keyof ContactPrefill, 'service'>;
  label: string;
  placeholder: string;
  type?: 'email';
  autoComplete?: string;
  /** Sentence that carries the value into a free-text field; `{value}` is replaced. */
  sentence?: string;
}

/** A team, and the hours of each person in a month. */
interface Team {
  developers: number;
  hours: number;
}

/** Copy and numbers of the savings calculator. Placeholders in braces are replaced. */
export interface SavingsCalculatorContent {
  title: string;
  developers: { label: string; fewer: string; more: string };
  hours: { label: string; custom: string; customLabel: string };
  models: { label: string; options: readonly CalculatorModel[] };
  /** What is wrong with an entry. */
  problems: Readonly<Record<'not-whole' | 'too-large', string>>;
  warning: { label: string; text: string };
  /** Screen reader announcement after a change, with `{annual}` and `{monthly}`. */
  announcement: string;
  estimate: EstimateContent;
  proposal: {
    label: string;
    fields: readonly ProposalField[];
    title: string;
    /** The case that stands below the title until the visitor uses the calculator. */
    reference: Team;
    example: string;
    own: string;
    /** With `{annual}`, `{team}` and `{hours}`, of all people together. */
    basis: string;
    rows: Readonly<Record<'market' | 'cost' | 'monthly' | 'percent' | 'breakEven', string>>;
    breakEven: string;
    notCarried: { before: string; link: { label: string; to: string } };
    submit: string;
    to: string;
    /** With `{developers}`, `{hours}`, `{model}`, `{cost}`, `{market}`, `{monthly}` and `{annual}`. */
    message: string;
  };
  actions: {
    copy: string;
    copied: string;
    notice: { title: string; text: string };
    failed: { title: string; text: string };
    /** Label of the field that shows the link when copying failed. */
    link: string;
    print: string;
  };
  noScript: { text: string; submit: string };
}

/** The publisher's case. All of its costs are computed from these numbers and the rates. */
export const referenceCase = { seats: 50, hours: 8000 };

/** Savings per hour against the assumed market rate, in dollars. */
const less = rate.market.calculator - rate.hourly;

/** The whole name of a model. */
const titleOf = (id: EngagementModel['id']) => engagementModelRows.find((row) => row.id === id)!.name;

/** The savings calculator: labels, minimums of the models, and what a year's savings are compared with. */
export const calculator = {
  title: 'How much could you save?',
  developers: { label: 'Developers', fewer: 'Remove one developer', more: 'Add one developer' },
  hours: { label: 'Hours per month, per developer', custom: 'Custom', customLabel: 'Custom hours a month' },
  models: {
    label: 'Engagement model',
    options: [
      {
        id: 'boutique',
        name: 'Boutique',
        title: titleOf('boutique'),
        from: 'from 80 hours',
        minimum: { hours: 80, developers: 1 },
        minimumText: 'Minimum: 1 developer, 80 hours a month.',
        topic: 'other',
      },
      {
        id: 'managed',
        name: 'Managed',
        title: titleOf('managed'),
        badge: 'Most Popular',
        from: 'from 160 hours',
        minimum: { hours: 160, developers: 1 },
        minimumText: 'Minimum: 1 developer, 160 hours a month.',
        topic: 'other',
      },
      {
        id: 'augmentation',
        name: 'Staff Augmentation',
        title: titleOf('augmentation'),
        from: 'from 80 hours',
        minimum: { hours: 80, developers: 1 },
        minimumText: 'Minimum: 1 developer, 80 hours a month.',
        topic: 'staff-augmentation',
      },
      {
        id: 'bto',
        name: 'Build-to-Operate',
        title: titleOf('bto'),
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
  announcement: 'You save {annual} a year, {monthly} a month.',
  estimate: {
    counts: {
      developers: { one: '{n} developer', other: '{n} developers' },
      hours: { one: '{n} hour', other: '{n} hours' },
    },
    dated: 'Estimate, {date}',
    undated: 'Estimate',
    month: {
      caption: 'One month at both rates',
      columns: {
        item: 'One month',
        hours: 'Hours',
        rate: 'Rate',
        market: `Other offshore, $${rate.market.calculator}`,
        ours: `${company.name}, $${rate.hourly}`,
      },
      nobody: 'Developers',
      each: '{hours} each',
      level: 'mid- and senior-level',
      extras: [
        { item: 'Management', market: 'extra', ours: 'included' },
        { item: 'Setup', market: 'extra', ours: '$0' },
        { item: 'Hidden fees', market: 'extra', ours: '$0' },
      ],
      total: 'Invoice for the month',
    },
    year: {
      label: 'Your savings',
      lead: 'You save each year',
      comparison: `{percent} below other offshore providers at $${rate.market.calculator}: {monthly} a month.`,
      empty: 'Enter at least one developer and one hour to see your savings.',
      // unverified: ask the owner which cost is recovered, as setup costs nothing.
      claim: 'ROI in just 2 months!',
      noteLabel: 'Basis for this figure',
      note: `The break-even point of our 50-FTE case study. Market rate: $${rate.market.calculator}, other offshore providers.`,
      description:
        'Cumulative cost over twelve months: {market} at market rates, {cost} with Vantedge. The difference, {annual}, is what you save.',
      names: { market: 'Other offshore', ours: company.name },
      month: 'Month',
    },
    equivalents: {
      label: 'What a year of savings could pay for',
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
    terms: [
      { term: 'Monthly in arrears', text: 'for hours tracked weekly' },
      { term: 'NET 15', text: 'by wire, ACH or card' },
      { term: '3% on cards', text: 'processing fee on card payments' },
      { term: 'Licenses', text: 'specialized software, billed separately' },
      { term: '24 hours', text: 'until we reply to an inquiry' },
    ],
  },
  proposal: {
    label: 'Your estimate',
    fields: [
      {
        id: 'proposal-company',
        contactField: 'company',
        label: 'Company',
        placeholder: 'Company Name',
        autoComplete: 'organization',
      },
      {
        id: 'proposal-name',
        contactField: 'name',
        label: 'Name',
        placeholder: 'Your Name',
        autoComplete: 'name',
      },
      {
        id: 'proposal-email',
        contactField: 'email',
        label: 'Email',
        placeholder: 'Email Address',
        type: 'email',
        autoComplete: 'email',
      },
      {
        id: 'proposal-team',
        contactField: 'message',
        label: 'Team size',
        placeholder: 'Team Size Needed',
        sentence: 'We would like a custom proposal. Team size needed: {value}',
      },
    ],
    title: 'Ready to Save?',
    reference: { developers: referenceCase.seats, hours: rate.hoursPerMonth },
    example: 'Example: our case study of 50 FTEs',
    own: 'Your team',
    basis: '{annual} a year in savings, for a team of {team} working {hours} hours a month in total.',
    rows: {
      market: 'Market cost per month',
      cost: `${company.name} cost per month`,
      monthly: 'Savings per month',
      percent: `Cost reduction vs. ${rate.marketNames.calculator}`,
      breakEven: 'Break-even in our 50-FTE case study',
    },
    breakEven: '2 months',
    notCarried: {
      before: 'From here, your details cannot be carried over to the contact form. ',
      link: { label: contactLabels.contact, to: paths.contact },
    },
    submit: 'Get Your Custom Proposal & Start Saving',
    to: paths.contact,
    message: `My estimate: {developers} at {hours} a month each, under the {model} model. It comes to {cost} a month, compared with {market} at $${rate.market.calculator} an hour (other offshore providers): savings of {monthly} a month, or {annual} a year.`,
  },
  actions: {
    copy: 'Copy link',
    copied: 'Link copied',
    notice: { title: 'Link copied', text: 'The link opens this page with your numbers.' },
    failed: { title: 'The link could not be copied', text: 'Copy it from the field below the buttons.' },
    link: 'Link to this estimate',
    print: 'Print',
  },
  noScript: {
    text: `JavaScript is turned off in your browser, so this page shows savings for 5 developers at ${rate.hoursPerMonth} hours. To work out your own, calculate developers × hours × $${less} for a month, and multiply by twelve for a year.`,
    submit: 'Create a link to this estimate',
  },
} as const satisfies SavingsCalculatorContent;
