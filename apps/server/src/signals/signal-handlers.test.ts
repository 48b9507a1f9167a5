import type { Signal } from '@vantedge/federation-contract';
import { append, getRelease, head, putPush } from '@vantedge/release';
import { eventText, type ServerEvent, shortIds } from '@vantedge/errors';
import { memoryStore, type Store } from '@vantedge/store';
import { CHANNEL, publishSample, storeSample } from '@vantedge/release/testing';
import { type SampleServer, startSampleServer, waitUntil } from '../http/testing/sample-server.ts';
import { sendRequest } from '../http/testing/send-request.ts';
import { signalHandlers, type SignalHandlersOptions, type SignalObservation } from './signal-handlers.ts';
import { faultySite, getFaultyLine, runScripts } from './testing/faulty-site.ts';
import { trustedProxies } from '../http/trusted-proxies.ts';

const COMMIT = '8c1f'.padEnd(40, '0');
const live = faultySite('live');

let store: Store;
let server: SampleServer;
let observed: SignalObservation[];
let events: ServerEvent[];
let versions: Record<string, string>;

beforeEach(async () => {
  store = memoryStore();
  const entry = await publishSample(store, live);
  ({ versions } = await getRelease(store, entry.release));
});
afterEach(() => server.close());

async function start(options: Partial<SignalHandlersOptions> = {}, percent = 100) {
  // An earlier test's server may still log.
  const [ownObserved, ownEvents]: [SignalObservation[], ServerEvent[]] = [[], []];
  observed = ownObserved;
  events = ownEvents;
  server = await startSampleServer('live', {
    store,
    isPublished: false,
    measuredPercent: percent,
    extra: signalHandlers({
      store,
      percent,
      report: (event) => ownEvents.push(event),
      observe: (what) => ownObserved.push(what),
      ...options,
    }),
  });
}

/** Shows another version of the site to every second visitor. */
async function startCanary() {
  const draft = await storeSample(store, faultySite('draft'));
  const last = (await head(store, CHANNEL))!;
  const { versions } = await getRelease(store, draft);
  const canary = { preview: 'pr-1', release: draft, versions, percent: 50 };
  const at = new Date().toISOString();
  const {
    hash: _,
    previous: __,
    ...entry
  } = { ...last, number: last.number + 1, action: 'canary' as const, at, canary };
  await append(store, CHANNEL, entry, last);
  return { id: draft, versions };
}

const signal = (more: Partial<Signal> = {}): Signal => ({
  release: server.release().id,
  route: '/success-stories',
  section: 'stories',
  ...more,
});

const send = (body: unknown, headers: Record<string, string> = {}) =>
  sendRequest(server.url, '/api/signals', {
    method: 'POST',
    headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'text/plain;charset=UTF-8', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

/** The error of a section's script, as a browser sends it. */
function broken(section: string, what: string) {
  try {
    runScripts(live, server.url).parts[section]!.breakPart(what);
  } catch (error) {
    const { message, stack } = error as Error;
    return { type: 'error' as const, message, stack: stack!.slice(0, 800) };
  }
  throw new Error('unreachable');
}

test('counts views, vitals and failures by role and section, and sets no cookie', async () => {
  await start();
  const vitals: Signal['vitals'] = [
    { name: 'LCP', value: 1234.5, part: 'shell' },
    { name: 'CLS', value: 0.01, part: 'stories/teasers' },
    { name: 'INP', value: 56 },
  ];
  const answer = await send(signal({ view: 'ok', vitals }));
  expect(answer.status).toBe(204);
  expect(answer.headers).not.toHaveProperty('set-cookie');
  await send(signal({ failure: broken('solutions', 'x') }));
  expect(observed).toEqual([
    { type: 'view', role: 'live', section: 'stories', result: 'ok' },
    { type: 'vital', role: 'live', section: 'shell', name: 'LCP', value: 1234.5 },
    { type: 'vital', role: 'live', section: 'stories', name: 'CLS', value: 0.01 },
    { type: 'vital', role: 'live', section: 'stories', name: 'INP', value: 56 },
    { type: 'signal', result: 'counted' },
    { type: 'failure', role: 'live', section: 'solutions', kind: 'error' },
    { type: 'signal', result: 'counted' },
  ]);
});

test('the cohort decides whether a failure is of the canary, not the page', async () => {
  const draft = await startCanary();
  await start();
  const ofCanary = signal({
    release: draft.id,
    failure: { type: 'static', part: 'stories' },
  });
  await send(ofCanary, { cookie: 'cohort=10' });
  await send(ofCanary, { cookie: 'cohort=90' });
  await send(signal({ failure: { type: 'static', part: 'stories' } }), { cookie: 'cohort=90' });
  expect(observed).toEqual([
    { type: 'failure', role: 'canary', section: 'stories', kind: 'static' },
    { type: 'signal', result: 'counted' },
    { type: 'signal', result: 'outdated' },
    { type: 'failure', role: 'live', section: 'stories', kind: 'static' },
    { type: 'signal', result: 'counted' },
  ]);
  await waitUntil(() => events.length === 2);
  expect(events[0]!.details).toMatchObject({ role: 'canary', release: draft.id });
  expect(events[0]!.details!['version']).toBe(shortIds(draft.versions['stories']!));
});

test('logs a new failure once, with section, version, commit and source line', async () => {
  const id = versions['stories']!;
  const push = { at: '2026-11-26T09:00:00.000Z', by: 'Ada', tool: '0.1.0', source: { commit: COMMIT } };
  await putPush(store, { section: 'stories', version: id }, push);
  await start();
  for (const what of ['a', 'a', 'b']) await send(signal({ failure: broken('stories', what) }));
  await waitUntil(() => events.length === 2);
  const { level, event, message, details } = events[0]!;
  expect({ level, event }).toEqual({ level: 'error', event: 'client-error' });
  expect(message).toBe(`stories@${shortIds(id)} on /success-stories: live stories: a`);
  expect(details).toMatchObject({
    section: 'stories',
    version: shortIds(id),
    commit: COMMIT,
    kind: 'error',
    role: 'live',
    route: '/success-stories',
  });
  expect(details!['stack']).toContainEqual(expect.stringContaining(getFaultyLine('stories')));
});

test('logs nothing that a visitor may have typed', async () => {
  await start();
  await send(
    signal({
      failure: {
        type: 'error',
        message: 'no ada@example.com, +1 (555) 010-9999 at https://a.example/x?token=1#y',
        url: '/a?name=ada',
      },
    }),
  );
  await waitUntil(() => events.length === 1);
  expect(JSON.stringify(events)).not.toMatch(/ada|555|9999|token/);
  expect(events[0]!.message).toContain('no <email>');
});

const SCRIPT = '/assets/stories/main.live.stories.js';

/** A failure of the stories whose stack has these lines. */
const thrownAt = (message: string, ...lines: string[]): Partial<Signal> => ({
  failure: { type: 'error', message, stack: ['Error', ...lines].join('\n') },
});

test.each(['0:5', '00:5', '99999999:5', '1:99999999', `${'9'.repeat(40)}:1`])(
  'logs a stack that names the position %s without it',
  async (position) => {
    await start();
    const stack = ['at f', 'at g'].map((call) => `    ${call} (${server.url}${SCRIPT}:${position})`);
    expect(await send(signal(thrownAt('m', ...stack)))).toMatchObject({ status: 204 });
    await waitUntil(() => events.length > 0);
    expect(events).toMatchObject([{ event: 'client-error' }]);
    expect(events[0]!.details).not.toHaveProperty('stack');
  },
);

test.each<[string, string]>([
  ['is not JSON', '{'],
  ['is an array', '[]'],
  [
    'has a mapping of nothing',
    JSON.stringify({ version: 3, sources: ['a.ts'], names: [], mappings: [[null]] }),
  ],
  ['names sources by number', JSON.stringify({ version: 3, sources: 5, names: 5, mappings: 'AAAA' })],
])('a source map that %s only costs the lines of the sources', async (_, map) => {
  const [file = ''] = Object.keys(live.sections['stories']!);
  const { release } = await publishSample(store, { ...live, maps: { stories: { [file]: map } } });
  ({ versions } = await getRelease(store, release));
  await start();
  await send(signal(thrownAt('m', `    at f (${server.url}${SCRIPT}:1:7)`)));
  await waitUntil(() => events.length > 0);
  expect(events).toMatchObject([{ event: 'client-error', details: { stack: [`${SCRIPT}:1:7`] } }]);
});

test('a store that does not have the source map only costs the lines of the sources', async () => {
  await start({ store: { ...store, read: () => Promise.reject(new Error('away')) } });
  await send(signal(thrownAt('m', `    at f (${server.url}${SCRIPT}:1:7)`)));
  await waitUntil(() => events.length > 0);
  expect(events).toMatchObject([{ event: 'client-error', details: { stack: [`${SCRIPT}:1:7`] } }]);
});

test('names only files of the release, whatever a stack or URL names', async () => {
  await start();
  const files = [
    '\u001b[2J\u001b]0;owned\u0007.js',
    '\u009b2J.js',
    'ada@example.com.js',
    'other.js',
    '../../x.js',
  ];
  const lines = files.map((file) => `    at f (${server.url}/assets/stories/${file}:1:2)`);
  await send(signal(thrownAt('m', ...lines, `    at g (${server.url}${SCRIPT}:1:7)`)));
  await send(signal({ failure: { type: 'error', url: `${server.url}/\u001b[2J/ada@example.com` } }));
  await waitUntil(() => events.length === 2);
  expect(events[0]!.details!['stack']).toHaveLength(1);
  const text = events.map((event) => `${eventText(event)}${JSON.stringify(event)}`).join('');
  expect([...text.replaceAll('\n', '')].filter((character) => character < ' ' || character > '~')).toEqual(
    [],
  );
  expect(text).not.toMatch(/owned|example\.com|other\.js|\\u00/);
});

test('what one network sends hides nothing that others report', async () => {
  await start({ proxy: trustedProxies('1') });
  const from = (address: string) => ({ 'x-forwarded-for': address });
  for (let i = 0; i < 40; i += 1) await send(signal(thrownAt(`invented ${i}`)), from('192.0.2.1'));
  await send(signal({ failure: broken('stories', 'real') }), from('198.51.100.7'));
  await waitUntil(() => events.some(({ message }) => message.endsWith('live stories: real')));
  expect(events.length).toBeLessThan(10);
});

test('completes what the inline loader sends, and takes its view as failed', async () => {
  await start();
  const url = `${server.url}/assets/pricing/main.live.pricing.js`;
  await send({ release: server.release().id, route: '/rate-card', failure: { type: 'error', url } });
  await send({ release: server.release().id, route: '/gone', failure: { type: 'error', message: 'a' } });
  expect(observed).toEqual([
    { type: 'view', role: 'live', section: 'pricing', result: 'failed' },
    { type: 'failure', role: 'live', section: 'pricing', kind: 'load' },
    { type: 'signal', result: 'counted' },
    { type: 'view', role: 'live', section: 'shell', result: 'failed' },
    { type: 'failure', role: 'live', section: 'shell', kind: 'error' },
    { type: 'signal', result: 'counted' },
  ]);
});

test.each<[string, (valid: Signal) => unknown]>([
  ['an unknown member', (valid) => ({ ...valid, visitor: '1' })],
  ['an unknown section', (valid) => ({ ...valid, section: 'evil' })],
  ['a route of another section', (valid) => ({ ...valid, route: '/rate-card' })],
  ['an unknown route', (valid) => ({ ...valid, route: '/evil' })],
  ['a part that is not a section', (valid) => ({ ...valid, failure: { type: 'section', part: 'evil' } })],
  [
    'a part named like a member of objects',
    (valid) => ({ ...valid, failure: { type: 'section', part: 'constructor' } }),
  ],
  [
    'a widget that no page shows',
    (valid) => ({ ...valid, failure: { type: 'widget', part: 'stories/evil' } }),
  ],
  [
    'a vital of an unknown part',
    (valid) => ({ ...valid, vitals: [{ name: 'CLS', value: 1, part: 'evil' }] }),
  ],
  ['an unknown vital', (valid) => ({ ...valid, vitals: [{ name: 'TTFB', value: 1 }] })],
  ['an LCP above ten minutes', (valid) => ({ ...valid, vitals: [{ name: 'LCP', value: 600_001 }] })],
  ['an INP above ten minutes', (valid) => ({ ...valid, vitals: [{ name: 'INP', value: 1.797e308 }] })],
  ['a CLS above 10', (valid) => ({ ...valid, vitals: [{ name: 'CLS', value: 10.1 }] })],
  [
    'a vital that is not finite',
    (valid) => JSON.stringify({ ...valid, vitals: [{ name: 'LCP', value: 0 }] }).replace(':0}', ':1e999}'),
  ],
  [
    'a vital that comes twice',
    (valid) => ({
      ...valid,
      vitals: [
        { name: 'LCP', value: 1 },
        { name: 'LCP', value: 2 },
      ],
    }),
  ],
  ['a negative vital', (valid) => ({ ...valid, vitals: [{ name: 'CLS', value: -1 }] })],
  ['no JSON', () => 'evil'],
])('rejects %s, so that it never becomes a label', async (_, change) => {
  await start();
  expect(await send(change(signal()))).toMatchObject({ status: 400 });
  expect(observed).toEqual([{ type: 'signal', result: 'invalid' }]);
});

test('rejects other sites, large bodies and floods', async () => {
  await start({ limit: 2 });
  expect(await send(signal(), { 'sec-fetch-site': 'cross-site' })).toMatchObject({ status: 403 });
  expect(await send(' '.repeat(2_049))).toMatchObject({ status: 413 });
  expect(await send(signal())).toMatchObject({ status: 204 });
  expect(await send(signal())).toMatchObject({ status: 429 });
});

test('ignores browser extensions and other releases', async () => {
  await start();
  const stack = 'Error: x\n    at f (chrome-extension://abcdef/assets/shell/main.js:1:2)';
  await send(signal({ failure: { type: 'error', message: 'x', stack } }));
  await send(signal({ release: 'f'.repeat(64), view: 'ok' }));
  expect(observed).toEqual([
    { type: 'signal', result: 'foreign' },
    { type: 'signal', result: 'outdated' },
  ]);
});

test('names the release and the share of views to pages only', async () => {
  await start({}, 25);
  const timing = async (path: string) => (await sendRequest(server.url, path)).headers['server-timing'];
  const expected = `release;desc="${server.release().id}";dur=25`;
  expect([await timing('/'), await timing('/gone')]).toEqual([expected, expected]);
  expect(await timing('/assets/pricing/main.live.pricing.js')).toBeUndefined();
  expect(await timing('/robots.txt')).toBeUndefined();
});
