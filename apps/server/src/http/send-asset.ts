import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Headers, LiveAsset } from '@vantedge/release/live';
import type { AssetFailures } from './asset-failures.ts';
import type { SendFile } from './send-file.ts';
import { INTERNAL_ERROR, sendPlainText } from './send-plain-text.ts';

/** When clients should retry if an asset cannot be read, in seconds. */
const RETRY_S = 5;

interface Context {
  /** Path of the request. */
  path: string;
  sendFile: SendFile;
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
  { path, sendFile, extraHeaders, failures, report }: Context,
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
