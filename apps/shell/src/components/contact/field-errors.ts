import { contact, type ContactField } from '@vantedge/content-site';
import type { LeadErrors } from '@vantedge/leads';
import type { FieldError } from './error-summary.tsx';
import { fieldMessages } from '../../leads/field-messages.ts';

/** A form control with a value. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Returns the element id of a field's control. */
export const fieldId = (name: ContactField['name']) => `contact-${name}`;

/** Returns the control of a field. */
export function controlOf(form: HTMLFormElement, name: ContactField['name']): Control {
  return form.elements.namedItem(name) as Control;
}

/** Returns the messages of a field, with its maximum length filled in. */
export const messagesOf = (name: ContactField['name']) =>
  fieldMessages('contact', name, contact.form.messages[name]);

/** Returns the validation errors of the contact form as messages, in form order. */
export function fieldErrors(errors: LeadErrors): FieldError[] {
  return contact.form.fields.flatMap(({ name }) => {
    const code = errors[name];
    const message = code && messagesOf(name)[code];
    return message ? [{ field: fieldId(name), message }] : [];
  });
}
