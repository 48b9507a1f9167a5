import { runnable, shellWord } from '@vantedge/errors';
import type { SectionFigures } from '../admin/section-figures.ts';
import type { ServerStatus } from '../http/served-release.ts';

/** What the pages need to know about their server. */
export interface PageContext {
  channel: string;
  /** Location of the store, if it is not the default of the `site` command. */
  location?: string | undefined;
  /** URL of a preview; undefined if the server shows none. */
  previewUrl: (name: string) => string | undefined;
  /** Origin of the links to pages of the site. Default: that of their canonical URLs. */
  origin?: string | undefined;
  now: Date;
}

/** What this server serves, and what visitors got. */
export interface OverviewState extends PageContext {
  status: ServerStatus;
  figures: { since: Date; sections: SectionFigures[] };
}

/** A command of `site` that runs as printed, in the folder in which the server was started. */
export function command(
  text: string,
  { channel, location }: Pick<PageContext, 'channel' | 'location'>,
): string {
  return [
    runnable(`site ${text}`, false),
    channel !== 'production' && `--channel ${channel}`,
    location && `--store ${shellWord(location)}`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** Link to the comparison of two releases, by channel name or 16 digits of their id. */
export const compareLink = (from: string, to: string) =>
  `/?from=${encodeURIComponent(from.slice(0, 16))}&to=${encodeURIComponent(to.slice(0, 16))}`;
