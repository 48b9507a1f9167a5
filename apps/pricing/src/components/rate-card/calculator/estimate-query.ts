import { defaultInput, type EstimateInput, type ModelId } from './estimate.ts';
import { parseCount } from './parse-count.ts';

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
