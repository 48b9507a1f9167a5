import { EventEmitter, once } from 'node:events';
import { Agent, createServer, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { addedScript, listen } from '../site/support/network.ts';

/** A proxy in front of the site, because WebDriver cannot read the console or intercept requests. */
export interface SiteProxy {
  url: string;
  /** Resolves at the next request for the document of a path. */
  documentRequest(path: string): Promise<void>;
  /** Closes every connection. */
  close(): Promise<void>;
}

const SCRIPT = addedScript([recordErrors, stopClock].map((script) => `(${script})()`).join(';'));

/**
 * Starts a proxy that forwards requests to the site, on its own origin with an empty cache. It adds the scripts below to each
 * document and allows them by hash in its policy. Requests whose URL matches `failing` get a 500.
 */
export async function openSiteProxy(site: string, failing?: RegExp): Promise<SiteProxy> {
  // The site could close a kept-alive connection just as it is reused.
  const agent = new Agent({ keepAlive: false });
  const documents = new EventEmitter();
  const server = createServer((incoming, outgoing) => {
    if (incoming.headers.accept?.startsWith('text/html')) documents.emit(incoming.url!.split('?', 1)[0]!);
    if (failing?.test(incoming.url ?? '')) return void outgoing.writeHead(500).end();
    // Documents come as text, and whole: the policy of a 304 response would block the scripts of the cached document.
    const { 'accept-encoding': _, 'if-none-match': _tag, ...headers } = incoming.headers;
    const forwarded = request(
      site + incoming.url,
      { method: incoming.method, headers, agent },
      async (response) => {
        const isDocument = response.headers['content-type']?.startsWith('text/html');
        if (!isDocument) return response.pipe(outgoing.writeHead(response.statusCode!, response.headers));
        outgoing.writeHead(response.statusCode!, SCRIPT.toHeaders(response.headers));
        outgoing.end(SCRIPT.toDocument(await text(response)));
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

declare global {
  interface Window {
    /** Errors in this document since it was opened. */
    recordedErrors?: string[];
  }
}

/**
 * Records console errors and warnings, uncaught errors, failed downloads and CSP violations. Runs in the page, before its
 * scripts.
 */
function recordErrors() {
  const errors: string[] = [];
  window.recordedErrors = errors;
  for (const level of ['error', 'warn'] as const) {
    const print = console[level];
    console[level] = (...values: unknown[]) => {
      errors.push(values.map(String).join(' '));
      print.apply(console, values);
    };
  }
  addEventListener(
    'error',
    (event) => {
      const { target, message } = event;
      errors.push(target instanceof Element ? `not loaded: ${target.outerHTML}` : `uncaught: ${message}`);
    },
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => errors.push(`unhandled: ${String(reason)}`));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
    errors.push(`policy: ${violatedDirective} ${blockedURI} ${sample}`),
  );
}

/** Returns the errors recorded by `recordErrors`; `undefined` if it never ran. Runs in the page. */
export const readErrors = () => window.recordedErrors;

/**
 * Freezes `Date` in a document: pages show the time in both cities, and browsers are compared minutes apart. Timers keep
 * running. Runs in the page, before its scripts.
 */
function stopClock() {
  const now = Date.UTC(2026, 0, 15, 19, 40);
  const stopped = class extends Date {
    constructor(...values: [] | [number]) {
      super(...(values.length ? values : ([now] as const)));
    }
    static override now = () => now;
  };
  globalThis.Date = stopped as DateConstructor;
}
