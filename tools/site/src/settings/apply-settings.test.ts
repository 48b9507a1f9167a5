import { getRelease, head, settingsOf } from '@vantedge/release';
import { memoryStore, readBlob } from '@vantedge/release/store';
import { parse } from 'node-html-parser';
import { pageCode, publishSampleSections, shellCode } from '../compose/testing/sample-sections.ts';
import { rollBackSite } from '../publish/roll-back.ts';
import { applySettings } from './apply-settings.ts';

const channel = 'production';
const defaults = settingsOf(undefined);

async function site() {
  const store = memoryStore();
  await publishSampleSections(store, { shell: shellCode('a'), stories: pageCode('words') });
  const live = async () => settingsOf(await getRelease(store, (await head(store, channel))!.release));
  return { store, live };
}

test('new settings are a release, which a rollback undoes; only those that documents show render pages', async () => {
  const { store, live } = await site();
  const pending = { ...defaults, pendingPaths: ['/stories', '/later'] };
  const applied = await applySettings({ store, channel, settings: pending });
  expect(applied).toMatchObject({ changed: true, rendered: [], entry: { action: 'settings', number: 2 } });
  expect(applied.warnings).toEqual([expect.stringContaining('/stories')]);
  expect(await applySettings({ store, channel, settings: pending })).toMatchObject({ changed: false });
  const shorter = { ...pending, leadRetentionDays: 30 };
  expect((await applySettings({ store, channel, settings: shorter })).rendered).toHaveLength(3);
  expect(await live()).toEqual(shorter);
  await rollBackSite({ store, channel });
  expect(await live()).toEqual(pending);
});

test('a new origin is that of canonical links, sitemap and page data', async () => {
  const { store } = await site();
  const origin = 'https://example.org';
  const { entry, rendered } = await applySettings({ store, channel, settings: { ...defaults, origin } });
  expect(rendered.sort()).toEqual(['/404', '/shell', '/stories']);
  const { pages, files } = await getRelease(store, entry.release);
  const text = async (body: { identity: string }) =>
    Buffer.from(await readBlob(store, body.identity)).toString();
  expect(pages['/stories']!.canonical).toBe(`${origin}/stories`);
  expect(await text(files['/sitemap.xml']!.body)).toContain(`<loc>${origin}/stories</loc>`);
  expect(await text(files['/robots.txt']!.body)).toContain(`Sitemap: ${origin}/sitemap.xml`);
  const document = parse(await text(pages['/stories']!.html));
  expect(JSON.parse(document.querySelector('#vantedge-page')!.text)).toMatchObject({ origin });
});

test('settings that contradict the live sections are refused', async () => {
  const { store, live } = await site();
  const settings = { ...defaults, paths: { shell: ['/stories/**', '/shell', '/404'] } };
  await expect(applySettings({ store, channel, settings })).rejects.toMatchObject({ code: 'PATH_NOT_OWNED' });
  expect(await live()).toEqual(defaults);
});

test('a channel without releases has no settings to change', () =>
  expect(applySettings({ store: memoryStore(), channel, settings: defaults })).rejects.toMatchObject({
    code: 'CHANNEL_EMPTY',
  }));
