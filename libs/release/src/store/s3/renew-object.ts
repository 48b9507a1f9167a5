import type { S3Request } from './s3-client.ts';
import { getObject, replaceObject, type S3Context } from './s3-objects.ts';

/** Writes an object again with its own bytes, unless another process replaces or removes it. `found` are its headers. */
export async function renewObject(
  context: S3Context,
  found: Headers,
  { key, headers, signal }: Pick<S3Request, 'headers' | 'signal'> & { key: string },
): Promise<void> {
  const present = await getObject(context, key, signal);
  if (!present) return;
  const etag = found.get('etag') ?? '';
  await replaceObject(context, { key, headers, signal, body: Uint8Array.from(present), etag });
}
