import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import {
  bundleScript,
  seededRandom,
  startLineProcess,
  STRESS,
  withTemporaryFolder,
} from '@vantedge/store/testing';

const KILLS = 3 * STRESS;
const script = bundleScript(join(__dirname, 'testing/exporter.ts'));

/** Repeat a failure with `KILL_SEED=<seed>`. */
const seed = Number(process.env['KILL_SEED'] ?? Date.now() % 1_000_000);

test(`${KILLS} or more killed exports: one complete export (seed ${seed})`, () =>
  withTemporaryFolder(async (around) => {
    const folder = join(around, 'public');
    const random = seededRandom(seed);
    const leftContents = async () =>
      (await readdir(around, { withFileTypes: true })).filter((item) => item.isDirectory()).slice(1);
    let hasExport = false;
    // A kill between two exports proves nothing, so the loop goes on until one has interrupted an export.
    for (let kills = 0; kills < KILLS || !(await leftContents()).length; kills += 1) {
      const exporter = await startLineProcess([...(await script), folder]);
      await wait(random() * 50);
      exporter.kill();
      await exporter.ended;

      const names = await readdir(folder, { recursive: true }).catch(() => []);
      const pages = names.filter((name) => name.endsWith('.html'));
      const texts = await Promise.all(pages.map((name) => readFile(join(folder, name), 'utf8')));
      hasExport ||= texts.length > 0;
      if (hasExport) expect(texts).toHaveLength(4);
      expect(new Set(texts).size).toBeLessThanOrEqual(1);
    }
  }));
