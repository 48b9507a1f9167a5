import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { createServer as createTcpServer } from 'node:net';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { launchChromium, type LaunchResult } from '../../tools/site/src/check/browser.ts';
import { type VisitProblem, visitPage } from '../../tools/site/src/check/visit-page.ts';
import { expect, test as base } from '@playwright/test';
import { listen } from '../site/support/network.ts';

// What a page may do to the check that visits it, in the browser of the check.

/** Time of a visit, in milliseconds: enough on a loaded machine, and little for a page that never ends. */
const DEADLINE_MS = 60_000;
const SHORT_DEADLINE_MS = 4_000;

/** A page whose application starts, and then runs a script. */
const page = (script: string) => `<!doctype html><html lang="en"><title>T</title><body>
  <div id="root"><main data-section="stories"><h1>T</h1></main></div>
  <script>addEventListener('keydown', () => { performance.mark('hydrated'); ${script} }, { once: true });</script>`;

interface Hostile {
  /** Visits a page that runs a script, as the check does. */
  visit(script: string, deadlineMs?: number): Promise<VisitProblem[]>;
}

const test = base.extend<Hostile>({
  visit: async ({}, use) => {
    let script = '';
    const { url, close } = await listen(
      createServer((request, response) => {
        const [type, body] = request.url === '/' ? ['text/html', page(script)] : ['text/javascript', script];
        response.writeHead(200, { 'Content-Type': type }).end(body);
      }),
    );
    const launched: LaunchResult[] = [];
    await use(async (given, deadlineMs = DEADLINE_MS) => {
      script = given;
      launched.push(await launchChromium(url));
      const { browser } = launched.at(-1)!;
      return visitPage({ browser, server: url, path: '/', owner: 'stories', deadlineMs });
    });
    await Promise.all(launched.map(({ browser }) => browser.close()));
    await close();
  },
});

test('a visit sees what a page throws and prints', async ({ visit }) => {
  const found = await visit(`
    console.log('props', 1);
    console.log('[contact]', {});
    console.warn('No page at /x');
    console.error('Failed to copy', new Error('denied'));
    setTimeout(() => { throw new Error('no feed'); });
  `);
  expect(found.map(({ kind, message }) => [kind, message])).toEqual([
    ['console output', 'console.log: props 1'],
    ['error', 'no feed'],
  ]);
});

/** What a page does, the kind of what the visit sees, and its message. */
const ACTS: [act: string, script: string, kind: string, ...says: string[]][] = [
  ['leaves by itself', `history.pushState(null, '', '/jobs');`, 'error', 'goes to /jobs by itself'],
  ['shows a dialog', `alert('Hello');`, 'interruption', 'shows a dialog: Hello'],
  [
    'keeps visitors from leaving',
    `addEventListener('beforeunload', (event) => event.preventDefault());`,
    'interruption',
    'keeps visitors from leaving',
  ],
  [
    'asks for the location',
    'navigator.geolocation.getCurrentPosition(() => {});',
    'interruption',
    'asks for the location before the visitor has done anything',
  ],
  [
    'blocks the wheel',
    `document.querySelector('main').addEventListener('wheel', (event) => event.preventDefault(), { passive: false });`,
    'interruption',
    'keeps visitors from scrolling',
  ],
  [
    'writes to the storage',
    `localStorage.setItem('email', 'a@b');`,
    'storage',
    `writes 'email' to localStorage`,
  ],
  [
    'writes to the storage by a member',
    `localStorage.email = 'a@b';`,
    'storage',
    `writes 'email' to localStorage`,
  ],
  ['sets a cookie', `document.cookie = 'visitor=1';`, 'storage', `sets the cookie 'visitor'`],
  ['opens a database', `indexedDB.open('visitors');`, 'storage', `opens the database 'visitors'`],
  [
    'computes for a second',
    'setTimeout(() => { for (let i = 0, sum = 0; i < 2e9; i += 1) sum ^= i; });',
    'long task',
    'in which the page does not answer',
  ],
  [
    'moves without end',
    `document.querySelector('h1').animate({ rotate: ['0deg', '360deg'] }, { duration: 1000, iterations: Infinity });`,
    'motion',
    '<h1>T</h1> goes on moving under prefers-reduced-motion',
  ],
  [
    'shows a text of 6 px',
    `document.querySelector('main').insertAdjacentHTML('beforeend', '<p style="font-size: 6px">Small</p>');`,
    'accessibility',
    'is smaller than 9 px',
  ],
  [
    'hides its heading',
    `document.querySelector('h1').style.display = 'none';`,
    'accessibility',
    '<h1 style="display: none;">T</h1> is not shown',
  ],
  [
    'shows targets of 8 px',
    `document.querySelector('main').insertAdjacentHTML('beforeend', '<p>' + '<a href="/" aria-label="Page" style="display: inline-block; width: 8px; height: 8px"></a>'.repeat(9) + '</p>');`,
    'accessibility',
    'All touch targets must be 24px large',
  ],
  [
    'hides a link from screen readers only',
    `document.querySelector('main').insertAdjacentHTML('beforeend', '<p aria-hidden="true"><a href="/">Jobs</a></p>');`,
    'accessibility',
    'ARIA hidden element must not be focusable',
  ],
];

test.describe('a visit sees a page that', () => {
  for (const [act, script, kind, ...says] of ACTS)
    test(act, async ({ visit }) => {
      const found = await visit(script);
      expect([...new Set(found.map((problem) => problem.kind))]).toEqual([kind]);
      for (const part of says) expect(found[0]!.message).toContain(part);
    });
});

test('short tasks, what the platform stores and motion that ends are no problems', async ({ visit }) => {
  expect(
    await visit(`
      sessionStorage.setItem('vantedge-source', 'ad');
      setTimeout(() => { for (const end = performance.now() + 60; performance.now() < end;); });
      document.querySelector('h1').animate({ opacity: [0, 1] }, { duration: 500 });
      const stop = () => removeEventListener('resize', stop);
      addEventListener('resize', stop);
    `),
  ).toEqual([]);
});

test('a page that never ends is given up', async ({ visit }) => {
  await expect(visit('setTimeout(() => { for (;;); }, 100);', SHORT_DEADLINE_MS)).rejects.toThrow(
    'The visit did not end within 4 s',
  );
});

test('a page without frames is visited all the same', async ({ visit }) => {
  expect(await visit('window.requestAnimationFrame = () => 0;')).toEqual([
    { kind: 'global replaced', message: 'replaces requestAnimationFrame()' },
  ]);
});

test('a page that reports without end is left', async ({ visit }) => {
  const found = await visit(`for (let i = 0; i < 1e5; i += 1) console.log(i);`);
  expect(found.length).toBeLessThanOrEqual(1_001);
  expect(found.map(({ message }) => message).join()).toContain(
    'The visit ended early: Error: it reported 1000 problems',
  );
});

test('a page cannot report in the name of the check', async ({ visit }) => {
  expect(
    await visit(`globalThis.vantedgeFound?.({ kind: 'hydration', message: 'x', part: 'shell' });
      globalThis.vantedgeFound?.({ message: {} }); globalThis.vantedgeFound?.({ kind: 'no such kind' });`),
  ).toEqual([]);
});

test('a page reaches no other port of this machine', async ({ visit }) => {
  const reached: string[] = [];
  const tcp = createTcpServer((socket) => {
    reached.push('tcp');
    socket.destroy();
  });
  const udp = createSocket('udp4', () => reached.push('udp'));
  try {
    await once(tcp.listen(0, '127.0.0.1'), 'listening');
    udp.bind(0, '127.0.0.1');
    await once(udp, 'listening');
    const [tcpPort, udpPort] = [tcp.address() as AddressInfo, udp.address()].map(({ port }) => port);
    await visit(`
      const http = 'http://127.0.0.1:${tcpPort}/';
      const inWorker = [
        "fetch('" + http + "').catch(() => {})",
        "try { new WebSocket('ws://127.0.0.1:${tcpPort}') } catch {}",
        "try { importScripts('" + http + "') } catch {}",
      ].join(';');
      const source = URL.createObjectURL(new Blob([inWorker], { type: 'text/javascript' }));
      new Worker(source);
      new SharedWorker(source);
      fetch(http).catch(() => {});
      try { new WebSocket('ws://127.0.0.1:${tcpPort}'); } catch {}
      new Image().src = http;
      for (const urls of ['stun:127.0.0.1:${udpPort}', 'turn:127.0.0.1:${tcpPort}?transport=tcp', 'turn:127.0.0.1:${udpPort}']) {
        const peer = new RTCPeerConnection({ iceServers: [{ urls, username: 'a', credential: 'b' }] });
        peer.createDataChannel('x');
        peer.createOffer().then((offer) => peer.setLocalDescription(offer));
      }
    `);
    expect(reached).toEqual([]);
  } finally {
    tcp.close();
    udp.close();
  }
});
