import type { Command, Report } from '../command.ts';
import { leadsFile } from '../leads/lead-database.ts';
import { sqliteLeadStore } from '../leads/sqlite-lead-store.ts';
import { SiteError } from '../site-error.ts';
import { eraseLeads } from './leads-erase.ts';
import { exportLeads } from './leads-export.ts';
import { listLeads } from './leads-list.ts';

const SUBCOMMANDS = { list: listLeads, export: exportLeads, erase: eraseLeads };

export const leads: Command = {
  name: 'leads',
  summary: 'list, export or erase what visitors have sent',
  usage: 'list|export|erase',
  options: {
    limit: { type: 'string', help: 'list, export: the newest so many (list: 20)' },
    form: { type: 'string', help: 'list, export: those of one form, contact or newsletter' },
    honeypot: { type: 'boolean', help: 'list, export: those that had the hidden field filled in, instead' },
    csv: { type: 'boolean', help: 'export: as CSV' },
    out: { type: 'string', help: 'export: into a file that only its owner reads' },
    email: { type: 'string', help: 'erase: all of this address' },
    'older-than': { type: 'string', help: 'erase: all that are older than so many days' },
  },
  async run(arguments_): Promise<Report | undefined> {
    const [name = '', ...names] = arguments_.names;
    if (!Object.hasOwn(SUBCOMMANDS, name)) {
      throw new SiteError('USAGE', 'What is to be done with the leads?', { fix: 'site leads list' });
    }
    const store = sqliteLeadStore(leadsFile(arguments_.text('store'), arguments_.text('channel')));
    try {
      return await SUBCOMMANDS[name as keyof typeof SUBCOMMANDS](store, { ...arguments_, names });
    } finally {
      await store.close();
    }
  },
};
