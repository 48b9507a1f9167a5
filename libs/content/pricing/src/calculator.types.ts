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
