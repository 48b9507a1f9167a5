import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import getPort from 'get-port';
import { FORMS_PATH, formUrl, SHELL } from '@vantedge/federation-contract';
import { parseHtml, selectOne } from '@vantedge/documents/html';
import { diskStore } from '@vantedge/store';
import { CHANNEL, publishSample, sample } from '@vantedge/release/testing';
import { getSettings } from '@vantedge/release';
import { sampleDocument, sampleForms } from '@vantedge/lead-server/testing';
import { exportSite } from '../../tools/site/src/export/export-site.ts';
import { startService } from '../start-service.ts';
import { aroundHttp } from './configuration.ts';

// An export behind nginx, configured as docs/operators/first-deploy.md says, with a server for its forms.

const CONTACT = formUrl(SHELL, 'contact');
const SERVER = resolve('apps/server/bin/server.mjs');

const startHost = () =>
  startService(async ({ folder, start, until }) => {
    const [store, www] = [join(folder, 'store'), join(folder, 'www')];
    const site = sample('first');
    for (const path of ['/contact', '/contact/thank-you']) site.pages[path] = sampleDocument;
    site.forms = sampleForms;
    site.settings = { ...getSettings(undefined), leadEndpoint: '/api/forms' };
    await publishSample(diskStore(store), site);
    await exportSite({ store: diskStore(store), channel: CHANNEL, folder: www });
    const [port, serverPort] = [await getPort(), await getPort()];
    const file = join(folder, 'nginx.conf');
    await writeFile(file, await configuration(www, port, serverPort));
    start(process.execPath, SERVER, 'start', '--store', store, '--port', String(serverPort));
    const { nginx } = JSON.parse(process.env['TEST_PROXIES']!) as { nginx: string };
    start(nginx, '-p', folder, '-c', file, '-e', 'stderr');
    const url = `http://127.0.0.1:${port}`;
    for (const path of ['/about', CONTACT]) await until(async () => (await fetch(url + path)).ok);
    return { url, store };
  });

/** The configuration in the documentation, with the folder and ports of the test. */
async function configuration(www: string, port: number, serverPort: number) {
  const page = await readFile('docs/operators/first-deploy.md', 'utf8');
  const [, server = ''] = /^```nginx\n(.*?)^```$/ms.exec(page) ?? [];
  return aroundHttp(
    server
      .replace('listen 80', `listen 127.0.0.1:${port}`)
      .replace('/srv/www', www)
      .replace('127.0.0.1:4200', `127.0.0.1:${serverPort}`),
  );
}

type Host = Awaited<ReturnType<typeof startHost>>;
let host: Host;

beforeAll(async () => {
  host = await startHost();
});
afterAll(() => host.stop());

/** Posts the form as a browser does, to where the exported page says. */
async function post(fields: Record<string, string>, headers: Record<string, string>) {
  const page = await fetch(`${host.url}/contact`);
  expect(page.status).toBe(200);
  const document = parseHtml(await page.text());
  const endpoint = selectOne('#contact-form', document)!.attribs['action']!;
  expect(selectOne('html', document)!.attribs['data-leads']).toBe(FORMS_PATH);
  return fetch(host.url + endpoint, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'sec-fetch-site': 'same-origin', origin: host.url, ...headers },
    body: new URLSearchParams(fields),
  });
}

/** The messages that the server has stored. */
async function stored() {
  const list = ['leads', 'list', '--store', host.store, '--json'];
  const { stdout } = await promisify(execFile)(process.execPath, [SERVER, ...list]);
  const { leads } = JSON.parse(stdout) as { leads: { form: string; contents: object }[] };
  return leads;
}

const ada = { name: 'Ada', email: 'ada@example.com', company: 'Example', service: 'bpo', message: 'Hello' };

test('a form is sent and stored with script', async () => {
  const id = crypto.randomUUID();
  const answer = await post({ id, ...ada }, { accept: 'application/json' });
  expect(answer.status).toBe(201);
  expect(await answer.json()).toEqual({ id });
  expect(await stored()).toMatchObject([{ form: 'shell/contact', contents: ada }]);
});

test('a form is sent and stored without script, and leads to a page of the export', async () => {
  const grace = { ...ada, name: 'Grace', email: 'grace@example.com' };
  const answer = await post(grace, { accept: 'text/html' });
  expect(answer.status).toBe(303);
  const next = new URL(answer.headers.get('location')!, host.url);
  expect(next.origin).toBe(host.url);
  expect((await fetch(next)).status).toBe(200);
  expect((await stored()).map(({ contents }) => contents)).toContainEqual(grace);
});

test('errors are shown in a page whose form posts to the same path', async () => {
  const answer = await post({ ...ada, email: 'nobody' }, { accept: 'text/html' });
  expect(answer.status).toBe(422);
  const form = selectOne('#contact-form', parseHtml(await answer.text()))!;
  expect(form.attribs['action']).toBe(CONTACT);
});

test('a page that does not exist is the 404 page of the export', async () => {
  const missing = await fetch(`${host.url}/gone`);
  expect([missing.status, await missing.text()]).toEqual([404, sample('first').pages['/404']]);
});
