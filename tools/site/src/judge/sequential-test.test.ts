import { seededRandom } from '@vantedge/release/testing';
import { type Counts, SequentialTest } from './sequential-test.ts';

/** Views between two looks: a busy site's in some seconds, of which a tenth get the canary. */
const LIVE = 90;
const CANARY = 10;

interface Rates {
  failed: number;
  slow: number;
}

/** Canary views until either test stops the canary; undefined if none does within `visits`. */
function stoppedAfter(live: Rates, canary: Rates, visits: number, random: () => number) {
  const tests = { failed: new SequentialTest(), slow: new SequentialTest() };
  const group = (views: number, rate: number): Counts => ({ views, bad: binomial(views, rate)(random()) });
  for (let seen = CANARY; seen <= visits; seen += CANARY)
    for (const metric of ['failed', 'slow'] as const)
      if (tests[metric].add(group(LIVE, live[metric]), group(CANARY, canary[metric]))) return seen;
  return undefined;
}

/** Distributions that were needed before. */
const known = new Map<string, (uniform: number) => number>();

/** Number of bad views among some, for a number from 0 to 1: by the distribution, because a simulation has 40 million views. */
function binomial(views: number, rate: number): (uniform: number) => number {
  const key = `${views} ${rate}`;
  const found = known.get(key);
  if (found) return found;
  let mass = (1 - rate) ** views;
  const cumulative = [mass];
  for (let bad = 1; bad <= views; bad += 1) {
    mass *= ((views - bad + 1) / bad) * (rate / (1 - rate));
    cumulative.push(cumulative.at(-1)! + mass);
  }
  const draw = (uniform: number) => {
    const bad = cumulative.findIndex((sum) => uniform < sum);
    return bad < 0 ? views : bad;
  };
  known.set(key, draw);
  return draw;
}

const USUAL: Rates = { failed: 0.01, slow: 0.25 };

test('stops at most 10 of 1,000 canaries that are as good as the live release, looking 200 times at each', () => {
  const random = seededRandom(1);
  let stopped = 0;
  for (let run = 0; run < 1_000; run += 1)
    if (stoppedAfter(USUAL, USUAL, 2_000, random) !== undefined) stopped += 1;
  expect(stopped).toBeLessThanOrEqual(10);
});

test('finds 5 % of failures against 1 % within 2,000 views of the canary in at least 99 % of the cases', () => {
  const random = seededRandom(2);
  let found = 0;
  for (let run = 0; run < 200; run += 1)
    if (stoppedAfter(USUAL, { ...USUAL, failed: 0.05 }, 2_000, random) !== undefined) found += 1;
  expect(found).toBeGreaterThanOrEqual(198);
});

test('finds that 40 % are slower than what 25 % of the live views are', () => {
  const random = seededRandom(3);
  let found = 0;
  for (let run = 0; run < 50; run += 1)
    if (stoppedAfter(USUAL, { ...USUAL, slow: 0.4 }, 2_000, random) !== undefined) found += 1;
  expect(found).toBeGreaterThanOrEqual(49);
});

test('never stops a canary that is better', () => {
  const random = seededRandom(4);
  for (let run = 0; run < 50; run += 1)
    expect(stoppedAfter({ failed: 0.05, slow: 0.25 }, { failed: 0.01, slow: 0.1 }, 2_000, random)).toBe(
      undefined,
    );
});

test('a group without views changes nothing', () => {
  const test = new SequentialTest();
  expect(test.add({ views: 0, bad: 0 }, { views: 0, bad: 0 })).toBe(false);
  expect(test.add({ views: 10, bad: 0 }, { views: 10, bad: 10 })).toBe(false);
  expect(test.add({ views: 0, bad: 0 }, { views: 10, bad: 10 })).toBe(false);
  expect(test.add({ views: 10, bad: 0 }, { views: 10, bad: 10 })).toBe(true);
});
