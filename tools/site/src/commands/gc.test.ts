import { showProgress } from '@vantedge/cli';
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { entryKey } from '@vantedge/release';
import { diskStore, putBlob } from '@vantedge/release/store';
import { withTemporaryFolder } from '@vantedge/release/testing';
import { pushSmall, releaseSmall } from '../gc/testing/small-site.ts';
import { gc } from './gc.ts';

const yesterday = new Date(Date.now() - 25 * 3_600_000);

/** A store with old and new unused blobs and temporary files. */
async function untidyStore(root: string) {
  const store = diskStore(root);
  await releaseSmall(store, 'production', { shell: await pushSmall(store, 'shell', 'a') });
  const unused = async (text: string) => {
    const hash = await putBlob(store, Buffer.from(text));
    return `blobs/${hash.slice(0, 2)}/${hash}`;
  };
  const old = await unused('old');
  await unused('young');
  for (const name of ['old', 'young']) await writeFile(join(root, 'tmp', name), 'half');
  for (const name of [old, 'tmp/old']) await utimes(join(root, name), yesterday, yesterday);
  return { store, old };
}

const run = (root: string, { dryRun = false, grace = '24' } = {}) =>
  gc.run({
    names: [],
    value: () => undefined,
    flag: (name) => dryRun && name === 'dry-run',
    list: () => [],
    progress: showProgress(),
    text: (name) => ({ store: root, grace, 'previews-older-than': '30' })[name]!,
  });

test.each([true, false])('removes old garbage, or only reports it with --dry-run (%p)', (dryRun) =>
  withTemporaryFolder(async (root) => {
    const { store, old } = await untidyStore(root);
    const before = await store.list('');
    const report = await run(root, { dryRun });
    expect(report?.json).toMatchObject({
      dryRun,
      removed: { keys: 1, bytes: 3, byKind: { blob: { keys: 1 }, release: { keys: 0 } }, list: [old] },
      temporaryFiles: ['tmp/old'],
      young: { keys: 1, bytes: 5 },
    });
    expect(report?.text).toContain('1 key, 0.0 kB, and 1 temporary file');
    expect(await store.list('')).toEqual(dryRun ? before : before.filter((key) => key !== old));
    const again = await run(root);
    expect(again?.json).toMatchObject(
      dryRun
        ? { removed: { list: [old] }, temporaryFiles: ['tmp/old'] }
        : { removed: { list: [] }, temporaryFiles: [] },
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

test.each(['23', '', 'day', '-1', 'Infinity'])('rejects --grace %j', (grace) =>
  withTemporaryFolder(async (root) => {
    await expect(run(root, { grace })).rejects.toMatchObject({ code: 'USAGE', fix: 'site gc --help' });
  }),
);
