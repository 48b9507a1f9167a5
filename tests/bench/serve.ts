import { execFile } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { publishSections } from '../../tools/site/src/publish/publish-sections.ts';
import { diskStore } from '../../libs/release/src/store/disk-store.ts';
import { DIST } from '../monolith/build-monolith.ts';
import { spread } from './median.ts';
import { assertInstalled } from './assert-installed.ts';
import type { Result } from './result.ts';
import { nginxVersion, startNginx } from './nginx.ts';
import { fetchGzip, type PinnedServer, startPlainNode, startSite } from './servers.ts';
import { SECTIONS } from '../../tools/workspace/sections.cjs';

const PAGE = '/solutions/ukg';
const ROUNDS = 15;
const ROUND_SECONDS = 2;
const CONNECTIONS = 32;

/**
 * Compares our server with nginx, and with plain node:http, whose share of nginx depends on the machine: the same
 * precompressed page and headers, over keep-alive connections.
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
    const nginx = await startNginx(folder, PAGE, page);
    running.push(nginx);
    const node = await startPlainNode(folder, page);
    running.push(node);
    for (const { url } of [nginx, node]) {
      const copy = await fetchGzip(url + PAGE);
      if (!copy.body.equals(page.body)) throw new Error(`${url} and the site send different bytes`);
    }
    return await compare({ ours, nginx, node });
  } finally {
    await Promise.all(running.map(({ stop }) => stop()));
    rmSync(folder, { recursive: true, force: true });
  }
}

async function compare(servers: Record<'ours' | 'nginx' | 'node', PinnedServer>): Promise<Result> {
  const rounds: { ours: Load; nginx: Load; node: Load }[] = [];
  // Warms up the JIT compiler.
  await load(servers.ours);
  await load(servers.node);
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.push({
      ours: await load(servers.ours),
      nginx: await load(servers.nginx),
      node: await load(servers.node),
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
    rows: [
      row('server start', of('ours')),
      row('plain node:http', of('node')),
      row(nginxVersion(), of('nginx')),
    ],
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
