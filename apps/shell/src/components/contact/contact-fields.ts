import { contact, type ContactField } from '@vantedge/content-site';
import type { LeadErrors } from '@vantedge/leads';
import type { Location } from 'react-router-dom';
import type { FieldError } from './error-summary.tsx';

/** A form control with a value. */
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Returns the element id of a field's control. */
export const fieldId = (name: ContactField['name']) => `contact-${name}`;

/** Name of the query parameter with a field's value. */
export const parameterOf = (name: ContactField['name']) => (name === 'service' ? 'topic' : name);

/** Returns the control of a field. */
export function controlOf(form: HTMLFormElement, name: ContactField['name']): Control {
  return form.elements.namedItem(name) as Control;
}

/** Returns the validation errors of the contact form as messages, in form order. */
export function fieldErrors(errors: LeadErrors): FieldError[] {
  return contact.form.fields.flatMap(({ name }) => {
    const code = errors[name];
    const message = code && contact.form.messages[name][code];
    return message ? [{ field: fieldId(name), message }] : [];
  });
}

/**
 * Returns what a location fills in, by element id: the service from the query parameter `topic`, other fields from parameters of their
 * own name or from the history state (`state.prefill`), which keeps personal data out of the URL. Ignores unknown topics.
 */
export function prefillOf(
  fields: readonly ContactField[],
  { search, state }: Pick<Location, 'search' | 'state'>,
): Record<string, string> {
  const query = new URLSearchParams(search);
  const carried = carriedBy(state);
  return Object.fromEntries(
    fields.flatMap(({ name, options }) => {
      const value = carried[name] ?? query.get(parameterOf(name));
      const isKnown = value && (!options || options.some((option) => option.value === value));
      return isKnown ? [[fieldId(name), value]] : [];
    }),
  );
}

/** Returns the values of a history state by field name. The state may contain anything. */
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
