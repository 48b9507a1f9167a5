import type { BuildRecord } from '@vantedge/federation-contract';
import { fakeBuild } from '@vantedge/release/testing';
import { platformLines, platformStatus } from './platform-status.ts';

const ranges = { react: '^19.3.0' };

const shell = (react: string, api: number, minApi = api): BuildRecord => ({
  ...fakeBuild('shell'),
  shared: { react },
  platform: { api, minApi, rspack: '2.2.9' },
});
const section = (name: string, api: number): BuildRecord => ({
  ...fakeBuild(name),
  platform: { api, rspack: '2.2.9', ranges },
});

const live = [shell('19.3.1', 2, 1), section('pricing', 2), section('stories', 1)];

test('names the sections that block the removal of an earlier platform API', () => {
  expect(platformStatus(live, undefined)).toMatchObject({ api: 2, minApi: 1, behind: { stories: 1 } });
  expect(platformLines(platformStatus(live, undefined)!).join('\n')).toMatch(/stories is on API 1/);
});

test('names the sections that do not work with the live shell, without a build of another', () => {
  const status = platformStatus([shell('20.0.0', 2, 2), ...live.slice(1)], undefined)!;
  expect(Object.keys(status.blocked)).toEqual(['pricing', 'stories']);
  expect(platformLines(status).join('\n')).toContain("'stories' needs platform API 1, the shell provides 2");
  expect(platformStatus(live, undefined)!.blocked).toEqual({});
});

test('names the sections that block the next shell, with what they need', () => {
  const { upgrade } = platformStatus(live, shell('19.3.1', 2, 2))!;
  expect(upgrade).toEqual({
    changes: ['lowest platform API 1 → 2'],
    blockedBy: { stories: ["'stories' needs platform API 1, the shell provides 2"] },
  });
});

test('a major version of a shared module is blocked by every section that needs the current one', () => {
  const status = platformStatus(live, shell('20.0.0', 2, 1))!;
  expect(status.upgrade?.changes).toEqual(['react 19.3.1 → 20.0.0']);
  expect(Object.keys(status.upgrade!.blockedBy)).toEqual(['pricing', 'stories']);
  const text = platformLines(status).join('\n');
  expect(text).toContain('blocked by pricing, stories');
  expect(text).toContain("'stories' needs react ^19.3.0, the shell provides 20.0.0");
});

test('a patch is not blocked', () => {
  const status = platformStatus(live, shell('19.3.2', 2, 1))!;
  expect(status.upgrade?.blockedBy).toEqual({});
  expect(platformLines(status).join('\n')).toContain('no section blocks');
});

test('an equal shell is no upgrade', () => {
  expect(platformStatus(live, shell('19.3.1', 2, 1))).not.toHaveProperty('upgrade');
});

test('a channel without a shell has no platform', () => {
  expect(platformStatus(live.slice(1), undefined)).toBeUndefined();
});
