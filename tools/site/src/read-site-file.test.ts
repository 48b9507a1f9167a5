import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readSiteFile } from './read-site-file.ts';
import { withTemporaryFolder } from './store/testing/temporary-folder.ts';

const reading = (text: string) =>
  withTemporaryFolder(async (folder) => {
    const file = path.join(folder, 'site.json');
    await writeFile(file, text);
    return readSiteFile(file);
  });

test('the retention is a number of days, 730 unless the file states another', async () => {
  expect(await readSiteFile('no-such-file.json')).toEqual({ pendingPaths: [], leadRetentionDays: 730 });
  expect(await reading('{ "pendingPaths": [] }')).toMatchObject({ leadRetentionDays: 730 });
  expect(await reading('{ "leadRetentionDays": 365 }')).toEqual({ pendingPaths: [], leadRetentionDays: 365 });
});

test.each(['{', '{ "pendingPaths": "/a" }', '{ "leadRetentionDays": 0 }', '{ "leadRetentionDays": "730" }'])(
  'a malformed file is refused: %s',
  async (text) => {
    await expect(reading(text)).rejects.toMatchObject({ code: 'SITE_FILE_INVALID' });
  },
);
