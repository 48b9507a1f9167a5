import { isCorruption } from '@vantedge/release/live';
import type { SiteError } from '@vantedge/release';
import type { Report } from '../log/server-event.ts';
import { encodingDamagedEvent } from './release-events.ts';
import { throttle } from './throttle.ts';

/** At most one report of an unavailable store per interval: every asset that is not in memory fails. */
const REPORT_INTERVAL_MS = 60_000;

/** Reports assets that cannot be served. */
export interface AssetFailures {
  /** The asset could not be read. */
  failed(path: string, error: unknown): void;
  /** The asset could be read. */
  recovered(path: string): void;
  /** The asset is served without a damaged encoding, or restored from one. */
  encodingDamaged(problem: SiteError): void;
}

/** Returns reporters that report each damaged asset once, until it is repaired, and an unavailable store once a minute. */
export function assetFailures(report: Report): AssetFailures {
  const damaged = new Set<string>();
  const reported = new Set<string>();
  const event = 'asset-unavailable';
  const reportRarely = throttle(report, REPORT_INTERVAL_MS);
  return {
    failed(path, error) {
      if (!isCorruption(error)) {
        const message = 'Assets that are not in memory cannot be served: the store does not respond.';
        return reportRarely({ level: 'error', event, message, problems: [error] });
      }
      if (damaged.has(path)) return;
      damaged.add(path);
      const message = 'A damaged asset is not served.';
      report({ level: 'error', event, message, problems: [error] });
    },
    recovered: (path) => void damaged.delete(path),
    encodingDamaged(problem) {
      if (reported.has(String(problem))) return;
      reported.add(String(problem));
      report(encodingDamagedEvent(problem));
    },
  };
}
