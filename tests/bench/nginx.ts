import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import getPort from 'get-port';
import { type Answer, type PinnedServer, startPinned } from './servers.ts';

/** Starts nginx with one worker, serving one response with the same bytes and headers as the site. */
export async function startNginx(
  folder: string,
  pathname: string,
  { headers, body }: Answer,
): Promise<PinnedServer> {
  const root = path.join(folder, 'root');
  mkdirSync(path.join(root, path.dirname(pathname)), { recursive: true });
  // `gzip_static always` sends the .gz file even if the requested file does not exist.
  writeFileSync(path.join(root, `${pathname}.gz`), body);
  const port = await getPort();
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(file, configuration({ folder, root, port, headers }));
  return startPinned(port, 'nginx', ['-p', folder, '-c', file, '-e', path.join(folder, 'error.log')]);
}

/** Such as `nginx/1.22.1`. */
export const nginxVersion = () =>
  spawnSync('nginx', ['-v'], { encoding: 'utf8' }).stderr.trim().replace('nginx version: ', '');

/** Headers that nginx sets itself. */
const NGINX_HEADERS = /^(connection|content-encoding|content-length|content-type|date|etag|keep-alive|vary)$/;

function configuration(site: {
  folder: string;
  root: string;
  port: number;
  headers: IncomingMessage['headers'];
}) {
  const added = Object.entries(site.headers).filter(([name]) => !NGINX_HEADERS.test(name));
  return `daemon off;
master_process off;
pid ${site.folder}/nginx.pid;
events { worker_connections 512; }
http {
  access_log off;
  default_type "text/html; charset=utf-8";
  sendfile on;
  tcp_nopush on;
  open_file_cache max=100;
  client_body_temp_path ${site.folder}/body;
  proxy_temp_path ${site.folder}/proxy;
  fastcgi_temp_path ${site.folder}/fastcgi;
  uwsgi_temp_path ${site.folder}/uwsgi;
  scgi_temp_path ${site.folder}/scgi;
  server {
    listen 127.0.0.1:${site.port};
    root ${site.root};
    gzip_static always;
    gzip_vary on;
${added.map(([name, value]) => `    add_header ${name} "${String(value).replaceAll('"', '\\"')}";`).join('\n')}
  }
}
`;
}
