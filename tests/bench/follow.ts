import { setTimeout as pause } from 'node:timers/promises';
import { openStore } from '@vantedge/release/store';
import { appendSample, publishSample, type Sample, sample, storeSample } from '@vantedge/release/testing';
import { newLocation } from '../s3/new-location.ts';
import { provideS3Service } from '../s3/provide-s3-service.ts';
import { spread } from './median.ts';
import type { Result } from './result.ts';
import { type PinnedServer, startSite } from './servers.ts';

const RELEASES = 20;
const PAGES = 40;

/** Time between two requests that look for the new release, in milliseconds. */
const POLL_INTERVAL_MS = 10;

/** Measures how soon two servers on one S3 store serve a new release of which every page has changed. */
export async function benchFollow(): Promise<Result> {
  const stop = await provideS3Service();
  const servers: PinnedServer[] = [];
  try {
    const location = newLocation();
    const store = openStore(location);
    await publishSample(store, site(0));
    for (let i = 0; i < 2; i += 1) servers.push(await startSite(location, ['--no-leads']));
    const seconds: number[][] = servers.map(() => []);
    for (let i = 1; i <= RELEASES; i += 1) {
      const release = await storeSample(store, site(i));
      const start = performance.now();
      await appendSample(store, release);
      await Promise.all(
        servers.map(async ({ url }, server) => {
          while ((await fetch(url)).headers.get('x-release') !== release) await pause(POLL_INTERVAL_MS);
          seconds[server]!.push((performance.now() - start) / 1000);
        }),
      );
    }
    return {
      title: 'Following a channel on S3',
      method: `From appending the log entry to the first response of the new release: medians of ${RELEASES} releases of ${PAGES} pages (min–max).`,
      rows: seconds.map((measured, i) => ({ server: i + 1, seconds: spread(measured, 2) })),
      metrics: [
        { name: 'slowest release in seconds', value: Math.max(...seconds.flat()), target: { max: 1 } },
      ],
    };
  } finally {
    for (const server of servers) await server.stop();
    await stop();
  }
}

/** A site whose pages all change with each release. */
function site(number: number): Sample {
  const changed = sample(`release ${number}`);
  for (let i = Object.keys(changed.pages).length; i < PAGES; i += 1)
    changed.pages[`/page-${i}`] = changed.pages['/about']!.replace('/about', `/page-${i}`);
  return changed;
}
