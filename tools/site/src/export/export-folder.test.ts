import { mkdir, readdir, symlink, utimes } from 'node:fs/promises';
import { hostname } from 'node:os';
import { basename, join } from 'node:path';
import { withTemporaryFolder } from '@vantedge/release/testing';
import { newContentsPath, removeLeftovers } from './export-folder.ts';

/** Greater than any process id. */
const DEAD_PID = 2 ** 31 - 1;

test('removes contents of ended processes, but not live contents or those that may still be written', () =>
  withTemporaryFolder(async (around) => {
    const folder = join(around, 'public');
    const own = basename(newContentsPath(folder));
    const ours = own.replace(String(process.pid), String(DEAD_PID));
    const names = {
      live: `${ours}-live`,
      dead: ours,
      running: own,
      'of another machine': own.replace(hostname().replace(/[^\w]/g, '_').slice(0, 60), 'elsewhere'),
      'of another machine, a day old': '.public.export-elsewhere-7-0',
      'of an earlier version, a day old': '.public.export-0e9f2c1a-77b6-4f43-9d0c-5a4d2c1b0f6e',
      'of another folder': ours.replace('public', 'private'),
    };
    const dayAgo = new Date(Date.now() - 25 * 3_600_000);
    for (const [what, name] of Object.entries(names)) {
      await mkdir(join(around, name));
      if (what.includes('a day old')) await utimes(join(around, name), dayAgo, dayAgo);
    }
    await symlink(names.live, folder);
    await removeLeftovers(folder);
    const kept = [
      names.live,
      names.running,
      names['of another machine'],
      names['of another folder'],
      'public',
    ];
    expect((await readdir(around)).sort()).toEqual(kept.sort());
  }));

test('keeps contents that were moved aside if there is no other copy', () =>
  withTemporaryFolder(async (around) => {
    const folder = join(around, 'public');
    const aside = `${newContentsPath(folder).replace(String(process.pid), String(DEAD_PID))}.last`;
    await mkdir(aside);
    await removeLeftovers(folder);
    expect(await readdir(around)).toEqual([basename(aside)]);
  }));
