import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import getPort from 'get-port';

/** A server in its own process, pinned to core 0. */
export interface PinnedServer {
  url: string;
  /** CPU time used so far, in seconds. */
  cpuSeconds(): number;
  stop(): Promise<void>;
}

/** Starts `server start` for a store, with optional arguments and an optional limit of open files. */
export async function startSite(
  store: string,
  options: readonly string[] = [],
  descriptors?: number,
): Promise<PinnedServer> {
  const port = await getPort();
  const command = [
    '--import',
    'tsx',
    'apps/server/src/main.ts',
    'start',
    '--store',
    store,
    '--port',
    String(port),
    ...options,
  ];
  if (descriptors === undefined) return startPinned(port, process.execPath, command);
  const limited = ['-c', `ulimit -n ${descriptors} && exec "$@"`, 'sh', process.execPath, ...command];
  return startPinned(port, 'sh', limited);
}

/** A response as received, still compressed. */
interface Answer {
  headers: IncomingMessage['headers'];
  body: Buffer;
}

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

/** Requests a URL with gzip; throws if the response is not gzip. */
export async function fetchGzip(url: string): Promise<Answer> {
  const request = get(url, { headers: { 'Accept-Encoding': 'gzip' }, agent: false });
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  const coding = answer.headers['content-encoding'];
  if (answer.statusCode !== 200 || coding !== 'gzip') {
    throw new Error(`${url}: status ${answer.statusCode}, ${coding ?? 'not compressed'}`);
  }
  return { headers: answer.headers, body: Buffer.concat(chunks) };
}

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

async function startPinned(port: number, program: string, parameters: string[]): Promise<PinnedServer> {
  const child = spawn('taskset', ['-c', '0', program, ...parameters], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  const ended = once(child, 'exit');
  await waitUntilUp(child, url);
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return { url, cpuSeconds: () => cpuSeconds(child.pid!), stop };
}

/** CPU time from `/proc`, in ticks of 10 ms. The program name, in parentheses, may contain spaces. */
function cpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

async function waitUntilUp(child: ChildProcess, url: string) {
  for (;;) {
    if (child.exitCode !== null)
      throw new Error(`${child.spawnargs.join(' ')} exited with code ${child.exitCode}`);
    if (
      await fetch(url).then(
        () => true,
        () => false,
      )
    )
      return;
    await pause(100);
  }
}
