import type { Socket } from 'node:net';
import type { ServerLimits } from './limits.ts';

interface Candidates {
  /** Since when each connection has been waiting for a request; oldest first. */
  waiting: ReadonlyMap<Socket, number>;
  /** Since when each connection has had a response in flight; oldest first. */
  busy: ReadonlyMap<Socket, number>;
  /** Whether the body of the request on a busy connection has not arrived yet. */
  isIncomplete: (socket: Socket) => boolean;
}

/** For this long after connecting or after a response, a connection is expected to send a request. */
const NEW_CONNECTION_MS = 250;

/** Returns the connection that makes room for a new one; `undefined` when all are busy. */
export function expendableConnection(
  { waiting, busy, isIncomplete }: Candidates,
  { busyProtectionMs }: Pick<ServerLimits, 'busyProtectionMs'>,
): Socket | undefined {
  const now = performance.now();
  const [idle] = waiting;
  const silent = older(idle, first(busy, isIncomplete));
  const [oldest] = busy;
  const slow = oldest && now - oldest[1] >= busyProtectionMs ? oldest : undefined;
  // A connection this new is about to send its request.
  const isNew = silent !== undefined && now - silent[1] < NEW_CONNECTION_MS;
  return (isNew ? (slow ?? silent) : (silent ?? slow))?.[0];
}

type Since = readonly [socket: Socket, since: number];

/** Does not copy the map, because a flood runs this for every connection that it opens. */
function first(connections: ReadonlyMap<Socket, number>, matches: (socket: Socket) => boolean) {
  for (const entry of connections) if (matches(entry[0])) return entry;
  return undefined;
}

const older = (one: Since | undefined, other: Since | undefined) =>
  one && other ? (one[1] <= other[1] ? one : other) : (one ?? other);
