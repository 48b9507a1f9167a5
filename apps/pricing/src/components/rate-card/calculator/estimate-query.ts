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
    developers: developers === null ? defaultInput.developers : parseCount(developers).count,
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

/** Returns a query with its inputs replaced. Other parameters stay, in front. */
export function replaceEstimate(query: URLSearchParams, estimate: string): URLSearchParams {
  const own: readonly string[] = Object.values(fieldNames);
  return new URLSearchParams([
    ...[...query].filter(([name]) => !own.includes(name)),
    ...new URLSearchParams(estimate),
  ]);
}

/** Hours in the URL that are not an option become custom hours. */
function readHours(choice: string | null, custom: string | null) {
  const customHours = custom === null ? defaultInput.customHours : parseCount(custom).count;
  if (choice === 'custom') return { hours: customHours, customHours, customMode: true };
  const hours = choice === null ? defaultInput.hours : parseCount(choice).count;
  if (hoursChoices.some((offered) => offered === hours)) return { hours, customHours, customMode: false };
  return { hours, customHours: hours, customMode: true };
}

function isModel(name: string | null): name is ModelId {
  return name !== null && models.includes(name);
}

/** Larger numbers are not calculated. */
export const MAX_COUNT = 999_999;

/** Why a number is not used as it was entered. */
export type CountProblem = 'not-whole' | 'too-large';

/** A number of at least one group of three digits after a separator. */
const GROUPED = /^\+?[1-9]\d{0,2}([.,])\d{3}(?:\1\d{3})*(?!\d)/;

/** A number as grouped in India: the last three digits, and pairs before them. */
const GROUPED_IN_PAIRS = /^\+?[1-9]\d?(?:,\d{2})+,\d{3}(?!\d)/;

/**
 * Reads typed or pasted text as a whole number from 0 to `MAX_COUNT`: with digits of any script, and with spaces, apostrophes, commas
 * or points between groups. No text is 0; anything else is, too, and has a problem. Decimals are truncated and marked: they may be a
 * group that is being typed.
 */
export function parseCount(text: string): { count: number; problem?: CountProblem; decimal?: true } {
  const entry = text
    .normalize('NFKC')
    .replace(/\p{Nd}/gu, latinDigit)
    // Invisible direction marks, too.
    .replace(/[\s'’\p{Cf}]/gu, '');
  const withoutGroups = (number: string) => number.replace(/[.,]/g, '');
  const plain = entry.replace(GROUPED, withoutGroups).replace(GROUPED_IN_PAIRS, withoutGroups);
  const [, whole, fraction] = (/\d/.test(plain) && /^([+-]?\d*)[.,]?(\d*)$/.exec(plain)) || [];
  const value = Number(whole || 0);
  if (entry && (whole === undefined || value < 0)) return { count: 0, problem: 'not-whole' };
  if (value > MAX_COUNT) return { count: MAX_COUNT, problem: 'too-large' };
  // `|| 0` because "-0" is negative zero, which would be printed with its sign.
  return { count: value || 0, ...(Number(fraction) && { decimal: true as const }) };
}

/** Each script has its ten digits in a row, zero first. */
function latinDigit(digit: string): string {
  let value = 0;
  for (let code = digit.codePointAt(0)!; /\p{Nd}/u.test(String.fromCodePoint(code - 1)); code--) value++;
  return String(value % 10);
}
