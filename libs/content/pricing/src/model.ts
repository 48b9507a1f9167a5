import type { PageMeta } from '@vantedge/content-shared';

/** A way on: what it is called and where it leads. */
export interface PricingLink {
  label: string;
  to: string;
  /** Only where the action is the one that the page asks for, and its ground is paper. */
  tone?: 'amber';
}

/** One way to engage the company. */
export interface EngagementModel {
  /** The anchor on the page, and the key that other pages link with. */
  id: 'boutique' | 'managed' | 'augmentation' | 'bto';
  name: string;
  /** Dollars an hour; left out where no price is listed. */
  price?: number;
  /** What stands in the price's place where none is listed. */
  unlisted?: string;
  /** The least to begin with, in words. */
  minimum: string;
  /** The same least in hours a month, as the hero's scale draws it. */
  minimumHours: number;
  /** The minimum in the hero, where one line has to do. */
  reach: string;
  terms: string;
  bestFor: string;
  description: string;
  features: readonly string[];
  /** The badge of the highlighted model. */
  badge?: string;
  to: string;
}

/** From the least to the most, in dollars or percent; one value when both are the same. */
export type Range = readonly [least: number, most: number];

/** What one category of developer costs by the hour, and from it by the month and the year. */
export interface MarketRow {
  category: string;
  note?: string;
  hourly: Range;
  monthly: Range;
  yearly: Range;
  /** Percent below the baseline; none for the baseline itself. */
  savings?: Range;
  highlighted?: boolean;
}

/** What one team costs on the market and here, in dollars. */
export interface SavingsRow {
  team: string;
  people: number;
  market: number;
  ours: number;
  monthlySavings: number;
  yearlySavings: number;
  percentage: number;
}

/** A thing that the rate holds, or does not. */
export interface InclusionItem {
  name: string;
  note: string;
}

/** The engagement-models page. */
export interface EngagementModelsPage {
  meta: PageMeta;
  hero: { title: string; accent: string; lead: string; actions: readonly PricingLink[] };
  reach: { unit: string; ticks: readonly number[]; most: number; caption: string };
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
    /** Dollars at the right end of the drawn scale. */
    scale: number;
    ticks: readonly number[];
    rows: readonly MarketRow[];
  };
  examples: {
    title: string;
    text: string;
    action: PricingLink;
    caption: string;
    /** A line break stands where the head of a column is set in two lines. */
    columns: {
      team: string;
      market: string;
      ours: string;
      monthlySavings: string;
      percentage: string;
      yearlySavings: string;
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
