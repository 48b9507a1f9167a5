import { requireSqlite } from '../lead-database.ts';
import { SiteError } from '../../site-error.ts';

/** Tests that need SQLite's binary: on a machine without one they are skipped, and say why. */
export function describeWithSqlite(name: string, tests: () => void): void {
  const missing = sqliteProblem();
  if (missing === undefined) describe(name, tests);
  else describe.skip(`${name} (${missing})`, tests);
}

/** Why there is no SQLite here; `undefined` when there is. */
export function sqliteProblem(): string | undefined {
  try {
    requireSqlite();
    return undefined;
  } catch (error) {
    if (error instanceof SiteError) return error.message;
    throw error;
  }
}
