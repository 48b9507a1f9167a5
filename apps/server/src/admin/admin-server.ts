import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { LiveRelease } from '@vantedge/release/live';
import { listen } from '../http/listen.ts';
import { sendBody } from '../http/send.ts';
import type { SiteServer } from '../http/server.ts';
import type { Report } from '../log/server-event.ts';
import type { Metrics } from './metrics.ts';

interface AdminServerOptions {
  /** 0 selects a free port. */
  port: number;
  server: Pick<SiteServer, 'status' | 'release' | 'connections' | 'assetCache' | 'isDraining'>;
  metrics: Metrics;
  report: Report;
}

export interface AdminServer {
  url: string;
  close(): void;
}

/** A request with another host comes from a page whose name resolves to this machine (DNS rebinding). */
const LOOPBACK_HOST = /^(?:127\.0\.0\.1|localhost|\[::1\])(?::\d+)?$/i;

/**
 * Serves metrics, health checks and a description of the live release to programs on this machine: it listens on 127.0.0.1
 * only. Unlike the public health checks, these contain error messages, which name files.
 */
export async function startAdminServer(options: AdminServerOptions): Promise<AdminServer> {
  const { server, metrics, report } = options;
  const pages: Record<string, () => Answer | Promise<Answer>> = {
    '/metrics': async () => ({ status: 200, type: metrics.contentType, text: await metrics.text(server) }),
    '/healthz': () => json(200, { status: 'ok' }),
    '/readyz'() {
      const status = server.status();
      if (server.isDraining()) return json(503, { state: 'draining', ...status });
      return json(200, { state: status.degraded ? 'degraded' : 'ready', ...status });
    },
    '/release': () => json(200, { ...describeRelease(server.release()), ...server.status() }),
  };

  async function answer({ method = '', url = '', headers }: IncomingMessage): Promise<Answer> {
    if (!LOOPBACK_HOST.test(headers.host ?? '')) return plain(403, 'Use 127.0.0.1 or localhost as the host.');
    if (method !== 'GET' && method !== 'HEAD') return plain(405, 'Method not allowed. Allowed: GET, HEAD.');
    const [path = ''] = url.split('?', 1);
    if (Object.hasOwn(pages, path)) return pages[path]!();
    return plain(404, `Not found. Paths: ${Object.keys(pages).join(', ')}.`);
  }

  function handle(request: IncomingMessage, response: ServerResponse) {
    answer(request).then(
      (found) => send(request, response, found),
      (error: unknown) => {
        report({ level: 'error', event: 'request-failed', message: 'A request failed.', problems: [error] });
        send(request, response, plain(500, 'Internal server error.'));
      },
    );
  }

  const admin = createServer(handle);
  const url = await listen(admin, '127.0.0.1', options.port, (error) =>
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

interface Answer {
  status: number;
  type: string;
  text: string;
}

const json = (status: number, content: unknown): Answer => ({
  status,
  type: 'application/json',
  text: `${JSON.stringify(content, null, 2)}\n`,
});

const plain = (status: number, text: string): Answer => ({
  status,
  type: 'text/plain; charset=utf-8',
  text: `${text}\n`,
});

const send = (request: IncomingMessage, response: ServerResponse, { status, type, text }: Answer) =>
  sendBody(request, response, status, text, {
    'Content-Type': type,
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    ...(status === 405 && { Allow: 'GET, HEAD' }),
  });

/**
 * What is live, for a person or a dashboard: the log entry, the version of every section, the paths of all pages, the number of assets
 * with those kept for open tabs, and damage in this release and earlier ones.
 */
function describeRelease({ entry, files, assets, log, warnings, damage }: LiveRelease) {
  const all = [...files];
  return {
    log: entry,
    versions: log.get(entry.number)?.versions ?? {},
    pages: all.flatMap(([path, { kind }]) => (kind === 'page' ? [path] : [])).sort(),
    assets: assets.size,
    damage: [...damage, ...warnings].map(({ code, message }) => ({ code, message })),
  };
}
