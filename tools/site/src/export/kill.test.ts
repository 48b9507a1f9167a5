import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { seededRandom } from '../release/testing/seeded-random.ts';
import { withTemporaryFolder } from '../store/testing/temporary-folder.ts';
import { replaceFolder } from './replace-folder.ts';

const KILLS = 20;
const SCRIPT = join(__dirname, 'testing/exporter.ts');

/** Repeat a failure with `KILL_SEED=<seed>`. */
const seed = Number(process.env['KILL_SEED'] ?? Date.now() % 1_000_000);

test(`${KILLS} killed exports leave one whole export, and at most one that is not whole (seed ${seed})`, () =>
  withTemporaryFolder(async (around) => {
    const folder = join(around, 'public');
    const random = seededRandom(seed);
    let leftovers = 0;
    let hasExport = false;
    for (let i = 0; i < KILLS; i += 1) {
      const exporter = spawn(process.execPath, ['--import', 'tsx', SCRIPT, folder]);
      await once(exporter.stdout, 'data');
      await wait(random() * 20);
      exporter.kill('SIGKILL');
      await once(exporter, 'close');

      const contents = (await readdir(around, { withFileTypes: true })).filter((item) => item.isDirectory());
      expect(contents.length).toBeLessThanOrEqual(2);
      leftovers += contents.length - 1;
      const names = await readdir(folder, { recursive: true }).catch(() => []);
      const pages = names.filter((name) => name.endsWith('.html'));
      const texts = await Promise.all(pages.map((name) => readFile(join(folder, name), 'utf8')));
      hasExport ||= texts.length > 0;
      if (hasExport) expect(texts).toHaveLength(4);
      expect(new Set(texts).size).toBeLessThanOrEqual(1);
    }
    // Kills that all fell between two exports would have proved nothing.
    expect(leftovers).toBeGreaterThan(0);
    await replaceFolder(folder, new Map([['index.html', Buffer.from('last')]]), 'last');
    expect((await readdir(around)).sort()).toEqual([expect.stringMatching(/^\.public\.export-/), 'public']);
  }));
