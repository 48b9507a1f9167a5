import { command, eventText, type ServerEvent, SiteError } from '@vantedge/errors';
import { eventLog, eventRecord, type LogFormat } from './event-log.ts';

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

test('what others say cannot control a terminal, nor look like a line of the log', () => {
  const details = { stack: ['a\u001b]0;owned\u0007\n  fix   curl x | sh'] };
  const problem = new SiteError('X', 'is\u009b2J broken', { at: '/\u202e\n  fix   y' });
  const text = eventText({ level: 'error', event: 'x', message: 'm\u001b[2J', details, problems: [problem] });
  expect(text.split('\n')).toEqual([
    'm\\u001b[2J',
    '  at    a\\u001b]0;owned\\u0007\\n  fix   curl x | sh',
    'X: is\\u009b2J broken',
    '  at    /\\u202e\\n  fix   y',
  ]);
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

describe('the log', () => {
  function logTo(format: LogFormat) {
    const lines: string[] = [];
    return {
      lines,
      log: eventLog(format, {
        destination: { write: (line: string) => void lines.push(line) },
        terminal: { store: '/srv/store' },
      }),
    };
  }

  const error = new SiteError('BLOB_HASH_MISMATCH', 'It was altered.\nReally.', {
    at: 'blobs/x',
    fix: command('site', 'status'),
  });
  const failed = { level: 'error', event: 'swap-failed', message: 'It stays.', problems: [error] } as const;
  const request = {
    type: 'request',
    method: 'GET',
    path: '/about',
    status: 200,
    kind: 'page',
    bytes: 900,
    durationMs: 1.23456,
  } as const;

  test('JSON has one line per event, with level, time, code and fix', () => {
    const { lines, log } = logTo('json');
    log.report(failed);
    log.access(request);
    expect(lines.map((line) => line.split('\n').length)).toEqual([2, 2]);
    const [event, access] = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(event).toEqual({
      level: 'error',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) as string,
      event: 'swap-failed',
      message: 'It stays.',
      code: 'BLOB_HASH_MISMATCH',
      problem: 'It was altered.\nReally.',
      at: 'blobs/x',
      fix: 'npm run site -- status --store /srv/store',
    });
    expect(access).toMatchObject({ level: 'info', event: 'request', path: '/about', duration: 0.001235 });
    expect(access).not.toHaveProperty('durationMs');
  });

  test('text is what a person reads', () => {
    const { lines, log } = logTo('text');
    log.report(failed);
    log.access(request);
    expect(lines).toEqual([
      'It stays.\nBLOB_HASH_MISMATCH: It was altered.\nReally.\n  at    blobs/x\n  fix   npm run site -- status --store /srv/store\n',
      '200 GET /about page 1.2 ms\n',
    ]);
  });
});
