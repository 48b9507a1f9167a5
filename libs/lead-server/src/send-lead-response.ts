import { THANK_YOU_PATH } from '@vantedge/leads';
import type { ServedFile } from '@vantedge/release/live';
import type { LeadExchange, LeadHost } from './lead-exchange.ts';
import { type LeadReport, leadPage } from './lead-page.ts';
import type { LeadResult } from './process-lead.ts';

/** Path of the page with the contact form. */
export const CONTACT = '/contact';

const REPORTS: Partial<Record<LeadResult['status'], LeadReport>> = {
  403: 'failed',
  413: 'too-large',
  429: 'busy',
  501: 'no-endpoint',
  503: 'failed',
};

/** Plain-text messages, for JSON and for when no page can be shown. */
const MESSAGES: Partial<Record<LeadResult['status'], string>> = {
  400: 'Invalid form submission.',
  403: 'The form was not sent from this website. Reload the page and try again.',
  413: 'Your message is longer than 512 kB. Shorten it and try again.',
  415: 'Unsupported media type. Use application/x-www-form-urlencoded in UTF-8.',
  422: 'Some fields are missing or invalid. Check your answers and try again.',
  429: 'Too many messages from your network. Try again later.',
  501: 'Form submissions are disabled.',
  503: 'Sorry, there is a problem with the service. We could not save your message. Try again later.',
};

/** Responds to a form submission: JSON for a script, a redirect or a page of the site for a browser. */
export function sendLeadResponse(exchange: LeadExchange, result: LeadResult, host: LeadHost): void {
  const { request, response } = exchange;
  const { status, waitMs, isPlainText } = result;
  response.setHeader('Cache-Control', 'no-store');
  if (waitMs) response.setHeader('Retry-After', String(Math.ceil(waitMs / 1_000)));
  if (wantsJson(request.headers.accept)) return sendJson(exchange, result, host);
  if (status === 200 || status === 201) {
    const fragment = result.post?.form === 'newsletter' ? '#newsletter' : '';
    response.writeHead(303, { Location: THANK_YOU_PATH + fragment, 'Content-Length': '0' }).end();
    return;
  }
  const page = isPlainText ? undefined : pageFor(exchange, result, host);
  if (!page)
    return host.sendBody(request, response, status, MESSAGES[status]!, {
      'Content-Type': 'text/plain; charset=utf-8',
    });
  host.sendBody(request, response, status, page.html, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': page.policy,
    'X-Release': exchange.live.id,
  });
}

const wantsJson = (accept = '') => accept.toLowerCase().includes('application/json');

function sendJson({ request, response }: LeadExchange, { status, post, errors }: LeadResult, host: LeadHost) {
  const body = {
    // Shows that the lead is stored here, and not that a proxy has answered.
    ...(status < 300 && { id: post?.id }),
    ...(errors && { errors }),
    ...(status >= 400 && { message: MESSAGES[status] }),
  };
  host.sendBody(request, response, status, JSON.stringify(body), { 'Content-Type': 'application/json' });
}

/** The document with the form in the live release; undefined when there is none. */
function pageFor(exchange: LeadExchange, { status, post, errors, waitMs }: LeadResult, host: LeadHost) {
  const report = REPORTS[status];
  if (!post && !report) return undefined;
  const form = post?.form ?? 'contact';
  const file = form === 'contact' ? exchange.live.files.get(CONTACT) : refererPage(exchange, host);
  if (!file?.policy) return undefined;
  const html = leadPage(file.identity.body.toString(), {
    form,
    contents: post?.contents ?? {},
    source: post?.source,
    ...(errors && { errors }),
    ...(report && { report, waitMs }),
  });
  return html === undefined ? undefined : { html, policy: file.policy };
}

/** The page of this site from which the visitor sent the form, or the home page. */
function refererPage(
  { request: { headers }, live }: LeadExchange,
  { originOf }: LeadHost,
): ServedFile | undefined {
  const { referer = '', host } = headers;
  const isOurs = URL.canParse(referer) && originOf({ origin: referer, host }) === 'ours';
  const file = isOurs ? live.files.get(new URL(referer).pathname) : undefined;
  return file?.kind === 'page' ? file : live.files.get('/');
}
