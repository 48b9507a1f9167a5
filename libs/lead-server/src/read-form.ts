import type { FormField } from '@vantedge/federation-contract';
import { HONEYPOT, SOURCE_FIELD } from '@vantedge/leads';
import type { LeadContents } from './lead-store.ts';

/** A submitted form, as it was sent. */
export interface FormPost {
  /** What was sent, by field name, in order. Names and values may be anything. */
  values: ReadonlyMap<string, string>;
  /** The same for every attempt to send the message. */
  id?: string;
  /** Where the visitor comes from; see `leadSource`. */
  source?: string;
  /** The honeypot field, which is hidden from people, was filled in. */
  isHoneypotHit: boolean;
  /** The visitor wants the form filled in, and sends nothing yet. */
  isPrefill: boolean;
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** More than a form may have fields. */
const MAX_FIELDS = 100;

/**
 * Parses a body of `application/x-www-form-urlencoded`; `undefined` if no form of the site could have sent it. `referer` is the page that it
 * was sent from, which a script tells itself.
 */
export function readForm(body: Buffer, referer?: string): FormPost | undefined {
  const fields = new URLSearchParams(body.toString());
  const values = new Map(fields);
  const isOurs = fields.size > 0 && fields.size <= MAX_FIELDS && values.size === fields.size;
  const id = values.get('id');
  if (!isOurs || (id !== undefined && !UUID.test(id))) return undefined;
  const source = values.get(SOURCE_FIELD) ?? referer;
  return {
    values,
    isHoneypotHit: Boolean(values.get(HONEYPOT)),
    isPrefill: values.has('prefill'),
    ...(id !== undefined && { id: id.toLowerCase() }),
    ...(source !== undefined && { source }),
  };
}

/** The values of declared fields that are not empty. Line breaks and tabs are only in a `textarea`, as in a browser. */
export function toLeadContents(fields: readonly FormField[], values: FormPost['values']): LeadContents {
  const contents: Record<string, string> = {};
  for (const { name, type } of fields) {
    const text = typedText(values.get(name) ?? '');
    const value = type === 'textarea' ? text : oneLine(text);
    if (value) contents[name] = value;
  }
  return contents;
}

/** A form sent with and without script has the same line breaks. */
export const typedText = (text: string): string => withoutControls(text.replace(/\r\n?/g, '\n'));

/** Replaces the line breaks and tabs that `typedText` has left. */
export const oneLine = (text: string): string => text.replace(/[\t\n]/g, ' ');

/** A Unicode control character (C0, C1) except tab and line feed, or one that changes the text direction. */
const CONTROL = /(?![\t\n])\p{Cc}|\p{Bidi_Control}/gu;

/** Removes characters that could control a terminal or reorder text. */
export const withoutControls = (text: string): string => text.replace(CONTROL, '');
