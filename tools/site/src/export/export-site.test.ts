import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { samplePage } from '../compose/checks/testing/sample-page.ts';
import { buildDocument } from '../compose/document.ts';
import { parsePage } from '../compose/page-tree.ts';
import { parseHtml, select, selectOne } from '@vantedge/documents/html';
import { liveEntry, loadLiveRelease } from '@vantedge/release/live';
import { DENY_FRAMING_HEADERS, OLD_WORKER_SCRIPT } from '@vantedge/documents/http';
import { CHANNEL, publishSample, sample } from '@vantedge/release/testing';
import { withTemporaryFolder } from '@vantedge/store/testing';
import { getSettings } from '@vantedge/release';
import { SiteError } from '@vantedge/errors';
import { memoryStore, type Store } from '@vantedge/store';
import { exportSite } from './export-site.ts';
import { MARKER, replaceFolder } from './replace-folder.ts';

const first = sample('first');
const [script = ''] = Object.keys(first.sections['shell']!);
let store: Store;

beforeEach(async () => {
  store = memoryStore();
  await publishSample(store, first);
});

const namesIn = async (folder: string) =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((item) => item.isFile())
    .map((item) => join(item.parentPath, item.name).slice(folder.length + 1))
    .sort();

/** Visible names next to an export. At most one hidden folder is allowed. */
async function visibleIn(folder: string): Promise<string[]> {
  const names = await readdir(folder);
  expect(names.filter((name) => name.startsWith('.')).length).toBeLessThanOrEqual(1);
  return names.filter((name) => !name.startsWith('.'));
}

/** Parses the `_headers` file: headers by pattern. */
async function rulesIn(folder: string): Promise<Map<string, Map<string, string>>> {
  const rules = new Map<string, Map<string, string>>();
  let rule = new Map<string, string>();
  for (const line of (await readFile(join(folder, '_headers'), 'utf8')).split('\n')) {
    const [, name, value] = /^ {2}([\w-]+): (.+)$/.exec(line) ?? [];
    if (name && value) rule.set(name, value);
    else if (line) rules.set(line, (rule = new Map()));
  }
  return rules;
}

const inFolder = (work: (folder: string, around: string) => Promise<void>) =>
  withTemporaryFolder((around) => work(join(around, 'public'), around));

test('exports a release as files for any static host', async () => {
  await inFolder(async (folder, around) => {
    const { release, files } = await exportSite({ store, channel: CHANNEL, folder });
    const names = await namesIn(folder);
    for (const name of [
      'index.html',
      'about.html',
      'solutions/finance.html',
      '404.html',
      'sitemap.xml',
      'robots.txt',
      'release.json',
      '_headers',
      `assets/shell/${script}`,
      'assets/stories/Type.AbCdEf0123.woff2',
    ]) {
      expect(names).toContain(name);
    }
    expect(files).toBe(names.length - 1);
    expect(await readFile(join(folder, MARKER), 'utf8')).toBe(`${release}\n`);
    const read = (name: string) => readFile(join(folder, name));
    expect((await read('about.html')).toString()).toBe(first.pages['/about']);
    expect((await read('404.html')).toString()).toBe(first.pages['/404']);
    for (const name of ['index.html', `assets/shell/${script}`]) {
      expect(brotliDecompressSync(await read(`${name}.br`))).toEqual(await read(name));
      expect(gunzipSync(await read(`${name}.gz`))).toEqual(await read(name));
    }
    expect(await visibleIn(around)).toEqual(['public']);
  });
});

test('sets security headers on every path, caching on assets, and no header twice except policies', async () => {
  await inFolder(async (folder) => {
    await exportSite({ store, channel: CHANNEL, folder });
    const rules = await rulesIn(folder);
    const live = await loadLiveRelease(store, CHANNEL, await liveEntry(store, CHANNEL));
    const assets = [...live.assets].map(async ([path, asset]) => [path, await asset.load()] as const);
    for (const [path, { kind, identity }] of [...live.files, ...(await Promise.all(assets))]) {
      const matching = [...rules].filter(([pattern]) =>
        pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern,
      );
      const given = matching.flatMap(([, headers]) => [...headers.keys()]);
      // Two policies are joined with a comma, and both apply.
      const once = kind === 'file' ? given.slice(0, -1) : given;
      expect(new Set(once).size).toBe(once.length);
      const headers = new Map(matching.flatMap(([, headers]) => [...headers]));
      const names = ['X-Content-Type-Options', 'Permissions-Policy', 'Referrer-Policy'];
      for (const name of kind === 'asset' ? [...names, 'Cache-Control'] : names)
        expect(headers.get(name)).toBe(identity.headers[identity.headers.indexOf(name) + 1]);
      expect(headers.has('Cache-Control')).toBe(kind === 'asset');
      const policy =
        kind === 'file' ? "default-src 'none'; frame-ancestors 'none'" : "frame-ancestors 'none'";
      expect(headers.get('Content-Security-Policy')).toBe(policy);
      expect(headers.has('Strict-Transport-Security')).toBe(true);
    }
  });
});

test('a site of 300 pages needs only five rules, because Cloudflare Pages supports 100', async () => {
  await inFolder(async (folder) => {
    const large = sample('large');
    for (let i = 0; i < 300; i += 1) large.pages[`/page-${i}`] = `<!doctype html><title>${i}</title>`;
    const other = memoryStore();
    await publishSample(other, large);
    await exportSite({ store: other, channel: CHANNEL, folder });
    expect(await namesIn(folder)).toContain('page-299.html');
    // One for all paths, one for assets, three for files that are not pages.
    expect((await rulesIn(folder)).size).toBe(5);
  });
});

test('the document contains the policy that the server sends, except what the rule for all paths adds', () => {
  const { html, policy } = buildDocument({
    tree: parsePage('<h1>About</h1>', samplePage),
    pageHead: undefined,
    fontFaces: '',
    style: 'h1{color:red}',
    fonts: [],
    data: {
      section: 'shell',
      path: '/',
      release: { sections: {}, integrity: {} },
      releaseUrl: '/release.json',
      entryScripts: [],
      stylesheets: [],
    },
    inlineLoader: 'start()',
  });
  const metas = select('meta[http-equiv="Content-Security-Policy"]', parseHtml(html));
  const policies = metas.map(({ attribs }) => attribs['content']);
  expect(`${DENY_FRAMING_HEADERS['Content-Security-Policy']}; ${policies.join(', ')}`).toBe(policy);
});

test('redirects are lines of _redirects, and documents for other hosts', async () => {
  await inFolder(async (folder) => {
    const redirects = { '/jobs': '/about#team', '/jobs/berlin': '/', '/about': '/' };
    const other = memoryStore();
    await publishSample(other, { ...first, settings: { ...getSettings(undefined), redirects } });
    await exportSite({ store: other, channel: CHANNEL, folder });
    const read = (name: string) => readFile(join(folder, name), 'utf8');
    expect(await read('_redirects')).toBe('/jobs /about#team 301\n/jobs/berlin / 301\n');
    const refresh = selectOne('meta[http-equiv=refresh]', parseHtml(await read('jobs.html')));
    expect(refresh!.attribs['content']).toBe('0; url=/about#team');
    expect(await namesIn(folder)).toContain('jobs/berlin.html');
    // A page wins, as on the server.
    expect(await read('about.html')).toBe(first.pages['/about']);
    await exportSite({ store, channel: CHANNEL, folder });
    expect(await namesIn(folder)).not.toContain('_redirects');
  });
});

test('two paths that are the same file of an export are refused', async () => {
  await inFolder(async (folder) => {
    const other = memoryStore();
    const pages = { ...first.pages, '/index': first.pages['/about']! };
    await publishSample(other, { ...first, pages });
    await expect(exportSite({ store: other, channel: CHANNEL, folder })).rejects.toMatchObject({
      code: 'URL_COLLISION',
      message: expect.stringMatching(/^\/(index)? and \/(index)? are both index\.html in an export\.$/),
    });
    expect(await namesIn(folder).catch(() => [])).toEqual([]);
  });
});

test('replaces the service workers of the site that was on this origin before', async () => {
  await inFolder(async (folder) => {
    const settings = { ...getSettings(undefined), oldServiceWorkers: ['/sw.js', '/js/worker.js'] };
    const other = memoryStore();
    await publishSample(other, { ...first, settings });
    await exportSite({ store: other, channel: CHANNEL, folder });
    for (const name of ['sw.js', 'js/worker.js']) {
      expect(await readFile(join(folder, name), 'utf8')).toBe(OLD_WORKER_SCRIPT);
      expect((await rulesIn(folder)).get(`/${name}`)!.get('Service-Worker-Allowed')).toBe('/');
    }
    await exportSite({ store, channel: CHANNEL, folder });
    expect(await namesIn(folder)).not.toContain('sw.js');
  });
});

describe('forms', () => {
  const page = [
    '<!doctype html><html lang="en" data-leads="/api/forms"><head><title>Contact</title></head><body><main>',
    '<form method="post" action="/api/forms/careers/apply" class="form"><input name="email"></form>',
    '<form id="ask" method="post" action="/api/forms/shell/contact"><input name="email">',
    '<button formaction="/api/forms/shell/other">Ask</button></form>',
    '<form method="post"><button>Confirm</button></form>',
    '<form method="get" action="/careers"><input name="topic"></form></main></body></html>',
  ].join('');
  let forms: Store;

  beforeEach(async () => {
    forms = memoryStore();
    const pages = Object.fromEntries(Object.keys(first.pages).map((path) => [path, page]));
    await publishSample(forms, { ...first, pages });
  });

  test('are disabled: they submit nothing, and the script can tell', async () => {
    await inFolder(async (folder) => {
      expect(await exportSite({ store: forms, channel: CHANNEL, folder })).toMatchObject({ leads: false });
      for (const name of ['about.html', '404.html']) {
        const bytes = await readFile(join(folder, name));
        const document = parseHtml(bytes.toString());
        expect(selectOne('html', document)!.attribs).not.toHaveProperty('data-leads');
        const attributes = select('form', document).map(({ attribs }) => [
          attribs['method'],
          attribs['action'],
        ]);
        expect(attributes).toEqual([
          ['dialog', undefined],
          ['dialog', undefined],
          ['dialog', undefined],
          ['get', '/careers'],
        ]);
        expect(bytes.toString()).not.toContain('/api/');
        const others = (html: string) => html.replace(/<html[^>]*>|<form[^>]*>|<button[^>]*>/g, '');
        expect(others(bytes.toString())).toBe(others(page));
        expect(brotliDecompressSync(await readFile(join(folder, `${name}.br`)))).toEqual(bytes);
      }
    });
  });

  test('work as they are where the host forwards their path, by an option or the settings', async () => {
    const settings = { ...getSettings(undefined), leadEndpoint: '/api/forms' as const };
    const configured = memoryStore();
    await publishSample(configured, { ...first, pages: { ...first.pages, '/about': page }, settings });
    await inFolder(async (folder) => {
      for (const options of [{ store: forms, leads: true }, { store: configured }]) {
        expect(await exportSite({ ...options, channel: CHANNEL, folder })).toMatchObject({ leads: true });
        expect(await readFile(join(folder, 'about.html'), 'utf8')).toBe(page);
      }
    });
  });
});

test('a dry run counts files and writes nothing', async () => {
  await inFolder(async (folder, around) => {
    const dry = await exportSite({ store, channel: CHANNEL, folder, isDryRun: true });
    expect(await readdir(around)).toEqual([]);
    expect(await exportSite({ store, channel: CHANNEL, folder })).toEqual(dry);
    await writeFile(join(around, 'thesis.txt'), 'years of work');
    await expect(
      exportSite({ store, channel: CHANNEL, folder: around, isDryRun: true }),
    ).rejects.toMatchObject({ code: 'EXPORT_DIR_NOT_EMPTY' });
  });
});

test('includes assets of earlier releases', async () => {
  await inFolder(async (folder) => {
    await publishSample(store, 'second');
    await exportSite({ store, channel: CHANNEL, folder });
    expect(await namesIn(folder)).toContain(`assets/shell/${script}`);
  });
});

test('replaces an earlier export completely', async () => {
  await inFolder(async (folder, around) => {
    const changed = sample('first');
    changed.pages['/extra'] = 'a page that the next release lacks';
    const other = memoryStore();
    await publishSample(other, changed);
    await exportSite({ store: other, channel: CHANNEL, folder });
    expect(await namesIn(folder)).toContain('extra.html');
    await exportSite({ store, channel: CHANNEL, folder });
    expect(await namesIn(folder)).not.toContain('extra.html');
    expect(await visibleIn(around)).toEqual(['public']);
  });
});

test('accepts an empty folder', async () => {
  await inFolder(async (folder) => {
    await mkdir(folder);
    await exportSite({ store, channel: CHANNEL, folder });
    expect(await namesIn(folder)).toContain('index.html');
  });
});

test('rejects a folder with other files and leaves it unchanged', async () => {
  await inFolder(async (folder, around) => {
    await mkdir(folder);
    await writeFile(join(folder, 'thesis.txt'), 'years of work');
    const error = await exportSite({ store, channel: CHANNEL, folder }).catch((error: unknown) => error);
    expect(error).toBeInstanceOf(SiteError);
    expect(error).toMatchObject({ code: 'EXPORT_DIR_NOT_EMPTY', at: folder });
    expect(await namesIn(around)).toEqual(['public/thesis.txt']);
  });
});

test('rejects a path that is a file and leaves it unchanged', async () => {
  await inFolder(async (folder) => {
    await writeFile(folder, 'a file');
    await expect(exportSite({ store, channel: CHANNEL, folder })).rejects.toMatchObject({ at: folder });
    expect(await readFile(folder, 'utf8')).toBe('a file');
  });
});

test('a failed export leaves the previous one unchanged', async () => {
  await inFolder(async (folder, around) => {
    await exportSite({ store, channel: CHANNEL, folder });
    const before = await namesIn(folder);
    // `a` is a file and a folder at the same time: the second write fails.
    const contents = new Map([
      ['a', Buffer.from('1')],
      ['a/b', Buffer.from('2')],
    ]);
    await expect(replaceFolder(folder, contents, 'broken')).rejects.toMatchObject({
      code: 'EXPORT_WRITE_FAILED',
      at: folder,
    });
    expect(await namesIn(folder)).toEqual(before);
    expect(await visibleIn(around)).toEqual(['public']);
  });
});

test('an unreadable release leaves the previous export unchanged', async () => {
  await inFolder(async (folder, around) => {
    await exportSite({ store, channel: CHANNEL, folder });
    const before = await namesIn(folder);
    await expect(exportSite({ store: memoryStore(), channel: CHANNEL, folder })).rejects.toMatchObject({
      code: 'CHANNEL_EMPTY',
    });
    expect(await namesIn(folder)).toEqual(before);
    expect(await visibleIn(around)).toEqual(['public']);
  });
});
