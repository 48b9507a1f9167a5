import type { ContactField } from '@vantedge/content-site';
import { defaultValueOf } from '@vantedge/shared-ui';
import type { Location } from 'react-router-dom';
import { controlOf } from './field-errors.ts';

/**
 * Fills a form from the location: the service from the query parameter `topic`, other fields from parameters of their
 * own name or from the history state (`state.prefill`), which keeps personal data out of the URL. Ignores unknown
 * topics.
 */
export function prefill(
  form: HTMLFormElement,
  fields: readonly ContactField[],
  { search, state }: Pick<Location, 'search' | 'state'>,
  { keepEdits }: { keepEdits: boolean },
): void {
  const query = new URLSearchParams(search);
  const carried = carriedBy(state);
  for (const { name, options } of fields) {
    const value = carried[name] ?? query.get(name === 'service' ? 'topic' : name);
    if (!value || (options && !options.some((option) => option.value === value))) continue;
    const control = controlOf(form, name);
    if (keepEdits && control.value !== defaultValueOf(control)) continue;
    control.value = value;
  }
}

/** Returns the prefill values of a history state by field name. The state may contain anything. */
function carriedBy(state: unknown): Partial<Record<string, string>> {
  if (!isObject(state) || !isObject(state['prefill'])) return {};
  const texts = Object.entries(state['prefill']).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
  );
  return Object.fromEntries(texts);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
