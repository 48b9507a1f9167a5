import { SiteError } from '@vantedge/release';

/** Why a server does not serve the complete newest entry of its channel. */
export interface Degradation {
  /** Number of the entry that cannot be served; absent when the channel itself cannot be read. */
  entry?: number;
  problem: { code: string; message: string };
}

/** The release that a server serves. */
export interface ServerStatus {
  /** Id of the release. */
  release: string;
  /** Number of its log entry. */
  entry: number;
  /** Present while the server cannot serve the newest entry, or cannot follow the channel. */
  degraded?: Degradation;
}

/** Converts an error for `ServerStatus`; an error that is not a `SiteError` has the code `INTERNAL`. */
export function degradation(error: unknown, entry?: number): Degradation {
  const code = error instanceof SiteError ? error.code : 'INTERNAL';
  const message = error instanceof Error ? error.message : String(error);
  return { ...(entry !== undefined && { entry }), problem: { code, message } };
}
