import type { contact, ContactField } from '@vantedge/content-site';
import type { FieldError } from '@vantedge/shared-ui';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Id of a field's control in the document. */
export const fieldId = (name: ContactField['name']) => `contact-${name}`;

/** The control of a field. */
export function controlOf(form: HTMLFormElement, name: ContactField['name']): Control {
  return form.elements.namedItem(name) as Control;
}

/** What the browser itself would refuse, in the form's own words and in its order. */
export function fieldErrors(
  form: HTMLFormElement,
  { fields, messages }: Pick<typeof contact.form, 'fields' | 'messages'>,
): FieldError[] {
  return fields.flatMap(({ name }) => {
    const { validity, validationMessage } = controlOf(form, name);
    if (validity.valid) return [];
    const words = messages[name];
    const message = validity.valueMissing ? words?.missing : words?.invalid;
    return [{ field: fieldId(name), message: message ?? validationMessage }];
  });
}
