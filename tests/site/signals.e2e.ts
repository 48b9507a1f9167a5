import type { Page } from '@playwright/test';
import { MAX_SIGNAL_BYTES, type Signal, SIGNALS_PATH } from '@vantedge/federation-contract';
import path from 'node:path';
import type { Exchange } from '../../apps/server/src/http/extra-handlers.ts';
import type { SiteServer } from '../../apps/server/src/http/server.ts';
import { signalHandlers, type SignalObservation } from '../../apps/server/src/signals/signal-handlers.ts';
import type { ServerEvent } from '../../libs/errors/src/index.ts';
import { diskStore } from '@vantedge/store';
import { showIntent, startApplication } from '@vantedge/site-testing';
import { SECTION, SECTION_PAGE } from './support/routes.ts';
import { serveStore, withLiveAsPreview } from './support/run-site.ts';
import { expect, test as base } from './support/test.ts';

/** A server of the site with the `labs` section, and what it has received. */
interface Observed {
  server: SiteServer;
  observed: SignalObservation[];
  events: ServerEvent[];
  /** Bodies, and the cookies that came with them. */
  sent: { body: string; cookie: string | undefined }[];
}

const test = base.extend<{ watched: Observed }>({
  async watched({}, use) {
    const folder = path.resolve('.store-test/lab');
    const [observed, events]: [SignalObservation[], ServerEvent[]] = [[], []];
    const extra = signalHandlers({
      percent: 100,
      store: diskStore(folder),
      report: (event) => events.push(event),
      observe: (what) => observed.push(what),
    });
    const sent: Observed['sent'] = [];
    const { handle, ...handler } = extra.get(SIGNALS_PATH)!['POST']!;
    const recorded = {
      ...handler,
      handle(exchange: Exchange) {
        sent.push({ body: exchange.body!.toString(), cookie: exchange.request.headers.cookie });
        return handle(exchange);
      },
    };
    const server = await serveStore(folder, {
      extra: new Map([[SIGNALS_PATH, { POST: recorded }]]),
      measuredPercent: 100,
    });
    await use({ server, observed, events, sent });
    await server.close();
  },
});

/** Replaces the first file that matches. */
const breakFile = (page: Page, file: RegExp, answer: { status?: number; body?: string }) =>
  page.route(file, (route) => route.fulfill({ contentType: 'text/javascript', ...answer }));

/** The module that sends signals is there. */
const untilSending = (page: Page) =>
  page.waitForFunction(() => window.vantedgeSignals && !Array.isArray(window.vantedgeSignals));

const SECTION_SCRIPT = /\/assets\/labs\/c\./;
const ENTRY_SCRIPT = /\/assets\/shell\/main\./;

/** Something that fails, where, and what the server must find. */
const FAULTS: [
  fault: string,
  route: string,
  fail: (page: Page) => Promise<unknown>,
  found: { kind: string; section: string; widget?: string; source?: string },
][] = [
  [
    'an effect that throws',
    '/labs/throws-in-effect',
    startApplication,
    { kind: 'section', section: 'labs', source: 'tests/labs/src/pages/throws-in-effect.tsx:6' },
  ],
  [
    'a widget that throws',
    '/labs/widgets',
    async (page) => {
      await startApplication(page);
      await page.locator('[data-widget="labs/throws-in-effect"]').evaluate((node) => node.scrollIntoView());
    },
    { kind: 'widget', section: 'labs', widget: 'labs/throws-in-effect' },
  ],
  [
    'an event handler that throws',
    '/labs/throws-in-event',
    async (page) => {
      await startApplication(page);
      await page.getByRole('button', { name: 'Clicked 0 times' }).click();
    },
    { kind: 'error', section: 'labs', source: 'tests/labs/src/pages/throws-in-event.tsx' },
  ],
  [
    'a script of a section that is not found',
    '/labs/links',
    async (page) => {
      await breakFile(page, SECTION_SCRIPT, { status: 404 });
      await startApplication(page);
    },
    { kind: 'load', section: 'labs' },
  ],
  [
    'a script of a section with another hash',
    '/labs/links',
    async (page) => {
      await breakFile(page, SECTION_SCRIPT, { body: 'altered()' });
      await startApplication(page);
    },
    { kind: 'load', section: 'labs' },
  ],
  [
    'an entry script that is not found',
    '/labs/links',
    async (page) => {
      await breakFile(page, ENTRY_SCRIPT, { status: 404 });
      const failed = page.waitForEvent('console', (message) => message.text().startsWith('[loader]'));
      await showIntent(page);
      await failed;
    },
    { kind: 'load', section: 'shell' },
  ],
  [
    'a violation of the policy',
    '/labs/links',
    async (page) => {
      await startApplication(page);
      await page.evaluate(() => {
        const image = new Image();
        image.src = 'https://elsewhere.example/a.png?visitor=1';
        document.body.append(image);
      });
    },
    { kind: 'csp', section: 'labs' },
  ],
];

for (const [fault, route, fail, found] of FAULTS) {
  test(`${fault} arrives with its section, version and role`, async ({ page, watched }) => {
    const { server, observed, events } = watched;
    await page.goto(server.url + route);
    await fail(page);
    const { kind, section, widget, source = '' } = found;
    const isFound = ({ details = {} }: ServerEvent) =>
      details['kind'] === kind && details['widget'] === widget;
    // Before the page is left: a request that Playwright still holds ends with it.
    await expect.poll(() => events.filter(isFound).length).toBeGreaterThan(0);
    await page.goto('about:blank');
    const event = events.find(isFound)!;
    const version = server.release().versions[section]!.slice(0, 16);
    expect(event.details).toMatchObject({
      section,
      version,
      role: 'live',
      route,
      release: server.release().id,
    });
    expect(JSON.stringify(event.details!['stack'] ?? '')).toContain(source);
    expect(JSON.stringify(event)).not.toContain('visitor');
    expect(observed).toContainEqual({ type: 'failure', role: 'live', section, kind });
    await expect
      .poll(() => observed)
      .toContainEqual({ type: 'view', role: 'live', section: 'labs', result: 'failed' });
    expect(observed).not.toContainEqual({ type: 'signal', result: 'invalid' });
  });
}

test('a view sends its vitals once, without cookie, storage or identifier', async ({ page, watched }) => {
  const { server, observed, sent } = watched;
  await page.goto(server.url + SECTION_PAGE);
  await startApplication(page);
  await untilSending(page);
  // The browser tells observers later what has been painted before.
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))),
  );
  await page.goto('about:blank');
  await expect.poll(() => observed.filter(({ type }) => type === 'signal')).toHaveLength(1);
  expect(sent).toHaveLength(1);
  const [{ body, cookie } = { body: '', cookie: '' }] = sent;
  expect(cookie).toBeUndefined();
  expect(body.length).toBeLessThanOrEqual(MAX_SIGNAL_BYTES);
  const { vitals = [], ...rest } = JSON.parse(body) as Signal;
  const of = { release: server.release().id, section: SECTION, route: SECTION_PAGE };
  expect(rest).toEqual({ ...of, view: 'ok' });
  expect(vitals.map(({ name }) => name)).toEqual(expect.arrayContaining(['LCP', 'CLS']));
  expect(vitals.find(({ name }) => name === 'LCP')).toMatchObject({ part: SECTION });
  expect(observed).toContainEqual({ type: 'view', role: 'live', section: SECTION, result: 'ok' });
  expect(await page.context().cookies()).toEqual([]);
});

test('a view of a preview is recorded with its role, which the host tells', async ({ page }) => {
  const folder = path.resolve('.store-test/site');
  const store = await withLiveAsPreview(folder, 'pr-1');
  const observed: SignalObservation[] = [];
  const report = () => undefined;
  const extra = signalHandlers({ percent: 100, store, report, observe: (what) => observed.push(what) });
  const previews = { domain: 'preview.localhost', extra };
  const server = await serveStore(folder, { store, extra, previews, measuredPercent: 100 });
  try {
    for (const host of ['pr-1.preview.localhost', '127.0.0.1']) {
      await page.goto(`${server.url.replace('127.0.0.1', host)}${SECTION_PAGE}`);
      await startApplication(page);
      await untilSending(page);
      await page.goto('about:blank');
    }
    const views = () => observed.filter(({ type }) => type === 'view');
    const view = { type: 'view', section: SECTION, result: 'ok' };
    await expect.poll(views).toEqual([
      { ...view, role: 'preview' },
      { ...view, role: 'live' },
    ]);
  } finally {
    await server.close();
  }
});
