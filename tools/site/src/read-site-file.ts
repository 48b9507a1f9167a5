import { LEAD_RETENTION_DAYS } from '@vantedge/leads';
import { readFile } from 'node:fs/promises';
import { SiteError } from './site-error.ts';

/** `site.json` at the root of the workspace: what the composer needs to know about the site beyond its sections. */
export interface SiteFileContents {
  /** Paths that pages may link to though no section owns them yet. */
  pendingPaths: readonly string[];
  /** Days after which the server erases a message from the contact form. */
  leadRetentionDays: number;
}

/** Reads `site.json`. Without the file, or without a member of it, the defaults apply; anything malformed is `SITE_FILE_INVALID`. */
export async function readSiteFile(file = 'site.json'): Promise<SiteFileContents> {
  const text = await readFile(file, 'utf8').catch(() => '{}');
  try {
    const { pendingPaths = [], leadRetentionDays = LEAD_RETENTION_DAYS } = JSON.parse(text) as Record<
      string,
      unknown
    >;
    if (!Array.isArray(pendingPaths) || !pendingPaths.every((path) => typeof path === 'string'))
      throw new Error('"pendingPaths" is not a list of paths');
    if (!Number.isSafeInteger(leadRetentionDays) || (leadRetentionDays as number) < 1)
      throw new Error('"leadRetentionDays" is not a whole number of days, 1 or more');
    return { pendingPaths, leadRetentionDays: leadRetentionDays as number };
  } catch (cause) {
    const problem = cause instanceof Error ? cause.message : String(cause);
    throw new SiteError('SITE_FILE_INVALID', `${file} cannot be read: ${problem}.`, {
      at: file,
      fix: `fix ${file}`,
      cause,
    });
  }
}
