import { parseArguments } from '@vantedge/cli';
import {
  appendReleaseUnchecked,
  fakeCompose,
  fakeVersion,
  withTemporaryFolder,
} from '@vantedge/release/testing';
import { diskStore } from '@vantedge/release/store';
import { log } from './log.ts';

const ID = fakeVersion;
const provenance = { by: 'ada', source: { commit: 'c'.repeat(40), dirty: true }, tool: '0.1.0' };

/** A store with four entries: the shell, then three versions of stories. */
const withLog = (work: (run: (...options: string[]) => ReturnType<typeof log.run>) => Promise<void>) =>
  withTemporaryFolder(async (folder) => {
    for (const [section, label] of [
      ['shell', '1'],
      ['stories', '1'],
      ['stories', '2'],
      ['stories', '3'],
    ] as const)
      await appendReleaseUnchecked({
        store: diskStore(folder),
        channel: 'production',
        provenance,
        now: () => new Date('2026-01-01T00:00:00.000Z'),
        build: async (base) => ({
          release: fakeCompose(base, section, ID(section, label)),
          action: 'publish',
          sections: [section],
          pushes: { [section]: { by: 'grace', tool: '0.1.0', at: '2025-12-31T00:00:00.000Z' } },
          checks: [{ name: 'links', problems: 0 }],
        }),
      });
    await work((...options) =>
      log.run(parseArguments({ name: 'site' }, log, [...options, '--store', folder])),
    );
  });

test('lists entries with old and new versions, who, from where and the checks, newest first', () =>
  withLog(async (run) => {
    const report = (await run('--limit', '2'))!;
    expect(report.json).toMatchObject({
      log: [
        {
          number: 4,
          ...provenance,
          changes: [{ section: 'stories', from: ID('stories', '2'), to: ID('stories', '3') }],
        },
        { number: 3, changes: [{ section: 'stories', from: ID('stories', '1'), to: ID('stories', '2') }] },
      ],
    });
    expect((report.json as { log: unknown[] }).log).toHaveLength(2);
    expect(report.text.split('\n').slice(0, 5)).toEqual([
      expect.stringMatching(/^4 {2}2026-01-01T00:00:00.000Z {2}publish {2}release [0-9a-f]{16}$/),
      `    stories ${ID('stories', '2')} → ${ID('stories', '3')}`,
      '    by ada with 0.1.0 from cccccccccccc with changes',
      '    stories pushed by grace 2025-12-31T00:00:00.000Z',
      '    1 checks passed',
    ]);
  }));

test('the first entry of a section changes it from none', () =>
  withLog(async (run) => {
    const { json } = (await run())!;
    expect(json).toMatchObject({
      log: [
        {},
        {},
        { changes: [{ section: 'stories', to: ID('stories', '1') }] },
        { changes: [{ section: 'shell' }] },
      ],
    });
  }));

test.each(['0', '-1', 'all', '1.5'])('rejects --limit=%s', (limit) =>
  withLog(async (run) => {
    await expect(run(`--limit=${limit}`)).rejects.toMatchObject({ code: 'USAGE' });
  }),
);
