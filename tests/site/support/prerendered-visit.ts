import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer, json } from 'node:stream/consumers';
import { hashSource, SPECULATION_RULES } from '../../../tools/site/src/compose/document.ts';
import { CHROMIUM_ARGUMENTS, findBrowser } from '../../browser.ts';
import { addedScript, listen } from './network.ts';

/** What the second page of a visit reports. Times are in milliseconds. */
export interface PrerenderedVisit {
  /** Whether the page was prerendered before the click. */
  wasPrerendered: boolean;
  /** From the click on the link until the largest paint of the next page. */
  clickToLargestPaint: number;
  /** What the first page stored in session storage after the next one was prerendered. */
  carried: string | null;
  /** Paths of everything but the document that the next page had requested when it was shown. */
  requestedBeforeShown: string[];
}

const SCRIPT = readFileSync(path.join(import.meta.dirname, 'visit-prerendered.js'), 'utf8');

/**
 * Returns a script for both pages of a visit: it points at the first page's link to the next one, clicks it once that is prerendered, and posts
 * a `PrerenderedVisit` to `/report`.
 */
export const prerenderedVisit = (first: string, next: string): string =>
  `{const visit=${JSON.stringify({ first, next })};${SCRIPT}}`;

/** A request of the visit, as the site received it. */
export interface VisitRequest {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
}

export interface VisitProxy {
  url: string;
  requests: VisitRequest[];
  /** Resolves to what the page posts to `/report`. */
  report: Promise<unknown>;
  close(): Promise<void>;
}

/** The link that the page marks when it would be pointed at: only real pointer events count as `moderate` eagerness. */
const MARKED = '[data-pointed-at]';

/**
 * Starts a proxy in front of the site that adds a script to each document, and allows it in the policy. Its speculation rules are those of
 * the site, for the link with the attribute `data-pointed-at`, at once.
 */
export async function openVisitProxy(site: string, script: string): Promise<VisitProxy> {
  const added = addedScript(script);
  const requests: VisitRequest[] = [];
  let report!: (value: unknown) => void;
  const reported = new Promise<unknown>((resolve) => (report = resolve));
  const server = createServer((incoming, outgoing) => {
    const { method = '', url = '', headers } = incoming;
    if (url === '/report')
      return void json(incoming)
        .then(report)
        .then(() => outgoing.writeHead(204).end());
    requests.push({ method, url, headers });
    const { 'accept-encoding': _, ...plain } = headers;
    const forwarded = request(site + url, { method, headers: plain, agent: false }, async (response) => {
      const body = await buffer(response);
      const isDocument = response.headers['content-type']?.startsWith('text/html');
      const text = isDocument ? withMarkedRules(added.toDocument(body.toString())) : body;
      const sent = added.toHeaders(response.headers);
      const policy = sent['content-security-policy'];
      if (policy) sent['content-security-policy'] = withMarkedRules(String(policy));
      outgoing.writeHead(response.statusCode!, sent).end(text);
    });
    forwarded.on('error', () => outgoing.destroy());
    incoming.pipe(forwarded);
  });
  return {
    ...(await listen(server)),
    requests,
    report: reported,
  };
}

const MARKED_RULES = pointedAt(SPECULATION_RULES);

/** Replaces the speculation rules in a document, and their hash in a policy. */
const withMarkedRules = (text: string) =>
  text
    .replaceAll(hashSource(SPECULATION_RULES), hashSource(MARKED_RULES))
    .replace(SPECULATION_RULES, () => MARKED_RULES);

function pointedAt(rules: string): string {
  const { prerender } = JSON.parse(rules) as { prerender: { where: { and: object[] } }[] };
  const [rule] = prerender;
  const where = { and: [...rule!.where.and, { selector_matches: MARKED }] };
  return JSON.stringify({ prerender: [{ where, eagerness: 'immediate' }] });
}

/**
 * Opens a URL in a new Chromium with an empty profile and without remote debugging, which would switch prerendering off. The page itself must
 * act, and report to its server. Returns the function that ends the browser.
 */
export function openUndriven(url: string): () => Promise<void> {
  const profile = mkdtempSync(path.join(tmpdir(), 'vantedge-chromium-'));
  const parameters = [...CHROMIUM_ARGUMENTS, `--user-data-dir=${profile}`, url];
  // A group of its own, so that all processes of the browser end.
  const browser = spawn(findBrowser()!, parameters, { stdio: 'ignore', detached: true });
  const ended = once(browser, 'exit');
  return async () => {
    process.kill(-browser.pid!, 'SIGKILL');
    await ended;
    rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  };
}
