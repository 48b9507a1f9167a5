import { longTasks, waves } from './visits.ts';

const span = (start: number, end: number) => ({ start, end });

test.each([
  ['nothing', [], 0],
  ['one request', [span(0, 300)], 1],
  ['two at once', [span(0, 300), span(10, 310)], 1],
  ['a document and its requests', [span(0, 300), span(301, 600), span(310, 620)], 2],
  ['one after another', [span(650, 900), span(0, 300), span(310, 640)], 3],
  ['a late one that did not wait', [span(0, 300), span(200, 900), span(901, 1000)], 2],
])('%s', (_, requests, depth) => {
  expect(waves(requests)).toBe(depth);
});

test('long tasks of a trace are those of the page, each with its longest event', () => {
  const event = (name: string, at: number, duration: number, more: object = {}) => ({
    name,
    ph: 'X',
    ts: 1_000_000 + at * 1000,
    dur: duration * 1000,
    pid: 1,
    tid: 2,
    ...more,
  });
  const traceEvents = [
    { name: 'navigationStart', ph: 'R', ts: 1_000_000, pid: 1, tid: 2 },
    event('RunTask', 10, 40),
    event('ThreadControllerImpl::RunTask', 100, 80),
    event('UpdateLayoutTree', 105, 10),
    event('FunctionCall', 120, 55, {
      args: { data: { url: 'http://x/assets/shell/main.js', functionName: 'render' } },
    }),
    event('RunTask', 200, 300, { tid: 3 }),
  ];
  expect(longTasks(Buffer.from(JSON.stringify({ traceEvents })))).toEqual([
    { start: 100, duration: 80, name: 'FunctionCall render main.js' },
  ]);
});
