import type { GenericSchema } from 'valibot';
import { SiteError } from '../site-error.ts';
import { problemsOf } from './schema.ts';

/** Maximum number of problems in an error message. */
const MAX_SHOWN = 20;

/** Parses a record, and keeps its unknown members. Throws `RECORD_INVALID` with its key and all problems. */
export function parseRecord<T>(bytes: Uint8Array, schema: GenericSchema<unknown, T>, key: string): T {
  let value: unknown;
  let problems: string[];
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    problems = problemsOf(schema, value);
  } catch (error) {
    problems = [`the record is not JSON: ${(error as Error).message}`];
  }
  if (problems.length === 0) return value as T;
  const more = problems.length > MAX_SHOWN ? [`and ${problems.length - MAX_SHOWN} more`] : [];
  const shown = [...problems.slice(0, MAX_SHOWN), ...more].map((problem) => `\n  ${problem}`).join('');
  throw new SiteError('RECORD_INVALID', `${key} is not a valid record:${shown}`, {
    at: key,
    fix: 'update this tool if a newer version wrote the store; otherwise restore the file from a backup',
  });
}
