import { expect, test } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import path from 'node:path';
import { memoryStore } from '@vantedge/store';
import { type Build, readBuild } from '../../tools/site/src/publish/read-build.ts';
import { storeVersion } from '../../tools/site/src/publish/push-sections.ts';
import { CheckoutCopy } from '../site/support/checkouts.ts';

/*
 * Builds the same sources in two folders, as two users, in two time zones and locales, and compares what is published. One is `dist/`,
 * which the other tests use. The other is built here with rspack itself, because Nx would restore files that it has built elsewhere.
 */

/** The shell, with the inline loader, and a section. The others have the same configuration. */
const BUILT = ['shell', 'stories'];

const ROOT = path.resolve(import.meta.dirname, '../..');
const FOLDER = path.join(ROOT, '.store-test/reproducible');

/** A user that owns no file. */
const OTHER_UID = 65_534;

/** Why no other user can build here. */
const SKIPPED = noOtherUser();

// One build for all tests.
test.describe.configure({ mode: 'serial' });

let far: CheckoutCopy;

test.beforeAll(async () => {
  far = new CheckoutCopy(path.join(FOLDER, 'a second folder/of (some) length/Größe'), {
    ...(SKIPPED ? {} : { uid: OTHER_UID }),
    environment: {
      TZ: 'America/St_Johns',
      LANG: 'tr_TR.UTF-8',
      LC_ALL: 'tr_TR.UTF-8',
      USER: 'builder',
      LOGNAME: 'builder',
    },
  });
  await far.build(...BUILT);
});

test.afterAll(() => far?.remove());

/** SHA-256 of everything that is published of a build, by path. `readBuild` rejects paths of the builder. */
const hashes = ({ record, files, maps, server, inlineLoader, consentLoader }: Build) =>
  Object.fromEntries(
    [
      ['section.json', JSON.stringify(record)] as const,
      ...[...files].map(([name, bytes]) => [`browser/${name}`, bytes] as const),
      ...[...maps].map(([name, bytes]) => [`browser/${name}.map`, bytes] as const),
      ['server.cjs', server] as const,
      ['inline-loader.js', inlineLoader ?? ''] as const,
      ['consent-loader.js', consentLoader ?? ''] as const,
    ].map(([name, bytes]) => [name, createHash('sha256').update(bytes).digest('hex')]),
  );

for (const section of BUILT)
  test(`${section} has the same bytes in another folder, time zone and locale`, async () => {
    const here = hashes(await readBuild(path.join(ROOT, 'dist'), section));
    expect(Object.keys(here).length).toBeGreaterThan(4);
    expect(hashes(await readBuild(far.dist, section))).toEqual(here);
  });

test('builds of the same sources have the same version', async () => {
  const versionOf = async (dist: string) => storeVersion(memoryStore(), await readBuild(dist, 'stories'));
  const here = await versionOf(path.join(ROOT, 'dist'));
  expect(await versionOf(far.dist)).toBe(here);
});

test('the users of the two builds differ', () => {
  test.skip(SKIPPED !== undefined, SKIPPED);
  const owners = [path.join(ROOT, 'dist'), far.dist].map(
    (dist) => statSync(path.join(dist, 'shell/section.json')).uid,
  );
  expect(owners).toEqual([0, OTHER_UID]);
});

function noOtherUser(): string | undefined {
  if (process.getuid?.() !== 0) return 'only root can start programs as another user';
  const { status } = spawnSync(process.execPath, ['-e', ''], { cwd: ROOT, uid: OTHER_UID, gid: OTHER_UID });
  return status === 0 ? undefined : 'other users cannot read the workspace or run Node';
}
