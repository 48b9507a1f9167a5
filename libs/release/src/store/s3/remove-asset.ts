import { blobKey } from '../blobs.ts';
import { GRACE_MS } from '../grace.ts';
import { ageOf } from './age-of.ts';
import { HASH } from './put-asset.ts';
import { removeMarked } from './removal-mark.ts';
import { headObject, type S3Context } from './s3-objects.ts';

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
