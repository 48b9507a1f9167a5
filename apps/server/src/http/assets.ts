import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Report, type ServerEvent, type SiteError, throttle, isCorruption } from '@vantedge/errors';
import type { Headers } from '@vantedge/documents/http';
import type { LiveAsset } from '@vantedge/release/live';
import { sendPlainText } from './send.ts';
import { sendFile } from './send-file.ts';
import { encodingDamagedEvent } from './release-follower.ts';

/** When clients should retry if an asset cannot be read, in seconds. */
const RETRY_S = 5;

interface Context {
  extraHeaders: Headers | undefined;
  failures: AssetFailures;
}

/** Responds with an asset, which is read from the store if it is not in memory; with 503 if that fails. */
export async function sendAsset(
  request: IncomingMessage,
  response: ServerResponse,
  asset: LiveAsset,
  { extraHeaders, failures }: Context,
): Promise<void> {
  const loaded = await asset.load().catch(failures.failed);
  if (loaded) return sendFile(request, response, loaded, extraHeaders);
  sendPlainText(request, response, 503, 'This file cannot be loaded. Try again later.', {
    ...extraHeaders,
    'Cache-Control': 'no-store',
    'Retry-After': String(RETRY_S),
  });
}

/** Reports assets that cannot be served. */
export interface AssetFailures {
  /** An asset could not be read. */
  failed(error: unknown): void;
  /** An asset is served without a damaged encoding, or restored from one. */
  encodingDamaged(problem: SiteError): void;
}

/** Returns reporters that report each damage once, and rarely an unavailable store: every asset that is not in memory fails. */
export function assetFailures(report: Report): AssetFailures {
  const reported = new Set<string>();
  const reportRarely = throttle(report);
  const reportOnce = (problem: unknown, event: ServerEvent) => {
    if (!reported.has(String(problem))) report(event);
    reported.add(String(problem));
  };
  return {
    failed(error) {
      const event = { level: 'error', event: 'asset-unavailable', problems: [error] } as const;
      if (isCorruption(error)) reportOnce(error, { ...event, message: 'A damaged asset is not served.' });
      else reportRarely({ ...event, message: STORE_UNAVAILABLE });
    },
    encodingDamaged: (problem) => reportOnce(problem, encodingDamagedEvent(problem)),
  };
}

const STORE_UNAVAILABLE = 'Assets that are not in memory cannot be served: the store does not respond.';
