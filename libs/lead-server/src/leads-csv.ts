import type { SentLead } from './lead-store.ts';
import { SOURCE_NAMES } from './lead-source.ts';
import { withoutControls } from './read-form.ts';

/**
 * Formats leads as CSV (RFC 4180), one record per lead, with a header: the fields that they have, then sources, of which only
 * those campaign parameters are there that a lead has. Values contain no control characters except tabs and
 * line breaks, and no spreadsheet interprets them as formulas, whether its separator is a comma, a semicolon or a tab.
 */
export function leadsCsv(leads: readonly SentLead[]): string {
  const sources = [
    ...new Set([...SOURCE_NAMES, ...leads.flatMap(({ source }) => Object.keys(source)).sort()]),
  ];
  const fields = [...new Set(leads.flatMap(({ contents }) => Object.keys(contents)))];
  const header = ['id', 'at', 'form', 'subscription', 'unsubscribe', ...fields, ...sources];
  const records = leads.map(({ id, at, form, subscription = '', unsubscribe = '', contents, source }) => [
    id,
    at,
    form,
    subscription,
    unsubscribe,
    ...fields.map((name) => contents[name] ?? ''),
    ...sources.map((name) => source[name] ?? ''),
  ]);
  return [header, ...records].map((record) => `${record.map(cell).join(',')}\r\n`).join('');
}

/** Where a spreadsheet with another separator may start a cell. */
const SEPARATORS = /([;\t\n])/;

/** The start of a formula in a cell. Spaces, quotes and zero-width characters may precede its sign. */
const FORMULA = /^[\s\p{Cf}"]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/u;

/** Quotes a value; an apostrophe turns a formula into text. */
function cell(value: string): string {
  // In pieces, each tested once from its start: a message can consist of separators alone.
  const safe = withoutControls(value)
    .split(SEPARATORS)
    .map((piece) => (FORMULA.test(piece) ? `'${piece}` : piece))
    .join('');
  return `"${safe.replaceAll('"', '""')}"`;
}
