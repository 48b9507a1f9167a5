import { createServer } from 'node:http';
import type { Headers } from '@vantedge/release/live';
import { listen } from '../http/listen.ts';
import { sendPlainText } from '../http/send.ts';
import type { Report } from '../log/server-event.ts';
import type { Metrics } from './metrics.ts';

interface AdminServerOptions {
  /** 0 selects a free port. */
  port: number;
  server: Parameters<Metrics['text']>[0];
  metrics: Metrics;
  report: Report;
}

export interface AdminServer {
  url: string;
  close(): void;
}

/** A request with another host comes from a page whose name resolves to this machine (DNS rebinding). */
const LOOPBACK_HOST = /^(?:127\.0\.0\.1|localhost|\[::1\])(?::\d+)?$/i;

/** Serves metrics at `/metrics` to programs on this machine: it listens on 127.0.0.1 only. */
export async function startAdminServer(options: AdminServerOptions): Promise<AdminServer> {
  const { server, metrics, report } = options;
  const admin = createServer((request, response) => {
    const { method = '', url = '', headers } = request;
    const send = (status: number, text: string, more: Headers = {}) =>
      sendPlainText(request, response, status, text, { 'Cache-Control': 'no-store', ...more });
    if (!LOOPBACK_HOST.test(headers.host ?? '')) return send(403, 'Use 127.0.0.1 or localhost as the host.');
    if (method !== 'GET' && method !== 'HEAD')
      return send(405, 'Allowed: GET, HEAD.', { Allow: 'GET, HEAD' });
    if (url.split('?', 1)[0] !== '/metrics') return send(404, 'Not found. Path: /metrics.');
    metrics.text(server).then(
      (text) => send(200, text, { 'Content-Type': metrics.contentType }),
      (error: unknown) => {
        report({ level: 'error', event: 'request-failed', message: 'A request failed.', problems: [error] });
        send(500, 'Internal server error.');
      },
    );
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
