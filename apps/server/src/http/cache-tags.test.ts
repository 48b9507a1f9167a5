import { createHash } from 'node:crypto';
import { sample, sampleScript } from '@vantedge/release/testing';
import { startSampleServer } from './testing/sample-server.ts';
import { sendRequest } from './testing/send-request.ts';

const digest = (path: string) => createHash('sha256').update(path).digest('hex').slice(0, 8);

test('responses are tagged by release, section and page, also a 304', async () => {
  const server = await startSampleServer('first', { cacheTags: true });
  const release = `release-${server.release().id.slice(0, 8)}`;
  for (const [path, tags] of [
    ['/about', [release, 'section-shell', `page-${digest('/about')}`]],
    [sampleScript(sample('first')).path, [release, 'section-shell']],
    ['/robots.txt', [release]],
  ] as const) {
    const { headers } = await sendRequest(server.url, path);
    expect([path, headers['cache-tag'], headers['surrogate-key']]).toEqual([
      path,
      tags.join(','),
      tags.join(' '),
    ]);
    const again = await sendRequest(server.url, path, { headers: { 'if-none-match': headers.etag } });
    expect(again).toMatchObject({ status: 304, headers: { 'cache-tag': tags.join(',') } });
  }
  await server.close();
});

test('visitors pay for no tags by default', async () => {
  const server = await startSampleServer('first');
  const { headers } = await sendRequest(server.url, '/about');
  expect(headers).not.toHaveProperty('cache-tag');
  expect(headers).not.toHaveProperty('surrogate-key');
  await server.close();
});
