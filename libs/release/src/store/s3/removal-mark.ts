import { randomUUID } from 'node:crypto';
import { TEMPORARY } from '../store.ts';
import { ageOf, deleteObject, headObject, replaceObject, type S3Context } from './s3-objects.ts';
import { createObject } from './create-object.ts';
import { backOff } from './s3-client.ts';

/** Maximum time for comparing and removing a key, in milliseconds. It usually takes a few of them. */
const REMOVAL_TIMEOUT_MS = 30_000;

/** Age after which a mark does not count, in milliseconds: its process has died, and no request of it is on the way any more. */
const ABANDONED_AFTER_MS = 120_000;

type Signal = AbortSignal | undefined;

const markOf = (key: string) => `${TEMPORARY}/removals/${key}`;

/**
 * Removes a key if `isUnchanged` resolves to true; returns whether it did. S3 cannot compare and remove a key in one step. So writers
 * see a mark during both: they wait for it and then write a key again that is gone (`afterRemoval`).
 */
export async function removeMarked(
  context: S3Context,
  key: string,
  isUnchanged: (signal: AbortSignal) => Promise<boolean>,
  signal: Signal,
): Promise<boolean> {
  const timeout = AbortSignal.timeout(REMOVAL_TIMEOUT_MS);
  const bounded = signal ? AbortSignal.any([signal, timeout]) : timeout;
  const mark = markOf(key);
  if (!(await createMark(context, mark, bounded))) return false;
  const isRemoved = await isUnchanged(bounded);
  // If this fails, the request may still arrive. So the mark stays until it is too old.
  if (isRemoved) await deleteObject(context, key, bounded);
  await deleteObject(context, mark, bounded);
  return isRemoved;
}

/** Waits until no process removes a key. Returns its headers then; undefined if it is gone. */
export async function afterRemoval(
  context: S3Context,
  key: string,
  signal: Signal,
): Promise<Headers | undefined> {
  for (let attempt = 1; ; attempt += 1) {
    const mark = await headObject(context, markOf(key), signal);
    if (!mark || ageOf(mark) > ABANDONED_AFTER_MS) break;
    await backOff(Math.min(attempt, 5), signal);
  }
  return headObject(context, key, signal);
}

async function createMark(context: S3Context, mark: string, signal: Signal): Promise<boolean> {
  const body = new TextEncoder().encode(randomUUID());
  if (await createObject(context, { key: mark, body, signal })) return true;
  const found = await headObject(context, mark, signal);
  if (!found || ageOf(found) <= ABANDONED_AFTER_MS) return false;
  // Replaces the mark of a dead process, unless another process does. All marks differ, and so do their tags.
  return replaceObject(context, { key: mark, body, signal, etag: found.get('etag') ?? '' });
}
