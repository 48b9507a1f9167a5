import { rate } from '@vantedge/content-shared';

export type ModelId = 'boutique' | 'managed' | 'augmentation' | 'bto';

/** What the visitor has chosen. Hours are those of one developer in a month. */
export interface EstimateInput {
  developers: number;
  hours: number;
  model: ModelId;
  /** What `hours` returns to when `custom` is chosen again. */
  customHours: number;
  customMode: boolean;
}

/** What the choice comes to, in US dollars. */
export interface Estimate {
  /** A month at the company's rate. */
  cost: number;
  /** The same month at the assumed market rate. */
  market: number;
  monthly: number;
  annual: number;
  /** Of the market cost, as a whole number; 0 where there is no cost. */
  percent: number;
}

/** The least that a model begins with. */
export interface Minimum {
  hours: number;
  developers: number;
}

export const defaultInput: EstimateInput = {
  developers: 5,
  hours: rate.hoursPerMonth,
  model: 'managed',
  customHours: rate.hoursPerMonth,
  customMode: false,
};

export function estimate({ developers, hours }: Pick<EstimateInput, 'developers' | 'hours'>): Estimate {
  const cost = developers * hours * rate.hourly;
  const market = developers * hours * rate.market.calculator;
  const monthly = market - cost;
  return {
    cost,
    market,
    monthly,
    annual: monthly * 12,
    percent: market === 0 ? 0 : Math.round((monthly / market) * 100),
  };
}

/** Results exist only for somebody who works at all. */
export function hasResults({ developers, hours }: Pick<EstimateInput, 'developers' | 'hours'>): boolean {
  return developers > 0 && hours > 0;
}

/** Both are compared as they were entered: hours are one developer's, also against the 800 of Build-to-Operate. */
export function meetsMinimum({ developers, hours }: EstimateInput, min: Minimum): boolean {
  return hours >= min.hours && developers >= min.developers;
}

/** How many whole ones of a price a year's saving pays for. */
export function equivalent(annual: number, price: number): number {
  return Math.floor(annual / price);
}

/** The choice after another number of hours, or `custom`, has been chosen. */
export function chooseHours(input: EstimateInput, choice: number | 'custom'): EstimateInput {
  return choice === 'custom'
    ? { ...input, customMode: true, hours: input.customHours }
    : { ...input, customMode: false, hours: choice };
}

/** The choice after the custom hours have been entered; they count only while custom mode is on. */
export function enterCustomHours(input: EstimateInput, customHours: number): EstimateInput {
  return { ...input, customHours, hours: input.customMode ? customHours : input.hours };
}
