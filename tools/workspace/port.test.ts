import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';

const { portFromEnvironment } = jest.requireActual<{ portFromEnvironment: (environment: object) => number }>(
  './port.mjs',
);

describe('the port of npm start', () => {
  test.each([
    [{}, 4200],
    [{ PORT: '4300' }, 4300],
  ])('%j is %i', (environment, port) => {
    expect(portFromEnvironment(environment)).toBe(port);
  });

  test.each(['', '43o0', '-1', '0', '65536', '4300.5'])("rejects '%s' and suggests a command", (PORT) => {
    expect(() => portFromEnvironment({ PORT })).toThrow(
      `PORT is '${PORT}', not a number from 1 to 65535. Choose a port: PORT=4300 npm start`,
    );
  });

  test('npm start fails before the build if the port is in use', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as { port: number };
    const start = spawn(process.execPath, [path.join(import.meta.dirname, 'start.mjs')], {
      env: { ...process.env, PORT: String(port) },
    });
    let output = '';
    for (const stream of [start.stdout, start.stderr]) stream.on('data', (text) => (output += String(text)));
    const [code] = (await once(start, 'close')) as [number];
    other.close();
    expect(code).toBe(1);
    expect(output).toBe(`Port ${port} is in use. Choose another port: PORT=4300 npm start\n`);
  });
});
