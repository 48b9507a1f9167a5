import { readFileSync } from 'node:fs';

/** Descriptors for what is not a connection: 32 files of the store at once, the lead database, pipes, the event loop. */
const RESERVED_DESCRIPTORS = 96;

/** The number of files that this process may open at once; `Infinity` where the system does not say (only Linux does). */
export function descriptorLimit(): number {
  try {
    const [, soft] = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? [];
    return soft === undefined ? Infinity : Number(soft);
  } catch {
    return Infinity;
  }
}

/** The number of connections that fit into a limit of descriptors, with some left for everything else. */
export function connectionsWithin(descriptors: number): number {
  return Math.max(descriptors - RESERVED_DESCRIPTORS, Math.floor(descriptors / 2));
}
