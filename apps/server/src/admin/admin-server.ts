import { createServer } from 'node:http';
import { compareReleases, findRelease } from '@vantedge/release';
import { isCorruption, type Report, SiteError, type Terminal } from '@vantedge/errors';
import { type Headers, requestTarget } from '@vantedge/documents/http';
import type { Store } from '@vantedge/store';
import { hasKnownHost } from '../http/known-host.ts';
import { listen } from '../http/listen.ts';
import { sendBody, sendPlainText } from '../http/send.ts';
import type { SiteServer } from '../http/server.ts';
import { comparisonPage, notFoundPage } from '../release-page/difference.ts';
import { releasePage } from '../release-page/release-page.ts';
import type { Metrics } from './metrics.ts';

interface AdminServerOptions {
  /** Name or address to listen on, by which requests may name the server too. Default: `127.0.0.1`. */
  host?: string | undefined;
  /** 0 selects a free port. */
  port: number;
  server: Pick<SiteServer, 'release' | 'status' | 'readAgeMs'>;
  metrics: Metrics;
  store: Store;
  channel: string;
  /** URL of a preview; undefined if the server shows none. Default: it shows none. */
  previewUrl?: (name: string) => string | undefined;
  /** Commands on the release page run in the folder in which the server was started. */
  terminal?: Terminal;
  report: Report;
}

export interface AdminServer {
  url: string;
  close(): void;
}

/** Serves the release page at `/` and metrics at `/metrics`, without a password: by default to this machine only. */
export async function startAdminServer(options: AdminServerOptions): Promise<AdminServer> {
  const { host = '127.0.0.1', port, server, metrics, report } = options;
  const admin = createServer((request, response) => {
    const send = (status: number, text: string, more: Headers = {}) =>
      sendPlainText(request, response, status, text, { 'Cache-Control': 'no-store', ...more });
    const { method = '' } = request;
    if (!hasKnownHost(request, [host.toLowerCase()]))
      return send(403, 'Use an address, localhost or the name of --admin-host as the host.');
    if (method !== 'GET' && method !== 'HEAD')
      return send(405, 'Allowed: GET, HEAD.', { Allow: 'GET, HEAD' });
    const respond = async () => {
      const { path, query } = requestTarget(request.url ?? '/');
      if (path === '/metrics')
        return send(200, await metrics.text(server), { 'Content-Type': metrics.contentType });
      if (path !== '/') return send(404, 'Not found. Paths: /, /metrics.');
      const compared = comparedReleases(new URLSearchParams(query));
      if ('invalid' in compared) return send(400, `'${compared.invalid}' ${NOT_A_RELEASE}`);
      const { status, page } = await pageFor(options, compared);
      sendBody(request, response, status, page.html, page.headers);
    };
    respond().catch((error: unknown) => {
      report({ level: 'error', event: 'request-failed', message: 'A request failed.', problems: [error] });
      // Messages contain paths of this machine; the log has them.
      if (error instanceof SiteError) send(503, `${error.code}. The server's log says more.`);
      else send(500, 'Internal server error.');
    });
  });
  const url = await listen(admin, { host, port }, (error) =>
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

/** Names of two releases to compare; both empty for none. */
interface Compared {
  from: string;
  to: string;
}

/** A name as `site diff` takes it; see `findRelease`. */
const RELEASE_NAME = /^(?:[a-z][a-z0-9-]{0,62}(?:@[1-9]\d{0,7})?|[0-9a-f]{8,64})?$/;

const NOT_A_RELEASE =
  'is not the name of a release. Use a channel (production), an entry of its log (production@12), or 8 to 64 digits of a release.';

/** Reads the query of the release page; `invalid` is the parameter that cannot name a release. */
function comparedReleases(query: URLSearchParams): Compared | { invalid: string } {
  const [from = '', to = ''] = ['from', 'to'].map((name) => query.get(name)?.trim());
  if (!RELEASE_NAME.test(from)) return { invalid: 'from' };
  if (!RELEASE_NAME.test(to)) return { invalid: 'to' };
  return { from, to };
}

/** The release page or, with `from` and `to`, what differs between two releases. */
async function pageFor(
  { server, store, channel, previewUrl = () => undefined, terminal = {} }: AdminServerOptions,
  { from, to }: Compared,
) {
  const { log: known, origin = '' } = server.release();
  if (!from || !to) {
    const status = server.status();
    return { status: 200, page: await releasePage({ store, channel, status, known, previewUrl, terminal }) };
  }
  try {
    const [before, after] = await Promise.all([findRelease(store, from), findRelease(store, to)]);
    const difference = compareReleases(before.release, after.release);
    return { status: 200, page: comparisonPage({ before, after, difference, origin, terminal }) };
  } catch (problem) {
    if (!isCorruption(problem)) throw problem;
    return { status: 404, page: notFoundPage(problem, terminal) };
  }
}
