import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { diskStore } from '../../libs/release/src/store/disk-store.ts';
import { pageCode } from '../../tools/site/src/compose/testing/sample-sections.ts';
import { publishSections } from '../../tools/site/src/publish/publish-sections.ts';
import { writeSampleBuild } from '../../tools/site/src/publish/testing/sample-build.ts';
import { median } from './median.ts';
import type { Metric } from './result.ts';

const RELEASES = Number(process.env['BENCH_RELEASES'] ?? 200);

/** Releases before the first measurement, while the JavaScript engine compiles the code that loads them. */
const WARM_UP_RELEASES = 50;

/** Number of pages that every release changes. */
const PAGES = 10;

const MB = 1024 * 1024;

/**
 * Measures the memory that a server uses after each of 200 releases, after garbage collection and a warm-up. Every release has other
 * pages and other assets, and the assets of all releases stay available.
 */
export async function measureServerHeap(folder: string): Promise<{ metric: Metric; note: string }> {
  const [dist, location] = [path.join(folder, 'dist'), path.join(folder, 'store')];
  mkdirSync(location, { recursive: true });
  const store = diskStore(location);
  const publish = (...sections: string[]) =>
    publishSections({ store, channel: 'production', sections, dist });
  await writeSampleBuild(dist, 'shell');
  await writeStories(dist, 0);
  await publish('shell', 'stories');
  const server = startServer(location);
  const bytes: number[] = [];
  try {
    const all = WARM_UP_RELEASES + RELEASES;
    for (let i = 1; i <= all; i += 1) {
      await writeStories(dist, i);
      const { entry } = await publish('stories');
      bytes.push(await server.bytesAfter(entry.number));
      if (i % 50 === 0) console.error(`release ${i} of ${all}`);
    }
  } finally {
    await server.stop();
  }
  const quarter = Math.ceil(RELEASES / 4);
  const measured = bytes.slice(WARM_UP_RELEASES);
  const [first, last] = [median(measured.slice(0, quarter)), median(measured.slice(-quarter))];
  return {
    metric: {
      name: `server memory, last ${quarter} of ${RELEASES} releases against the first ${quarter}`,
      value: last / first,
      target: { max: 1.05 },
    },
    note: `server memory: median ${(first / MB).toFixed(1)} MB, then ${(last / MB).toFixed(1)} MB`,
  };
}

async function writeStories(dist: string, number: number) {
  const text = `release ${number}`;
  const route = { module: './pages/index.tsx', js: ['main.js'], css: [] };
  await writeSampleBuild(dist, 'stories', {
    code: pageCode(text),
    files: { [`chart.${number}.js`]: `/* ${text} */`.repeat(2000) },
    record: { routes: Array.from({ length: PAGES }, (_, i) => ({ ...route, path: `/stories-${i}` })) },
  });
}

/** Starts a server that reports its memory after it has loaded an entry. */
function startServer(location: string) {
  const child = spawn(
    process.execPath,
    ['--expose-gc', '--import', 'tsx', 'tests/bench/heap-process.ts', location],
    { stdio: ['pipe', 'pipe', 'inherit'] },
  );
  const lines = createInterface({ input: child.stdout });
  return {
    async bytesAfter(number: number): Promise<number> {
      child.stdin.write(`${number}\n`);
      const [line] = (await Promise.race([
        once(lines, 'line'),
        once(child, 'exit').then(() => Promise.reject(new Error('the server ended'))),
      ])) as [string];
      return Number(line);
    },
    async stop() {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
    },
  };
}
