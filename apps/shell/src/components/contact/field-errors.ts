import { contact, type ContactField } from '@vantedge/content-site';
import type { LeadErrors } from '@vantedge/leads';
import type { FieldError } from '@vantedge/shared-ui';
import { fieldMessages } from '../../leads/field-messages.ts';

/** A form control that holds a value. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Id of a field's control in the document. */
export const fieldId = (name: ContactField['name']) => `contact-${name}`;

/** The control of a field. */
export function controlOf(form: HTMLFormElement, name: ContactField['name']): Control {
  return form.elements.namedItem(name) as Control;
}

/** The messages of a field, with its maximum length in them. */
export const messagesOf = (name: ContactField['name']) =>
  fieldMessages('contact', name, contact.form.messages[name]);

/** What is wrong with the contact form, in its own words and in its order. */
export function fieldErrors(errors: LeadErrors): FieldError[] {
  return contact.form.fields.flatMap(({ name }) => {
    const code = errors[name];
    const message = code && messagesOf(name)[code];
    return message ? [{ field: fieldId(name), message }] : [];
  });
}
