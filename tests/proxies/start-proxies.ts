import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import getPort from 'get-port';
import { startService } from '../start-service.ts';
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

/** What `caddy hash-password` prints for the password `preview`, at the lowest cost. */
const HASH = 'JDJiJDA0JHdNYkNsTHJ5QlUvWExxbjNyRHA5SGV3cjdUOWovbEVFUjEzWUU5OEJqUVNPU3ZXdTI2bTd1';

/** Starts nginx and Caddy with the files of `apps/server/deploy`. Resolves when both accept connections. */
export function startProxies(upstreams: Upstreams, hosts: readonly string[]): Promise<Proxies> {
  const programs = JSON.parse(process.env['TEST_PROXIES']!) as Programs;
  return startService(async ({ folder, certify, start, until }) => {
    const { certificate, key } = await certify(programs.openssl, hosts);
    const httpPort = await getPort();
    const ports = { nginx: await getPort(), caddy: await getPort() };
    const shared = { folder, certificate, key };
    const [nginxFile, caddyFile] = [join(folder, 'nginx.conf'), join(folder, 'Caddyfile')];
    await mkdir(join(folder, 'temporary'));
    const nginx = { ...shared, port: ports.nginx, httpPort, upstream: upstreams.nginx };
    await writeFile(nginxFile, await nginxConfiguration(nginx));
    await writeFile(join(folder, 'previews.htpasswd'), 'team:{PLAIN}preview\n');
    const caddy = { ...shared, port: ports.caddy, upstream: upstreams.caddy };
    await writeFile(caddyFile, await caddyConfiguration(caddy));
    start(programs.nginx, '-p', folder, '-c', nginxFile, '-e', 'stderr');
    // Caddy stores its last configuration there.
    const variables = [
      `XDG_CONFIG_HOME=${folder}`,
      `XDG_DATA_HOME=${folder}`,
      `PREVIEWS_PASSWORD_HASH=${HASH}`,
    ];
    start('env', ...variables, programs.caddy, 'run', '--config', caddyFile, '--adapter', 'caddyfile');
    for (const port of Object.values(ports)) await until(() => accepts(port));
    return { ports, httpPort, certificate: await readFile(certificate, 'utf8') };
  });
}

async function accepts(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.destroy();
  return true;
}
