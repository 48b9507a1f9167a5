import { defaultInput, type EstimateInput, type ModelId } from './estimate.ts';
import { parseCount } from './parse-count.ts';

/** The choices of the hours selector beside `custom`, in hours a month. */
export const hoursChoices = [80, 120, 160, 200] as const;

/** The names of the form's fields, which are those of the address. */
export const fieldNames = {
  developers: 'developers',
  hours: 'hours',
  customHours: 'custom_hours',
  model: 'model',
} as const;

const models: readonly string[] = ['boutique', 'managed', 'augmentation', 'bto'] satisfies ModelId[];

/** What the query of an address says of an estimate; nothing when it names no field of one. */
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

/** The query of an estimate, without its question mark: the same that the form sends without a script. */
export function writeEstimate({ developers, hours, model, customHours, customMode }: EstimateInput): string {
  const query = new URLSearchParams({
    [fieldNames.developers]: String(developers),
    [fieldNames.hours]: customMode ? 'custom' : String(hours),
  });
  if (customMode) query.set(fieldNames.customHours, String(customHours));
  query.set(fieldNames.model, model);
  return query.toString();
}

/** Hours that are not among the choices, as somebody may write them into an address, are custom hours. */
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
