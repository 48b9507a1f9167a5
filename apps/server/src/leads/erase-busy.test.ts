import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Arguments, showProgress } from '@vantedge/cli';
import { eraseLeads } from '../commands/leads-erase.ts';
import type { SiteError } from '@vantedge/release';
import { withTemporaryFolder } from '@vantedge/release/testing';
import { leadsFile, openLeadDatabase } from './lead-database.ts';
import { sqliteLeadStore } from './sqlite-lead-store.ts';

/** The arguments of the `server leads erase …` command in an error's fix. */
function parsed(command: string): Arguments {
  const [program, group, action, option, text, ...more] = command.split(' ');
  expect([program, group, action, more]).toEqual(['server', 'leads', 'erase', []]);
  const value = (name: string) => (option === `--${name}` ? text : undefined);
  return {
    names: [],
    value,
    text: (name) => value(name) ?? '',
    flag: () => false,
    list: () => [],
    progress: showProgress(),
  };
}

describe('erasing while another process reads the log', () => {
  test('prints a command that clears the log later', () =>
    withTemporaryFolder(async (folder) => {
      const file = leadsFile(folder);
      const store = sqliteLeadStore(file, { create: true });
      const message = 'words that must be gone '.repeat(200);
      const { id } = await store.put({ key: 'a', form: 'contact', contents: { message } });
      const bytes = async () => {
        const names = await readdir(join(folder, 'leads'));
        const all = await Promise.all(names.map((name) => readFile(join(folder, 'leads', name))));
        return Buffer.concat(all).includes('must be gone');
      };
      const reader = openLeadDatabase(file);
      reader.exec('BEGIN');
      reader.prepare('SELECT * FROM leads').all();
      let error: SiteError | undefined;
      try {
        await store.erase({ id });
      } catch (thrown) {
        error = thrown as SiteError;
      }
      expect(error).toMatchObject({ code: 'LEADS_BUSY', message: expect.stringMatching(/^1 erased/) });
      expect(await bytes()).toBe(true);
      reader.exec('COMMIT');
      expect((await eraseLeads(store, parsed(error!.fix!))).json).toEqual({
        erased: 0,
        left: 0,
        dryRun: false,
      });
      expect(await bytes()).toBe(false);
      reader.close();
      await store.close();
    }));
});
