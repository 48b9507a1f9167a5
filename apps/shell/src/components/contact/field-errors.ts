import type { ContactField } from '@vantedge/content-site';
import type { FieldError } from '@vantedge/shared-ui';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Id of a field's control in the document. */
export const fieldId = (name: ContactField['name']) => `contact-${name}`;

/** The control of a field. */
export function controlOf(form: HTMLFormElement, name: ContactField['name']): Control {
  return form.elements.namedItem(name) as Control;
}

/** What the browser itself would refuse, in the form's own words and in its order. */
export function fieldErrors(form: HTMLFormElement, fields: readonly ContactField[]): FieldError[] {
  return fields.flatMap(({ name, messages }) => {
    const { validity, validationMessage } = controlOf(form, name);
    if (validity.valid) return [];
    const message = validity.valueMissing ? messages.missing : messages.invalid;
    return [{ field: fieldId(name), message: message ?? validationMessage }];
  });
}
