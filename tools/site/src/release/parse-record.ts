import type { Issue } from '@vantedge/federation-contract';
import { SiteError } from '../site-error.ts';
import type { Shape } from './shape.ts';

/** At most so many problems stand in the message; the rest are counted. */
const MAX_SHOWN = 20;

/** Reads the text of a record; throws one `RECORD_INVALID` that names the key and lists every problem in it. */
export function parseRecord<T>(bytes: Uint8Array, shape: Shape<T>, key: string): T {
  const issues: Issue[] = [];
  const value = parseJson(bytes, issues);
  if (issues.length === 0 && shape(value, '', issues)) return value;
  const shown = issues.slice(0, MAX_SHOWN).map(({ at, problem }) => `\n  ${at} ${problem}`);
  const more = issues.length > MAX_SHOWN ? `\n  and ${issues.length - MAX_SHOWN} more` : '';
  throw new SiteError('RECORD_INVALID', `${key} is not a record of this tool:${shown.join('')}${more}`, {
    at: key,
    fix: 'update the tool if a newer one wrote this store, else restore the file from a backup',
  });
}

function parseJson(bytes: Uint8Array, issues: Issue[]): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (error) {
    issues.push({ at: 'the record', problem: `is not JSON: ${(error as Error).message}` });
    return undefined;
  }
}
