import type { IncomingMessage, ServerResponse } from 'node:http';
import type { SiteError } from '@vantedge/release';
import { type Headers, isCorruption, type LiveAsset } from '@vantedge/release/live';
import { type Report, throttle } from '../log/server-event.ts';
import { INTERNAL_ERROR, sendPlainText } from './send.ts';
import { sendFile } from './send-file.ts';
import { encodingDamagedEvent } from './served-release.ts';

/** When clients should retry if an asset cannot be read, in seconds. */
const RETRY_S = 5;

interface Context {
  /** Path of the request. */
  path: string;
  extraHeaders: Headers | undefined;
  failures: AssetFailures;
  /** Receives errors of the server itself. */
  report: (error: unknown) => void;
}

/** Responds with an asset, which is read from the store if it is not in memory; with 503 if that fails. */
export async function sendAsset(
  request: IncomingMessage,
  response: ServerResponse,
  asset: LiveAsset,
  { path, extraHeaders, failures, report }: Context,
): Promise<void> {
  const loaded = await asset.load().catch((error: unknown) => failures.failed(path, error));
  try {
    if (loaded) {
      failures.recovered(path);
      sendFile(request, response, loaded, extraHeaders);
      return;
    }
    sendPlainText(request, response, 503, 'This file cannot be loaded. Try again later.', {
      ...extraHeaders,
      'Cache-Control': 'no-store',
      'Retry-After': String(RETRY_S),
    });
  } catch (error) {
    report(error);
    if (response.headersSent) response.destroy();
    else sendPlainText(request, response, 500, INTERNAL_ERROR);
  }
}

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
