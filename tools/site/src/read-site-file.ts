import { LEAD_RETENTION_DAYS } from '@vantedge/leads';
import { readFile } from 'node:fs/promises';
import { SiteError } from '@vantedge/release';

/** Settings of the site, in `site.json` at the workspace root. */
export interface SiteFileContents {
  /** Paths that pages may link to before a section owns them. */
  pendingPaths: readonly string[];
  /** Days after which the server erases contact form messages. */
  leadRetentionDays: number;
}

/** Reads `site.json`. Defaults apply if the file or a member is missing. Throws `SITE_FILE_INVALID` if it is malformed. */
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
      throw new Error('"leadRetentionDays" is not an integer number of days, 1 or greater');
    return { pendingPaths, leadRetentionDays: leadRetentionDays as number };
  } catch (cause) {
    const problem = cause instanceof Error ? cause.message : String(cause);
    throw new SiteError('SITE_FILE_INVALID', `${file} cannot be read: ${problem}.`, {
      at: file,
      fix: `correct ${file}`,
      cause,
    });
  }
}
