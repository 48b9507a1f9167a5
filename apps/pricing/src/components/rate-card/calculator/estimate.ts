import type { CalculatorModel, Plural } from '@vantedge/content-pricing';
import { formatNumber, rate, type Savings, savings } from '@vantedge/content-shared';
import { fillTemplate } from '@vantedge/shared-ui';

export type ModelId = 'boutique' | 'managed' | 'augmentation' | 'bto';

/** The visitor's inputs. Hours are per developer and month. */
export interface EstimateInput {
  developers: number;
  hours: number;
  model: ModelId;
  /** The value of `hours` when `custom` is selected again. */
  customHours: number;
  customMode: boolean;
}

/** A team, and the hours of each person in a month. */
export type Team = Pick<EstimateInput, 'developers' | 'hours'>;

/** The minimum of a model. */
interface Minimum {
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

/** Returns what a team costs and saves, compared with the calculator's market rate. */
export function estimate({ developers, hours }: Team): Savings {
  return savings(developers * hours, rate.market.calculator);
}

/** True if there are results: no results for zero developers or zero hours. */
export function hasResults({ developers, hours }: Team): boolean {
  return developers > 0 && hours > 0;
}

/** Compares both values as entered: hours are per developer, even for the 800 of Build-to-Operate. */
export function meetsMinimum({ developers, hours }: EstimateInput, min: Minimum): boolean {
  return hours >= min.hours && developers >= min.developers;
}

/** Returns the selected model, and whether the inputs meet its minimum. */
export function checkMinimum(input: EstimateInput, options: readonly CalculatorModel[]) {
  const model = options.find((option) => option.id === input.model);
  return { model, met: !model || meetsMinimum(input, model.minimum) };
}

/** Returns how many whole units of a price a year's savings pay for. */
export function equivalent(annual: number, price: number): number {
  return Math.floor(annual / price);
}

/** Returns the inputs after selecting another number of hours, or `custom`. */
export function chooseHours(input: EstimateInput, choice: number | 'custom'): EstimateInput {
  return choice === 'custom'
    ? { ...input, customMode: true, hours: input.customHours }
    : { ...input, customMode: false, hours: choice };
}

/** Returns the inputs after editing the custom hours, which count only in custom mode. */
export function enterCustomHours(input: EstimateInput, customHours: number): EstimateInput {
  return { ...input, customHours, hours: input.customMode ? customHours : input.hours };
}

/** A number with its noun: `1 developer`, `1,200 developers`. */
export function count(n: number, { one, other }: Plural): string {
  return fillTemplate(n === 1 ? one : other, { n: formatNumber(n) });
}
