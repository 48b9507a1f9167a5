import { createHash } from 'node:crypto';
import { memoryStore, readText } from '@vantedge/store';
import { getSettings } from '@vantedge/release';
import { composeRelease } from './compose-release.ts';
import { COMPOSER } from './composer.ts';
import { storedCarelessSite } from './testing/careless-site.ts';

jest.mock('./sandbox/sandbox.ts', () => jest.requireActual('./testing/in-process-sandbox.ts'));

/**
 * Digest of everything that a composer makes of the sample site. Keep the lines of older composers, and add one with each new number: a
 * change of bytes without a new number would leave pages of two composers in one release.
 */
const DIGESTS: Record<number, string> = {
  1: '9574db3ae807bf0c',
  2: '7aba1c3c839be52d',
  3: '5f55d91c1cd086bc',
  4: '0fd65de170c9e7dc',
  5: '7e5e98e2c1883398',
  6: 'fb648f1d986a6d48',
  7: '0e8ac5c14e7cf6a8',
  8: '36034fdd81ba7ba4',
  9: 'd0b4db4686593c24',
  10: '4e09096a210aee8a',
};

test('the same builds give the same bytes until the composer has a new number', async () => {
  const store = memoryStore();
  const versions = await storedCarelessSite(store);
  const settings = getSettings(undefined);
  const { release } = await composeRelease({ store, versions, settings, now: '2026-01-01T00:00:00.000Z' });
  const hash = createHash('sha256');
  const pages = Object.entries(release.pages).map(
    ([path, page]) => [path, page.html.identity, page] as const,
  );
  const files = Object.entries(release.files).map(
    ([path, file]) => [path, file.body.identity, file.type] as const,
  );
  for (const [path, identity, rest] of [...pages, ...files].sort(([one], [other]) => (one < other ? -1 : 1)))
    hash.update(JSON.stringify([path, await readText(store, identity), { ...Object(rest), key: '' }]));
  expect({ [COMPOSER]: hash.digest('hex').slice(0, 16) }).toEqual({ [COMPOSER]: DIGESTS[COMPOSER] });
  expect(new Set(Object.values(DIGESTS)).size).toBe(Object.keys(DIGESTS).length);
});
