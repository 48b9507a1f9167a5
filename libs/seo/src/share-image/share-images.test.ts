import sharp from 'sharp';
import type { PageHead } from '../page-meta.ts';
import { page } from '../testing/sample.ts';
import { shareImages } from './share-images.ts';

const stat = { value: '6.86', unit: '/7', label: 'client satisfaction' };
const meta = (share: Partial<PageHead['share']> = {}): PageHead => ({
  ...page,
  share: { label: 'Service', title: 'Done by\u00a0morning.', ...share },
});
const draw = (record: PageHead) => shareImages('Meridian', { record: { meta: record } })(record.path);

test('an image has the declared size and is small', async () => {
  const bytes = (await draw(meta({ stats: [stat, stat, stat] })))!;
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  expect(bytes.length).toBeLessThan(60_000);
});

test('records may be in lists', async () => {
  const all = shareImages('Meridian', {
    records: [{ meta: { ...meta(), path: '/other' } }, { meta: meta() }],
  });
  expect(await all(page.path)).toEqual(await draw(meta()));
});

test('the same record gives the same bytes; a different title or figure changes them', async () => {
  const one = await draw(meta({ stats: [stat] }));
  expect(await draw(meta({ stats: [stat] }))).toEqual(one);
  expect(await draw(meta({ stats: [{ ...stat, value: '6.87' }] }))).not.toEqual(one);
  expect(await draw(meta({ stats: [stat], title: 'Done by noon.' }))).not.toEqual(one);
});

test('a missing glyph fails with page and character', async () => {
  await expect(draw(meta({ title: 'Done by 朝' }))).rejects.toThrow(
    /share image of \/services\/night: .*'朝' \(U\+671D\)/,
  );
  await expect(draw(meta({ stats: [{ ...stat, label: 'ツ' }] }))).rejects.toThrow(/U\+30C4/);
});

test('fits long titles and long words, and rejects what cannot fit', async () => {
  await draw(
    meta({ title: 'From new partner to managed services in fifteen months, and what came after it then' }),
  );
  await draw(meta({ title: 'Telecommunications', stats: [stat] }));
  await expect(draw(meta({ title: 'word '.repeat(80).trim() }))).rejects.toThrow(/too long/);
  await expect(draw(meta({ title: 'word'.repeat(20) }))).rejects.toThrow(/too long/);
  await expect(draw(meta({ stats: [{ ...stat, unit: 'implementations' }] }))).rejects.toThrow(/too long/);
});

test('a page and its variant have the same image', async () => {
  const images = shareImages('Meridian', { page: { meta: { ...page, canonical: '/night' } } });
  expect(await images('/night')).toEqual(await images(page.path));
});

test('a page without a share record shows its title; a noindex page has no image', async () => {
  const { share: _, ...plain } = page;
  expect(await draw(plain)).toBeDefined();
  expect(await draw({ ...page, noindex: true })).toBeUndefined();
  expect(
    await shareImages('Meridian', { teasers: { title: 'x' }, word: 'x', none: null })('/x'),
  ).toBeUndefined();
});
