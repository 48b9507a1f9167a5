import type { OpenSqlite } from '../lead-database.ts';

/** Fails like the driver when its binary was never built. */
export const withoutSqlite: OpenSqlite = () => {
  throw new Error('Could not locate the bindings file. Tried:\n → build/better_sqlite3.node');
};
