import { HONEYPOT, isLeadForm, LEAD_FIELDS, type LeadForm, SOURCE_FIELD } from '@vantedge/leads';
import type { LeadContents } from './lead-store.ts';

/** A submitted form. */
export interface FormPost {
  form: LeadForm;
  contents: LeadContents;
  /** The same for every attempt to send the message. */
  id?: string;
  /** Where the visitor comes from; see `leadSource`. */
  source?: string;
  /** The honeypot field, which is hidden from people, was filled in. */
  isHoneypotHit: boolean;
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Multi-line fields; browsers do not allow line breaks in others. */
const MULTI_LINE = ['message'];

/**
 * Parses a body of `application/x-www-form-urlencoded`; `undefined` if no form of the site could have sent it. `referer` is the page that it
 * was sent from, which a script tells itself.
 */
export function readForm(body: Buffer, referer?: string): FormPost | undefined {
  const fields = new URLSearchParams(body.toString());
  const form = fields.get('form');
  if (form === null || !isLeadForm(form) || new Set(fields.keys()).size < fields.size) return undefined;
  const contents: Record<string, string> = {};
  for (const { name } of LEAD_FIELDS[form]) {
    // A form sent with and without script has the same line breaks.
    const text = withoutControls((fields.get(name) ?? '').replace(/\r\n?/g, '\n'));
    const value = MULTI_LINE.includes(name) ? text : text.replace(/[\t\n]/g, ' ');
    if (value) contents[name] = value;
  }
  const id = fields.get('id') ?? undefined;
  if (id !== undefined && !UUID.test(id)) return undefined;
  const source = fields.get(SOURCE_FIELD) ?? referer;
  return {
    form,
    contents,
    isHoneypotHit: Boolean(fields.get(HONEYPOT)),
    ...(id !== undefined && { id: id.toLowerCase() }),
    ...(source !== undefined && { source }),
  };
}

/** A Unicode control character (C0, C1) except tab and line feed, or one that changes the text direction. */
const CONTROL = /(?![\t\n])\p{Cc}|\p{Bidi_Control}/gu;

/** Removes characters that could control a terminal or reorder text. */
export const withoutControls = (text: string): string => text.replace(CONTROL, '');
