import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { contentPolicy } from '../compose/document.ts';
import { sampleDocument } from '@vantedge/server/testing';
import { CHANNEL, publishSample, sample, withTemporaryFolder } from '@vantedge/release/testing';
import { type Document, parseHtml, select, selectOne } from '@vantedge/release/html';
import { memoryStore } from '@vantedge/release/store';
import { settingsOf } from '@vantedge/release';
import { exportSite } from './export-site.ts';
import { parseLeadEndpoint, withLeadEndpoint } from './lead-endpoint.ts';

const policy = contentPolicy({ scripts: ['a'], style: 'b' });
const [own, thisSite] = policy.meta as [string, string];
const meta = policy.meta
  .map((value) => `<meta http-equiv="Content-Security-Policy" content="${value}">`)
  .join('');
const page = sampleDocument.replace('<title>', `${meta}<title>`);

const metaPolicies = (document: Document) =>
  select('meta[http-equiv]', document).map(({ attribs }) => attribs['content']);

test('without an endpoint, forms submit nothing, no token is requested, and the script can tell', () => {
  const document = parseHtml(withLeadEndpoint(page, undefined));
  expect(selectOne('html', document)!.attribs).not.toHaveProperty('data-leads');
  const forms = select('form', document);
  expect(forms.map(({ attribs }) => [attribs['method'], attribs['action']])).toEqual([
    ['dialog', undefined],
    ['dialog', undefined],
  ]);
  expect(withLeadEndpoint(page, undefined)).not.toContain('/api/leads');
});

test('leaves all other bytes unchanged', () => {
  const without = (html: string) => html.replace(/<html[^>]*>|<form[^>]*>|<img[^>]*>/g, '');
  expect(without(withLeadEndpoint(page, undefined))).toBe(without(page));
  expect(withLeadEndpoint('<!doctype html><p>no form', undefined)).toBe('<!doctype html><p>no form');
});

test('the policy allows an external endpoint, and nothing else', () => {
  const url = 'https://leads.example.com/take';
  const document = parseHtml(withLeadEndpoint(page, parseLeadEndpoint(url)));
  expect(selectOne('html', document)!.attribs['data-leads']).toBe(url);
  expect(select('form', document).map(({ attribs }) => attribs['action'])).toEqual([url, url]);
  expect(select('form', document).map(({ attribs }) => attribs['method'])).toEqual(['post', 'post']);
  const [changed, second] = metaPolicies(document);
  const added = changed!.split('; ').filter((part) => !own.split('; ').includes(part));
  expect(added.sort()).toEqual(
    ['connect-src', 'form-action', 'img-src'].map((name) => `${name} 'self' https://leads.example.com`),
  );
  expect(second).toBe(thisSite);
});

test('a path refers to the host that serves the export', () => {
  const document = parseHtml(withLeadEndpoint(page, parseLeadEndpoint('/take')));
  expect(selectOne('img', document)!.attribs['src']).toBe('/take/token');
  expect(metaPolicies(document)).toEqual(policy.meta);
});

test.each(['leads.example.com', '//leads.example.com', 'javascript:alert(1)', ''])('rejects %p', (url) =>
  expect(() => parseLeadEndpoint(url)).toThrow(expect.objectContaining({ code: 'USAGE' })),
);

test('exports all documents this way, including the 404 page and compressed variants', async () => {
  const release = sample('first');
  for (const path of Object.keys(release.pages)) release.pages[path] = page;
  const store = memoryStore();
  await publishSample(store, release);
  await withTemporaryFolder(async (around) => {
    const folder = join(around, 'public');
    await exportSite({
      store,
      channel: CHANNEL,
      folder,
      leads: 'https://leads.example.com/',
    });
    for (const name of ['about.html', '404.html']) {
      const html = await readFile(join(folder, name));
      expect(html.toString()).toContain('data-leads="https://leads.example.com/"');
      expect(brotliDecompressSync(await readFile(join(folder, `${name}.br`)))).toEqual(html);
    }
    const { leads } = await exportSite({ store, channel: CHANNEL, folder });
    expect(leads).toBeUndefined();
    expect(await readFile(join(folder, 'about.html'), 'utf8')).toBe(withLeadEndpoint(page, undefined));
  });
});

test('the endpoint of the settings is the default', async () => {
  const release = sample('first');
  release.pages['/about'] = page;
  release.settings = { ...settingsOf(undefined), leadEndpoint: '/take' };
  const store = memoryStore();
  await publishSample(store, release);
  await withTemporaryFolder(async (around) => {
    const folder = join(around, 'public');
    const about = async (leads?: string) => {
      await exportSite({ store, channel: CHANNEL, folder, leads });
      return readFile(join(folder, 'about.html'), 'utf8');
    };
    expect(await about()).toBe(withLeadEndpoint(page, { url: '/take' }));
    expect(await about('/other')).toBe(withLeadEndpoint(page, { url: '/other' }));
  });
});
