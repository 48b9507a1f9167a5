import { SiteError } from '../../site-error.ts';
import { createObject } from './create-object.ts';
import { afterRemoval, removeMarked } from './removal-mark.ts';
import { s3Client } from './s3-client.ts';
import type { S3Credentials, S3Location } from './s3-location.ts';
import {
  ageOf,
  deleteObject,
  getObject,
  headObject,
  type ListedObject,
  listObjects,
  putObject,
  renewObject,
  type S3Context,
} from './s3-objects.ts';
import {
  checkKey,
  checkPrefix,
  checkReplaceable,
  isKey,
  type KeyRevision,
  LOGS,
  RENEW_AFTER_MS,
  type Store,
  TEMPORARY,
} from '../store.ts';

/** Bodies of at least this size are sent only if a smaller request shows that their key does not exist, in bytes. */
const LARGE_BODY = 16_384;

/**
 * A store in a bucket of any S3-compatible service that honors `If-None-Match: *`. The first write checks that it does
 * (`STORE_NO_CONDITIONAL_WRITE`).
 */
export function s3Store(location: S3Location, credentials: S3Credentials): Store {
  return storeOn({ location, send: s3Client(location, credentials) });
}

/** Like `s3Store`, with any way to send requests. */
export function storeOn(context: S3Context): Store {
  let conditionalWrites: Promise<void> | undefined;
  const beforeWrite = () => {
    conditionalWrites ??= assertConditionalWrites(context).catch((error: unknown) => {
      // The next write repeats a failed check.
      conditionalWrites = undefined;
      throw error;
    });
    return conditionalWrites;
  };
  const listKeys = async (prefix: string) =>
    (await listObjects(context, prefix)).filter(({ key }) => isKey(key));
  // Not by HEAD, whose times have no milliseconds.
  const currentRevision = async (key: string) => {
    const [listed] = await listObjects(context, key);
    return listed?.key === key ? revisionOf(listed) : undefined;
  };
  return {
    async read(key) {
      checkKey(key);
      return getObject(context, key);
    },
    async list(prefix) {
      checkPrefix(prefix);
      return (await listKeys(prefix)).map(({ key }) => key);
    },
    async putIfAbsent(key, bytes) {
      checkKey(key);
      const body = Uint8Array.from(bytes);
      await beforeWrite();
      const create = async () => {
        if (body.length >= LARGE_BODY && (await headObject(context, key))) return false;
        return createObject(context, { key, body, headers: headersOf(key) });
      };
      for (;;) {
        const isCreated = await create();
        if (!isRemovable(key)) return isCreated;
        const found = await afterRemoval(context, key);
        if (found && (isCreated || ageOf(found) <= RENEW_AFTER_MS)) return isCreated;
        if (found) await renewObject(context, found, { key, headers: headersOf(key) });
      }
    },
    async replace(key, bytes) {
      checkReplaceable(key);
      const body = Uint8Array.from(bytes);
      await beforeWrite();
      do await putObject(context, { key, body, headers: headersOf(key) });
      while (!(await afterRemoval(context, key)));
    },
    async revision(key) {
      checkKey(key);
      return currentRevision(key);
    },
    async listRevisions(prefix) {
      checkPrefix(prefix);
      return (await listKeys(prefix)).map(revisionOf);
    },
    async removeRevision(key, revision) {
      checkReplaceable(key);
      await beforeWrite();
      const isUnchanged = async () => (await currentRevision(key))?.revision === revision;
      return removeMarked(context, key, isUnchanged);
    },
  };
}

const isRemovable = (key: string) => !key.startsWith(LOGS);

const headersOf = (key: string) => ({
  'content-type': key.endsWith('.json') ? 'application/json' : 'application/octet-stream',
});

/** The time changes with every write, and the tag with the content. */
const revisionOf = ({ key, modifiedAt, size, etag }: ListedObject): KeyRevision => ({
  key,
  modifiedAt,
  size,
  revision: `${modifiedAt}-${etag}`,
});

/** Not a key of the store, so that it is never listed. */
const PROBE = `${TEMPORARY}/conditional-writes`;

/**
 * Throws `STORE_NO_CONDITIONAL_WRITE` if the service ignores `If-None-Match`: it would let two releases overwrite each other. Takes one
 * request, because the probe object stays in the store: a service that refuses to create it again honors the condition.
 */
async function assertConditionalWrites(context: S3Context): Promise<void> {
  const create = () => createObject(context, { key: PROBE, body: new Uint8Array() });
  if (!(await create()) || !(await create())) return;
  await deleteObject(context, PROBE);
  throw new SiteError(
    'STORE_NO_CONDITIONAL_WRITE',
    `${new URL(context.location.url).host} ignores If-None-Match: concurrent releases would overwrite each other.`,
    {
      at: '--store',
      fix: 'use a service with conditional writes; with Ceph before version 20, a bucket without versioning',
    },
  );
}
