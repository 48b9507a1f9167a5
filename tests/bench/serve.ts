import { execFile, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import getPort from 'get-port';
import { diskStore } from '@vantedge/store';
import { publishSections } from '../../tools/site/src/publish/push-sections.ts';
import { SECTIONS } from '../../tools/workspace/sections.cjs';
import { DIST } from '../monolith/build-monolith.ts';
import { type Result, spread } from './result.ts';
import { type PinnedServer, startPinned, startSite } from './servers.ts';

const PAGE = '/solutions/ukg';
const ROUNDS = 15;
const ROUND_SECONDS = 2;
const CONNECTIONS = 32;

/**
 * Compares our server with nginx: the same precompressed page and headers, over keep-alive connections.
 */
export async function benchServe(): Promise<Result> {
  assertInstalled(['nginx', 'wrk', 'taskset']);
  const folder = mkdtempSync(path.join(tmpdir(), 'vantedge-serve-'));
  // nginx reads it as a different user.
  chmodSync(folder, 0o755);
  const running: PinnedServer[] = [];
  try {
    const store = path.join(folder, 'store');
    await publishSections({ store: diskStore(store), channel: 'production', sections: SECTIONS, dist: DIST });
    const ours = await startSite(store);
    running.push(ours);
    const page = await fetchGzip(ours.url + PAGE);
    const nginx = await startNginx(folder, page);
    running.push(nginx);
    const copy = await fetchGzip(nginx.url + PAGE);
    if (!copy.body.equals(page.body)) throw new Error('nginx and the site send different bytes');
    return await compare({ ours, nginx });
  } finally {
    await Promise.all(running.map(({ stop }) => stop()));
    rmSync(folder, { recursive: true, force: true });
  }
}

async function compare(servers: Record<'ours' | 'nginx', PinnedServer>): Promise<Result> {
  const rounds: { ours: Load; nginx: Load }[] = [];
  // Warms up the JIT compiler.
  await load(servers.ours);
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.push({
      ours: await load(servers.ours),
      nginx: await load(servers.nginx),
    });
  }
  const of = (server: keyof typeof servers) => rounds.map((round) => round[server]);
  const row = (server: string, loads: Load[]) => ({
    server,
    'requests per second': spread(loads.map(({ perSecond }) => perSecond)),
    'per second of CPU time': spread(loads.map(({ perCpuSecond }) => perCpuSecond)),
    'against nginx': (best(loads) / best(of('nginx'))).toFixed(3),
  });
  const best = (loads: Load[]) => Math.max(...loads.map(({ perCpuSecond }) => perCpuSecond));
  return {
    title: 'Serving one page',
    method: `${PAGE}, gzip; server on core 0, wrk with ${CONNECTIONS} connections on core 1; medians of ${ROUNDS} interleaved rounds of ${ROUND_SECONDS} s (min–max). Other processes can only slow a round down, so the best rounds are compared.`,
    rows: [row('server start', of('ours')), row(nginxVersion(), of('nginx'))],
    metrics: [
      {
        name: 'requests per second of a core against nginx',
        value: best(of('ours')) / best(of('nginx')),
        target: { min: 0.45 },
      },
    ],
  };
}

/** Throughput of a server in one round. */
interface Load {
  perSecond: number;
  perCpuSecond: number;
}

/** Runs one round. A response other than 2xx or 3xx, or a socket error, ends the benchmark. */
async function load({ url, cpuSeconds }: PinnedServer): Promise<Load> {
  const before = cpuSeconds();
  const wrk = [
    'wrk',
    '-t',
    '1',
    '-c',
    String(CONNECTIONS),
    '-d',
    `${ROUND_SECONDS}s`,
    '-H',
    'Accept-Encoding: gzip',
  ];
  const { stdout } = await promisify(execFile)('taskset', ['-c', '1', ...wrk, url + PAGE]);
  const failed = /Non-2xx.*|Socket errors.*/.exec(stdout);
  if (failed) throw new Error(`${url}: ${failed[0]}`);
  const [, requests, seconds] = /(\d+) requests in ([\d.]+)s/.exec(stdout)!.map(Number) as [
    number,
    number,
    number,
  ];
  return { perSecond: requests / seconds, perCpuSecond: requests / (cpuSeconds() - before) };
}

/** A response as received, still compressed. */
interface Answer {
  headers: IncomingMessage['headers'];
  body: Buffer;
}

/** Requests a URL with gzip; throws if the response is not gzip. */
async function fetchGzip(url: string): Promise<Answer> {
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

/** Starts nginx with one worker, serving one response with the same bytes and headers as the site. */
async function startNginx(folder: string, { headers, body }: Answer): Promise<PinnedServer> {
  const root = path.join(folder, 'root');
  mkdirSync(path.join(root, path.dirname(PAGE)), { recursive: true });
  // `gzip_static always` sends the .gz file even if the requested file does not exist.
  writeFileSync(path.join(root, `${PAGE}.gz`), body);
  const port = await getPort();
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(file, configuration({ folder, root, port, headers }));
  return startPinned(port, 'nginx', ['-p', folder, '-c', file, '-e', path.join(folder, 'error.log')]);
}

/** Such as `nginx/1.22.1`. */
const nginxVersion = () =>
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

/** Throws an error with the install command if a program is not installed. */
function assertInstalled(names: readonly string[]) {
  const missing = names.filter((name) => spawnSync(name, ['-v'], { stdio: 'ignore' }).error);
  if (!missing.length) return;
  const packages = missing.map((name) => (name === 'taskset' ? 'util-linux' : name)).join(' ');
  throw new Error(`This benchmark needs ${missing.join(' and ')}. On Debian: apt-get install ${packages}`);
}
