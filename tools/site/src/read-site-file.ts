import { readFile } from 'node:fs/promises';
import { SiteError } from './site-error.ts';

/** `site.json` at the root of the workspace: what the composer is told about the site beyond its sections. */
export interface SiteFileContents {
  /** Paths that pages may link to though no section owns them yet. */
  awaited: readonly string[];
}

/** Reads `site.json`; without one nothing is awaited. */
export async function readSiteFile(file = 'site.json'): Promise<SiteFileContents> {
  const text = await readFile(file, 'utf8').catch(() => '{"awaited":[]}');
  try {
    const { awaited } = JSON.parse(text) as { awaited?: unknown };
    if (Array.isArray(awaited) && awaited.every((path) => typeof path === 'string')) return { awaited };
    throw new Error('"awaited" is not a list of paths');
  } catch (cause) {
    const problem = cause instanceof Error ? cause.message : String(cause);
    throw new SiteError('SITE_FILE', `${file} cannot be read: ${problem}.`, {
      at: file,
      mend: `mend ${file}`,
      cause,
    });
  }
}
