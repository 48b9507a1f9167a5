import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import getPort from 'get-port';
import { startService } from '../start-service.ts';
import { caddyConfiguration, nginxConfiguration } from './configuration.ts';

type ByProxy<T> = Record<'nginx' | 'caddy', T>;

/** Running proxies, which terminate TLS. */
export interface Proxies {
  /** Their ports on 127.0.0.1, and those for plain HTTP. */
  ports: ByProxy<number>;
  httpPorts: ByProxy<number>;
  /** Their self-signed certificate. */
  certificate: string;
  stop(): Promise<void>;
}

/** What `htpasswd -nBC 4 team` prints after `team:`. */
const HASH = '$2y$04$QmFzZTY0IG9mIGEgc2Fsd..BiKxEfrmSHcYAF4LAmoxUX.4AwrOF.';

/** Starts nginx and Caddy in front of servers, with the files of `apps/server/deploy`. Resolves when both accept connections. */
export function startProxies(upstreams: ByProxy<string>, hosts: readonly string[]): Promise<Proxies> {
  const programs = JSON.parse(process.env['TEST_PROXIES']!) as ByProxy<string> & { openssl: string };
  return startService(async ({ folder, certify, start, until }) => {
    const { certificate, key } = await certify(programs.openssl, hosts);
    const ports = { nginx: await getPort(), caddy: await getPort() };
    const httpPorts = { nginx: await getPort(), caddy: await getPort() };
    const shared = { folder, certificate, key };
    const [nginxFile, caddyFile] = [join(folder, 'nginx.conf'), join(folder, 'Caddyfile')];
    const nginx = { ...shared, port: ports.nginx, httpPort: httpPorts.nginx, upstream: upstreams.nginx };
    await writeFile(nginxFile, await nginxConfiguration(nginx));
    await writeFile(join(folder, 'previews.htpasswd'), `team:${HASH}\n`);
    const caddy = { ...shared, port: ports.caddy, httpPort: httpPorts.caddy, upstream: upstreams.caddy };
    await writeFile(caddyFile, await caddyConfiguration(caddy));
    start(programs.nginx, '-p', folder, '-c', nginxFile, '-e', 'stderr');
    // Caddy stores its last configuration there.
    const variables = [
      `XDG_CONFIG_HOME=${folder}`,
      `XDG_DATA_HOME=${folder}`,
      `PREVIEWS_PASSWORD_HASH=${HASH}`,
    ];
    start('env', ...variables, programs.caddy, 'run', '--config', caddyFile, '--adapter', 'caddyfile');
    for (const port of [...Object.values(ports), ...Object.values(httpPorts)])
      await until(() => accepts(port));
    return { ports, httpPorts, certificate: await readFile(certificate, 'utf8') };
  });
}

async function accepts(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.destroy();
  return true;
}
