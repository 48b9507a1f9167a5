import { once } from 'node:events';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { SourcePosition } from '@vantedge/documents/source-map';
import { getVersion } from '@vantedge/release';
import type { LiveRelease } from '@vantedge/release/live';
import { readBlob, type Store } from '@vantedge/store';
import type { Frame } from './read-signal.ts';

/** Ends a thread that a huge map keeps busy. */
const DEADLINE_MS = 10_000;

/** Memory of the thread: a map beyond it ends the thread, not the process. */
const MAX_HEAP_MB = 256;

/** Longest line: names and paths of a source map are whatever its build wrote. */
const MAX_LENGTH = 300;

/**
 * The frames of a stack as `apps/stories/src/pages/ukg.tsx:12:5`, or as built where there is no source map. Never rejects: a faulty
 * map or store only costs the source positions.
 */
export async function sourceLines(
  frames: readonly Frame[],
  live: Pick<LiveRelease, 'versions'>,
  store: Store,
): Promise<string[]> {
  const found = await positionsOf(frames, live, store).catch(() => []);
  return frames.map((frame, i) => {
    const position = found[i];
    if (!position) return builtLine(frame);
    const { name, file, line, column } = position;
    const text = `${name ? `${name} ` : ''}${file}:${line}:${column}`;
    return text.replace(/[^ -~]+/g, '?').slice(-MAX_LENGTH);
  });
}

/** A frame in the script as it was built. */
export const builtLine = ({ section, file, line, column }: Frame) =>
  `/assets/${section}/${file}:${line}:${column}`;

/** The position of each frame in the sources; undefined for one whose script has no map. */
async function positionsOf(
  frames: readonly Frame[],
  { versions }: Pick<LiveRelease, 'versions'>,
  store: Store,
): Promise<(SourcePosition | undefined)[]> {
  const names = [...new Set(frames.map(({ section, file }) => `${section}/${file}`))];
  const read = await Promise.all(
    names.map(async (name) => {
      const [section = '', file = ''] = name.split(/\/(.*)/s);
      return readMap(store, section, versions[section]!, file).catch(() => undefined);
    }),
  );
  const isMapped = read.some((map) => map);
  if (!isMapped) return [];
  const places = frames.map(({ section, file, line, column }) => {
    return { map: names.indexOf(`${section}/${file}`), line, column };
  });
  return inThread({ maps: read.map((map) => map ?? new Uint8Array()), places });
}

async function readMap(store: Store, section: string, version: string, file: string) {
  const { maps = {} } = await getVersion(store, section, version);
  const hash = Object.hasOwn(maps, file) ? maps[file] : undefined;
  return hash === undefined ? undefined : readBlob(store, hash);
}

interface Job {
  maps: Uint8Array[];
  /** Positions, each with the index of its map. */
  places: { map: number; line: number; column: number }[];
}

/**
 * Parses maps in a thread of its own, which ends with the job: a map has megabytes, and parsing it here would keep visitors waiting. No state
 * is left that a bad map could spoil.
 */
async function inThread(workerData: Job): Promise<(SourcePosition | undefined)[]> {
  const worker = new Worker(path.join(import.meta.dirname, 'source-map-worker.cjs'), {
    workerData,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
  });
  // An error after the deadline would otherwise be uncaught.
  worker.on('error', () => undefined);
  try {
    const [positions] = (await once(worker, 'message', { signal: AbortSignal.timeout(DEADLINE_MS) })) as [
      (SourcePosition | undefined)[],
    ];
    return positions;
  } finally {
    await worker.terminate();
  }
}
