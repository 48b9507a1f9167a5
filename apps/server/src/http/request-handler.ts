import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  canonicalPath,
  type Headers,
  type LiveRelease,
  requestTarget,
  TRANSPORT_SECURITY,
} from '@vantedge/release/live';
import { type ExtraHandlers, type HandlersByMethod, runExtraHandler } from './extra-handlers.ts';
import type { ServerLimits } from './limits.ts';
import { type Observe, observeRequests, type RequestKind } from './observation.ts';
import { sendMethodNotAllowed, sendPlainText, sendRedirect } from './send.ts';
import { type Later, sendFile } from './send-file.ts';
import { isSpeculative, visitorRelease } from './visitor-release.ts';
import { type AssetFailures, sendAsset } from './assets.ts';
import { checkRequest } from './check-request.ts';

export interface RequestHandlerOptions {
  /** Returns the live release. A response never mixes two releases. */
  current: () => LiveRelease;
  extra: ExtraHandlers;
  limits: Pick<ServerLimits, 'maxBodyBytes'>;
  /** Whether a request came over TLS, to this server or to a proxy in front. */
  secure: (request: IncomingMessage) => boolean;
  /** Headers of every response. They replace headers of the same name. */
  headers?: Headers | undefined;
  report: (error: unknown) => void;
  observe?: Observe | undefined;
  /** Reports assets that cannot be read from the store. */
  failures: AssetFailures;
  later: Later;
}

/** Returns a handler that serves a release: paths are keys of a map, and none becomes a file name or a key of the store. */
export function requestHandler({
  current,
  extra,
  limits,
  secure,
  headers,
  report,
  observe,
  failures,
  later,
}: RequestHandlerOptions) {
  const secureHeaders = { ...TRANSPORT_SECURITY, ...headers };

  function handle(
    request: IncomingMessage,
    response: ServerResponse,
    respond: (responding: Promise<void>) => void,
  ): RequestKind {
    const { method = '', url = '' } = request;
    const isSecure = secure(request);
    const extraHeaders = isSecure ? secureHeaders : headers;
    const rejection = checkRequest(request);
    if (rejection) {
      const { status, text } = rejection;
      // The bytes that follow on the connection may be part of this request.
      sendPlainText(request, response, status, text, { ...extraHeaders, Connection: 'close' });
      return 'rejected';
    }
    const visit = visitorRelease(current(), request, isSecure);
    const { files, assets, notFound, redirects } = visit.release;
    const { path, query } = requestTarget(url);
    // Before the files: a page must not shadow a health check.
    const handler = extra.get(path)?.[method === 'HEAD' ? 'GET' : method];
    if (handler) {
      const context = { live: visit.release, secure: isSecure, limit: limits.maxBodyBytes };
      respond(runExtraHandler(handler, request, response, { ...context, extraHeaders }));
      return handler.kind ?? 'extra';
    }
    if (method !== 'GET' && method !== 'HEAD')
      return sendMethodNotAllowed(request, response, methodsOf(extra.get(path)), extraHeaders);
    const asset = assets.get(path);
    const file = asset ? asset.cached() : files.get(path);
    const visitHeaders = visit.headers ? { ...extraHeaders, ...visit.headers } : extraHeaders;
    if (file) {
      sendFile(request, response, file, file.kind === 'asset' ? extraHeaders : visitHeaders, later);
      return file.kind === 'page' && isSpeculative(request) ? 'prefetch' : file.kind;
    }
    if (asset) {
      respond(sendAsset(request, response, asset, { extraHeaders, failures, later }));
      return 'asset';
    }
    const canonical = canonicalPath(path);
    if (canonical === undefined) {
      sendPlainText(request, response, 400, 'Invalid path.', extraHeaders);
      return 'rejected';
    }
    const others = extra.get(canonical);
    if (others) return sendMethodNotAllowed(request, response, methodsOf(others), extraHeaders);
    const target = redirects.get(canonical);
    if (target !== undefined) return sendRedirect(request, response, target + ascii(query), visitHeaders);
    if (canonical === path) {
      sendFile(request, response, notFound, visitHeaders, later);
      return 'not-found';
    }
    return sendRedirect(request, response, canonical + ascii(query), visitHeaders);
  }

  function handleSafely(request: IncomingMessage, response: ServerResponse): RequestKind {
    const fail = (error: unknown) => {
      report(error);
      if (response.headersSent) response.destroy();
      else sendPlainText(request, response, 500, 'Internal server error.');
    };
    try {
      return handle(request, response, (responding) => void responding.catch(fail));
    } catch (error) {
      fail(error);
      return 'rejected';
    }
  }

  return observe
    ? observeRequests(handleSafely, observe)
    : (request: IncomingMessage, response: ServerResponse) => void handleSafely(request, response);
}

/** The methods of a path; those of files if it has no handlers. */
const methodsOf = (handlers: HandlersByMethod = {}) => {
  const methods = Object.keys(handlers).flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
  return methods.length ? methods : ['GET', 'HEAD'];
};

// Encodes bytes that the client left unencoded.
const ascii = (query: string) =>
  query.replace(/[^\x21-\x7e]/g, (character) => `%${character.charCodeAt(0).toString(16).padStart(2, '0')}`);
