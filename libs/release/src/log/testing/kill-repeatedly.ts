import { setTimeout as wait } from 'node:timers/promises';
import type { LineProcess } from './line-process.ts';

interface Options<T> {
  /** Starts process number `i`. */
  start: (i: number) => Promise<LineProcess<T>>;
  kills: number;
  random: () => number;
  /** Duration of the work between two reports, in milliseconds, as far as known. */
  typicalMs: () => number;
  /** Called with the reports of each killed process. */
  afterKill: (reports: T[], i: number) => Promise<void>;
}

/** Starts processes one after another, and kills each after up to three reports, at a random point of what it does then. */
export async function killRepeatedly<T>({ start, kills, random, typicalMs, afterKill }: Options<T>) {
  let next = start(0);
  for (let i = 0; i < kills; i += 1) {
    const running = await next;
    // Starting a process takes much longer than killing one, so the next one starts in the meantime and waits.
    if (i + 1 < kills) next = start(i + 1);
    let left = Math.floor(random() * 4);
    const delay = random() * 1.5 * typicalMs();
    const enough = new Promise<void>((resolve) => {
      if (left === 0) resolve();
      running.onReport(() => (left -= 1) === 0 && resolve());
    });
    running.begin();
    await Promise.race([enough, running.ended]);
    await wait(delay);
    running.kill();
    await afterKill(await running.ended, i);
  }
}
