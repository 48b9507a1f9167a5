import type { PageMeta, Savings } from '@vantedge/content-shared';

/** A call to action: label and target. */
export interface PricingLink {
  label: string;
  to: string;
  /** Marks the page's primary action; only on light surfaces. */
  tone?: 'amber';
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
  /** The minimum in hours per month, for the scale in the hero. */
  minimumHours: number;
  /** The minimum, shortened to one line for the hero. */
  shortMinimum: string;
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

/** The engagement-models page. */
export interface EngagementModelsPage {
  meta: PageMeta;
  hero: { title: string; accent: string; lead: string; actions: readonly PricingLink[] };
  minimums: { unit: string; ticks: readonly number[]; max: number; caption: string };
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
