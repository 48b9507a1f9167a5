import { FIELD_NAMES, type Lead } from './lead.ts';

/** Leads as CSV (RFC 4180), one a record, with a header; no value of it is taken for a formula by a spreadsheet. */
export function leadsCsv(leads: readonly Lead[]): string {
  const header = ['id', 'at', 'form', ...FIELD_NAMES];
  const records = leads.map(({ id, at, form, contents }) => [
    id,
    at,
    form,
    ...FIELD_NAMES.map((name) => contents[name] ?? ''),
  ]);
  return [header, ...records].map((record) => `${record.map(field).join(',')}\r\n`).join('');
}

/** A leading apostrophe makes text of what begins like a formula; also behind spaces, which some programs drop. */
function field(value: string): string {
  const safe = /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/.test(value) ? `'${value}` : value;
  return `"${safe.replaceAll('"', '""')}"`;
}
