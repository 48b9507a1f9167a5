import type * as files from 'node:fs/promises';
import { diskStore } from '@vantedge/store';
import { withTemporaryFolder } from '@vantedge/store/testing';
import { SiteError } from '@vantedge/errors';
import { append } from './log-entry.ts';
import { head } from './log-end.ts';
import type { NewLogEntry } from '../records/log-model.ts';
import { publishOnce } from './testing/fake-release.ts';

/** Called before and after each file operation, with its number. Throwing simulates a disk error. */
let aroundOperation: (when: 'before' | 'after', name: string, number: number) => void = () => undefined;

/** Number of operations so far: some run at the same time. */
let operations = 0;

jest.mock('node:fs/promises', () => {
  const actual = jest.requireActual<typeof files>('node:fs/promises');
  const watched =
    <P extends unknown[], T>(name: string, operation: (...parameters: P) => Promise<T>) =>
    async (...parameters: P): Promise<T> => {
      const number = (operations += 1);
      aroundOperation('before', name, number);
      const result = await operation(...parameters);
      aroundOperation('after', name, number);
      return result;
    };
  return {
    ...actual,
    writeFile: watched('writeFile', actual.writeFile),
    link: watched('link', actual.link),
    mkdir: watched('mkdir', actual.mkdir),
    async open(...parameters: Parameters<typeof actual.open>) {
      const handle = await actual.open(...parameters);
      const sync = handle.sync.bind(handle);
      handle.sync = watched('fsync', sync);
      return handle;
    },
  };
});

afterEach(() => {
  aroundOperation = () => undefined;
});

const channel = 'production';
const entry: NewLogEntry = {
  number: 2,
  release: '0123456789abcdef'.repeat(4),
  action: 'publish',
  sections: ['stories'],
  at: '2026-03-01T09:00:00.000Z',
  versions: {},
};

/** Makes operation number `at` of an append fail. Returns its name, the error, and whether the entry is live afterwards. */
async function appendWithFault(at: number, when: 'before' | 'after', code: string) {
  return withTemporaryFolder(async (folder) => {
    await publishOnce(diskStore(folder), 'shell', '1');
    const first = await head(diskStore(folder), channel);
    operations = 0;
    let failed = '';
    aroundOperation = (moment, name, number) => {
      if (number !== at || moment !== when) return;
      failed = name;
      throw Object.assign(new Error(`${code}: ${name}`), { code });
    };
    const error = await append(diskStore(folder), channel, entry, first).then(
      () => undefined,
      (problem: unknown) => problem,
    );
    aroundOperation = () => undefined;
    const isLive = (await head(diskStore(folder), channel))?.number === 2;
    return { failed, error, isLive };
  });
}

describe.each(['EIO', 'ENOSPC'])('a disk that fails once with %s', (code) => {
  test.each(['before', 'after'] as const)(
    '%s any operation of an append is reported correctly',
    async (when) => {
      const seen = new Set<string>();
      for (let at = 1; ; at += 1) {
        const { failed, error, isLive } = await appendWithFault(at, when, code);
        if (!failed) break;
        seen.add(failed);
        expect(error).toBeInstanceOf(SiteError);
        const { code: reported } = error as SiteError;
        expect(['STORE_WRITE_FAILED', 'OUTCOME_UNKNOWN']).toContain(reported);
        // STORE_WRITE_FAILED means that nothing live has changed.
        if (isLive) expect([failed, reported]).toEqual([failed, 'OUTCOME_UNKNOWN']);
        if (failed === 'writeFile') expect(reported).toBe('STORE_WRITE_FAILED');
      }
      expect([...seen].sort()).toEqual(['fsync', 'link', 'mkdir', 'writeFile']);
    },
  );
});
