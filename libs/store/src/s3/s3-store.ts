import { SiteError } from '@vantedge/errors';
import { createObject } from './create-object.ts';
import { afterRemoval, removeMarked } from './removal-mark.ts';
import { s3Client } from './s3-client.ts';
import type { S3CredentialProvider, S3Location } from './s3-location.ts';
import {
  deleteObject,
  getAge,
  getObject,
  headObject,
  listObjects,
  putObject,
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
export function s3Store(location: S3Location, credentials: S3CredentialProvider): Store {
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
  // Not by HEAD, whose times have no milliseconds.
  const revisionsOf = async (prefix: string, onPage?: () => void): Promise<KeyRevision[]> => {
    const [found, renewals] = await Promise.all(
      [prefix, renewalOf(prefix)].map((start) => listObjects(context, start, onPage)),
    );
    const renewed = new Map(renewals!.map(({ key, modifiedAt }) => [key, modifiedAt]));
    return found!
      .filter(({ key }) => isKey(key))
      .map(({ key, modifiedAt, size, etag }) => {
        const renewedAt = renewed.get(renewalOf(key)) ?? 0;
        // The times change with every write, and the tag with the content.
        const revision = `${modifiedAt}-${etag}-${renewedAt}`;
        return { key, modifiedAt: Math.max(modifiedAt, renewedAt), size, revision };
      });
  };
  const isRenewed = async (key: string) => {
    const renewal = await headObject(context, renewalOf(key));
    return renewal !== undefined && getAge(renewal) <= RENEW_AFTER_MS;
  };
  const revision = async (key: string) => (await revisionsOf(key)).find((found) => found.key === key);
  return {
    async read(key) {
      checkKey(key);
      return getObject(context, key);
    },
    async list(prefix, onPage) {
      checkPrefix(prefix);
      return (await listObjects(context, prefix, onPage)).map(({ key }) => key).filter(isKey);
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
        let found = await afterRemoval(context, key);
        if (found && !isCreated && getAge(found) > RENEW_AFTER_MS && !(await isRenewed(key))) {
          await putObject(context, { key: renewalOf(key), body: new Uint8Array() });
          found = await afterRemoval(context, key);
        }
        if (found) return isCreated;
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
      return revision(key);
    },
    async listRevisions(prefix, onPage) {
      checkPrefix(prefix);
      return revisionsOf(prefix, onPage);
    },
    async removeRevision(key, removed) {
      checkReplaceable(key);
      await beforeWrite();
      const isUnchanged = async () => (await revision(key))?.revision === removed;
      return removeMarked(context, [key, renewalOf(key)], isUnchanged);
    },
  };
}

const isRemovable = (key: string) => !key.startsWith(LOGS);

const headersOf = (key: string) => ({
  'content-type': key.endsWith('.json') ? 'application/json' : 'application/octet-stream',
});

/**
 * Empty object whose time is that of the last renewal of a key. So a writer that may only create keys can renew them: writing an object
 * again would need the permission to overwrite it with anything.
 */
const renewalOf = (key: string) => `${TEMPORARY}/renewals/${key}`;

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
