import type { BuildRecord } from '@vantedge/federation-contract';
import { fakeBuild } from '@vantedge/release/testing';
import { platformLines, platformStatus } from './platform-status.ts';

const shell = (react: string): BuildRecord => ({ ...fakeBuild('shell'), shared: { react } });
const section = (name: string, react: string): BuildRecord => ({ ...fakeBuild(name), shared: { react } });

const live = [shell('19.3.1'), section('pricing', '^19.3.0'), section('stories', '^19.2.0')];

test('shows the versions that the live shell provides', () => {
  const status = platformStatus(live, undefined)!;
  expect(status).toMatchObject({ versions: { react: '19.3.1' }, blocked: {} });
  expect(platformLines(status).join('\n')).toContain('react 19.3.1');
});

test('names the sections that do not work with the live shell, without a build of another', () => {
  const status = platformStatus([shell('20.0.0'), ...live.slice(1)], undefined)!;
  expect(Object.keys(status.blocked)).toEqual(['pricing', 'stories']);
  expect(platformLines(status).join('\n')).toContain(
    "'stories' needs react ^19.2.0, the shell provides 20.0.0",
  );
});

test('a major version of a shared module is blocked by every section that needs the current one', () => {
  const status = platformStatus(live, shell('20.0.0'))!;
  expect(status.upgrade?.changes).toEqual(['react 19.3.1 → 20.0.0']);
  expect(Object.keys(status.upgrade!.blockedBy)).toEqual(['pricing', 'stories']);
  const text = platformLines(status).join('\n');
  expect(text).toContain('blocked by pricing, stories');
  expect(text).toContain("'stories' needs react ^19.2.0, the shell provides 20.0.0");
});

test('a patch is not blocked', () => {
  const status = platformStatus(live, shell('19.3.2'))!;
  expect(status.upgrade?.blockedBy).toEqual({});
  expect(platformLines(status).join('\n')).toContain('no section blocks');
});

test('an equal shell is no upgrade', () => {
  expect(platformStatus(live, shell('19.3.1'))).not.toHaveProperty('upgrade');
});

test('a channel without a shell has no platform', () => {
  expect(platformStatus(live.slice(1), undefined)).toBeUndefined();
});
