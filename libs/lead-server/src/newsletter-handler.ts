import { requestTarget } from '@vantedge/documents/http';
import type { LeadExchange, LeadHost } from './lead-exchange.ts';
import { pseudonym } from './lead-limits.ts';
import { leadOfToken, PATHS, type Purpose } from './newsletter.ts';
import { type LeadContext, STORE_RETRY_MS } from './process-lead.ts';

/** The body of a one-click request, in both of the formats of RFC 8058. */
const ONE_CLICK = /List-Unsubscribe(?:=|"\r\n\r\n)One-Click/;

/** More than a one-click request has. */
export const MAX_NEWSLETTER_BYTES = 4_096;

/**
 * Handles what the page of a link posts to its own URL, and one-click requests of mail programs. The token is the proof, so
 * the origin of a request does not matter.
 */
export const newsletterHandler =
  (purpose: Purpose, { store, limiter, deliveries, key, now, report }: LeadContext, host: LeadHost) =>
  async ({ request, response, body }: LeadExchange): Promise<void> => {
    response.setHeader('Cache-Control', 'no-store');
    const respond = (status: number, text: string, waitMs = 0) => {
      if (waitMs) response.setHeader('Retry-After', String(Math.ceil(waitMs / 1_000)));
      host.sendBody(request, response, status, text, { 'Content-Type': 'text/plain; charset=utf-8' });
    };
    const show = (state: string) =>
      void response.writeHead(303, { Location: `${PATHS[purpose]}#${state}`, 'Content-Length': '0' }).end();
    if (!body) return respond(413, 'Request too large.');
    if (!store) return respond(501, 'The newsletter is not available here.');
    try {
      const token = new URLSearchParams(requestTarget(request.url ?? '').query).get('token') ?? '';
      const id = leadOfToken(purpose, token, await store.key(), now());
      // By the lead, if there is one: a mail provider unsubscribes many people from one network.
      const waitMs = await limiter.post(pseudonym(await key(), id ?? host.networkOf(request)));
      if (waitMs) return respond(429, 'Too many requests. Try again later.', waitMs);
      if (purpose === 'confirm') {
        const state = id === undefined ? undefined : await store.confirm(id, deliveries?.names ?? []);
        if (state === 'active') deliveries?.wake();
        return show(state === 'active' ? 'confirmed' : 'expired');
      }
      if (id !== undefined) await store.unsubscribe(id);
      if (!ONE_CLICK.test(body.toString())) return show(id === undefined ? 'invalid' : 'done');
      return id === undefined ? respond(400, 'This link is not valid.') : respond(200, 'Unsubscribed.');
    } catch (error) {
      report(error);
      return respond(503, 'Sorry, there is a problem with the service. Try again later.', STORE_RETRY_MS);
    }
  };
