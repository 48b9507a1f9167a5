import type { LiveRelease } from '@vantedge/release/live';

/** What is live, for a person or a dashboard. */
export interface ReleaseDescription {
  /** The log entry: its number, time, action, and the sections that it changed. */
  log: LiveRelease['entry'];
  /** Version id of every section. */
  versions: Record<string, string>;
  /** Paths of all pages, sorted. */
  pages: string[];
  /** Number of assets, with those kept for open tabs. */
  assets: number;
  /** Codes and messages of damage in this release and in earlier ones. */
  damage: { code: string; message: string }[];
}

/** Describes a loaded release. */
export function describeRelease({
  entry,
  files,
  assets,
  log,
  warnings,
  damage,
}: LiveRelease): ReleaseDescription {
  const all = [...files];
  return {
    log: entry,
    versions: log.get(entry.number)?.versions ?? {},
    pages: all.flatMap(([path, { kind }]) => (kind === 'page' ? [path] : [])).sort(),
    assets: assets.size,
    damage: [...damage, ...warnings].map(({ code, message }) => ({ code, message })),
  };
}
