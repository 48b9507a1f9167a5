import { fillTemplate } from '@vantedge/shared-ui';
import { formatNumber } from '@vantedge/content-shared';
import { type LeadForm, maxLengthOf } from '@vantedge/leads';
import type { FieldMessages } from '@vantedge/content-site';

/** Returns the messages of a field, with `{max}` replaced by its maximum length. */
export function fieldMessages<Messages extends FieldMessages>(
  form: LeadForm,
  name: string,
  messages: Messages,
): Messages {
  const length = maxLengthOf(form, name);
  const max = length === undefined ? '' : formatNumber(length);
  const filled = Object.entries(messages).map(([code, message]) => [code, fillTemplate(message, { max })]);
  return Object.fromEntries(filled) as Messages;
}
