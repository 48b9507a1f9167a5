import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import path from 'node:path';
import { diskStore } from '@vantedge/store';
import { CHANNEL, publishSample } from '@vantedge/release/testing';
import { withTemporaryFolder } from '@vantedge/store/testing';

const ROOT = path.resolve(__dirname, '../../../..');

async function listening(server: Server): Promise<string> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return String((server.address() as { port: number }).port);
}

test('a server that cannot listen ends, also while its PostgreSQL database does not answer', async () => {
  await withTemporaryFolder(async (folder) => {
    await publishSample(diskStore(folder), 'first');
    const other = createServer();
    const database = createServer((socket) => socket.on('error', () => undefined));
    const [port, databasePort] = [await listening(other), await listening(database)];
    const options = ['--store', folder, '--channel', CHANNEL, '--port', port, '--json'];
    const leads = `postgres://user@127.0.0.1:${databasePort}/leads?sslmode=disable`;
    const main = ['apps/server/bin/server.mjs', 'start', ...options, '--leads', leads];
    const server = spawn(process.execPath, main, { cwd: ROOT, stdio: ['ignore', 'pipe', 'ignore'] });
    let stdout = '';
    server.stdout.on('data', (text) => (stdout += String(text)));
    expect(await once(server, 'close')).toEqual([1, null]);
    expect(JSON.parse(stdout)).toMatchObject({ error: { code: 'PORT_IN_USE' } });
    other.close();
    database.close();
  });
});

test.each([
  [[], 'Leads are stored only: add --notify', /^$/],
  [
    ['--notify', 'sales=smtps://ada:pw-in-url@mail.example.com?from=a@example.com&to=b@example.com'],
    'Leads are sent to sales',
    /VANTEDGE_SMTP_PASSWORD/,
  ],
])('with %j it serves, and says where leads go', async (notify, text, problem) => {
  await withTemporaryFolder(async (folder) => {
    await publishSample(diskStore(folder), 'first');
    const options = ['--store', folder, '--channel', CHANNEL, '--port', '0', '--log-format', 'text'];
    const main = ['apps/server/bin/server.mjs', 'start', ...options, ...notify];
    const server = spawn(process.execPath, main, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] });
    const output = { stdout: '', stderr: '' };
    for (const name of ['stdout', 'stderr'] as const)
      server[name].on('data', (data) => (output[name] += String(data)));
    while (!output.stdout.includes('Leads') && server.exitCode === null) await once(server.stdout, 'data');
    expect((await fetch(/http:\S+/.exec(output.stdout)![0])).status).toBe(200);
    server.kill('SIGTERM');
    await once(server, 'close');
    expect(output.stdout).toContain(text);
    expect(output.stderr).toMatch(problem);
    expect(output.stdout + output.stderr).not.toContain('pw-in-url');
  });
});
