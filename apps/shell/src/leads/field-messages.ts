import { type LeadForm, maxLengthOf } from '@vantedge/leads';
import type { FieldMessages } from '@vantedge/content-site';

/** The messages of a field, with its maximum length in place of `{max}`. */
export function fieldMessages<Messages extends FieldMessages>(
  form: LeadForm,
  name: string,
  messages: Messages,
): Messages {
  const max = maxLengthOf(form, name)?.toLocaleString('en-US') ?? '';
  const filled = Object.entries(messages).map(([code, message]) => [code, message.replace('{max}', max)]);
  return Object.fromEntries(filled) as Messages;
}
