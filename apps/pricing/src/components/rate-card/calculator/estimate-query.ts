import { defaultInput, type EstimateInput, type ModelId } from './estimate.ts';

/** Options of the hours selector other than `custom`, in hours a month. */
export const hoursChoices = [80, 120, 160, 200] as const;

/** Names of the form fields, which are also the query parameters. */
export const fieldNames = {
  developers: 'developers',
  hours: 'hours',
  customHours: 'custom_hours',
  model: 'model',
} as const;

const models: readonly string[] = ['boutique', 'managed', 'augmentation', 'bto'] satisfies ModelId[];

/** Returns the inputs in a query string, or undefined if it contains none. */
export function readEstimate(search: string): EstimateInput | undefined {
  const query = new URLSearchParams(search);
  const developers = query.get(fieldNames.developers);
  const hours = query.get(fieldNames.hours);
  const model = query.get(fieldNames.model);
  if (developers === null && hours === null && model === null) return undefined;
  return {
    ...readHours(hours, query.get(fieldNames.customHours)),
    developers: developers === null ? defaultInput.developers : parseCount(developers),
    model: isModel(model) ? model : defaultInput.model,
  };
}

/** Returns the query string of the inputs, without `?`; the same as the form sends without JavaScript. */
export function writeEstimate({ developers, hours, model, customHours, customMode }: EstimateInput): string {
  const query = new URLSearchParams({
    [fieldNames.developers]: String(developers),
    [fieldNames.hours]: customMode ? 'custom' : String(hours),
  });
  if (customMode) query.set(fieldNames.customHours, String(customHours));
  query.set(fieldNames.model, model);
  return query.toString();
}

/** Hours in the URL that are not an option become custom hours. */
function readHours(choice: string | null, custom: string | null) {
  const customHours = custom === null ? defaultInput.customHours : parseCount(custom);
  if (choice === 'custom') return { hours: customHours, customHours, customMode: true };
  const hours = choice === null ? defaultInput.hours : parseCount(choice);
  if (hoursChoices.some((offered) => offered === hours)) return { hours, customHours, customMode: false };
  return { hours, customHours: hours, customMode: true };
}

function isModel(name: string | null): name is ModelId {
  return name !== null && models.includes(name);
}

/** 1,000,000,000: products of two such numbers are still printed in full by `formatNumber` and `String`. */
const MAX_COUNT = 1e9;

const NUMBER_PATTERN = /^[+-]?(\d+|\d{1,3}(,\d{3})+)?(\.\d*)?(e\+?\d+)?$/i;

/** Parses typed or pasted text as a whole number: `1,000` is a thousand, decimals are truncated, anything else is 0. */
export function parseCount(text: string): number {
  const entry = text.trim();
  const value = NUMBER_PATTERN.test(entry) ? Number(entry.replaceAll(',', '')) : 0;
  if (Number.isNaN(value)) return 0;
  // `|| 0` because -0.5 truncates to negative zero, which would be printed with its sign.
  return Math.trunc(Math.min(Math.max(value, -MAX_COUNT), MAX_COUNT)) || 0;
}
