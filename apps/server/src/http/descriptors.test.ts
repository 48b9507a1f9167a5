import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { diskStore } from '@vantedge/release/store';
import { publishSample, withTemporaryFolder } from '@vantedge/release/testing';
import { sendRequest } from './testing/send-request.ts';
import { openIdleConnections } from './testing/idle-connections.ts';

const script = join(process.cwd(), 'apps/server/src/http/testing/serve-process.ts');

/** Long enough that only the connection limit can close an idle connection. */
const limits = JSON.stringify({
  keepAliveTimeoutMs: 600_000,
  headersTimeoutMs: 600_000,
  requestTimeoutMs: 600_000,
});

test('answers every valid request with 1,200 idle connections and 1,024 descriptors', async () => {
  await withTemporaryFolder(async (folder) => {
    await publishSample(diskStore(folder), 'first');
    const command = [process.execPath, '--import', 'tsx', script, folder, limits];
    const child = spawn('sh', ['-c', 'ulimit -n 1024 && exec "$@"', 'sh', ...command]);
    let errors = '';
    child.stderr.on('data', (text) => (errors += String(text)));
    const exit = once(child, 'exit');
    const [url] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
    const closeIdle = await openIdleConnections(url, 1_200);
    const statuses: number[] = [];
    for (let i = 0; i < 200; i += 1) statuses.push((await sendRequest(url, '/about')).status);
    expect(statuses).toEqual(statuses.map(() => 200));
    // The limit leaves descriptors for the store, so a new release can be loaded.
    const { release } = await publishSample(diskStore(folder), 'second');
    while ((await sendRequest(url, '/about')).headers['x-release'] !== release);
    closeIdle();
    child.kill('SIGTERM');
    expect(await exit).toEqual([0, null]);
    expect(errors).toBe('');
  });
});
