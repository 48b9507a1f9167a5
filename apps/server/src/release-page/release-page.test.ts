import { createHash } from 'node:crypto';
import {
  append,
  compareReleases,
  findRelease,
  getRelease,
  logEnd,
  type LogEntry,
  putRelease,
} from '@vantedge/release';
import { SiteError } from '@vantedge/errors';
import { memoryStore, type Store } from '@vantedge/store';
import { CHANNEL, publishSample, sample } from '@vantedge/release/testing';
import { comparisonPage, notFoundPage } from './difference.ts';
import { releasePage, type ReleasePageOptions } from './release-page.ts';

const at = (time: string) => new Date(`2026-03-01T${time}:00.000Z`);

/** What a reader sees, with one space for markup. */
const textOf = (html: string) =>
  html
    .slice(html.indexOf('<main>'))
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');

/** Commands that the page offers. */
const commandsOf = (html: string) =>
  [...html.matchAll(/<code class="command">(.*?)<\/code>/g)].map(([, code]) => code!);

const pageOf = async (store: Store, options: Partial<ReleasePageOptions> = {}) =>
  (
    await releasePage({
      store,
      channel: CHANNEL,
      status: { release: 'a'.repeat(64), entry: 1 },
      previewUrl: (name) => `http://${name}.preview.localhost:4200/`,
      terminal: {},
      ...options,
    })
  ).html;

/** Appends an entry for the release of another one. */
async function add(store: Store, channel: string, from: LogEntry, more: Partial<LogEntry>) {
  const { live, next: number } = await logEnd(store, channel);
  const { release, versions, sections } = from;
  return (await append(
    store,
    channel,
    { number, release, versions, sections, action: 'publish', at: at('12:00').toISOString(), ...more },
    live,
  ))!;
}

/** A site whose stories have another version in its second release, an outdated preview, and one that is a canary. */
async function siteWithHistory() {
  const store = memoryStore();
  const first = await publishSample(store, 'first', at('09:00'));
  const changed = sample('first');
  changed.sections['stories'] = sample('second').sections['stories']!;
  const second = await publishSample(store, changed, at('11:00'));
  const preview = { action: 'preview' as const, by: 'Ada' };
  const parentOf = ({ number, release }: LogEntry) => ({ channel: CHANNEL, number, release });
  await add(store, 'old', first, { ...preview, parent: parentOf(first) });
  const current = await add(store, 'pr-1', second, { ...preview, parent: parentOf(second) });
  const { release, versions } = current;
  await add(store, CHANNEL, second, {
    action: 'canary',
    sections: [],
    canary: { preview: 'pr-1', release, versions, percent: 10 },
    at: at('11:30').toISOString(),
  });
  return { store, first, second };
}

test('a channel without a release has nothing live', async () => {
  expect(textOf(await pageOf(memoryStore(), { channel: 'staging' }))).toContain(
    'staging: nothing is live yet',
  );
});

test('says which release is live since when, with the version of each section', async () => {
  const { store, second } = await siteWithHistory();
  const text = textOf(await pageOf(store));
  expect(text).toContain(`Release ${second.release.slice(0, 16)} since 2026-03-01 11:00 UTC`);
  for (const [name, version] of Object.entries(second.versions))
    expect(text).toContain(`${name} ${version.slice(0, 16)}`);
  expect(text).not.toContain('degraded');
});

test('says why its server does not serve the newest release', async () => {
  const { store } = await siteWithHistory();
  const degraded = { entry: 3, problem: { code: 'BLOB_NOT_FOUND', message: '/about cannot be served.' } };
  const text = textOf(await pageOf(store, { status: { release: 'b'.repeat(64), entry: 2, degraded } }));
  expect(text).toContain('It serves release bbbbbbbbbbbbbbbb , number 2. BLOB_NOT_FOUND: /about');
});

test('offers the commands that roll back, promote and stop the canary, with the options given, and only those that work', async () => {
  const { store, first, second } = await siteWithHistory();
  const html = await pageOf(store, { terminal: { store: '/srv/my store' } });
  const commands = commandsOf(html);
  const given = "--store '/srv/my store'";
  expect(commands).toContain(`npm run site -- rollback --to ${first.release.slice(0, 16)} ${given}`);
  expect(commands.join()).not.toContain(second.release.slice(0, 16));
  expect(commands).toContain(`npm run site -- canary --stop ${given}`);
  expect(commands).toContain(`npm run site -- promote pr-1 ${given}`);
  expect(commands.join()).not.toContain('promote old');
  expect(html).toContain('href="http://pr-1.preview.localhost:4200/"');
  expect(html).toContain(`href="/?from=${first.release.slice(0, 16)}&amp;to=${second.release.slice(0, 16)}"`);
});

test('says how the last canary ended', async () => {
  const { store, second } = await siteWithHistory();
  await add(store, CHANNEL, second, { action: 'canary', sections: [], canary: undefined });
  expect(textOf(await pageOf(store))).toContain('canary pr-1 of 10% stopped');
});

test('compares releases, and escapes what pages are called', async () => {
  const { store, second } = await siteWithHistory();
  const record = await getRelease(store, second.release);
  const about = record.pages['/about']!;
  record.pages['/about'] = {
    ...about,
    title: 'Q&A <script>',
    content: 'f'.repeat(16),
    links: ['/new'],
    html: record.pages['/']!.html,
  };
  record.pages['/new'] = { ...about, title: 'A new page' };
  delete record.pages['/solutions/finance'];
  const edited = await putRelease(store, record);
  const [before, after] = [await findRelease(store, second.release), await findRelease(store, edited)];
  const difference = compareReleases(before.release, after.release);
  const origin = 'https://example.com';
  const { html } = comparisonPage({ before, after, difference, origin, terminal: {} });
  expect(html).toContain('<ins>Q&amp;A &lt;script></ins>');
  expect(html).not.toContain('<script');
  const text = textOf(html);
  expect(text).toContain('title: /about → ');
  expect(text).toContain('new link to /new');
  expect(text).toMatch(/New pages: 1 \/new A new page/);
  expect(text).toMatch(/Removed pages: 1 \/solutions\/finance \/solutions\/finance/);
  expect(html).toContain('href="https://example.com/about"');
});

test('without two such releases, says which command lists them', () => {
  const problem = new SiteError('RECORD_NOT_FOUND', "The store has no release 'x'.");
  const { html } = notFoundPage(problem, { channel: 'staging' });
  expect(textOf(html)).toContain("The store has no release 'x'.");
  expect(commandsOf(html)).toEqual(['npm run site -- log --limit 50 --channel staging']);
});

test('the policy of a page allows its stylesheet', () => {
  const { html, headers } = notFoundPage(new SiteError('RECORD_NOT_FOUND', 'No release.'), {});
  const [, style = ''] = /<style>(.*?)<\/style>/s.exec(html)!;
  const hash = createHash('sha256').update(style).digest('base64');
  expect(headers['Content-Security-Policy']).toContain(`style-src 'sha256-${hash}';`);
});
