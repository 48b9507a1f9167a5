import { mkdir, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setImmediate as nextCycle } from 'node:timers/promises';
import { assetUrl } from '@vantedge/federation-contract';
import { diskStore, memoryStore, type Store } from '@vantedge/store';
import { STRESS, withTemporaryFolder } from '@vantedge/store/testing';
import { startServer } from '@vantedge/server';
import { collectGarbage } from './collect-garbage.ts';
import { pushSmall, releaseSmall } from './testing/small-site.ts';

const channel = 'production';
const RELEASES = 10 * STRESS;
const TABS = 4 * STRESS;

const label = (i: number) => `v${i}`;

/** Publishes the shell, and then stories in one version after another. `between` runs after each release. */
async function publishAll(store: Store, between: () => Promise<unknown> = async () => undefined) {
  const labels = new Map<string, string>();
  await releaseSmall(store, channel, { shell: await pushSmall(store, 'shell', 'a') });
  for (let i = 0; i < RELEASES; i += 1) {
    const stories = await pushSmall(store, 'stories', label(i));
    labels.set(stories, label(i));
    await releaseSmall(store, channel, { stories });
    await between();
  }
  return labels;
}

/** Writes everything but logs of another store to a folder, as if it had been left behind 40 days ago. */
async function leaveBehind(from: Store, root: string) {
  const then = new Date(Date.now() - 40 * 24 * 3_600_000);
  for (const key of await from.list('')) {
    if (key.startsWith('channels/')) continue;
    const file = join(root, key);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, (await from.read(key))!);
    await utimes(file, then, then);
  }
}

test(`${TABS} open tabs load all their files over ${RELEASES} releases, while gc removes what these releases reuse`, () =>
  withTemporaryFolder(async (root) => {
    const rehearsal = memoryStore();
    const labels = await publishAll(rehearsal);
    const store = diskStore(root);
    await releaseSmall(store, channel, { shell: await pushSmall(store, 'shell', 'a') });
    await leaveBehind(rehearsal, root);
    const server = await startServer({ store, channel, port: 0, pollIntervalMs: 1, report: () => undefined });
    const run = { isOver: false };
    let removed = 0;
    async function collect() {
      while (!run.isOver) removed += (await collectGarbage(store)).length;
    }
    const failures: string[] = [];
    const visited = new Set<string>();
    async function openTab(first: number, last: number, isAt: (release: number) => Promise<unknown>) {
      await isAt(first);
      const page = await (await fetch(`${server.url}/stories`)).text();
      const [, version = ''] = page.split(' ');
      visited.add(version);
      await isAt(last);
      for (const name of [`main.${labels.get(version)}.js`, 'shared.js']) {
        const { status } = await fetch(server.url + assetUrl({ name: 'stories' }, name));
        if (status !== 200) failures.push(`${name}: ${status}`);
      }
    }
    const isAt = async (release: number) => {
      while (server.release().entry.number < release && !run.isOver) await nextCycle();
    };
    try {
      const tabs = Array.from({ length: TABS }, (_, i) => openTab(2 + i * 2, RELEASES - (i % 5), isAt));
      const collection = collect();
      await publishAll(store).finally(() => (run.isOver = true));
      await Promise.all([...tabs, collection]);
    } finally {
      await server.close();
    }
    expect(failures).toEqual([]);
    expect(visited.size).toBeGreaterThan(TABS / 4);
    expect(removed).toBeGreaterThan(0);
    expect(await collectGarbage(store, { isDryRun: true })).toEqual([]);
  }));
