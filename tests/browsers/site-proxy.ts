import { EventEmitter, once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { addedScript, listen } from '../site/support/network.ts';
import { recordErrors } from './record-errors.ts';
import { stopClock } from './stop-clock.ts';

/** A proxy in front of the site, because not every browser lets a test intercept requests. */
export interface SiteProxy {
  url: string;
  /** Resolves at the next request for the document of a path. */
  documentRequest(path: string): Promise<void>;
  /** Closes every connection. */
  close(): Promise<void>;
}

const SCRIPT = addedScript([recordErrors, stopClock].map((script) => `(${script})()`).join(';'));

interface ProxyOptions {
  /**
   * Adds the test scripts to each document and allows them by hash in its policy, for the browser that cannot run a
   * script before the page's own in any other way.
   */
  addsScripts: boolean;
  /** Requests whose URL matches get a 500. */
  failing?: RegExp;
}

/** Starts a proxy that forwards requests to the site, on its own origin with an empty cache. */
export async function openSiteProxy(
  site: string,
  { addsScripts, failing }: ProxyOptions,
): Promise<SiteProxy> {
  // The site could close a kept-alive connection just as it is reused.
  const agent = new Agent({ keepAlive: false });
  const documents = new EventEmitter();
  const server = createServer((incoming, outgoing) => {
    if (incoming.headers.accept?.startsWith('text/html')) documents.emit(pathOf(incoming));
    if (failing?.test(incoming.url ?? '')) return void outgoing.writeHead(500).end();
    const headers = { ...incoming.headers };
    if (addsScripts) delete headers['accept-encoding'];
    const forwarded = request(
      site + incoming.url,
      { method: incoming.method, headers, agent },
      (response) => {
        const isDocument = response.headers['content-type']?.startsWith('text/html');
        if (addsScripts && isDocument) void sendWithScripts(response, outgoing);
        else response.pipe(outgoing.writeHead(response.statusCode!, response.headers));
      },
    );
    forwarded.on('error', () => outgoing.destroy());
    incoming.pipe(forwarded);
  });
  return {
    ...(await listen(server)),
    async documentRequest(path) {
      await once(documents, path);
    },
  };
}

const pathOf = ({ url = '' }: IncomingMessage) => url.split('?', 1)[0]!;

async function sendWithScripts(response: IncomingMessage, outgoing: ServerResponse) {
  const document = SCRIPT.toDocument(await text(response));
  outgoing.writeHead(response.statusCode!, SCRIPT.toHeaders(response.headers)).end(document);
}
