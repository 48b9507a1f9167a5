import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { withTemporaryFolder } from '@vantedge/release/testing';
import { readSettings } from './read-settings.ts';

test('reads the given file', () =>
  withTemporaryFolder(async (folder) => {
    const file = path.join(folder, 'staging.json');
    await writeFile(file, '{ "leadRetentionDays": 30 }');
    expect(await readSettings(file)).toMatchObject({ leadRetentionDays: 30, pendingPaths: [] });
    await writeFile(file, '{ "leadRetentionDays": 0 }');
    await expect(readSettings(file)).rejects.toMatchObject({ code: 'SETTINGS_INVALID', at: file });
  }));

test('only a file that was named must exist', async () => {
  await expect(readSettings('no-such-file.json')).rejects.toMatchObject({ code: 'SETTINGS_NOT_FOUND' });
  const folder = process.cwd();
  await withTemporaryFolder(async (empty) => {
    process.chdir(empty);
    try {
      expect(await readSettings()).toMatchObject({ leadRetentionDays: 730 });
    } finally {
      process.chdir(folder);
    }
  });
});
