import { contact, type ContactField } from '@vantedge/content-site';
import type { LeadErrors } from '@vantedge/leads';
import { defaultValueOf } from '@vantedge/shared-ui/host';
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
    const value = carried[name] ?? query.get(parameterOf(name));
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
