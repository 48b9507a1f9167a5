import type { Release, Settings } from '@vantedge/release';
import type { Store } from '@vantedge/store';
import type { Progress } from '../progress.ts';
import type { RenderLimits } from './sandbox/sandbox.ts';

/** What a release is composed of. */
export interface ComposeRequest {
  store: Store;
  /** Version id of every section. */
  versions: Readonly<Record<string, string>>;
  settings: Settings;
  /** Time of the release, ISO 8601. */
  now: string;
  /** The previous release. */
  base?: Release | undefined;
  /** An earlier release that a rollback restores a version from: pages with the same content keep its dates. */
  restoredFrom?: Release | undefined;
  /** Version of the composer. Default: that of this checkout. */
  composer?: number;
  limits?: RenderLimits;
  progress?: Progress | undefined;
}
