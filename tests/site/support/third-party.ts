import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { append, getRelease, head, type Settings } from '../../../libs/release/src/index.ts';
import { applySettings } from '../../../tools/site/src/channels/settings.ts';
import { diskStore, overlayStore, type Store } from '@vantedge/store';
import { serveStore } from './run-site.ts';
import { test as base } from './test.ts';

/** A service on another origin: a script, its pixel and a frame. */
interface ThirdParty {
  origin: string;
  /** Paths that were requested. */
  requests: string[];
  /** How it answers for its script. */
  script: 'works' | 'throws' | 'fails' | 'never';
}

interface Sites {
  third: ThirdParty;
  /** The lab site with that service, by mode, also as the preview `pr-1`. */
  sites: Record<'opt-in' | 'opt-out', { url: string; preview: string; store: Store }>;
}

const SCRIPT = (origin: string) => `
  document.cookie = '_third=1; path=/';
  document.cookie = '_third_session=1; path=/';
  document.cookie = 'other=1; path=/';
  window.thirdParty = document.currentScript.dataset.domain;
  new Image().src = '${origin}/pixel';
  fetch('${origin}/connect', { mode: 'no-cors' });
`;

/** The test of pages, with a real third party and sites that list it. */
export const test = base.extend<object, Sites>({
  third: [
    async ({}, use, { parallelIndex }) => {
      const folder = path.resolve('.store-test', `third-party-${parallelIndex}`);
      mkdirSync(folder, { recursive: true });
      const [key, cert] = ['key.pem', 'cert.pem'].map((name) => path.join(folder, name)) as [string, string];
      const request = [
        'req',
        '-x509',
        '-newkey',
        'rsa:2048',
        '-nodes',
        '-days',
        '2',
        '-subj',
        '/CN=localhost',
      ];
      execFileSync('openssl', [...request, '-keyout', key, '-out', cert], { stdio: 'ignore' });
      const third: ThirdParty = { origin: '', requests: [], script: 'works' };
      const server = createServer(
        { key: readFileSync(key), cert: readFileSync(cert) },
        (incoming, response) => {
          const url = incoming.url!;
          third.requests.push(url.split('?')[0]!);
          if (url.startsWith('/frame'))
            return void response.setHeader('content-type', 'text/html').end('<h1>Free times</h1>');
          if (!url.startsWith('/tag.js')) return void response.writeHead(204).end();
          if (third.script === 'never') return;
          response.setHeader('content-type', 'text/javascript');
          if (third.script === 'fails') return void response.writeHead(500).end();
          response.end(third.script === 'works' ? SCRIPT(third.origin) : 'throw new Error("third party")');
        },
      );
      await new Promise<void>((resolve) => void server.listen(0, resolve));
      third.origin = `https://localhost:${(server.address() as AddressInfo).port}`;
      await use(third);
      server.closeAllConnections();
      server.close();
    },
    { scope: 'worker' },
  ],
  sites: [
    async ({ third: { origin } }, use) => {
      const thirdParties: Settings['thirdParties'] = [
        {
          name: 'Example Analytics',
          purpose: 'analytics',
          src: `${origin}/tag.js?id=G-1`,
          data: { domain: 'www.example.com' },
          dataLayer: 'G-1',
          script: [origin],
          connect: [origin],
          image: [origin],
          cookies: ['_third', '_third_*'],
          load: 'idle',
          privacy: { text: 'Counts visits.', link: 'https://analytics.example.com/privacy' },
        },
        {
          name: 'Example Calendar',
          purpose: 'calendar',
          frame: [origin],
          load: 'intent',
          privacy: { text: 'Shows free times.', link: 'https://calendar.example.com/privacy' },
        },
      ];
      const serve = async (consent: 'opt-in' | 'opt-out') => {
        const store = overlayStore(diskStore(path.resolve('.store-test/lab')));
        const { settings } = await getRelease(store, (await head(store, 'production'))!.release);
        const all = { ...settings, thirdParties, consent };
        const { entry } = await applySettings({ store, channel: 'production', settings: all });
        const { number, release, versions, at } = entry;
        const parent = { channel: 'production', number, release };
        const preview = {
          number: 1,
          release,
          action: 'preview' as const,
          sections: [],
          versions,
          parent,
          at,
        };
        await append(store, 'pr-1', preview, undefined);
        const previews = { domain: 'preview.localhost', extra: new Map() };
        const { url, close } = await serveStore('', { store, previews });
        return { store, url, close, preview: `http://pr-1.preview.localhost:${new URL(url).port}` };
      };
      const [optIn, optOut] = [await serve('opt-in'), await serve('opt-out')];
      await use({ 'opt-in': optIn, 'opt-out': optOut });
      await Promise.all([optIn.close(), optOut.close()]);
    },
    { scope: 'worker', timeout: 900_000 },
  ],
});
