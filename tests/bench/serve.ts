import { execFile, execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import getPort from 'get-port';
import { type Site, startProgram, withSites } from './checkouts.ts';
import { aroundHttp } from '../proxies/configuration.ts';
import { type Bench, inRounds, marked, ROUNDS, spread } from './result.ts';

const PAGE = '/solutions/ukg';
const ROUND_SECONDS = 2;
const CONNECTIONS = 32;

/** Smallest throughput of a second of CPU time against nginx. */
const MIN_RATIO = 0.45;

/** Compares the servers with nginx: the same compressed page and headers, over keep-alive connections. Needs nginx, wrk and taskset. */
export const benchServe: Bench = ({ checkouts }) =>
  withSites(checkouts, async (sites) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'vantedge-serve-'));
    // nginx reads it as a different user.
    chmodSync(folder, 0o755);
    const nginx = await startNginx(folder, await fetchGzip(sites[0]!.url + PAGE));
    try {
      const servers = [...sites, nginx];
      for (const { pid } of servers) execFileSync('taskset', ['--all-tasks', '-pc', '0', String(pid)]);
      // Warms up the JIT compiler.
      for (const server of servers) await load(server);
      const loads = await inRounds(servers, load);
      const best = (of: Load[]) => Math.max(...of.map(({ perCpuSecond }) => perCpuSecond));
      const ratioOf = (of: Load[]) => best(of) / best(loads.at(-1)![1]);
      return {
        title: 'Serving one page',
        method: `${PAGE}, gzip; server on core 0, wrk with ${CONNECTIONS} connections on core 1; medians of ${ROUNDS} interleaved rounds of ${ROUND_SECONDS} s (min–max). Other processes can only slow a round down, so the best rounds are compared.`,
        rows: loads.map(([{ name }, of]) => ({
          server: name,
          'requests per second': spread(of.map(({ perSecond }) => perSecond)),
          'per second of CPU time': spread(of.map(({ perCpuSecond }) => perCpuSecond)),
          'against nginx': marked(ratioOf(of).toFixed(3), ratioOf(of), { min: MIN_RATIO }),
        })),
      };
    } finally {
      await nginx.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  });

/** Throughput of a server in one round. */
interface Load {
  perSecond: number;
  perCpuSecond: number;
}

type Server = Pick<Site, 'name' | 'url' | 'pid' | 'stop'>;

/** Runs one round. A response other than 2xx or 3xx, or a socket error, ends the benchmark. */
async function load({ url, pid }: Server): Promise<Load> {
  const before = cpuSeconds(pid);
  const options = [
    '-t',
    '1',
    '-c',
    `${CONNECTIONS}`,
    '-d',
    `${ROUND_SECONDS}s`,
    '-H',
    'Accept-Encoding: gzip',
  ];
  const { stdout } = await promisify(execFile)('taskset', ['-c', '1', 'wrk', ...options, url + PAGE]);
  const failed = /Non-2xx.*|Socket errors.*/.exec(stdout);
  if (failed) throw new Error(`${url}: ${failed[0]}`);
  const [requests, seconds] = /(\d+) requests in ([\d.]+)s/.exec(stdout)!.slice(1).map(Number);
  return { perSecond: requests! / seconds!, perCpuSecond: requests! / (cpuSeconds(pid) - before) };
}

/** CPU time from `/proc`, in ticks of 10 ms. The program name, in parentheses, may contain spaces. */
function cpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** Requests a URL with gzip; resolves to the response as received. */
async function fetchGzip(url: string) {
  const request = get(url, { headers: { 'Accept-Encoding': 'gzip' }, agent: false });
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  return { headers: answer.headers, body: await buffer(answer) };
}

/** Starts nginx with one process, serving one response with the same bytes and headers as the site. */
async function startNginx(folder: string, page: Awaited<ReturnType<typeof fetchGzip>>): Promise<Server> {
  mkdirSync(path.join(folder, path.dirname(PAGE)), { recursive: true });
  // `gzip_static always` sends the .gz file even if the requested file does not exist.
  writeFileSync(path.join(folder, `${PAGE}.gz`), page.body);
  const port = await getPort();
  writeFileSync(path.join(folder, 'nginx.conf'), configuration(folder, port, page.headers));
  const options = ['-p', folder, '-c', 'nginx.conf', '-e', 'error.log'];
  const nginx = { name: 'nginx', ...(await startProgram(folder, port, 'nginx', options)) };
  const { headers, body } = await fetchGzip(nginx.url + PAGE);
  if (headers['content-encoding'] !== 'gzip' || !body.equals(page.body))
    throw new Error('nginx and the site send different bytes');
  return nginx;
}

/** Headers that nginx sets itself. */
const NGINX_HEADERS = /^(connection|content-encoding|content-length|content-type|date|etag|keep-alive|vary)$/;

function configuration(folder: string, port: number, headers: IncomingMessage['headers']) {
  const added = Object.entries(headers).filter(([name]) => !NGINX_HEADERS.test(name));
  return aroundHttp(`open_file_cache max=100;
server {
  listen 127.0.0.1:${port};
  root ${folder};
  default_type "text/html; charset=utf-8";
  gzip_static always;
  gzip_vary on;
${added.map(([name, value]) => `  add_header ${name} "${String(value).replaceAll('"', '\\"')}";`).join('\n')}
}`);
}
