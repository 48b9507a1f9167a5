import { requireSqlite } from '../lead-database.ts';
import { SiteError } from '@vantedge/release';

/** Defines tests that need SQLite's binary. Without it they are skipped, with the reason in their title. */
export function describeWithSqlite(name: string, tests: () => void): void {
  const missing = sqliteProblem();
  if (missing === undefined) describe(name, tests);
  else describe.skip(`${name} (${missing})`, tests);
}

/** Why SQLite is unavailable; `undefined` if it is available. */
export function sqliteProblem(): string | undefined {
  try {
    requireSqlite();
    return undefined;
  } catch (error) {
    if (error instanceof SiteError) return error.message;
    throw error;
  }
}
