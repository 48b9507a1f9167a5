import type { Option } from './command.ts';
import { KEEP_ASSETS_DAYS, SiteError } from '@vantedge/release';

/** The option `--keep-assets <days>` of commands that serve or export assets. */
export const keepAssets: Option = {
  type: 'string',
  help: "days to keep the assets of earlier releases, for open tabs (default: the channel's setting)",
};

/** Parses a number of days, 0 or more; `undefined` if there is none. Throws `USAGE` for anything else. */
export function parseDays(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const days = Number(text);
  if (text.trim() !== '' && Number.isFinite(days) && days >= 0) return days;
  throw new SiteError('USAGE', `'${text}' is not a number of days.`, {
    fix: `--keep-assets ${KEEP_ASSETS_DAYS}`,
  });
}
