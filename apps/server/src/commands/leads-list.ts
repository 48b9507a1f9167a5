import { isLeadForm } from '@vantedge/leads';
import type { Arguments, Report } from '@vantedge/cli';
import type { LeadFilter, LeadStore } from '../leads/lead-store.ts';
import { SiteError } from '@vantedge/release';

/** `server leads list`: prints the newest leads, one per line. */
export async function listLeads(store: LeadStore, arguments_: Arguments): Promise<Report> {
  if (arguments_.names.length) {
    throw new SiteError('USAGE', 'Unexpected argument: list takes options only.', {
      fix: 'server leads list --form contact',
    });
  }
  const leads = await store.list({ limit: 20, ...leadFilter(arguments_) });
  const lines = leads.map(({ id, at, form, contents }) => {
    const { email = '', name = '', company = '', service = '' } = contents;
    return [
      id,
      at,
      form.padEnd(10),
      printable([email, name, company, service].filter(Boolean).join(', ')),
    ].join('  ');
  });
  const [all, honeypot] = [await store.count(), await store.count({ honeypot: true })];
  const shown = arguments_.flag('honeypot')
    ? `${leads.length} of ${honeypot} honeypot hits`
    : `${leads.length} of ${all} leads, and ${honeypot} honeypot hits (--honeypot)`;
  return {
    text: [...lines, shown].join('\n'),
    json: { leads, all, honeypot },
  };
}

/** The filter given by `--limit`, `--form` and `--honeypot`. */
export function leadFilter({ value, flag }: Arguments): LeadFilter {
  const [limit, form] = [value('limit'), value('form')];
  if (limit !== undefined && !/^[1-9]\d{0,8}$/.test(limit)) {
    throw new SiteError('USAGE', `'${limit}' is not a number of leads.`, { fix: '--limit 20' });
  }
  if (form !== undefined && !isLeadForm(form)) {
    throw new SiteError('USAGE', `Unknown form '${form}': use contact or newsletter.`, {
      fix: '--form contact',
    });
  }
  return {
    ...(limit !== undefined && { limit: Number(limit) }),
    ...(form !== undefined && { form }),
    ...(flag('honeypot') && { honeypot: true }),
  };
}

/** Replaces characters that could control a terminal. */
const printable = (text: string) => text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, '·');
