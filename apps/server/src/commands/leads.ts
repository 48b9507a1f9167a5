import { rename, rm, writeFile } from 'node:fs/promises';
import {
  type Erasure,
  type LeadFilter,
  leadLocation,
  leadsCsv,
  type LeadStore,
  openLeadStore,
  withUnsubscribe,
} from '@vantedge/lead-server';
import { command, type CommandReport, formatJson, printable, SiteError } from '@vantedge/errors';
import { getRelease, getSettings, head, siteOrigin } from '@vantedge/release';
import { openStore } from '@vantedge/store';

/** Options of the `server leads` commands; each takes some of them. */
interface LeadsOptions {
  store: string;
  channel: string;
  leads?: string;
  limit?: number;
  form?: string;
  csv?: boolean;
  json?: boolean;
  out?: string;
  email?: string;
  olderThan?: number;
  dryRun?: boolean;
  failed?: boolean;
}

/** The newest leads, one per line. */
export const listLeads = (options: LeadsOptions): Promise<CommandReport> =>
  withStore(options, async (store) => {
    const leads = await listed(store, { limit: 20, ...filterOf(options) }, options);
    const lines = leads.map(({ id, at, form, source, contents, subscription, deliveries = {} }) => {
      const { email = '', name = '', company = '', service = '' } = contents;
      const sender = printable([email, name, company, service].filter(Boolean).join(', '));
      const from = printable(
        Object.entries(source)
          .map(([name, value]) => `${name}=${value}`)
          .join(' '),
      );
      const states = Object.entries(deliveries).map(([target, state]) => `${target} ${state}`);
      return [id, at, form.padEnd(16), sender, from, subscription, ...states].filter(Boolean).join('  ');
    });
    const all = await store.count();
    return { text: [...lines, `${leads.length} of ${all} leads`].join('\n'), json: { leads, all } };
  });

/** Writes the leads as CSV or JSON to a file or to standard output. Throws `USAGE` or `EXPORT_WRITE_FAILED`. */
export const exportLeads = (options: LeadsOptions): Promise<void> =>
  withStore(options, async (store) => {
    const { csv, json, out } = options;
    if (!csv && !json) {
      throw new SiteError('USAGE', 'Specify either --csv or --json.', {
        fix: command('server', 'leads', 'export', '--csv', '--out', 'leads.csv'),
      });
    }
    const leads = await listed(store, filterOf(options), options);
    const written = csv ? leadsCsv(leads) : `${formatJson(leads)}\n`;
    if (out === undefined) return void process.stdout.write(written);
    await writePrivate(out, written);
    console.log(json ? formatJson({ leads: leads.length, file: out }) : `${leads.length} leads in ${out}`);
  });

/** Erases one lead, those of an email address, or those older than a number of days. Throws `USAGE` or `LEAD_NOT_FOUND`. */
export const eraseLeads = (id: string | undefined, options: LeadsOptions): Promise<CommandReport> =>
  withStore(options, async (store) => {
    const { dryRun = false } = options;
    const which = erasureOf(id, options);
    const erased = await store.erase(which, { dryRun });
    if (dryRun) {
      const text = `${erased} would be erased (dry run: nothing was written)`;
      return { text, json: { erased, dryRun } };
    }
    if (!erased && 'id' in which) {
      throw new SiteError('LEAD_NOT_FOUND', 'No lead has this id.', {
        at: which.id,
        fix: command('server', 'leads', 'list'),
      });
    }
    const left = await store.count();
    return { text: `${erased} erased, ${left} left`, json: { erased, left, dryRun } };
  });

/** Makes deliveries due now that have failed or wait for their next attempt. */
export const retryLeads = (options: LeadsOptions): Promise<CommandReport> =>
  withStore(options, async (store) => {
    const { failed: failedOnly = false } = options;
    const deliveries = await store.deliveries.retry(new Date(), { failedOnly });
    return {
      text: `${deliveries === 1 ? '1 delivery is' : `${deliveries} deliveries are`} tried again`,
      json: { deliveries },
    };
  });

async function withStore<T>(options: LeadsOptions, work: (store: LeadStore) => Promise<T>): Promise<T> {
  const { leads, store: location, channel } = options;
  const store = openLeadStore(leadLocation(leads, location, channel));
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

/** Leads as targets get them: an active subscription has the URL that ends it, or only its path if the store has no release. */
async function listed(store: LeadStore, filter: LeadFilter, options: LeadsOptions) {
  const [leads, origin] = [await store.list(filter), await originOf(options).catch(() => '')];
  return Promise.all(leads.map((lead) => withUnsubscribe(lead, { store, origin: () => origin })));
}

/** Origin of the live release. Rejects without a store, as where only the database of the leads is named. */
async function originOf({ store: location, channel }: LeadsOptions): Promise<string> {
  const store = openStore(location);
  const entry = await head(store, channel);
  const release = entry && (await getRelease(store, entry.release));
  return (release && siteOrigin(release.pages, getSettings(release).origin)) ?? '';
}

const filterOf = ({ limit, form }: LeadsOptions): LeadFilter => ({
  ...(limit !== undefined && { limit }),
  ...(form !== undefined && { form }),
});

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
      fix: 'name another file with --out',
      cause,
    });
  }
}

const DAY_MS = 86_400_000;

function erasureOf(id: string | undefined, { email, olderThan }: LeadsOptions): Erasure {
  const given = [id, email, olderThan].filter((selector) => selector !== undefined);
  if (given.length !== 1 || given[0] === '') {
    throw new SiteError('USAGE', 'Specify exactly one of <id>, --email and --older-than.', {
      fix: command('server', 'leads', 'erase', '--email', '<address>'),
    });
  }
  if (id !== undefined) return { id };
  if (email !== undefined) return { email };
  return { before: new Date(Date.now() - olderThan! * DAY_MS).toISOString() };
}
