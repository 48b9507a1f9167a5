import type { IncomingMessage, ServerResponse } from 'node:http';
import { RELEASE_TIMING } from '@vantedge/federation-contract';
import { NOT_FOUND } from '@vantedge/release';
import {
  canonicalPath,
  type Headers,
  OLD_WORKER_HEADERS,
  OLD_WORKER_SCRIPT,
  type ServedFile,
  requestTarget,
  TRANSPORT_SECURITY,
} from '@vantedge/documents/http';
import type { LiveRelease } from '@vantedge/release/live';
import {
  type ExtraHandlers,
  handlerLookup,
  type HandlersByMethod,
  runExtraHandler,
} from './extra-handlers.ts';
import type { ServerLimits } from './limits.ts';
import {
  type Observe,
  observeRequests,
  type ReleaseRole,
  type RequestKind,
  type Subject,
} from './observation.ts';
import { sendBody, sendMethodNotAllowed, sendPlainText, sendRedirect } from './send.ts';
import { sendFile } from './send-file.ts';
import { isSpeculative, visitorRelease } from './visitor-release.ts';
import { type AssetFailures, sendAsset } from './assets.ts';
import { checkRequest } from './check-request.ts';

export interface RequestHandlerOptions {
  /** Returns the live release. A response never mixes two releases. */
  current: () => LiveRelease;
  /** Looks for a newer release: another server of the site may already serve one, whose pages request its assets here. */
  refresh: () => Promise<void>;
  extra: ExtraHandlers;
  limits: Pick<ServerLimits, 'maxBodyBytes'>;
  /** Whether a request came over TLS, to this server or to a proxy in front. */
  secure: (request: IncomingMessage) => boolean;
  /** Role of the release; a canary of it has its own. Default: live. */
  role?: ReleaseRole;
  /** Share of the views that browsers measure, in percent. */
  measuredPercent?: number | undefined;
  /** Headers of every response. They replace headers of the same name. */
  headers?: Headers | undefined;
  /** Changes each page of a release before it is sent. Default: as it is stored. */
  present?: ((page: ServedFile, release: string) => ServedFile) | undefined;
  report: (error: unknown) => void;
  observe?: Observe | undefined;
  /** Reports assets that cannot be read from the store. */
  failures: AssetFailures;
}

/** Returns a handler that serves a release: paths are keys of a map, and none becomes a file name or a key of the store. */
export function requestHandler({
  current,
  refresh,
  extra,
  limits,
  secure,
  role: servedRole = 'live',
  measuredPercent = 0,
  headers,
  present = (page) => page,
  report,
  observe,
  failures,
}: RequestHandlerOptions) {
  const handlersAt = handlerLookup(extra);
  const secureHeaders = { ...TRANSPORT_SECURITY, ...headers };

  function handle(
    request: IncomingMessage,
    response: ServerResponse,
    respond: (responding: Promise<void>) => void,
    isRefreshed = false,
  ): Subject {
    const { method = '', url = '' } = request;
    const isSecure = secure(request);
    const extraHeaders = isSecure ? secureHeaders : headers;
    const rejection = checkRequest(request);
    if (rejection) {
      const { status, text } = rejection;
      // The bytes that follow on the connection may be part of this request.
      sendPlainText(request, response, status, text, { ...extraHeaders, Connection: 'close' });
      return { kind: 'rejected' };
    }
    const live = current();
    const visit = visitorRelease(live, request, isSecure);
    const { files, assets, notFound, redirects, owners, id } = visit.release;
    const role = id === live.id ? servedRole : 'canary';
    const { path, query } = requestTarget(url);
    const subject = (kind: RequestKind, section = owners.get(path)): Subject => ({ kind, role, section });
    // Before the files: a page must not shadow a health check.
    const handlers = handlersAt(path);
    const handler = handlers?.[method === 'HEAD' ? 'GET' : method];
    if (handler) {
      const context = { path, live: visit.release, role, secure: isSecure, limit: limits.maxBodyBytes };
      respond(runExtraHandler(handler, request, response, { ...context, extraHeaders }));
      return subject(handler.kind ?? 'extra');
    }
    if (method !== 'GET' && method !== 'HEAD') {
      const allowed = methodsOf(handlers, files.has(path));
      return subject(sendMethodNotAllowed(request, response, allowed, extraHeaders));
    }
    const asset = assets.get(path);
    if (!asset && request.headers['service-worker'] === 'script') {
      sendBody(request, response, 200, OLD_WORKER_SCRIPT, { ...OLD_WORKER_HEADERS, ...extraHeaders });
      return subject('extra');
    }
    const file = asset ? asset.cached() : files.get(path);
    const visitHeaders = visit.headers ? { ...extraHeaders, ...visit.headers } : extraHeaders;
    const pageHeaders = measuredPercent
      ? { ...visitHeaders, ...releaseTiming(id, measuredPercent) }
      : visitHeaders;
    if (file) {
      const headersOf = { asset: extraHeaders, page: pageHeaders, file: visitHeaders };
      const shown = file.kind === 'page' ? present(file, id) : file;
      sendFile(request, response, shown, headersOf[file.kind]);
      if (file.kind === 'asset') return subject('asset', sectionOfAsset(path));
      return subject(file.kind === 'page' && isSpeculative(request) ? 'prefetch' : file.kind);
    }
    if (asset) {
      respond(sendAsset(request, response, asset, { extraHeaders, failures }));
      return subject('asset', sectionOfAsset(path));
    }
    const canonical = canonicalPath(path);
    if (!isRefreshed && canonical === path && path.startsWith(ASSETS)) {
      const missing = subject('not-found', owners.get(NOT_FOUND));
      const again = () => void Object.assign(missing, handle(request, response, respond, true));
      respond(refresh().then(again));
      return missing;
    }
    if (canonical === undefined) {
      sendPlainText(request, response, 400, 'Invalid path.', extraHeaders);
      return subject('rejected');
    }
    const others = handlersAt(canonical);
    if (others) return subject(sendMethodNotAllowed(request, response, methodsOf(others), extraHeaders));
    const target = redirects.get(canonical);
    if (target !== undefined)
      return subject(sendRedirect(request, response, withQuery(target, query), visitHeaders));
    if (canonical === path) {
      sendFile(request, response, present(notFound, id), pageHeaders);
      return subject('not-found', owners.get(NOT_FOUND));
    }
    return subject(sendRedirect(request, response, canonical + ascii(query), visitHeaders));
  }

  function handleSafely(request: IncomingMessage, response: ServerResponse): Subject {
    const fail = (error: unknown) => {
      report(error);
      if (response.headersSent) response.destroy();
      else sendPlainText(request, response, 500, 'Internal server error.');
    };
    try {
      return handle(request, response, (responding) => void responding.catch(fail));
    } catch (error) {
      fail(error);
      return { kind: 'rejected' };
    }
  }

  return observe
    ? observeRequests(handleSafely, observe)
    : (request: IncomingMessage, response: ServerResponse) => void handleSafely(request, response);
}

/** Start of the paths of all assets. */
const ASSETS = '/assets/';

/** Names the release of a page to its scripts, and the share of the views to measure. */
const releaseTiming = (id: string, percent: number): Headers => ({
  'Server-Timing': `${RELEASE_TIMING};desc="${id}";dur=${percent}`,
});

/** The section in the URL of an asset of a release. */
const sectionOfAsset = (path: string) => path.split('/')[2]!;

/** The methods of a path with handlers, a file, or both; those of files if it has none. */
const methodsOf = (handlers: HandlersByMethod = {}, isFile = false) => {
  const methods = Object.keys(handlers).flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
  if (methods.length && !(isFile && !handlers['GET'])) return methods;
  return ['GET', 'HEAD', ...methods];
};

/** The target of a redirect, which may have a fragment, with the query of the request. */
const withQuery = (target: string, query: string) => target.replace(/(?=#|$)/, () => ascii(query));

// Encodes bytes that the client left unencoded.
const ascii = (query: string) =>
  query.replace(/[^\x21-\x7e]/g, (character) => `%${character.charCodeAt(0).toString(16).padStart(2, '0')}`);
