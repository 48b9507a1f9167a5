import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import getPort from 'get-port';
import { childProcesses } from '../s3/child-processes.ts';
import { caddyConfiguration, nginxConfiguration } from './configuration.ts';

/** URLs of the servers that the proxies forward to. */
export interface Upstreams {
  nginx: string;
  caddy: string;
}

/** Running proxies, which terminate TLS. */
export interface Proxies {
  /** Port of each proxy on 127.0.0.1. */
  ports: Record<keyof Upstreams, number>;
  /** Port of nginx for plain HTTP. */
  httpPort: number;
  /** Their self-signed certificate. */
  certificate: string;
  stop(): Promise<void>;
}

/** Paths of programs, which Jest's global setup finds. */
interface Programs {
  nginx: string;
  caddy: string;
  openssl: string;
}

/** Another program may take a port that was free. */
const MAX_STARTS = 5;

/** Interval of readiness checks, in milliseconds. */
const POLL_INTERVAL_MS = 10;

/** Starts nginx and Caddy with the files of `apps/server/deploy`. Resolves when both accept connections. */
export async function startProxies(upstreams: Upstreams, hosts: readonly string[]): Promise<Proxies> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await startOnce(upstreams, hosts);
    } catch (error) {
      if (attempt === MAX_STARTS) throw error;
    }
  }
}

async function startOnce(upstreams: Upstreams, hosts: readonly string[]): Promise<Proxies> {
  const programs = JSON.parse(process.env['TEST_PROXIES']!) as Programs;
  const folder = await mkdtemp(join(tmpdir(), 'vantedge-proxies-'));
  const { call, start, failed, stop: stopProcesses } = childProcesses();
  const stop = async () => {
    await stopProcesses();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')];
    await call(programs.openssl, ...certificateOptions(certificate, key, hosts));
    const httpPort = await getPort();
    const ports = { nginx: await getPort(), caddy: await getPort() };
    const shared = { folder, certificate, key };
    const [nginxFile, caddyFile] = [join(folder, 'nginx.conf'), join(folder, 'Caddyfile')];
    await mkdir(join(folder, 'temporary'));
    await writeFile(
      nginxFile,
      await nginxConfiguration({
        ...shared,
        port: ports.nginx,
        httpPort,
        upstream: upstreams.nginx,
      }),
    );
    await writeFile(
      caddyFile,
      await caddyConfiguration({ ...shared, port: ports.caddy, upstream: upstreams.caddy }),
    );
    start(programs.nginx, '-p', folder, '-c', nginxFile, '-e', 'stderr');
    // Caddy stores its last configuration there.
    const folders = [`XDG_CONFIG_HOME=${folder}`, `XDG_DATA_HOME=${folder}`];
    start('env', ...folders, programs.caddy, 'run', '--config', caddyFile, '--adapter', 'caddyfile');
    for (const port of Object.values(ports)) await untilAccepting(port, failed);
    return { ports, httpPort, certificate: await readFile(certificate, 'utf8'), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function untilAccepting(port: number, failed: AbortSignal) {
  for (;;) {
    failed.throwIfAborted();
    const isAccepting = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false));
      socket.on('connect', () => socket.destroy());
    });
    if (isAccepting) return;
    await sleep(POLL_INTERVAL_MS);
  }
}

const certificateOptions = (certificate: string, key: string, hosts: readonly string[]) => [
  ...'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=test'.split(' '),
  '-addext',
  `subjectAltName=${hosts.map((host) => `DNS:${host}`).join(',')}`,
  '-keyout',
  key,
  '-out',
  certificate,
];
