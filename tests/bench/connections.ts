import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { publishSections } from '../../tools/site/src/publish/publish-sections.ts';
import { sendRequest } from '../../apps/server/src/http/testing/send-request.ts';
import { diskStore } from '../../libs/release/src/store/disk-store.ts';
import { SECTIONS } from '../../tools/workspace/sections.cjs';
import { DIST } from '../monolith/build-monolith.ts';
import { assertInstalled } from './assert-installed.ts';
import type { Result } from './result.ts';
import { startSite } from './servers.ts';

const PAGE = '/solutions/ukg';
const DESCRIPTORS = 1_024;
const FLOOD_CONNECTIONS = 1_200;
const FLOOD_KINDS = ['one request', 'nothing', 'incomplete headers', 'incomplete body'];
const GOOD_REQUESTS = 1_000;
const MAX_P99_MS = 50;

/** Measures requests of visitors while another client keeps more connections open than the server has descriptors. */
export async function benchConnections(): Promise<Result> {
  assertInstalled(['taskset']);
  const folder = mkdtempSync(path.join(tmpdir(), 'vantedge-connections-'));
  const store = path.join(folder, 'store');
  try {
    await publishSections({ store: diskStore(store), channel: 'production', sections: SECTIONS, dist: DIST });
    const site = await startSite(store, [], DESCRIPTORS);
    try {
      const measured = new Map([['none', await goodRequests(site.url)]]);
      for (const kind of FLOOD_KINDS) measured.set(kind, await duringFlood(site.url, kind));
      return result(measured);
    } finally {
      await site.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Measures while another process floods the server. */
async function duringFlood(url: string, kind: string): Promise<GoodRequests> {
  const { port } = new URL(url);
  const command = ['--import', 'tsx', 'tests/bench/flood.ts', port, kind, String(FLOOD_CONNECTIONS)];
  const flood = spawn('taskset', ['-c', '1', process.execPath, ...command], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    await once(flood.stdout, 'data');
    return await goodRequests(url);
  } finally {
    flood.kill('SIGKILL');
  }
}

/** Results of sequential requests, each on its own connection. */
interface GoodRequests {
  answered: number;
  /** From connecting to the complete response, in milliseconds, ascending. */
  times: number[];
}

async function goodRequests(url: string): Promise<GoodRequests> {
  const times: number[] = [];
  let answered = 0;
  for (let i = 0; i < GOOD_REQUESTS; i += 1) {
    const start = performance.now();
    const status = await sendRequest(url, PAGE).then(
      (answer) => answer.status,
      () => 0,
    );
    times.push(performance.now() - start);
    if (status === 200) answered += 1;
  }
  return { answered, times: times.sort((one, other) => one - other) };
}

function result(measured: ReadonlyMap<string, GoodRequests>): Result {
  const at = ({ times }: GoodRequests, share: number) => times[Math.floor((times.length - 1) * share)]!;
  return {
    title: 'Visitors during a flood of connections',
    method: `${PAGE}, ${GOOD_REQUESTS} requests in sequence, each on its own connection. The server may open ${DESCRIPTORS} files. A process on core 1 keeps ${FLOOD_CONNECTIONS} connections open, sends on each what the row says, and reopens each 1 ms after it was closed.`,
    rows: [...measured].map(([flood, requests]) => ({
      flood,
      answered: requests.answered,
      'p50 (ms)': at(requests, 0.5).toFixed(1),
      'p99 (ms)': at(requests, 0.99).toFixed(1),
      'max (ms)': at(requests, 1).toFixed(1),
    })),
    metrics: FLOOD_KINDS.flatMap((kind) => {
      const requests = measured.get(kind)!;
      return [
        {
          name: `${kind}: unanswered requests`,
          value: GOOD_REQUESTS - requests.answered,
          target: { max: 0 },
        },
        { name: `${kind}: p99 in ms`, value: at(requests, 0.99), target: { max: MAX_P99_MS } },
      ];
    }),
  };
}
