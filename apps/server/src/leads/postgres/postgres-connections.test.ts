import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { postgresConnections } from './postgres-connections.ts';
import { parsePostgresUrl } from './postgres-location.ts';

/** A message of PostgreSQL's protocol. */
function message(type: string, body: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.length + 4);
  return Buffer.concat([Buffer.from(type), length, body]);
}

const AUTHENTICATION_OK = message('R', Buffer.alloc(4));
const READY_FOR_QUERY = message('Z', Buffer.from('I'));
const SHUTDOWN = message(
  'E',
  Buffer.from('SFATAL\0C57P01\0Mterminating connection due to administrator command\0\0'),
);

/** Logs in, and shuts down at some moment. */
const LOGIN = Buffer.concat([AUTHENTICATION_OK, READY_FOR_QUERY]);
const MOMENTS: [string, (socket: Socket) => void][] = [
  ['in the packet that ends the login', (socket) => socket.end(Buffer.concat([LOGIN, SHUTDOWN]))],
  ['right after the login', (socket) => socket.write(LOGIN, () => socket.end(SHUTDOWN))],
  ['while a statement runs', (socket) => socket.once('data', () => socket.end(SHUTDOWN)).write(LOGIN)],
  ['instead of a login', (socket) => socket.end(SHUTDOWN)],
  ['without a message', (socket) => socket.write(LOGIN, () => socket.destroy())],
];

test.each(MOMENTS)('a FATAL %s rejects the job and does not end the process', async (_, answer) => {
  let logins = 0;
  const server = createServer((socket) => {
    logins += 1;
    socket.on('error', () => undefined).once('data', () => answer(socket));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as { port: number };
  const uncaught = jest.fn();
  process.on('uncaughtException', uncaught);
  const location = parsePostgresUrl(`postgres://user@127.0.0.1:${port}/leads?sslmode=disable`);
  const timeoutMs = 600_000;
  const connections = postgresConnections(location, { max: 2, timeoutMs });
  for (let i = 0; i < 10; i += 1) {
    const jobs = [1, 2, 3].map(() => connections.run((client) => client.query('SELECT 1')));
    for (const job of await Promise.allSettled(jobs))
      expect(job).toMatchObject({ reason: { code: 'LEADS_UNAVAILABLE' } });
  }
  expect(logins).toBeGreaterThan(10);
  await connections.close();
  process.removeListener('uncaughtException', uncaught);
  expect(uncaught).not.toHaveBeenCalled();
  server.close();
});
