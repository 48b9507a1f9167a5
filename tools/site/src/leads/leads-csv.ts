import { FIELD_NAMES, type Lead } from './lead.ts';
import { withoutControls } from './without-controls.ts';

/**
 * Leads as CSV (RFC 4180), one a record, with a header. No value holds a control character other than tabs and line breaks,
 * and none is taken for a formula, whether a spreadsheet reads the file with commas, semicolons or tabs between cells.
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
 * Where a spreadsheet may see the beginning of a cell: at the beginning of the value, and, read with another separator, after
 * a semicolon, a tab or a line break. Spaces, quotes and characters without a width may come before the sign of a formula.
 */
const FORMULA = /(?<=^|[;\t\n])(?=[\s\p{Cf}"]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/gu;

/** An apostrophe makes text of what begins like a formula. */
function cell(value: string): string {
  const safe = withoutControls(value).replace(FORMULA, "'");
  return `"${safe.replaceAll('"', '""')}"`;
}
