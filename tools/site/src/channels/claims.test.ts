import { getSettings, head, putPush, type Source } from '@vantedge/release';
import { buildCommand, command } from '@vantedge/errors';
import {
  pageCode,
  publishSampleSections,
  sampleStore,
  shellCode,
  storeSampleSection,
} from '../compose/testing/sample-sections.ts';
import { claimLines } from '../commands/report.ts';
import { startCanary } from './canary.ts';
import { claimsIn } from './claims.ts';
import { previewVersions, promotePreview } from './previews.ts';
import { releaseVersions } from './release-versions.ts';
import { rollBackSection } from './roll-back.ts';
import { applySettings } from './settings.ts';

jest.mock('../compose/sandbox/sandbox.ts', () =>
  jest.requireActual('../compose/testing/in-process-sandbox.ts'),
);

const channel = 'production';
const retryCommand = command('site', 'publish', 'stories');
const sample = sampleStore((store) =>
  publishSampleSections(store, { shell: shellCode('a'), stories: pageCode('first') }),
);

/** A site that requires sources or not, and functions that push and release a version of a section. */
async function site(requireVerified: boolean) {
  const store = await sample();
  await applySettings({ store, channel, settings: { ...getSettings(undefined), requireVerified } });
  const push = async (code: string, claims?: Source['claims'], section = 'stories') => {
    const version = await storeSampleSection(store, section, code);
    const source = claims && { claims };
    const at = '2026-01-01T00:00:00.000Z';
    await putPush(store, { section, version }, { by: 'Ada', tool: '1', at, source });
    return { [section]: version };
  };
  const release = (versions: Record<string, string>) =>
    releaseVersions({ store, channel, versions, retryCommand });
  return { store, push, release };
}

const CLAIMS = { placeholder: 2, unverified: 1 };
const NONE = { placeholder: 0, unverified: 0 };

test('counts the claims of every section of a release, and reports those that have any', async () => {
  const { store, push, release } = await site(false);
  const { claims, release: live } = await release(await push(pageCode('second'), CLAIMS));
  expect(claims).toEqual({ stories: CLAIMS });
  expect(await claimsIn(store, live.versions)).toEqual(claims);
  expect(claimLines({ ...claims, pricing: NONE })).toEqual([
    '  unsourced  stories: 2 placeholders, 1 unverified claim',
  ]);
});

test('a channel that requires sources refuses a section with claims without one, and nothing live changes', async () => {
  const { store, push, release } = await site(true);
  await expect(release(await push(pageCode('second'), CLAIMS))).rejects.toMatchObject({
    code: 'CLAIMS_UNVERIFIED',
    message: expect.stringContaining('2 placeholders, 1 unverified claim'),
    fix: [buildCommand('stories'), retryCommand],
  });
  await expect(release(await push(pageCode('third')))).rejects.toMatchObject({
    message: expect.stringContaining('no push has counted'),
  });
  expect((await head(store, channel))!.number).toBe(2);
  expect(await release(await push(pageCode('fourth'), NONE))).toMatchObject({ changed: true });
});

test('it refuses promotions and canaries of such a section too, but shows it in a preview', async () => {
  const { store, push } = await site(true);
  const versions = await push(pageCode('second'), CLAIMS);
  const preview = await previewVersions({ store, name: 'pr-1', baseChannel: channel, versions });
  expect(preview.claims).toEqual({ stories: CLAIMS });
  const refused = { code: 'CLAIMS_UNVERIFIED' };
  await expect(promotePreview({ store, name: 'pr-1' })).rejects.toMatchObject(refused);
  await expect(startCanary({ store, name: 'pr-1', percent: 10 })).rejects.toMatchObject(refused);
});

test('it never refuses a rollback, and sections that stay as they are stop no other', async () => {
  const { store, push, release } = await site(true);
  await release(await push(pageCode('second'), NONE));
  expect(await rollBackSection({ store, channel }, 'stories')).toMatchObject({ changed: true, claims: {} });
  expect(await release(await push(shellCode('b'), NONE, 'shell'))).toMatchObject({ changed: true });
});
