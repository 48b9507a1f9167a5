import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';

/** Runs `npm start`'s program with a port; resolves to its exit code and output. */
async function start(PORT: string) {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'start.mjs')], {
    // A runner may force colors where there are none, about which Node warns.
    env: { ...process.env, FORCE_COLOR: undefined, PORT },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += String(text)));
  const [code] = (await once(child, 'close')) as [number];
  return { code, output };
}

test.each(['43o0', '65536'])("what is not a port ('%s') is rejected with a command", async (port) => {
  expect(await start(port)).toEqual({
    code: 1,
    output: `Port '${port}' cannot be used (ERR_SOCKET_BAD_PORT). Choose another port: PORT=4300 npm start\n`,
  });
});

test('npm start fails before the build if the port is in use', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as { port: number };
  const ended = await start(String(port));
  other.close();
  expect(ended).toEqual({
    code: 1,
    output: `Port '${port}' is in use. Choose another port: PORT=4300 npm start\n`,
  });
});
