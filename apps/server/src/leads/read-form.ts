import { HONEYPOT, isLeadForm, LEAD_FIELDS, type LeadForm } from '@vantedge/leads';
import type { LeadContents } from './lead-store.ts';

/** A submitted form. */
export interface FormPost {
  form: LeadForm;
  contents: LeadContents;
  /** The same for every attempt to send the message. */
  id?: string;
  /** From a page that the server filled in. */
  token?: string;
  /** The honeypot field, which is hidden from people, was filled in. */
  isHoneypotHit: boolean;
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Multi-line fields; browsers do not allow line breaks in others. */
const MULTI_LINE = ['message'];

/** Parses a body of `application/x-www-form-urlencoded`; `undefined` if no form of the site could have sent it. */
export function readForm(body: Buffer): FormPost | undefined {
  const fields = fieldsOf(body.toString('latin1'));
  const form = fields?.get('form');
  if (!fields || form === undefined || !isLeadForm(form)) return undefined;
  const contents: Record<string, string> = {};
  for (const { name } of LEAD_FIELDS[form]) {
    const text = withoutControls(fields.get(name) ?? '');
    const isMultiLine = MULTI_LINE.includes(name);
    if (text.includes('\n') && !isMultiLine) return undefined;
    const value = isMultiLine ? text : text.replaceAll('\t', ' ');
    if (value) contents[name] = value;
  }
  const id = fields.get('id');
  if (id !== undefined && !UUID.test(id)) return undefined;
  const token = fields.get('token');
  return {
    form,
    contents,
    isHoneypotHit: Boolean(fields.get(HONEYPOT)),
    ...(id !== undefined && { id: id.toLowerCase() }),
    ...(token !== undefined && { token }),
  };
}

/** Names and values; `undefined` for non-ASCII bytes, invalid UTF-8, duplicate names or a NUL. */
function fieldsOf(body: string): Map<string, string> | undefined {
  if (/[^\x21-\x7e]/.test(body)) return undefined;
  const fields = new Map<string, string>();
  for (const pair of body.split('&')) {
    const mark = pair.indexOf('=');
    const name = decoded(mark < 0 ? pair : pair.slice(0, mark));
    const value = decoded(mark < 0 ? '' : pair.slice(mark + 1));
    if (name === undefined || value === undefined || fields.has(name)) return undefined;
    fields.set(name, value);
  }
  return fields;
}

/** Decodes a value and normalizes line breaks to LF, so that a form sent with and without script is the same. */
function decoded(text: string): string | undefined {
  try {
    const plain = decodeURIComponent(text.replaceAll('+', ' ')).replace(/\r\n?/g, '\n');
    return plain.includes('\0') ? undefined : plain;
  } catch {
    return undefined;
  }
}

/** A Unicode control character (C0, C1) except tab and line feed, or one that changes the text direction. */
const CONTROL = /(?![\t\n])\p{Cc}|\p{Bidi_Control}/gu;

/** Removes characters that could control a terminal or reorder text. */
export const withoutControls = (text: string): string => text.replace(CONTROL, '');
