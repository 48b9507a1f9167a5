import type * as timers from 'node:timers/promises';
import type * as zlib from 'node:zlib';
import fc from 'fast-check';
import type * as instant from './testing/instant-zlib.ts';
import { simulatedS3Store, STRESS } from '@vantedge/store/testing';
import { history, playHistory } from './testing/play-history.ts';

jest.mock('node:zlib', () =>
  jest
    .requireActual<typeof instant>('./testing/instant-zlib.ts')
    .instantZlib(jest.requireActual<typeof zlib>('node:zlib')),
);
// A lost race is retried at once: store operations alone decide the order of tasks.
jest.mock('node:timers/promises', () => ({
  ...jest.requireActual<typeof timers>('node:timers/promises'),
  setTimeout: async () => undefined,
}));

beforeEach(() => {
  jest.useFakeTimers({
    now: Date.parse('2026-03-01T09:00:00Z'),
    doNotFake: [
      'hrtime',
      'nextTick',
      'performance',
      'queueMicrotask',
      'setImmediate',
      'setInterval',
      'setTimeout',
    ],
  });
});

afterEach(() => {
  jest.useRealTimers();
});

const HISTORIES = 12 * STRESS;

test(`in ${HISTORIES} random histories, gc removes all garbage and nothing else`, async () => {
  const property = fc.asyncProperty(history, async (played) => {
    expect(await playHistory(played)).toEqual([]);
  });
  await fc.assert(property, { numRuns: HISTORIES });
});

test('the same on S3, with assets', async () => {
  const property = fc.asyncProperty(history, async (played) => {
    expect(await playHistory({ ...played, store: simulatedS3Store() })).toEqual([]);
  });
  await fc.assert(property, { numRuns: HISTORIES / 6 });
});
