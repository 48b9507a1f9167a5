/** Ends PostgreSQL after the tests and removes its data. */
export default async function tearDown(): Promise<void> {
  await (globalThis as { stopPostgres?: () => Promise<void> }).stopPostgres?.();
}
