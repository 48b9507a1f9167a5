import { SiteError } from '../../site-error.ts';
import { blobKey, sha256 } from '../blobs.ts';
import { createObject } from './create-object.ts';
import { afterRemoval, removeMarked } from './removal-mark.ts';
import { s3Uri } from './s3-failure.ts';
import { ageOf, headObject, type S3Context } from './s3-objects.ts';
import { GRACE_MS } from '../store.ts';

/** Content hashes are part of the names of assets, so a URL never changes its content. */
const IMMUTABLE = 'public, max-age=31536000, immutable';

const HASH = 'x-amz-meta-sha256';

interface Asset {
  path: string;
  body: Uint8Array<ArrayBuffer>;
  contentType: string;
  signal: AbortSignal | undefined;
}

/**
 * Creates an asset unless it exists. Its bytes must have been put as a blob, so that `removeAsset` leaves it. Throws `ASSET_CONFLICT` if the path has other bytes: caches may hold them
 * for a year.
 */
export async function putAsset(
  context: S3Context,
  { path, body, contentType, signal }: Asset,
): Promise<void> {
  const hash = sha256(body);
  const headers = { 'content-type': contentType, 'cache-control': IMMUTABLE, [HASH]: hash };
  // Most assets of a build exist, so this saves sending them.
  let present: Headers | undefined;
  while (!present) {
    if (!(await headObject(context, path, signal)))
      await createObject(context, { key: path, body, headers, signal });
    present = await afterRemoval(context, path, signal);
  }
  if (present.get(HASH) === hash) return;
  const at = s3Uri(context.location, path);
  throw new SiteError('ASSET_CONFLICT', `${at} has other bytes, and caches may hold them.`, {
    at,
    fix: 'name the file by its content, then build and push the section again',
  });
}

interface Removal {
  path: string;
  /** Whether the asset still has the expected revision. */
  isUnchanged: (signal: AbortSignal) => Promise<boolean>;
  signal: AbortSignal | undefined;
}

/**
 * Removes an asset, unless its bytes were put as a blob within the grace period. Assets are never written again, because policies forbid it. So
 * a push renews the blob instead, and then looks for a mark; here the mark is set first, and then the blob is checked.
 */
export function removeAsset(context: S3Context, { path, isUnchanged, signal }: Removal): Promise<boolean> {
  const isUnused = async (bounded: AbortSignal) => {
    const hash = (await headObject(context, path, bounded))?.get(HASH);
    const blob = hash ? await headObject(context, blobKey(hash), bounded) : undefined;
    return !(blob && ageOf(blob) <= GRACE_MS) && (await isUnchanged(bounded));
  };
  return removeMarked(context, path, isUnused, signal);
}
