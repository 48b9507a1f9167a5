import { type LiveRelease, loadLiveRelease } from './live-release.ts';
import { CHANNEL, publishSample } from './testing/sample-release.ts';
import { liveEntry } from '../log/log-end.ts';
import { memoryStore } from '@vantedge/store';

const RELEASES = 200;
const DAY_MS = 86_400_000;

/** What a server keeps in memory for a release. */
function retained({ bodies, files, assets, log, warnings }: LiveRelease) {
  let bytes = 0;
  for (const forms of bodies.values()) {
    for (const form of [forms.identity, forms.br, forms.gzip]) bytes += form?.bytes.length ?? 0;
  }
  return {
    bodies: bodies.size,
    bytes,
    urls: files.size + assets.size,
    entries: log.size,
    warnings: warnings.length,
  };
}

test(`a server that follows ${RELEASES} releases, one a day, keeps no more than the retention period needs`, async () => {
  const store = memoryStore();
  let live: LiveRelease | undefined;
  const kept: ReturnType<typeof retained>[] = [];
  for (let i = 1; i <= RELEASES; i += 1) {
    const now = new Date(Date.UTC(2026, 0, 1) + i * DAY_MS);
    // Labels of equal length, so that all releases have about the same size.
    await publishSample(store, `release ${String(i).padStart(3, '0')}`, now);
    live = await loadLiveRelease(store, CHANNEL, await liveEntry(store, CHANNEL), { previous: live, now });
    kept.push(retained(live));
  }
  // From the second week on, as many releases leave the retention period as enter it.
  const [week, last] = [kept[14]!, kept.at(-1)!];
  expect({ ...last, bytes: 0 }).toEqual({ ...week, bytes: 0 });
  // Compressed sizes differ by a few bytes from release to release; one release more would be 10 % more.
  expect(Math.abs(last.bytes / week.bytes - 1)).toBeLessThan(0.02);
  expect(kept[1]!.urls).toBeLessThan(week.urls);
});
