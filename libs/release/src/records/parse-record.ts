import type { Issue } from '@vantedge/federation-contract';
import { SiteError } from '../site-error.ts';
import type { Shape } from './shape.ts';

/** Maximum number of problems in an error message. */
const MAX_SHOWN = 20;

/** Parses a record. Throws `RECORD_INVALID` with its key and all problems. */
export function parseRecord<T>(bytes: Uint8Array, shape: Shape<T>, key: string): T {
  const issues: Issue[] = [];
  const value = parseJson(bytes, issues);
  if (issues.length === 0 && shape(value, '', issues)) return value;
  const shown = issues.slice(0, MAX_SHOWN).map(({ at, problem }) => `\n  ${at} ${problem}`);
  const more = issues.length > MAX_SHOWN ? `\n  and ${issues.length - MAX_SHOWN} more` : '';
  throw new SiteError('RECORD_INVALID', `${key} is not a valid record:${shown.join('')}${more}`, {
    at: key,
    fix: 'update this tool if a newer version wrote the store; otherwise restore the file from a backup',
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
