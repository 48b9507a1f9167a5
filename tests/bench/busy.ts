import { type ChildProcess, spawn } from 'node:child_process';
import { startDevtoolsBrowser } from './devtools-browser.ts';
import { auditPages } from './lighthouse.ts';
import { median, spread } from './median.ts';
import type { Result } from './result.ts';
import { startComposedSite } from './sites.ts';

const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 3);
const PROCESSES = 2;
const PERFORMANCE = 95;

/** Measures Lighthouse's performance of every route, or some, while two other processes keep the machine busy. */
export async function benchBusy(pages: readonly string[]): Promise<Result> {
  const site = await startComposedSite();
  const browser = await startDevtoolsBrowser();
  const processes = Array.from({ length: PROCESSES }, startBusyProcess);
  try {
    const options = { port: browser.port, categories: ['performance'] as const };
    const visits = await auditPages(pages, site.url, options, ROUNDS);
    const audited = visits.map(([page, results]) => ({
      page,
      scores: results.map(({ scores }) => scores.performance!),
      blocked: results.map(({ timings }) => timings.blocked),
      machine: results.map(({ machine }) => machine),
    }));
    return {
      title: 'Lighthouse on a busy machine',
      method: `Mobile preset while ${PROCESSES} processes compute without a pause, medians of ${ROUNDS} interleaved rounds (min–max).`,
      rows: audited.map(({ page, scores, blocked, machine }) => ({
        page,
        performance: spread(scores),
        'TBT, ms': spread(blocked),
        machine: spread(machine),
      })),
      metrics: audited.map(({ page, scores }) => ({
        name: `${page} performance`,
        value: median(scores),
        target: { min: PERFORMANCE },
      })),
    };
  } finally {
    for (const process of processes) process.kill();
    await browser.close();
    await site.close();
  }
}

const startBusyProcess = (): ChildProcess =>
  spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' });
