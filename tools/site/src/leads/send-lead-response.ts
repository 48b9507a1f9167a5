import { THANK_YOU_PATH } from '@vantedge/leads';
import type { Exchange } from '../serve/extra-handlers.ts';
import type { LiveRelease } from '../serve/live-release.ts';
import { sendPlainText } from '../serve/send-plain-text.ts';
import type { ServedFile } from '../serve/served-file.ts';
import { sendBody } from '../serve/send-body.ts';
import { type LeadReport, leadPage } from './lead-page.ts';
import { originOf } from './origin.ts';
import type { LeadResult } from './process-lead.ts';
import { tokenCookie } from './token-cookie.ts';

/** Where the contact form is. */
export const CONTACT = '/contact';

const REPORTS: Partial<Record<LeadResult['status'], LeadReport>> = {
  403: 'failed',
  413: 'failed',
  425: 'again',
  429: 'busy',
  501: 'no-endpoint',
  503: 'failed',
};

/** For whom there is no page. */
const SENTENCES: Partial<Record<LeadResult['status'], string>> = {
  400: 'This is no form of this site.',
  403: 'This form was not sent from this site.',
  413: 'This is more than a form may hold.',
  415: 'A form is posted as application/x-www-form-urlencoded, in UTF-8.',
  422: 'Something is missing, or is not what the form asks for.',
  425: 'Please send it again.',
  429: 'Too many messages came from this network or e-mail address. Please try again later.',
  501: 'Nobody takes messages here.',
  503: 'This could not be stored; please send it again later.',
};

/** Answers a post: a script with JSON, a person with a redirect or a page of the site. */
export function sendLeadResponse(exchange: Exchange, result: LeadResult): void {
  const { request, response, secure } = exchange;
  const { status, waitMs, token, isPlainText } = result;
  response.setHeader('Cache-Control', 'no-store');
  if (waitMs) response.setHeader('Retry-After', String(Math.ceil(waitMs / 1_000)));
  if (token) response.setHeader('Set-Cookie', tokenCookie(token, secure));
  if (wantsJson(request.headers.accept)) return sendJson(exchange, result);
  if (status === 200 || status === 201) {
    const fragment = result.post?.form === 'newsletter' ? '#newsletter' : '';
    response.writeHead(303, { Location: THANK_YOU_PATH + fragment, 'Content-Length': '0' }).end();
    return;
  }
  const page = isPlainText ? undefined : pageFor(exchange, result);
  if (!page)
    return sendPlainText(request, response, status, SENTENCES[status]!, { 'Cache-Control': 'no-store' });
  sendBody(request, response, status, page.html, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': page.policy,
    'X-Release': exchange.live.id,
  });
}

const wantsJson = (accept = '') => accept.toLowerCase().includes('application/json');

function sendJson({ request, response }: Exchange, { status, id, errors, token }: LeadResult) {
  const body = {
    ...(id !== undefined && { id }),
    ...(errors && { errors }),
    ...(status === 425 && { again: true, token: token!.text }),
    ...(status >= 400 && { problem: SENTENCES[status] }),
  };
  sendBody(request, response, status, JSON.stringify(body), { 'Content-Type': 'application/json' });
}

/** The live release's own document with the form; nothing where it has none. */
function pageFor(exchange: Exchange, { status, post, errors, token }: LeadResult) {
  const report = REPORTS[status];
  if (!post && !report) return undefined;
  const form = post?.form ?? 'contact';
  const file = form === 'contact' ? exchange.live.files.get(CONTACT) : pageBefore(exchange);
  if (!file?.policy) return undefined;
  const html = leadPage(file.identity.body.toString(), {
    form,
    contents: post?.contents ?? {},
    ...(errors && { errors }),
    ...(report && { report }),
    ...(token && { token: token.text }),
  });
  return html === undefined ? undefined : { html, policy: file.policy };
}

/** The page of this site that the visitor was on, or the home page. */
function pageBefore({ request: { headers }, live }: Exchange): ServedFile | undefined {
  const { referer = '', host } = headers;
  const isOurs = URL.canParse(referer) && originOf({ origin: referer, host }) === 'ours';
  const file = isOurs ? live.files.get(new URL(referer).pathname) : undefined;
  return file?.kind === 'page' ? file : homeOf(live);
}

const homeOf = ({ files }: LiveRelease) => files.get('/');
