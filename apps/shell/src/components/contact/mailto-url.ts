import { fillTemplate } from '@vantedge/shared-ui';
import { company } from '@vantedge/content-shared';
import { contact } from '@vantedge/content-site';
import { controlOf } from './field-errors.ts';

/** Returns a `mailto:` URL with the contents of the form. */
export function mailtoUrl(form: HTMLFormElement): string {
  const { fields, byMail } = contact.form;
  const service = (controlOf(form, 'service') as HTMLSelectElement).selectedOptions[0]?.textContent ?? '';
  const about = fields
    .filter(({ name }) => name !== 'service' && name !== 'message')
    .map(({ name, label }) => [label, controlOf(form, name).value] as const)
    .filter(([, value]) => value)
    .map(([label, value]) => `${label}: ${value}`);
  const body = [controlOf(form, 'message').value, '', ...about].join('\n').replace(/\r?\n/g, '\r\n');
  const subject = fillTemplate(byMail.subject, { service });
  return `mailto:${company.email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
