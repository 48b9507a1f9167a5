import { contact, type ContactField } from '@vantedge/content-site';
import type { LeadFaults } from '@vantedge/leads';
import type { FieldError } from '@vantedge/shared-ui';

/** A form control that holds a value. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Id of a field's control in the document. */
export const fieldId = (name: ContactField['name']) => `contact-${name}`;

/** The control of a field. */
export function controlOf(form: HTMLFormElement, name: ContactField['name']): Control {
  return form.elements.namedItem(name) as Control;
}

/** What is wrong with the contact form, in its own words and in its order. */
export function fieldErrors(faults: LeadFaults): FieldError[] {
  const { fields, messages } = contact.form;
  return fields.flatMap(({ name }) => {
    const fault = faults[name];
    const message = fault && messages[name]?.[fault];
    return message ? [{ field: fieldId(name), message }] : [];
  });
}
