import { SiteError } from '../site-error.ts';
import { putVerified } from '../store/put-verified.ts';
import type { Store } from '../store/store.ts';
import { canonicalJson } from './canonical-json.ts';
import { type Push, push as pushSchema } from './log-model.ts';
import { parseRecord } from './parse-record.ts';
import { recordId } from './records.ts';

/** A version of a section. */
export interface VersionReference {
  section: string;
  version: string;
}

/** Maximum number of pushes to read: every run of a CI pipeline may push an unchanged section again. */
const MAX_READ = 20;

/** Folder of the pushes of a version, with a trailing slash. */
const pushesFolder = ({ section, version }: VersionReference) => `versions/${section}/${version}.pushes/`;

/** Records a push of a version, which must be stored. Names start with the time, so that they sort by it. */
export async function putPush(store: Store, reference: VersionReference, push: Push): Promise<void> {
  const time = push.at.toLowerCase().replaceAll(/[^0-9tz]/g, '');
  const key = `${pushesFolder(reference)}${time}-${recordId(push)}.json`;
  await putVerified(store, key, new TextEncoder().encode(canonicalJson(push)));
}

/** The newest 20 pushes of a version, newest first. Damaged records are skipped: nothing depends on them. */
export async function pushesOf(store: Store, reference: VersionReference): Promise<Push[]> {
  const keys = (await store.list(pushesFolder(reference))).toReversed().slice(0, MAX_READ);
  const read = await Promise.all(keys.map((key) => readPush(store, key)));
  return read.filter((push) => push !== undefined);
}

async function readPush(store: Store, key: string): Promise<Push | undefined> {
  const bytes = await store.read(key);
  try {
    const push = bytes && parseRecord(bytes, pushSchema, key);
    return push && key.endsWith(`-${recordId(push)}.json`) ? push : undefined;
  } catch (error) {
    if (!(error instanceof SiteError)) throw error;
    return undefined;
  }
}
