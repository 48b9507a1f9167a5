import { rename, rm, writeFile } from 'node:fs/promises';
import { type Arguments, formatJson, type Report } from '@vantedge/cli';
import type { LeadStore } from '../leads/lead-store.ts';
import { leadsCsv } from '../leads/leads-csv.ts';
import { SiteError } from '@vantedge/release';
import { leadFilter } from './leads-list.ts';

/** `server leads export`: writes the leads as CSV or JSON to a file or to standard output. */
export async function exportLeads(store: LeadStore, arguments_: Arguments): Promise<Report | undefined> {
  const { flag, value, names } = arguments_;
  const [csv, json] = [flag('csv'), flag('json')];
  if (csv === json || names.length) {
    throw new SiteError('USAGE', 'Specify either --csv or --json.', {
      fix: 'server leads export --csv --out leads.csv',
    });
  }
  const leads = await store.list(leadFilter(arguments_));
  const written = csv ? leadsCsv(leads) : `${formatJson(leads)}\n`;
  const file = value('out');
  if (file === undefined) {
    process.stdout.write(written);
    return undefined;
  }
  await writePrivate(file, written);
  return { text: `${leads.length} leads in ${file}`, json: { leads: leads.length, file } };
}

/** Writes the file atomically, readable only by its owner. */
async function writePrivate(file: string, text: string) {
  const temporary = `${file}.${process.pid}.tmp`;
  try {
    await writeFile(temporary, text, { flag: 'wx', mode: 0o600 });
    await rename(temporary, file);
  } catch (cause) {
    await rm(temporary, { force: true }).catch(() => undefined);
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new SiteError('EXPORT_WRITE_FAILED', `Cannot write the leads: ${reason}.`, {
      at: file,
      fix: '--out <another file>',
      cause,
    });
  }
}
