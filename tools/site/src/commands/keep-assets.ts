import type { Option } from '../command.ts';
import { KEEP_ASSETS_DAYS } from '../serve/live-release.ts';
import { SiteError } from '../site-error.ts';

/** The option `--keep-assets <days>` of the commands that hand out assets. */
export const keepAssets: Option = {
  type: 'string',
  help: 'days for which tabs of earlier releases get their assets',
  default: String(KEEP_ASSETS_DAYS),
};

/** Days from the command line: 0 or more. Throws `USAGE` for anything else. */
export function parseDays(text: string): number {
  const days = Number(text);
  if (text.trim() !== '' && Number.isFinite(days) && days >= 0) return days;
  throw new SiteError('USAGE', `'${text}' is not a number of days.`, {
    fix: `--keep-assets ${KEEP_ASSETS_DAYS}`,
  });
}
