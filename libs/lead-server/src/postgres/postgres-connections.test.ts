import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { type PostgresConnections, postgresConnections } from './postgres-connections.ts';
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

/** Starts a fake database that handles each connection; calls `work` with connections to it, and expects no uncaught error. */
async function withFake(
  connected: (socket: Socket) => void,
  work: (connections: PostgresConnections) => Promise<void>,
) {
  const server = createServer((socket) => connected(socket.on('error', () => undefined)));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as { port: number };
  const uncaught = jest.fn();
  process.on('uncaughtException', uncaught);
  const location = parsePostgresUrl(`postgres://user@127.0.0.1:${port}/leads?sslmode=disable`);
  const connections = postgresConnections(location, { max: 2, timeoutMs: 600_000 });
  await work(connections);
  await connections.close();
  process.removeListener('uncaughtException', uncaught);
  expect(uncaught).not.toHaveBeenCalled();
  server.close();
}

test.each(MOMENTS)('a FATAL %s rejects the job and does not end the process', async (_, answer) => {
  let logins = 0;
  const connected = (socket: Socket) => {
    logins += 1;
    socket.once('data', () => answer(socket));
  };
  await withFake(connected, async (connections) => {
    for (let i = 0; i < 10; i += 1) {
      const jobs = [1, 2, 3].map(() => connections.run((client) => client.query('SELECT 1')));
      for (const job of await Promise.allSettled(jobs))
        expect(job).toMatchObject({ reason: { code: 'LEADS_UNAVAILABLE' } });
    }
    expect(logins).toBeGreaterThan(10);
  });
});

describe('a database that answers every statement', () => {
  const sockets: Socket[] = [];
  const COMPLETE = message('C', Buffer.from('SELECT 0\0'));
  const connected = (socket: Socket) => {
    sockets.push(socket);
    socket.once('data', () => {
      socket.write(LOGIN);
      socket.on('data', (bytes) => {
        // A statement with parameters is parsed and bound first, and has no columns.
        const isSimple = bytes.toString('latin1', 0, 1) === 'Q';
        const bound = ['1', '2', 'n'].map((type) => message(type, Buffer.alloc(0)));
        socket.write(Buffer.concat([...(isSimple ? [] : bound), COMPLETE, READY_FOR_QUERY]));
      });
    });
  };
  beforeEach(() => void (sockets.length = 0));

  /** Shuts down a connection; resolves when the other side has closed it, too. */
  const shutDown = async (socket: Socket) => {
    socket.end(SHUTDOWN);
    await once(socket.resume(), 'close');
  };

  test('a FATAL on an idle connection does not end the process; the next job has another one', async () => {
    await withFake(connected, async (connections) => {
      for (let i = 1; i <= 5; i += 1) {
        await connections.run((client) => client.query('SELECT 1'));
        expect(sockets).toHaveLength(i);
        await shutDown(sockets.at(-1)!);
      }
    });
  });

  test('a FATAL between two statements of a job rejects it and does not end the process', async () => {
    await withFake(connected, async (connections) => {
      for (let i = 0; i < 5; i += 1) {
        const job = connections.run(async (client) => {
          await client.query('BEGIN');
          await shutDown(sockets.at(-1)!);
          await client.query('COMMIT');
        });
        await expect(job).rejects.toMatchObject({ code: 'LEADS_UNAVAILABLE' });
      }
      expect(sockets).toHaveLength(5);
    });
  });
});
