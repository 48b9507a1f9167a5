import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { inspect } from 'node:util';
import { openS3Client, openS3Store, withTemporaryFolder } from '@vantedge/store/testing';
import { startServer } from '@vantedge/server';
import { publishSections } from '../../tools/site/src/channels/testing/publish-sections.ts';
import { writeSampleBuild } from '../../tools/site/src/publish/testing/sample-build.ts';
import { BUCKET } from './new-location.ts';
import { startS3Service } from './start-s3-service.ts';

const channel = 'production';
const location = `s3://${BUCKET}/site`;

/** Runs work with an S3 service of its own, because it ends the service. */
async function withOwnService(
  work: (variables: Record<string, string>, stop: () => Promise<void>) => Promise<void>,
) {
  const { variables, stop } = await startS3Service();
  try {
    await openS3Client(`s3://${BUCKET}`, variables)({ method: 'PUT' });
    await work(variables, stop);
  } finally {
    await stop();
  }
}

test('two servers follow a site on S3, and go on serving it without S3', () =>
  withTemporaryFolder((folder) =>
    withOwnService(async (variables, stop) => {
      const dist = path.join(folder, 'dist');
      const open = () => openS3Store(location, variables);
      const publish = (...sections: string[]) => publishSections({ store: open(), channel, sections, dist });
      await writeSampleBuild(dist, 'shell');
      await writeSampleBuild(dist, 'stories', { files: { 'earlier.js': 'earlier()' } });
      await publish('shell', 'stories');
      await writeSampleBuild(dist, 'stories', { files: { 'first.js': 'first()' } });
      await publish('stories');

      const report = jest.fn();
      const options = { channel, port: 0, pollIntervalMs: 10, report };
      const servers = await Promise.all([1, 2].map(() => startServer({ ...options, store: open() })));
      const responses = (url: string) =>
        Promise.all(servers.map(async (server) => (await fetch(server.url + url)).status));
      try {
        expect(await responses('/stories')).toEqual([200, 200]);
        expect(await responses('/assets/stories/first.js')).toEqual([200, 200]);
        await writeSampleBuild(dist, 'stories', { files: { 'second.js': 'second()' } });
        await publish('stories');
        while (servers.some((server) => server.release().entry.number < 3)) await sleep(10);
        expect(await responses('/assets/stories/second.js')).toEqual([200, 200]);
        await stop();
        const reported = () =>
          report.mock.calls.filter((call) => /STORE_UNREACHABLE/.test(inspect(call, { depth: 5 })));
        while (reported().length < servers.length) await sleep(10);
        expect(await responses('/stories')).toEqual([200, 200]);
        expect(await responses('/assets/stories/first.js')).toEqual([200, 200]);
        // Of a release before the servers started, and never requested.
        expect(await responses('/assets/stories/earlier.js')).toEqual([503, 503]);
      } finally {
        await Promise.all(servers.map((server) => server.close()));
      }
    }),
  ));
