import { HONEYPOT, isLeadForm, LEAD_FIELDS, type LeadForm } from '@vantedge/leads';
import type { LeadContents } from './lead.ts';
import { withoutControls } from './without-controls.ts';

/** A form as it was posted. */
export interface FormPost {
  form: LeadForm;
  contents: LeadContents;
  /** The same on each try of one message. */
  id?: string;
  /** From a page that the server filled in. */
  token?: string;
  /** The field that people do not see was filled in. */
  isHoneypotHit: boolean;
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Text of several lines; a browser lets none into other fields. */
const LONG = ['message'];

/** Reads a body of `application/x-www-form-urlencoded`; `undefined` for one that no form of the site makes. */
export function readForm(body: Buffer): FormPost | undefined {
  const fields = fieldsOf(body.toString('latin1'));
  const form = fields?.get('form');
  if (!fields || form === undefined || !isLeadForm(form)) return undefined;
  const contents: Record<string, string> = {};
  for (const { name } of LEAD_FIELDS[form]) {
    const text = withoutControls(fields.get(name) ?? '');
    const isLong = LONG.includes(name);
    if (text.includes('\n') && !isLong) return undefined;
    const value = isLong ? text : text.replaceAll('\t', ' ');
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

/** Names and values; `undefined` for what is not ASCII, no UTF-8, given twice, or holds a NUL. */
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

/** Lines end as a script reads them, so that a form posted with and without one is the same. */
function decoded(text: string): string | undefined {
  try {
    const plain = decodeURIComponent(text.replaceAll('+', ' ')).replace(/\r\n?/g, '\n');
    return plain.includes('\0') ? undefined : plain;
  } catch {
    return undefined;
  }
}
