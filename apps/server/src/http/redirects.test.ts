import { getRelease, putRelease, settingsOf } from '@vantedge/release';
import { appendSample, sample, storeSample } from '@vantedge/release/testing';
import { startSampleServer, waitUntil } from './testing/sample-server.ts';
import { sendRequest } from './testing/send-request.ts';

test('redirects the paths that the settings name, and keeps the query', async () => {
  const { store, ...server } = await startSampleServer('first');
  const release = await getRelease(store, await storeSample(store, sample('second')));
  const settings = { ...settingsOf(release), redirects: { '/stories': '/about' } };
  await appendSample(store, await putRelease(store, { ...release, settings }));
  await waitUntil(() => server.release().redirects.size > 0);
  const { status, headers } = await sendRequest(server.url, '/stories?from=mail');
  expect([status, headers['location']]).toEqual([308, '/about?from=mail']);
  expect((await sendRequest(server.url, '/Stories/')).headers['location']).toBe('/about');
  expect((await sendRequest(server.url, '/nowhere')).status).toBe(404);
  await server.close();
});
