import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { leadsFile } from '../../apps/server/src/leads/lead-database.ts';
import { sqliteLeadStore } from '../../apps/server/src/leads/sqlite-lead-store.ts';
import { holdLock } from '../../apps/server/src/leads/testing/hold-lock.ts';
import { validContactForm } from '../../apps/server/src/leads/testing/leads-server.ts';
import { sendRequest } from '../../apps/server/src/http/testing/send-request.ts';
import { CHANNEL, PATHS, publishSample } from '../../libs/release/src/live/testing/sample-release.ts';
import { diskStore } from '../../libs/release/src/store/disk-store.ts';
import { assertInstalled } from './assert-installed.ts';
import type { Result } from './result.ts';
import { startSite } from './servers.ts';

const READERS = 8;
const READ_EVERY_MS = 5;
const LEAD_EVERY_MS = 250;
const FREE_MS = 5_000;
const LOCKED_MS = 30_000;

/** Delays of the form's script after a 503. */
const RETRY_AFTER_MS = [1_000, 2_000, 4_000];

type Phase = 'before' | 'locked' | 'after';

const byPhase = <T>(): Record<Phase, T[]> => ({ before: [], locked: [], after: [] });

/** Measures pages and leads while another process locks the lead database for 30 s. */
export async function benchLeadsLock(): Promise<Result> {
  assertInstalled(['taskset']);
  const folder = mkdtempSync(path.join(tmpdir(), 'vantedge-leads-lock-'));
  await publishSample(diskStore(folder), 'first');
  const site = await startSite(folder, ['--channel', CHANNEL, '--trust-forwarded-for']);
  try {
    return await measure(site.url, folder);
  } finally {
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measure(url: string, folder: string): Promise<Result> {
  const file = leadsFile(folder);
  let phase: Phase = 'before';
  let isOver = false;
  const pages = byPhase<number>();
  const posts = byPhase<{ status: number; milliseconds: number }>();
  const acknowledged: string[] = [];
  let refused = 0;

  async function read() {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let i = 0; ; i += 1) {
      if (isOver) break;
      const [begun, during] = [performance.now(), phase];
      const { status } = await sendRequest(url, PATHS[i % PATHS.length]!, { agent });
      if (status !== 200) throw new Error(`A page request got status ${status}.`);
      pages[during].push(performance.now() - begun);
      await pause(READ_EVERY_MS);
    }
    agent.destroy();
  }

  const { headers } = await sendRequest(url, '/api/leads/token');
  const cookie = headers['set-cookie']![0]!.split(';', 1)[0]!;
  await pause(2_100);

  async function send(number: number) {
    const message = `message ${number}`;
    const body = new URLSearchParams({
      ...validContactForm,
      email: `${number}@example.com`,
      message,
      id: randomUUID(),
    });
    for (let tries = 0; ; tries += 1) {
      const [begun, during] = [performance.now(), phase];
      const { status } = await sendRequest(url, '/api/leads', {
        method: 'POST',
        headers: {
          accept: 'application/json',
          'content-type': 'application/x-www-form-urlencoded',
          'sec-fetch-site': 'same-origin',
          'x-forwarded-for': `192.0.2.${number % 250}`,
          cookie,
        },
        body: body.toString(),
      });
      posts[during].push({ status, milliseconds: performance.now() - begun });
      if (status === 201 || status === 200) return void acknowledged.push(message);
      if (status !== 503) throw new Error(`A lead got status ${status}.`);
      if (tries === RETRY_AFTER_MS.length) return void (refused += 1);
      await pause(RETRY_AFTER_MS[tries]);
    }
  }

  const readers = Array.from({ length: READERS }, read);
  const leads: Promise<void>[] = [];
  const timer = setInterval(() => leads.push(send(leads.length)), LEAD_EVERY_MS);
  await pause(FREE_MS);
  const unlock = await holdLock(file);
  phase = 'locked';
  await pause(LOCKED_MS);
  phase = 'after';
  await unlock();
  await pause(FREE_MS);
  clearInterval(timer);
  await Promise.all(leads);
  isOver = true;
  await Promise.all(readers);

  const store = sqliteLeadStore(file);
  const stored = (await store.list()).map(({ contents }) => contents['message']!);
  await store.close();
  const unique = new Set(stored);
  const lost = acknowledged.filter((message) => !unique.has(message)).length;
  return {
    title: 'Pages while the lead database is locked',
    method: `${READERS} connections request pages; a lead is sent every ${LEAD_EVERY_MS} ms, up to four times like the form's script; another process locks the lead database for ${LOCKED_MS / 1_000} s. Times in milliseconds, measured by clients in one process on the same machine.`,
    rows: (['before', 'locked', 'after'] as const).map((name) => ({
      phase: name,
      pages: pages[name].length,
      'page p50': percentile(pages[name], 0.5),
      'page p99': percentile(pages[name], 0.99),
      'page max': percentile(pages[name], 1),
      posts: posts[name].length,
      'answered 503': posts[name].filter(({ status }) => status === 503).length,
      'post p50': percentile(
        posts[name].map(({ milliseconds }) => milliseconds),
        0.5,
      ),
      'post max': percentile(
        posts[name].map(({ milliseconds }) => milliseconds),
        1,
      ),
    })),
    metrics: [
      { name: 'page p99 while locked, ms', value: percentile(pages.locked, 0.99), target: { max: 50 } },
      { name: 'leads acknowledged but lost', value: lost, target: { max: 0 } },
      { name: 'leads stored twice', value: stored.length - unique.size, target: { max: 0 } },
      {
        name: 'leads stored but never acknowledged',
        value: stored.length - acknowledged.length,
        target: { max: 0 },
      },
    ],
    notes: [
      `${leads.length} leads: ${acknowledged.length} acknowledged, ${refused} rejected after four attempts`,
    ],
  };
}

/** The percentile of values, with one decimal; 0 if there are none. `part` is from 0 to 1. */
function percentile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return Number((sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)] ?? 0).toFixed(1));
}
