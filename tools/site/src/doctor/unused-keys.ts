import { SiteError } from '@vantedge/release';
import type { Store } from '@vantedge/release/store';
import { findGarbage } from '../gc/find-garbage.ts';
import { kindOf } from '../gc/garbage-kinds.ts';
import { stray } from './examine-log.ts';
import { type Finding, garbage } from './finding.ts';

/** Errors of a store in which it is unknown what is in use. */
const UNKNOWN_USE = ['CHANNEL_EMPTY', 'LOG_CORRUPT', 'RECORDS_CORRUPT'];

/**
 * Reports keys that nothing uses: those that `site gc` would remove now, and those that no command writes. Keys that gc keeps are not
 * reported.
 */
export async function unusedKeys(store: Store, keys: ReadonlySet<string>): Promise<Finding[]> {
  const strays = [...keys]
    .filter((key) => !key.startsWith('channels/') && !kindOf(key))
    .map((key) => stray(key, 'Not used by any channel.'));
  try {
    const found = await findGarbage(store);
    const unused = found.garbage.map(({ key, size }) => garbage(key, 'Not used by any channel.', size));
    return [...unused, ...strays];
  } catch (error) {
    if (!(error instanceof SiteError) || !UNKNOWN_USE.includes(error.code)) throw error;
    return strays;
  }
}
