import type { PageMeta, PageSections, Savings, StatNumber } from '@vantedge/content-shared';

/** A call to action: label and target. */
export interface PricingLink {
  label: string;
  to: string;
}

/** A channel of the company, or how to use it by the contact form. */
interface ChannelLink extends PricingLink {
  note?: string;
}

/** An engagement model. */
export interface EngagementModel {
  /** Anchor on the page, also used in links from other pages. */
  id: 'boutique' | 'managed' | 'augmentation' | 'bto';
  name: string;
  /** Dollars per hour; omitted if no price is listed. */
  price?: number;
  /** Shown instead of a price when none is listed. */
  priceFallback?: string;
  /** The minimum, as text. */
  minimum: string;
  /** The minimum in hours per month. */
  minimumHours: number;
  terms: string;
  bestFor: string;
  description: string;
  features: readonly string[];
  /** Badge of the highlighted model. */
  badge?: string;
  to: string;
}

/** A range in dollars or percent. Equal ends are shown as one value. */
export type Range = readonly [min: number, max: number];

/** Hourly cost of one category of developer, and the monthly and yearly cost derived from it. */
export interface MarketRow {
  category: string;
  note?: string;
  hourly: Range;
  monthly: Range;
  yearly: Range;
  /** Percent below the baseline; omitted for the baseline itself. */
  savings?: Range;
  highlighted?: boolean;
}

/** Cost of one team at market rates and with us, in dollars. */
export interface SavingsRow extends Savings {
  team: string;
}

/** Something that the rate includes or excludes. */
export interface InclusionItem {
  name: string;
  note: string;
}

/** Singular and plural form of a noun; `{n}` is the number. */
export interface Plural {
  one: string;
  other: string;
}

/** What every estimate says, whoever it is for. */
export interface EstimateContent {
  counts: Readonly<Record<'developers' | 'hours', Plural>>;
  /** With `{date}`. */
  dated: string;
  /** Where no script knows the date. */
  undated: string;
  month: {
    caption: string;
    columns: Readonly<Record<'item' | 'hours' | 'rate' | 'market' | 'ours', string>>;
    /** Names the line of the team where there is none. */
    nobody: string;
    /** With `{hours}`. */
    each: string;
    level: string;
    extras: readonly { item: string; market: string; ours: string }[];
    total: string;
  };
  year: {
    label: string;
    lead: string;
    /** With `{percent}` and `{monthly}`. */
    comparison: string;
    /** Shown instead of the results when there are none. */
    empty: string;
    claim: string;
    noteLabel: string;
    note: string;
    /** With `{market}`, `{cost}` and `{annual}`, all per year. */
    description: string;
    names: { market: string; ours: string };
    month: string;
  };
  equivalents: {
    label: string;
    /** What a year's savings pay for: the unit price in dollars and how it is stated. */
    rows: readonly (Plural & { price: number; basis: string })[];
  };
  terms: readonly Term[];
}

/** The engagement-models page. */
export interface EngagementModelsPage {
  meta: PageMeta;
  hero: { name: string; title: string; lead: string; actions: readonly PricingLink[] };
  sections: PageSections;
  /** The estimate in the hero: for whom, under which model, and the team. Hours are per FTE and month. */
  example: {
    content: EstimateContent;
    example: string;
    model: string;
    team: { developers: number; hours: number };
  };
  models: {
    title: string;
    perHour: string;
    more: string;
    rows: readonly EngagementModel[];
  };
  market: {
    title: string;
    text: string;
    caption: string;
    columns: { category: string; hourly: string; monthly: string; yearly: string; savings: string };
    baseline: string;
    /** Upper end of the chart's scale, in dollars. */
    scale: number;
    ticks: readonly number[];
    rows: readonly MarketRow[];
  };
  examples: {
    title: string;
    text: string;
    action: PricingLink;
    caption: string;
    /** A line break splits a column heading over two lines. */
    columns: {
      team: string;
      market: string;
      cost: string;
      monthly: string;
      percent: string;
      annual: string;
    };
    rows: readonly SavingsRow[];
  };
  inclusion: {
    title: string;
    included: { title: string; items: readonly InclusionItem[] };
    excluded: { title: string; items: readonly InclusionItem[] };
    billing: string;
  };
  closing: { title: string; text: string; actions: readonly PricingLink[] };
}

/** A part of the traditional bill: dollars per hour, or a percentage added to the base rate. */
export type BillPart = { key: string; label: string } & ({ dollars: Range } | { percent: Range });

/** A row of the price comparison. */
export interface ChargeRow {
  item: string;
  traditional: string;
  ours: string;
  /** Shown in small type after both prices. */
  unit?: string;
}

/** A billing term and its explanation. */
export interface Term {
  term: string;
  text: string;
}

/** A figure with its label on this page. */
export type LabeledStat = StatNumber & { label: string };

/** An engagement model as a card: a short version of the row on the engagement-models page. */
export type ModelCardContent = Pick<
  EngagementModel,
  'id' | 'name' | 'price' | 'priceFallback' | 'minimum' | 'badge' | 'to'
> & { bestFor: string; text: string };

/** The rate-card page, without its calculator. */
export interface RateCardPage {
  meta: PageMeta;
  sections: PageSections;
  hero: { title: string; accent: string; lead: string; actions: readonly PricingLink[] };
  stack: {
    /** Upper end of the scale, in dollars per hour. */
    scale: number;
    ticks: readonly number[];
    market: { name: string; note: string; parts: readonly BillPart[]; total: Range; totalLabel: string };
    ours: {
      name: string;
      note: string;
      price: number;
      noCharge: readonly { label: string; value: string }[];
    };
    caption: { title: string; text: string };
  };
  transparency: {
    title: string;
    lead: string;
    caption: string;
    columns: { item: string; traditional: string; ours: string };
    rows: readonly ChargeRow[];
    total: ChargeRow;
  };
  models: {
    title: string;
    action: PricingLink;
    perHour: string;
    minimum: string;
    bestFor: string;
    more: string;
    rows: readonly ModelCardContent[];
  };
  caseStudy: {
    meta: readonly string[];
    title: string;
    text: string;
    action: PricingLink;
    caption: string;
    columns: { department: string; seats: string; monthly: string };
    departments: readonly {
      key: 'business-development' | 'production' | 'administrative' | 'finance';
      name: string;
      seats: number;
      monthly: number;
    }[];
    total: { label: string; seats: number; monthly: number };
    bar: { market: number; ours: string; marketLabel: string; label: string };
    stats: readonly LabeledStat[];
  };
  questions: {
    title: string;
    groups: readonly { title: string; items: readonly { question: string; answer: string }[] }[];
    more: { title: string; text: string; links: readonly ChannelLink[] };
  };
  contact: {
    /** Heads the contact person and the office hours. */
    section: string;
    title: string;
    name: string;
    role: string;
    phones: readonly { label: string; number: string }[];
    /** Label of the button beside a masked number. */
    showNumber: string;
    email: string;
    reveal: { show: string; copy: string; copied: string; notice: string; write: string; to: string };
    links: readonly ChannelLink[];
  };
  hours: {
    caption: string;
    /** The same hours in several time zones, in local hours; `to` before `from` is on the next day. */
    clocks: readonly { clock: string; from: number; to: number }[];
    title: string;
  };
  companyStats: readonly LabeledStat[];
}
