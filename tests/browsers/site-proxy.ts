import { createHash } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { recordErrors } from './record-errors.ts';
import { stopClock } from './stop-clock.ts';

/** A server in front of the site, because not every browser lets a test intercept requests. */
export interface SiteProxy {
  url: string;
  /** Resolves at the next request of a page's document. */
  documentRequest(path: string): Promise<void>;
  /** Closes every connection. */
  close(): Promise<void>;
}

const SCRIPT = [recordErrors, stopClock].map((script) => `(${script})()`).join(';');
const SCRIPT_HASH = `'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}'`;

interface ProxyOptions {
  /**
   * Whether each document starts with the scripts of the suite, which its policy then allows by hash: for the browser
   * that has no other way to run a script before the page's own.
   */
  addsScripts: boolean;
  /** Requests whose path matches are answered with status 500. */
  failing?: RegExp;
}

/** Passes requests on to the site, from an origin of its own with an empty cache. */
export async function openSiteProxy(
  site: string,
  { addsScripts, failing }: ProxyOptions,
): Promise<SiteProxy> {
  // The site may close a kept connection at the moment at which it is used again.
  const agent = new Agent({ keepAlive: false });
  const documents = new EventEmitter();
  const server = createServer((incoming, outgoing) => {
    if (incoming.headers.accept?.startsWith('text/html')) documents.emit(pathOf(incoming));
    if (failing?.test(incoming.url ?? '')) return void outgoing.writeHead(500).end();
    const headers = { ...incoming.headers };
    if (addsScripts) delete headers['accept-encoding'];
    const forwarded = request(site + incoming.url, { method: incoming.method, headers, agent }, (answer) => {
      const isDocument = answer.headers['content-type']?.startsWith('text/html');
      if (addsScripts && isDocument) void sendWithScripts(answer, outgoing);
      else answer.pipe(outgoing.writeHead(answer.statusCode!, answer.headers));
    });
    forwarded.on('error', () => outgoing.destroy());
    incoming.pipe(forwarded);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async documentRequest(path) {
      await once(documents, path);
    },
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

const pathOf = ({ url = '' }: IncomingMessage) => url.split('?', 1)[0]!;

async function sendWithScripts(answer: IncomingMessage, outgoing: ServerResponse) {
  const allowed = (policy: string) => policy.replaceAll('script-src ', `script-src ${SCRIPT_HASH} `);
  const document = allowed(await text(answer)).replace(
    '</title>',
    () => `</title><script>${SCRIPT}</script>`,
  );
  const { 'content-length': _, 'content-security-policy': policy, ...headers } = answer.headers;
  outgoing.writeHead(answer.statusCode!, {
    ...headers,
    ...(policy && { 'content-security-policy': allowed(String(policy)) }),
  });
  outgoing.end(document);
}
