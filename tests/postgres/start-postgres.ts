import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findPrograms } from '../../tools/workspace/programs.mjs';
import getPort from 'get-port';
import { childProcesses } from '../s3/child-processes.ts';

/** A running PostgreSQL server. */
export interface PostgresServer {
  /** Folder of its Unix socket, which the user `postgres` reaches without a password. */
  socketFolder: string;
  /** Its port on 127.0.0.1, where it requires passwords and offers TLS. */
  port: number;
  /** Password of the user `postgres`. */
  password: string;
  /** Its self-signed certificate, for `localhost`. */
  certificate: string;
}

/** Another program may take a port that was free. */
const MAX_STARTS = 5;

/** Interval of readiness checks, in milliseconds. */
const POLL_INTERVAL_MS = 25;

/** Id of the user and group without privileges on Linux: PostgreSQL does not run as root. */
const UNPRIVILEGED_ID = 65534;

/** Runs a program as that user. The kernel ends it if this process dies. */
const UNPRIVILEGED = [
  'setpriv',
  `--reuid=${UNPRIVILEGED_ID}`,
  `--regid=${UNPRIVILEGED_ID}`,
  '--clear-groups',
  '--pdeathsig=QUIT',
];

/** Starts PostgreSQL with an empty cluster in a temporary folder. Resolves when it accepts connections. */
export async function startPostgres(): Promise<PostgresServer & { stop: () => Promise<void> }> {
  const [initdb] = findPrograms('postgres') ?? [];
  if (!initdb) throw new Error('PostgreSQL is not installed. Fix: npm run test:services');
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await startOnce(dirname(initdb));
    } catch (error) {
      if (attempt === MAX_STARTS) throw error;
    }
  }
}

async function startOnce(programs: string) {
  const folder = await mkdtemp(join(tmpdir(), 'vantedge-postgres-'));
  const isRoot = process.getuid?.() === 0;
  // SIGQUIT ends all processes of PostgreSQL at once and removes its shared memory.
  const { call, start, failed, stop: stopProcesses } = childProcesses('SIGQUIT');
  const stop = async () => {
    await stopProcesses();
    await rm(folder, { recursive: true, force: true });
  };
  const unprivileged = (program: string, ...parameters: string[]) =>
    [...(isRoot ? UNPRIVILEGED : []), join(programs, program), ...parameters] as [string, ...string[]];
  try {
    const [data, passwordFile] = [join(folder, 'data'), join(folder, 'password')];
    const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')];
    const password = randomUUID();
    await writeFile(passwordFile, password);
    await call('openssl', ...certificateOptions(certificate, key));
    if (isRoot) await call('chown', '-R', `${UNPRIVILEGED_ID}:${UNPRIVILEGED_ID}`, folder);
    await call(...unprivileged('initdb', ...initOptions(data, passwordFile)));
    const port = await getPort();
    start(...unprivileged('postgres', ...serverOptions({ data, folder, port, certificate, key })));
    for (;;) {
      failed.throwIfAborted();
      const isReady = call(join(programs, 'pg_isready'), '-q', '-h', folder, '-p', String(port));
      if (
        await isReady.then(
          () => true,
          () => false,
        )
      )
        break;
      await sleep(POLL_INTERVAL_MS);
    }
    return { socketFolder: folder, port, password, certificate: await readFile(certificate, 'utf8'), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

const certificateOptions = (certificate: string, key: string) => [
  ...'req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost'.split(' '),
  '-addext',
  'subjectAltName=DNS:localhost',
  '-keyout',
  key,
  '-out',
  certificate,
];

const initOptions = (data: string, passwordFile: string) => [
  ...'--username=postgres --encoding=UTF8 --locale=C --auth-local=trust --auth-host=scram-sha-256'.split(' '),
  ...'--no-sync --no-instructions'.split(' '),
  `--pgdata=${data}`,
  `--pwfile=${passwordFile}`,
];

const serverOptions = (options: ServerOptions) => [
  // Nothing needs to survive a power failure here.
  ...'--fsync=off --shared_buffers=16MB --log_min_messages=fatal --listen_addresses=127.0.0.1'.split(' '),
  // Far longer than a test, so that connections that a client leaves behind are noticed.
  '--authentication_timeout=600s',
  '--ssl=on',
  `--ssl_cert_file=${options.certificate}`,
  `--ssl_key_file=${options.key}`,
  `--port=${options.port}`,
  `--unix_socket_directories=${options.folder}`,
  '-D',
  options.data,
];

interface ServerOptions {
  data: string;
  /** Folder of the Unix socket. */
  folder: string;
  port: number;
  certificate: string;
  key: string;
}
