import type { ContactField } from '@vantedge/content-site';
import type { Location } from 'react-router-dom';
import { controlOf } from './field-errors.ts';

/**
 * Fills a form with what was chosen or typed elsewhere on the site: the service from the address's `topic`, every other
 * field from its own name in the query, or in what the navigation carries (`state.prefill`), which stands in no address
 * and is therefore the way for what is somebody's own. A topic that is not among the services is left alone.
 */
export function prefill(
  form: HTMLFormElement,
  fields: readonly ContactField[],
  { search, state }: Pick<Location<unknown>, 'search' | 'state'>,
): void {
  const query = new URLSearchParams(search);
  const carried = carriedBy(state);
  for (const { name, options } of fields) {
    const value = carried[name] ?? query.get(name === 'service' ? 'topic' : name);
    if (!value || (options && !options.some((option) => option.value === value))) continue;
    controlOf(form, name).value = value;
  }
}

/** The texts that a navigation carries, by the fields' names; a history may hold anything. */
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
