import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readSiteFile } from './read-site-file.ts';
import { withTemporaryFolder } from '@vantedge/release/testing';

const readText = (text: string) =>
  withTemporaryFolder(async (folder) => {
    const file = path.join(folder, 'site.json');
    await writeFile(file, text);
    return readSiteFile(file);
  });

test('retention defaults to 730 days', async () => {
  expect(await readSiteFile('no-such-file.json')).toEqual({ pendingPaths: [], leadRetentionDays: 730 });
  expect(await readText('{ "pendingPaths": [] }')).toMatchObject({ leadRetentionDays: 730 });
  expect(await readText('{ "leadRetentionDays": 365 }')).toEqual({
    pendingPaths: [],
    leadRetentionDays: 365,
  });
});

test.each(['{', '{ "pendingPaths": "/a" }', '{ "leadRetentionDays": 0 }', '{ "leadRetentionDays": "730" }'])(
  'rejects a malformed file: %s',
  async (text) => {
    await expect(readText(text)).rejects.toMatchObject({ code: 'SITE_FILE_INVALID' });
  },
);
