import type { Signal } from '@vantedge/federation-contract';
import { type BufferedFailure, bufferFailures, reportCaught, reportStartFailure } from './failures.ts';
import { sendSignals } from './signals.ts';

/** Receivers of vitals, by name. */
const receivers: Record<string, (metric: object) => void> = {};
jest.mock('web-vitals', () => ({
  onLCP: (receive: (metric: object) => void) => (receivers['LCP'] = receive),
  onINP: (receive: (metric: object) => void) => (receivers['INP'] = receive),
  onCLS: (receive: (metric: object) => void) => (receivers['CLS'] = receive),
}));

const RELEASE = 'a'.repeat(64);
const page = { section: 'stories', version: '0123456789abcdef' };
const here = () => ({ release: RELEASE, page, route: '/success-stories' });

let sent: Signal[];
beforeEach(() => {
  sent = [];
  Object.assign(navigator, {
    sendBeacon: (url: string, body: string) => {
      if (url !== '/api/signals' || body.length > 2048) throw new Error(`${url} got ${body.length} bytes`);
      return sent.push(JSON.parse(body) as Signal) > 0;
    },
  });
});

const hide = () => {
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  dispatchEvent(new Event('visibilitychange'));
  hidden.mockRestore();
};
// Views of a test, and what they have kept, end with it.
afterEach(() => {
  hide();
  for (let i = 0; i < 50; i += 1) dispatchEvent(new Event('pagehide'));
});

/** The server names the release with the document, or does not. */
const serve = (serverTiming?: object[]) =>
  Object.assign(performance, { getEntriesByType: () => [{ serverTiming }] });
const measured = [
  { name: 'cdn', description: 'hit' },
  { name: 'release', description: RELEASE, duration: 100 },
];

const fail = (message: string) =>
  dispatchEvent(new ErrorEvent('error', { message, error: new Error(message) }));

describe('without the module', () => {
  beforeEach(bufferFailures);

  test('sends the first failure when the visitor leaves', () => {
    serve(measured);
    fail('first');
    fail('second');
    expect(sent).toEqual([]);
    dispatchEvent(new Event('pagehide'));
    expect(sent).toMatchObject([
      { release: RELEASE, route: '/', failure: { type: 'error', message: 'first' } },
    ]);
  });

  test.each([[undefined], [[]]])('sends nothing on a static host: %j', (timing) => {
    serve(timing);
    fail('first');
    dispatchEvent(new Event('pagehide'));
    expect(sent).toEqual([]);
  });

  test('names a script that does not load, and ignores images', () => {
    serve(measured);
    document.body.innerHTML =
      '<img src="/a.png"><script type="text/plain" src="/assets/shell/a.js"></script>';
    for (const element of document.body.children) element.dispatchEvent(new Event('error'));
    dispatchEvent(new Event('pagehide'));
    expect(sent).toMatchObject([{ failure: { type: 'error', url: 'http://localhost/assets/shell/a.js' } }]);
  });
});

test('the inline loader reports the first script that does not load', () => {
  serve(measured);
  for (const name of ['a', 'b']) reportStartFailure(`/assets/shell/${name}.js`);
  expect(sent).toEqual([
    { release: RELEASE, route: '/', failure: { type: 'error', url: '/assets/shell/a.js' } },
  ]);
});

test('the module takes over what has failed, and nothing else is sent when the visitor leaves', () => {
  bufferFailures();
  serve(measured);
  reportCaught('widget', new Error('broken'), 'stories/teasers');
  sendSignals(window.vantedgeSignals as unknown as BufferedFailure[], here);
  fail('later');
  dispatchEvent(new Event('pagehide'));
  expect(sent).toMatchObject([
    {
      route: '/success-stories',
      page,
      failure: { type: 'widget', part: 'stories/teasers', message: 'broken' },
    },
    { route: '/success-stories', page, failure: { type: 'error', message: 'later' } },
  ]);
});

test('sends each failure once, at most ten of a view, in ASCII and within the limits', () => {
  sendSignals([], here);
  for (let i = 0; i < 30; i += 1) {
    const text = `"ä" ${String.fromCharCode(97 + (i % 15))} `.repeat(200);
    window.vantedgeSignals!.push({
      type: 'error',
      message: text,
      error: { stack: text },
      target: { src: text },
    });
  }
  expect(sent).toHaveLength(10);
});

test.each([
  ['a rejection', { type: 'unhandledrejection', reason: new Error('lost') }, { message: 'lost' }],
  [
    'a rejection without an error',
    { type: 'unhandledrejection', reason: 'lost' as never },
    { message: 'lost' },
  ],
  [
    'a rejection without a reason',
    { type: 'unhandledrejection', reason: null },
    { type: 'unhandledrejection' },
  ],
  [
    'a violation of the policy',
    { type: 'securitypolicyviolation', blockedURI: 'https://a.example', sourceFile: '/assets/a/b.js' },
    { message: 'https://a.example', url: '/assets/a/b.js' },
  ],
])('describes %s', (_, failure, expected) => {
  sendSignals([{ target: {}, ...failure }], here);
  expect(sent).toMatchObject([{ failure: expected }]);
});

test('reports the view once, when it is first hidden, with the part of each vital', () => {
  sendSignals([], here);
  document.body.innerHTML =
    '<header id="header"></header><main><div data-section="stories"><p id="page"></p>' +
    '<div data-widget="pricing/rates"><p id="widget">text</p></div></div></main>';
  const at = (id: string) => document.getElementById(id)!;
  receivers['LCP']!({
    name: 'LCP',
    value: 1234.56789,
    entries: [{ element: at('header') }, { element: at('page') }],
  });
  receivers['INP']!({ name: 'INP', value: 40, entries: [{ target: null }, { target: at('header') }] });
  const shifts = [
    { value: 0.1, sources: [{ node: at('page') }] },
    { value: 0.2, sources: [{ node: null }, { node: at('widget').firstChild }] },
    { value: 0.05, sources: [{ node: at('header') }] },
  ];
  receivers['CLS']!({ name: 'CLS', value: 0.35, entries: shifts });
  dispatchEvent(new Event('visibilitychange'));
  expect(sent).toEqual([]);
  hide();
  hide();
  const vitals = [
    { name: 'LCP', value: 1234.5679, part: 'stories' },
    { name: 'INP', value: 40, part: 'shell' },
    { name: 'CLS', value: 0.35, part: 'pricing/rates' },
  ];
  expect(sent).toEqual([{ ...here(), view: 'ok', vitals }]);
});
