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
import { renderPage } from './document.tsx';
import { readOverview } from './read-overview.ts';
import { comparisonPage, notFoundPage } from './comparison-page.tsx';
import { overviewPage } from './overview-page.tsx';
import type { PageContext } from './page-context.ts';

const NOW = new Date('2026-03-01T12:00:00.000Z');
const at = (time: string) => new Date(`2026-03-01T${time}:00.000Z`);

const context: PageContext = {
  channel: CHANNEL,
  previewUrl: (name) => `http://${name}.preview.localhost:4200/`,
  now: NOW,
};

/** What a reader sees, with one space for markup. */
const textOf = (html: string) =>
  html
    .slice(html.indexOf('<main>'))
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');

/** Commands that the page offers. */
const commandsOf = (html: string) =>
  [...html.matchAll(/<code class="[^"]*select-all[^"]*">(.*?)<\/code>/g)].map(([, code]) =>
    code!.replaceAll(/<[^>]+>/g, ''),
  );

async function overviewOf(
  store: Store,
  given: Partial<PageContext> = {},
  figures: Parameters<typeof overviewPage>[0]['figures']['sections'] = [],
) {
  const overview = await readOverview(store, CHANNEL);
  const status = { release: overview.live?.entry.release ?? '', entry: overview.live?.entry.number ?? 0 };
  return overviewPage({ ...context, ...given, overview, status, figures: { since: NOW, sections: figures } })
    .html;
}

/** Appends an entry for the release of another one. */
async function add(store: Store, channel: string, from: LogEntry, more: Partial<LogEntry>) {
  const { live, next: number } = await logEnd(store, channel);
  const { release, versions, sections } = from;
  return (await append(
    store,
    channel,
    { number, release, versions, sections, action: 'publish', at: NOW.toISOString(), ...more },
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

test('a channel without a release says how to publish one', async () => {
  const html = await overviewOf(memoryStore(), { channel: 'staging', location: '/srv/my store' });
  expect(textOf(html)).toContain('Nothing is live yet');
  expect(commandsOf(html)).toContain(
    'npm run site -- publish shell solutions stories pricing --channel staging --store &#x27;/srv/my store&#x27;',
  );
});

test('finds since when each version is live, and whether there was another one', async () => {
  const { store, first, second } = await siteWithHistory();
  const { live, previews } = await readOverview(store, CHANNEL);
  expect(live!.since.number).toBe(2);
  expect(live!.sections.map(({ name, since, hasPrevious }) => [name, since!.number, hasPrevious])).toEqual([
    ['shell', 1, false],
    ['stories', 2, true],
  ]);
  const { pages } = await getRelease(store, second.release);
  const [shell] = live!.sections;
  expect(shell!.pages).toBe(Object.keys(pages).length);
  expect(shell!.sizes.html.bytes).toBe(Math.max(...Object.values(pages).map(({ html }) => html.bytes)));
  expect(previews.map(({ name, isOutdated }) => [name, isOutdated])).toEqual(
    expect.arrayContaining([
      ['old', true],
      ['pr-1', false],
    ]),
  );
  expect(first.release).not.toBe(second.release);
});

test('offers the commands that roll back, promote, and stop the canary, and only those that work', async () => {
  const { store, first, second } = await siteWithHistory();
  const html = await overviewOf(store);
  const commands = commandsOf(html);
  expect(commands).toContain(`npm run site -- rollback --to ${first.release.slice(0, 16)}`);
  expect(commands.join()).not.toContain(second.release.slice(0, 16));
  expect(commands).toContain('npm run site -- rollback stories');
  expect(commands).not.toContain('npm run site -- rollback shell');
  expect(commands).toContain('npm run site -- canary --stop');
  expect(commands).toContain('npm run site -- promote pr-1');
  expect(commands).not.toContain('npm run site -- promote old');
  expect(html).toContain('href="http://pr-1.preview.localhost:4200/"');
  expect(html).toContain(`href="/?from=${first.release.slice(0, 16)}&amp;to=${second.release.slice(0, 16)}"`);
});

test('shows what visitors of the live release and of the canary got', async () => {
  const { store } = await siteWithHistory();
  const vitals = { LCP: { value: 1.84, isAbove: false }, CLS: { value: 1, isAbove: true } };
  const text = textOf(
    await overviewOf(store, {}, [
      { role: 'live', section: 'stories', views: 1200, failed: 12, errors: 15, vitals },
      { role: 'canary', section: 'stories', views: 40, failed: 0, errors: 0, vitals: {} },
    ]),
  );
  expect(text).toContain('shell no visits yet');
  expect(text).toContain('stories 1,200 1.0 % 15 1.8 s – over 1.000');
  expect(text).toContain('stories, canary 40 0.0 % 0 – – –');
  expect(text).toContain('40 views of the canary here');
});

test('says how the last canary ended', async () => {
  const { store, second } = await siteWithHistory();
  await add(store, CHANNEL, second, { action: 'canary', sections: [], canary: undefined });
  expect(textOf(await overviewOf(store))).toContain('pr-1 for 10 % of the visitors, was stopped');
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
  const { html } = comparisonPage({ ...context, from: 'a', to: 'b', before, after, difference });
  expect(html).toContain('title: <del class="ui:text-slate">/about</del> → ');
  expect(html).toContain('Q&amp;A &lt;script&gt;</ins>');
  expect(html).not.toContain('<script');
  const text = textOf(html);
  expect(text).toContain('new link to /new');
  expect(text).toMatch(/New pages 1 .* \/new A new page/);
  expect(text).toMatch(/Removed pages 1 .* \/solutions\/finance \/solutions\/finance/);
  expect(html).toContain('href="https://example.com/about"');
});

test('without two such releases, says which command lists them', () => {
  const problem = new SiteError('RECORD_NOT_FOUND', "The store has no release 'x'.");
  const { html } = notFoundPage({ ...context, problem });
  expect(textOf(html)).toContain('The store has no release &#x27;x&#x27;.');
  expect(commandsOf(html)).toContain('npm run site -- log --limit 50');
});

test('without its stylesheet, a page is complete and says how to build it', () => {
  const { html, headers } = renderPage('Title', 'Content', '/nowhere.css');
  expect(textOf(html)).toContain('npx nx build server');
  expect(textOf(html)).toContain('Content');
  expect(headers['Content-Security-Policy']).toContain("default-src 'none'; style-src 'none';");
});
