/** Ends the service that a global setup started, and removes its data. */
export default async function tearDown(): Promise<void> {
  await (globalThis as { stopService?: () => Promise<void> }).stopService?.();
}
