import { SiteError } from '@vantedge/release';
import { eventRecord, eventText, type ServerEvent } from './server-event.ts';

const away = new SiteError('STORE_READ_FAILED', 'The store is away.', { at: '/store', fix: 'mount it' });

test.each<[string, ServerEvent, string, Record<string, unknown>]>([
  [
    'alone',
    { level: 'info', event: 'started', message: 'Serving.' },
    'Serving.',
    { event: 'started', message: 'Serving.' },
  ],
  [
    'with a fix',
    { level: 'warn', event: 'limit', message: 'Too low.', fix: 'ulimit -n' },
    'Too low.\n  fix   ulimit -n',
    { event: 'limit', message: 'Too low.', fix: 'ulimit -n' },
  ],
  [
    'with an error',
    { level: 'error', event: 'swap-failed', message: 'Not live.', problems: [away] },
    'Not live.\nSTORE_READ_FAILED: The store is away.\n  at    /store\n  fix   mount it',
    {
      event: 'swap-failed',
      message: 'Not live.',
      code: 'STORE_READ_FAILED',
      problem: 'The store is away.',
      at: '/store',
      fix: 'mount it',
    },
  ],
])('an event %s', (_, event, text, record) => {
  expect(eventText(event)).toBe(text);
  expect(eventRecord(event)).toEqual(record);
});

test('keeps every error of an event, and the stack of a bug', () => {
  const bug = new TypeError('x is not a function');
  const event: ServerEvent = { level: 'error', event: 'degraded', message: 'Broken.', problems: [away, bug] };
  expect(eventText(event)).toContain(bug.stack);
  expect(eventRecord(event)).toMatchObject({
    code: 'STORE_READ_FAILED',
    others: [{ code: 'INTERNAL', problem: bug.stack }],
  });
});
