import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const DEPLOY = join(import.meta.dirname, '../../apps/server/deploy');

/** What a test replaces in the files that operators copy. */
interface Replacements {
  /** Temporary folder for everything that a proxy writes. */
  folder: string;
  port: number;
  /** Port for plain HTTP. */
  httpPort: number;
  /** URL of the server behind the proxy. */
  upstream: string;
  /** PEM files. */
  certificate: string;
  key: string;
}

/** A configuration of nginx around the contents of its `http` block, for one process that writes only into its prefix. */
export const aroundHttp = (http: string) => `daemon off; master_process off;
pid nginx.pid;
error_log stderr crit;
events { worker_connections 256; }
http {
access_log off;
${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${name};`).join('\n')}
# As in Debian's nginx.conf.
sendfile on; tcp_nopush on; gzip on; include /etc/nginx/mime.types; default_type application/octet-stream;
${http}
}
`;

/** The main configuration of nginx, with the defaults of Debian's, and `deploy/nginx.conf` in it. */
export const nginxConfiguration = async (options: Replacements): Promise<string> =>
  aroundHttp(
    replaceAll(await readFile(join(DEPLOY, 'nginx.conf'), 'utf8'), [
      ['listen 80', `listen 127.0.0.1:${options.httpPort}`],
      ['listen 443 ssl', `listen 127.0.0.1:${options.port} ssl`],
      ['/etc/nginx/previews.htpasswd', join(options.folder, 'previews.htpasswd')],
      ...shared(options),
    ]),
  );

/** `deploy/Caddyfile`, without other ports. */
export async function caddyConfiguration(options: Replacements): Promise<string> {
  const { port, httpPort } = options;
  return replaceAll(await readFile(join(DEPLOY, 'Caddyfile'), 'utf8'), [
    // Its global options are written once.
    ['{\n\t# Caddy', `{\n\tadmin off\n\tlog {\n\t\tlevel ERROR\n\t}\n\t# Caddy`],
    [
      'http://www.vantedge.example.com, http://*.preview.www.vantedge.example.com {',
      `http://www.vantedge.example.com:${httpPort}, http://*.preview.www.vantedge.example.com:${httpPort} {\n\tbind 127.0.0.1`,
    ],
    ['http:// {', `http://:${httpPort} {\n\tbind 127.0.0.1`],
    [
      '\nwww.vantedge.example.com, *.preview.www.vantedge.example.com {',
      `\nhttps://www.vantedge.example.com:${port}, https://*.preview.www.vantedge.example.com:${port} {\n\tbind 127.0.0.1`,
    ],
    ...shared(options),
  ]);
}

const shared = ({ upstream, certificate, key }: Replacements): [string, string][] => [
  ['127.0.0.1:4200', new URL(upstream).host],
  ['/etc/ssl/vantedge.pem', certificate],
  ['/etc/ssl/vantedge.key', key],
];

/** Replaces texts, each of which must occur. */
function replaceAll(text: string, replacements: readonly [string, string][]): string {
  return replacements.reduce((replaced, [from, to]) => {
    if (!replaced.includes(from)) throw new Error(`'${from}' must occur in the file`);
    return replaced.replaceAll(from, () => to);
  }, text);
}
