import { startPostgres } from './start-postgres.ts';

/** Starts PostgreSQL before the tests. Workers find it by the variable `TEST_POSTGRES`. */
export default async function setUp(): Promise<void> {
  const { stop, ...server } = await startPostgres();
  (globalThis as { stopService?: () => Promise<void> }).stopService = stop;
  process.env['TEST_POSTGRES'] = JSON.stringify(server);
}
