import type { Page } from '@playwright/test';

/** A connection: throughput in Mbit/s, and latency in milliseconds. */
export interface Network {
  megabits: number;
  latency: number;
}

/** Slows all requests of a page down to a network. */
export async function emulateNetwork(page: Page, { megabits, latency }: Network): Promise<void> {
  const bytesPerSecond = (megabits * 1_000_000) / 8;
  const client = await page.context().newCDPSession(page);
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
}
