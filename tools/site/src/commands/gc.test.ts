import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { entryKey, putRelease } from '@vantedge/release';
import { fakeCompose, fakeVersion, publishOnce, withTemporaryFolder } from '@vantedge/release/testing';
import { diskStore } from '@vantedge/release/store';
import { gc } from './gc.ts';

const yesterday = new Date(Date.now() - 25 * 3_600_000);

/** A store with old and new orphan releases and temporary files. */
async function untidyStore(root: string) {
  const store = diskStore(root);
  await publishOnce(store, 'shell', '1');
  const orphan = async (label: string) =>
    `releases/${await putRelease(store, fakeCompose(undefined, 'shell', fakeVersion('shell', label)))}.json`;
  const old = await orphan('old');
  await orphan('young');
  for (const name of ['old', 'young']) await writeFile(join(root, 'tmp', name), 'half');
  for (const name of [old, 'tmp/old']) await utimes(join(root, name), yesterday, yesterday);
  return { store, old };
}

const run = (root: string, isDryRun = false) =>
  gc.run({ names: [], value: () => undefined, flag: () => isDryRun, list: () => [], text: () => root });

test.each([true, false])(
  'removes files that are older than a day, or only lists them with --dry-run (%p)',
  (isDryRun) =>
    withTemporaryFolder(async (root) => {
      const { store, old } = await untidyStore(root);
      const report = await run(root, isDryRun);
      expect(report?.json).toEqual({
        dryRun: isDryRun,
        releases: [old],
        temporaryFiles: ['tmp/old'],
        youngOrphans: 1,
      });
      for (const name of [old, 'tmp/old']) expect(report?.text).toContain(name);
      expect(await store.list('releases/')).toHaveLength(isDryRun ? 3 : 2);
      const again = await run(root);
      expect(again?.json).toMatchObject(
        isDryRun ? { releases: [old], temporaryFiles: ['tmp/old'] } : { releases: [], temporaryFiles: [] },
      );
    }),
);

test('removes nothing if a log is damaged, not even temporary files', () =>
  withTemporaryFolder(async (root) => {
    await untidyStore(root);
    await mkdir(join(root, 'channels/preview'));
    await writeFile(join(root, entryKey('preview', 1)), '{');
    const before = (await readdir(root, { recursive: true })).sort();
    await expect(run(root)).rejects.toMatchObject({ code: 'LOG_CORRUPT', fix: 'site doctor' });
    expect((await readdir(root, { recursive: true })).sort()).toEqual(before);
  }));
