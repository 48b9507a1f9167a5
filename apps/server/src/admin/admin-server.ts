import { createServer } from 'node:http';
import { compareReleases, findRelease, SiteError } from '@vantedge/release';
import { type Headers, isCorruption } from '@vantedge/release/live';
import type { Store } from '@vantedge/release/store';
import { listen } from '../http/listen.ts';
import { sendBody, sendPlainText } from '../http/send.ts';
import type { SiteServer } from '../http/server.ts';
import type { Report } from '../log/server-event.ts';
import type { PageContext } from '../release-page/page-context.ts';
import { readOverview } from '../release-page/read-overview.ts';
import type { Metrics } from './metrics.ts';

interface AdminServerOptions {
  /** 0 selects a free port. */
  port: number;
  server: Pick<SiteServer, 'release' | 'status' | 'readAgeMs' | 'connections' | 'assetCache'>;
  metrics: Metrics;
  store: Store;
  /** What the release page says about the server. */
  site: Omit<PageContext, 'now'>;
  report: Report;
}

export interface AdminServer {
  url: string;
  close(): void;
}

/** A request with another host comes from a page whose name resolves to this machine (DNS rebinding). */
const LOOPBACK_HOST = /^(?:127\.0\.0\.1|localhost|\[::1\])(?::\d+)?$/i;

/** Serves the release page at `/` and metrics at `/metrics`, to this machine: it listens on 127.0.0.1 only. */
export async function startAdminServer(options: AdminServerOptions): Promise<AdminServer> {
  const { server, metrics, report } = options;
  const admin = createServer((request, response) => {
    const send = (status: number, text: string, more: Headers = {}) =>
      sendPlainText(request, response, status, text, { 'Cache-Control': 'no-store', ...more });
    const { method = '', headers } = request;
    if (!LOOPBACK_HOST.test(headers.host ?? '')) return send(403, 'Use 127.0.0.1 or localhost as the host.');
    if (method !== 'GET' && method !== 'HEAD')
      return send(405, 'Allowed: GET, HEAD.', { Allow: 'GET, HEAD' });
    const respond = async () => {
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
      if (pathname === '/metrics')
        return send(200, await metrics.text(server), { 'Content-Type': metrics.contentType });
      if (pathname !== '/') return send(404, 'Not found. Paths: /, /metrics.');
      const { status, page } = await releasePage(options, searchParams);
      sendBody(request, response, status, page.html, page.headers);
    };
    respond().catch((error: unknown) => {
      report({ level: 'error', event: 'request-failed', message: 'A request failed.', problems: [error] });
      if (error instanceof SiteError) send(503, `${error.code}: ${error.message}`);
      else send(500, 'Internal server error.');
    });
  });
  const url = await listen(admin, { host: '127.0.0.1', port: options.port }, (error) =>
    report({ level: 'warn', event: 'connection-not-accepted', message: error.message }),
  );
  return {
    url,
    close() {
      admin.close();
      admin.closeAllConnections();
    },
  };
}

/** The overview of the channel or, with `from` and `to`, what differs between two releases. */
async function releasePage({ server, metrics, store, site }: AdminServerOptions, query: URLSearchParams) {
  const context = { ...site, now: new Date() };
  const [from, to] = [query.get('from')?.trim(), query.get('to')?.trim()];
  // React and the components load on the first request, not with the server.
  if (!from || !to) {
    const { overviewPage } = await import('../release-page/overview-page.tsx');
    const overview = await readOverview(store, site.channel, server.release().log);
    const figures = await metrics.figures();
    return { status: 200, page: overviewPage({ ...context, overview, status: server.status(), figures }) };
  }
  const { comparisonPage, notFoundPage } = await import('../release-page/comparison-page.tsx');
  try {
    const [before, after] = await Promise.all([findRelease(store, from), findRelease(store, to)]);
    const difference = compareReleases(before.release, after.release);
    return { status: 200, page: comparisonPage({ ...context, from, to, before, after, difference }) };
  } catch (problem) {
    if (!isCorruption(problem)) throw problem;
    return { status: 404, page: notFoundPage({ ...context, problem }) };
  }
}
