import { SiteError } from '../../site-error.ts';
import { TEMPORARY } from '../key.ts';
import { createObject } from './create-object.ts';
import { deleteObject, type S3Context } from './s3-objects.ts';

/** Not a key of the store, so that it is never listed. */
const PROBE = `${TEMPORARY}/conditional-writes`;

/**
 * Throws `STORE_NO_CONDITIONAL_WRITE` if the service ignores `If-None-Match`: it would let two releases overwrite each other. Takes one
 * request, because the probe object stays in the store: a service that refuses to create it again honors the condition.
 */
export async function assertConditionalWrites(context: S3Context): Promise<void> {
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
