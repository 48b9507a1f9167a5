import type { EngagementModel } from './model.ts';

/** A noun for one and for any other number; `{n}` is the number. */
export interface Plural {
  one: string;
  other: string;
}

/** One engagement model as the calculator offers it. */
export interface CalculatorModel {
  id: EngagementModel['id'];
  name: string;
  /** The badge of the highlighted model. */
  badge?: string;
  /** The minimum beside its name. */
  from: string;
  /** Compared with the hours field, which counts one developer, and with the developers field. */
  minimum: { hours: number; developers: number };
  /** The same in plain words. */
  minimumText: string;
  /** What the contact form is opened with. */
  topic: string;
}

/** Words and figures of the savings calculator; what stands in braces is filled in. */
export interface SavingsCalculatorRecord {
  title: string;
  counts: Readonly<Record<'developers' | 'hours' | 'months', Plural>>;
  developers: { label: string; fewer: string; more: string };
  hours: { label: string; custom: string; customLabel: string };
  models: { label: string; options: readonly CalculatorModel[] };
  warning: { label: string; text: string };
  answer: {
    label: string;
    lead: string;
    less: string;
    /** What stands in the results' place when there are none. */
    empty: string;
    /** `{annual}`, `{monthly}`: what a screen reader says after a change. */
    spoken: string;
    months: { market: string; cost: string; monthly: string; percent: string };
  };
  curve: {
    /** `{market}`, `{cost}`, `{annual}`: sums of a year. */
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
    /** `{annual}`. */
    title: string;
    /** What a year's saving pays for: the price of one in dollars, and how that price is stated. */
    rows: readonly (Plural & { price: number; basis: string })[];
  };
  claim: { text: string; noteLabel: string; basis: string; note: string };
  actions: {
    send: string;
    /** What stands in its place when there is nothing to send. */
    ask: string;
    copy: string;
    copied: string;
    notice: { title: string; text: string };
    failed: { title: string; text: string };
    /** Name of the field that holds the link when it could not be copied. */
    link: string;
    print: string;
    /** `{developers}`, `{hours}`, `{model}`, `{cost}`, `{market}`, `{monthly}`, `{annual}`. */
    message: string;
  };
  withoutScript: { text: string; submit: string };
}
