import type { ServerEvent } from '@vantedge/errors';
import { memoryStore } from '@vantedge/store';
import { CHANNEL, publishSample } from '@vantedge/release/testing';
import { type LiveRelease, loadLiveRelease } from '@vantedge/release/live';
import { errorLog } from './error-log.ts';

const MINUTE_MS = 60_000;

const store = memoryStore();
let live: LiveRelease;
let events: ServerEvent[];

beforeEach(async () => {
  events = [];
  live ??= await loadLiveRelease(store, CHANNEL, await publishSample(store, 'first'));
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'] });
});
afterEach(() => jest.useRealTimers());

/** Logs failures of a section, each from another network, and waits until all are handled. */
async function report(log: ReturnType<typeof errorLog>, section: string, messages: string[]) {
  for (const [i, message] of messages.entries())
    log({
      failure: { type: 'error', message },
      kind: 'error',
      part: { section, version: live.versions[section]! },
      role: 'live',
      route: '/',
      network: `${section} ${message} ${i}`,
      live,
    });
  for (let i = 0; i < 100; i += 1) await new Promise(setImmediate);
}

const invented = Array.from(
  { length: 100 },
  (_, i) => `invented ${String.fromCodePoint(0x61 + (i % 26))}${i}`,
);
const isLogged = (section: string, message: string) =>
  events.some((event) => event.message.startsWith(section) && event.message.endsWith(`: ${message}`));

test('a flood of failures of one section hides those of no other', async () => {
  const log = errorLog({ store, report: (event) => events.push(event) });
  await report(log, 'pricing', invented);
  expect(events.length).toBeLessThan(invented.length);
  await report(log, 'shell', ['real']);
  expect(isLogged('shell', 'real')).toBe(true);
});

test('a failure that came during a flood is logged when it comes again, once', async () => {
  const log = errorLog({ store, report: (event) => events.push(event) });
  await report(log, 'pricing', invented);
  await report(log, 'pricing', ['real']);
  expect(isLogged('pricing', 'real')).toBe(false);
  jest.advanceTimersByTime(MINUTE_MS + 1);
  await report(log, 'pricing', ['real', 'real']);
  expect(isLogged('pricing', 'real')).toBe(true);
  expect(events.filter(({ message }) => message.endsWith('real'))).toHaveLength(1);
});
