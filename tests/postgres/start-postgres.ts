import { randomUUID } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findPrograms } from '../../tools/workspace/install.mjs';
import getPort from 'get-port';
import { startService } from '../start-service.ts';

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

/**
 * Starts PostgreSQL with an empty cluster in a temporary folder. Resolves, when it accepts connections, to the folder of its Unix socket,
 * which the user `postgres` reaches without a password, and its port on 127.0.0.1, where it requires the password and offers TLS with
 * a self-signed certificate for `localhost`.
 */
export async function startPostgres() {
  const [initdb, isReady, postgres, openssl] = findPrograms('postgres') ?? [];
  if (!initdb || !isReady || !postgres || !openssl)
    throw new Error('PostgreSQL is not installed. Fix: npm run test:services');
  const isRoot = process.getuid?.() === 0;
  const unprivileged = (program: string, ...parameters: string[]) =>
    [...(isRoot ? UNPRIVILEGED : []), program, ...parameters] as [string, ...string[]];
  return startService(async ({ folder, call, certify, start, until }) => {
    const [data, passwordFile] = [join(folder, 'data'), join(folder, 'password')];
    const password = randomUUID();
    await writeFile(passwordFile, password);
    const { certificate, key } = await certify(openssl, ['localhost']);
    if (isRoot) await call('chown', '-R', `${UNPRIVILEGED_ID}:${UNPRIVILEGED_ID}`, folder);
    await call(...unprivileged(initdb, ...initOptions(data, passwordFile)));
    const port = await getPort();
    const options = [`--ssl_cert_file=${certificate}`, `--ssl_key_file=${key}`, `--port=${port}`];
    const folders = [`--unix_socket_directories=${folder}`, '-D', data];
    start(...unprivileged(postgres, ...SERVER_OPTIONS, ...options, ...folders));
    await until(() => call(isReady, '-q', '-h', folder, '-p', String(port)).then(() => true));
    return { socketFolder: folder, port, password, certificate: await readFile(certificate, 'utf8') };
    // SIGQUIT ends all processes of PostgreSQL at once and removes its shared memory.
  }, 'SIGQUIT');
}

const initOptions = (data: string, passwordFile: string) => [
  ...'--username=postgres --encoding=UTF8 --locale=C --auth-local=trust --auth-host=scram-sha-256'.split(' '),
  ...'--no-sync --no-instructions'.split(' '),
  `--pgdata=${data}`,
  `--pwfile=${passwordFile}`,
];

const SERVER_OPTIONS = [
  // Nothing needs to survive a power failure here.
  ...'--fsync=off --shared_buffers=16MB --log_min_messages=fatal --listen_addresses=127.0.0.1'.split(' '),
  // Far longer than a test, so that connections that a client leaves behind are noticed.
  '--authentication_timeout=600s',
  '--ssl=on',
];
