import type { Page } from '@playwright/test';
import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startApplication } from '@vantedge/site-testing';
import { expect, test } from './support/test.ts';
import { SECTION_PAGE } from './support/routes.ts';

/** Ways in which a script on a page may try to load code from another host, at `URL_`. */
const ATTEMPTS = {
  'a script element': `append(document, (script) => (script.src = URL_))`,
  'an attribute': `append(document, (script) => script.setAttribute('src', URL_))`,
  'a URL that looks like one of this site': `append(document, (script) => (script.src = URL_.replace('http:', '') + '/assets/'))`,
  'a policy of another name': `append(document, (script) => (script.src = policy(window, 'vantedge').createScriptURL(URL_)))`,
  'a second default policy': `append(document, (script) => (script.src = policy(window, 'default').createScriptURL(URL_)))`,
  'a policy of a frame': `append(document, (script) => (script.src = policy(frame(), 'default').createScriptURL(URL_)))`,
  'a script in a frame': `(() => {
    const { document } = frame();
    policy(document.defaultView, 'default');
    return append(document, (script) => (script.src = URL_));
  })()`,
  'a dynamic import': `import(URL_)`,
  'a module': `append(document, (script) => ((script.type = 'module'), (script.src = URL_)))`,
  'changed string methods': `(() => {
    const { startsWith, charAt } = String.prototype;
    String.prototype.startsWith = String.prototype.charAt = () => true;
    try {
      return append(document, (script) => (script.src = URL_));
    } finally {
      Object.assign(String.prototype, { startsWith, charAt });
    }
  })()`,
  'a string of HTML': `(() => { document.createElement('div').innerHTML = '<img>'; })()`,
  'a string of code': `(() => { document.createElement('script').text = '1'; })()`,
};

/** Code on the other host. The attempts include its hash, so a missing hash is not what blocks them. */
const CODE = 'globalThis.foreign = true;';
const INTEGRITY = `sha256-${createHash('sha256').update(CODE).digest('base64')}`;

const HELPERS = `
  const INTEGRITY = '${INTEGRITY}';
  const policy = (realm, name) =>
    realm.trustedTypes.createPolicy(name, { createHTML: (html) => html, createScriptURL: (url) => url });
  const frame = () => document.body.appendChild(document.createElement('iframe')).contentWindow;
  const append = (owner, prepare) =>
    new Promise((resolve, reject) => {
      const script = owner.createElement('script');
      Object.assign(script, { integrity: INTEGRITY, crossOrigin: 'anonymous' });
      prepare(script);
      script.onload = resolve;
      script.onerror = () => reject(new Error('blocked'));
      owner.head.append(script);
    });
`;

let elsewhere: Server;
let requests: string[];

test.beforeEach(async () => {
  requests = [];
  elsewhere = createServer(({ url = '' }, response) => {
    if (url === '/unprotected') return void response.setHeader('Content-Type', 'text/html').end('<body>');
    requests.push(url);
    response.writeHead(200, {
      'Content-Type': 'text/javascript',
      'Access-Control-Allow-Origin': '*',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    });
    response.end(CODE);
  });
  await new Promise<void>((resolve) => void elsewhere.listen(0, resolve));
});
test.afterEach(() => void elsewhere.close());

test('no script can load code from another host', async ({ page, site }) => {
  await page.goto(`${site}${SECTION_PAGE}`);
  await startApplication(page);
  expect(await outcomes(page)).toEqual(all('refused'));
  expect(requests).toEqual([]);
  expect(await page.evaluate(() => 'foreign' in window)).toBe(false);
});

test('without a policy, every attempt succeeds', async ({ page }) => {
  await page.goto(`${elsewhereUrl('localhost')}/unprotected`);
  expect(await outcomes(page)).toEqual(all('done'));
  expect(await page.evaluate(() => 'foreign' in window)).toBe(true);
});

const elsewhereUrl = (host: string) => `http://${host}:${(elsewhere.address() as AddressInfo).port}`;

const all = (outcome: string) => Object.fromEntries(Object.keys(ATTEMPTS).map((name) => [name, outcome]));

/** Outcome of every attempt on a page: done or refused. */
async function outcomes(page: Page): Promise<Record<string, string>> {
  const made: Record<string, string> = {};
  for (const [name, attempt] of Object.entries(ATTEMPTS)) {
    made[name] = await page.evaluate(`(async () => {
      const URL_ = ${JSON.stringify(`${elsewhereUrl('127.0.0.1')}/${encodeURIComponent(name)}`)};
      ${HELPERS}
      try { await ${attempt}; return 'done'; } catch { return 'refused'; }
    })()`);
  }
  return made;
}
