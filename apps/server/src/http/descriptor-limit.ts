import { readFileSync } from 'node:fs';

/** File descriptors for everything except connections: 32 concurrent store reads, the lead database, pipes, the event loop. */
const RESERVED_DESCRIPTORS = 96;

/** The maximum number of open files of this process; `Infinity` when unknown (only Linux reports it). */
export function descriptorLimit(): number {
  try {
    const [, soft] = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? [];
    return soft === undefined ? Infinity : Number(soft);
  } catch {
    return Infinity;
  }
}

/** The number of connections that a descriptor limit allows, reserving some descriptors for everything else. */
export function connectionsWithin(descriptors: number): number {
  return Math.max(descriptors - RESERVED_DESCRIPTORS, Math.floor(descriptors / 2));
}
