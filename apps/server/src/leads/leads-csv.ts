import { FIELD_NAMES, type Lead } from './lead-store.ts';
import { withoutControls } from './read-form.ts';

/**
 * Formats leads as CSV (RFC 4180), one record per lead, with a header. Values contain no control characters except tabs and
 * line breaks, and no spreadsheet interprets them as formulas, whether its separator is a comma, a semicolon or a tab.
 */
export function leadsCsv(leads: readonly Lead[]): string {
  const header = ['id', 'at', 'form', ...FIELD_NAMES];
  const records = leads.map(({ id, at, form, contents }) => [
    id,
    at,
    form,
    ...FIELD_NAMES.map((name) => contents[name] ?? ''),
  ]);
  return [header, ...records].map((record) => `${record.map(cell).join(',')}\r\n`).join('');
}

/**
 * Matches where a spreadsheet may start a cell with a formula: at the start of the value or, with another separator, after a
 * semicolon, a tab or a line break. Spaces, quotes and zero-width characters may precede the formula sign.
 */
const FORMULA = /(?<=^|[;\t\n])(?=[\s\p{Cf}"]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/gu;

/** Quotes a value; an apostrophe turns a formula into text. */
function cell(value: string): string {
  const safe = withoutControls(value).replace(FORMULA, "'");
  return `"${safe.replaceAll('"', '""')}"`;
}
