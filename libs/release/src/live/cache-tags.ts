import { createHash } from 'node:crypto';
import type { Headers } from './security-headers.ts';

/** What a response belongs to. */
export interface Tagged {
  /** Id of the live release. */
  release: string;
  /** Section that owns the page or asset; absent for files of the whole site. */
  section?: string | undefined;
  /** Path of a page. */
  page?: string | undefined;
}

/**
 * Headers by which a CDN purges responses in groups: `Cache-Tag` (Cloudflare, Akamai, with commas) and `Surrogate-Key` (Fastly,
 * with spaces). Ids are cut to 8 hex digits, and a path is tagged by its SHA-256, because tags allow neither commas nor spaces.
 */
export function cacheTags({ release, section, page }: Tagged): Headers {
  const tags = [
    `release-${release.slice(0, 8)}`,
    ...(section === undefined ? [] : [`section-${section}`]),
    ...(page === undefined ? [] : [`page-${createHash('sha256').update(page).digest('hex').slice(0, 8)}`]),
  ];
  return { 'Cache-Tag': tags.join(','), 'Surrogate-Key': tags.join(' ') };
}
