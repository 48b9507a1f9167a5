import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readdir } from 'node:fs/promises';
import { withTemporaryFolder } from '@vantedge/store/testing';
import { announcedPreview, announcePreviews } from './preview-address.ts';

test('a preview is on the server that says so, as long as it answers', () =>
  withTemporaryFolder(async (folder) => {
    expect(await announcedPreview(folder, 'pr-1')).toBeUndefined();
    const server = createServer((_, response) => response.setHeader('X-Release', 'a').end());
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = server.address() as AddressInfo;
    const of = (domain: string) => ({
      url: `http://127.0.0.1:${port}`,
      preview: `http://*.${domain}:${port}/`,
    });
    const first = await announcePreviews(folder, of('first.localhost'));
    const second = await announcePreviews(folder, of('preview.localhost'));
    await first();
    expect(await announcedPreview(folder, 'pr-1')).toBe(`http://pr-1.preview.localhost:${port}/`);
    server.closeAllConnections();
    server.close();
    expect(await announcedPreview(folder, 'pr-1')).toBeUndefined();
    await second();
    expect(await readdir(folder)).toEqual([]);
  }));

test('a folder that cannot be written says nothing', async () => {
  const withdraw = await announcePreviews('/proc/nowhere', {
    url: 'http://127.0.0.1:1',
    preview: 'http://*/',
  });
  await withdraw();
  expect(await announcedPreview('/proc/nowhere', 'pr-1')).toBeUndefined();
});
