import { SiteError } from '@vantedge/release';
import { eventLog, type LogFormat } from './event-log.ts';

function logTo(format: LogFormat) {
  const lines: string[] = [];
  return { lines, log: eventLog(format, { write: (line) => void lines.push(line) }) };
}

const error = new SiteError('BLOB_INTEGRITY', 'It was altered.\nReally.', {
  at: 'blobs/x',
  fix: 'site doctor',
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
    code: 'BLOB_INTEGRITY',
    problem: 'It was altered.\nReally.',
    at: 'blobs/x',
    fix: 'site doctor',
  });
  expect(access).toMatchObject({ level: 'info', event: 'request', path: '/about', duration: 0.001235 });
  expect(access).not.toHaveProperty('durationMs');
});

test('text is what a person reads', () => {
  const { lines, log } = logTo('text');
  log.report(failed);
  log.access(request);
  expect(lines).toEqual([
    'It stays.\nBLOB_INTEGRITY: It was altered.\nReally.\n  at    blobs/x\n  fix   site doctor\n',
    '200 GET /about page 1.2 ms\n',
  ]);
});
