import { createServer, type IncomingHttpHeaders, request } from 'node:http';
import { buffer, json } from 'node:stream/consumers';
import { hashSource } from '../../../tools/site/src/compose/policy.ts';
import { SPECULATION_RULES } from '../../../tools/site/src/compose/document.ts';
import { addedScript } from './added-script.ts';
import { listen } from './listen.ts';

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
