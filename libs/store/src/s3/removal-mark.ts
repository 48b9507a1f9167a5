import { randomUUID } from 'node:crypto';
import { TEMPORARY } from '../store.ts';
import { deleteObject, getAge, headObject, replaceObject, type S3Context } from './s3-objects.ts';
import { createObject } from './create-object.ts';
import { backOff } from './s3-client.ts';

/** Maximum time until a key is removed after it was marked, in milliseconds. It usually takes a few of them. */
const REMOVAL_TIMEOUT_MS = 30_000;

/** Age after which a mark does not count, in milliseconds: its process has died, and no request of it is on the way any more. */
const ABANDONED_AFTER_MS = 120_000;

const markOf = (key: string) => `${TEMPORARY}/removals/${key}`;

/**
 * Removes a key, and an object that belongs to it, if `isUnchanged` resolves to true; returns whether it did. S3 cannot compare and
 * remove a key in one step. So writers see a mark during both: they wait for it and then write a key again that is gone (`afterRemoval`).
 */
export async function removeMarked(
  context: S3Context,
  [key, companion]: readonly [key: string, companion: string],
  isUnchanged: () => Promise<boolean>,
): Promise<boolean> {
  const end = Date.now() + REMOVAL_TIMEOUT_MS;
  const mark = markOf(key);
  if (!(await createMark(context, mark))) return false;
  // Later, the request to remove the key could outlive the mark.
  const isRemoved = (await isUnchanged()) && Date.now() < end;
  // If this fails, the request may still arrive. So the mark stays until it is too old.
  for (const removed of isRemoved ? [key, companion] : []) await deleteObject(context, removed);
  await deleteObject(context, mark);
  return isRemoved;
}

/** Waits until no process removes a key. Returns its headers then; undefined if it is gone. */
export async function afterRemoval(context: S3Context, key: string): Promise<Headers | undefined> {
  for (let attempt = 1; ; attempt += 1) {
    const mark = await headObject(context, markOf(key));
    if (!mark || getAge(mark) > ABANDONED_AFTER_MS) break;
    await backOff(Math.min(attempt, 5));
  }
  return headObject(context, key);
}

async function createMark(context: S3Context, mark: string): Promise<boolean> {
  const body = new TextEncoder().encode(randomUUID());
  if (await createObject(context, { key: mark, body })) return true;
  const found = await headObject(context, mark);
  if (!found || getAge(found) <= ABANDONED_AFTER_MS) return false;
  // Replaces the mark of a dead process, unless another process does. All marks differ, and so do their tags.
  return replaceObject(context, { key: mark, body, etag: found.get('etag') ?? '' });
}
