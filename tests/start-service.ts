import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Starting can fail: another program may take a port that was free, and Ceph's daemons race with each other. */
const MAX_STARTS = 5;

/** Interval of readiness checks, in milliseconds. */
const POLL_INTERVAL_MS = 25;

/**
 * Starts a service, again if it fails at first. Resolves to what `launch` returns and a function that ends its processes by a
 * signal and removes its folder. The kernel kills them if this process dies, however it dies.
 */
export async function startService<T extends object>(
  launch: (service: ReturnType<typeof processesIn>) => Promise<T>,
  signal: NodeJS.Signals = 'SIGKILL',
): Promise<T & { stop: () => Promise<void> }> {
  for (let attempt = 1; ; attempt += 1) {
    const service = processesIn(await mkdtemp(join(tmpdir(), 'vantedge-service-')));
    const stop = () => service.stop(signal);
    try {
      return { ...(await launch(service)), stop };
    } catch (error) {
      await stop();
      if (attempt === MAX_STARTS) throw error;
    }
  }
}

/** Programs of a service with a temporary folder. */
function processesIn(folder: string) {
  const children = new Set<ChildProcess>();
  const failure = new AbortController();
  const failed = new Promise<never>((_, reject) => {
    failure.signal.addEventListener('abort', () => reject(failure.signal.reason));
  });
  failed.catch(() => undefined);
  const launch = (program: string, parameters: string[]) => {
    const child = spawn('setpriv', ['--pdeathsig', 'KILL', program, ...parameters], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    children.add(child);
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text) => (output = `${output}${String(text)}`.slice(-4000)));
    return once(child, 'close').then(([code]) => {
      children.delete(child);
      return { code: code as number | null, error: new Error(`${program} ended with ${code}: ${output}`) };
    });
  };
  const call = async (program: string, ...parameters: string[]) => {
    const ended = await Promise.race([launch(program, parameters), failed]);
    if (ended.code !== 0) throw ended.error;
  };
  return {
    folder,
    /** Runs a program to its end. Rejects with its output if it fails, or if a daemon ends first. */
    call,
    /** Writes a self-signed certificate for some hosts, and its key; resolves to their files. */
    async certify(openssl: string, hosts: readonly string[]) {
      const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')];
      const names = `subjectAltName=${hosts.map((host) => `DNS:${host}`).join(',')}`;
      const request = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2'.split(' ');
      const details = ['-subj', '/CN=localhost', '-addext', names, '-keyout', key, '-out', certificate];
      await call(openssl, ...request, ...details);
      return { certificate, key };
    },
    /** Starts a program that runs until the service is stopped. */
    start(program: string, ...parameters: string[]) {
      const fail = (error: unknown) => failure.abort(error);
      launch(program, parameters).then(({ error }) => fail(error), fail);
    },
    /** Resolves once a check resolves to true. Rejects if a daemon ends first. */
    async until(check: () => Promise<boolean>) {
      while (!(await check().catch(() => false))) {
        failure.signal.throwIfAborted();
        await sleep(POLL_INTERVAL_MS);
      }
    },
    async stop(signal: NodeJS.Signals) {
      await Promise.all(
        [...children].map(async (child) => {
          const closed = once(child, 'close');
          child.kill(signal);
          await closed;
        }),
      );
      await rm(folder, { recursive: true, force: true });
    },
  };
}
