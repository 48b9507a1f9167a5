import { LEAD_TOKEN_PATH, LEADS_PATH } from '@vantedge/leads';
import { randomBytes } from 'node:crypto';
import type { Exchange, ExtraHandlers } from '../serve/extra-handlers.ts';
import { throttle } from '../serve/throttle.ts';
import { problemText } from '../serve/problem-text.ts';
import { sendLeadResponse, CONTACT } from './send-lead-response.ts';
import type { LeadStore } from './lead-store.ts';
import { MESSAGE_LIMITS, messageLimit, type MessageLimits } from './message-limit.ts';
import { RATE_LIMITS, rateLimit, type RateLimits } from './rate-limit.ts';
import { type LeadContext, processLead } from './process-lead.ts';
import { cookieToken, tokenCookie } from './token-cookie.ts';
import { tokens } from './token.ts';
import { visitors } from './visitor.ts';

export interface LeadHandlersOptions {
  /** `undefined` where leads cannot be kept: the site says so to whoever sends one. */
  store: LeadStore | undefined;
  /** A proxy in front appends each visitor's address to `X-Forwarded-For`. */
  trustForwardedFor?: boolean;
  limits?: Partial<LeadLimits>;
  /** Milliseconds since 1970. */
  now?: () => number;
  /** Told what an operator must know; nothing of what a visitor wrote is in it. */
  report: (text: string) => void;
}

/** How much one visitor may send. */
export interface LeadLimits {
  /** Posts of our pages, and those of other sites' pages, counted apart. */
  posts: RateLimits;
  /** Messages that are stored. */
  messages: MessageLimits;
}

/** Milliseconds between two reports: a disk that is full is full for each visitor. */
const REPORT_INTERVAL_MS = 60_000;

/** An image of one pixel that shows nothing. */
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/** What the server answers for forms, by method and path. */
export function leadHandlers(options: LeadHandlersOptions): ExtraHandlers {
  const { store, trustForwardedFor = false, now = Date.now, report } = options;
  const { posts = RATE_LIMITS, messages = MESSAGE_LIMITS } = options.limits ?? {};
  const reportRarely = throttle(report, REPORT_INTERVAL_MS, now);
  const context: LeadContext = {
    store,
    tokens: tokens(store?.key ?? randomBytes(32)),
    posts: rateLimit(posts),
    foreignPosts: rateLimit(posts),
    messages: messageLimit(messages),
    now,
    report: (error) =>
      reportRarely(`A lead could not be stored, and its sender was notified.\n${problemText(error)}`),
  };
  const visitorOf = visitors(trustForwardedFor, report);
  const post = async (exchange: Exchange, body: Buffer | undefined) => {
    const { request } = exchange;
    const { headers } = request;
    sendLeadResponse(exchange, await processLead({ headers, body, visitor: visitorOf(request) }, context));
  };
  return new Map([
    [
      `POST ${LEADS_PATH}`,
      {
        handle: (exchange: Exchange) => post(exchange, exchange.body),
        handleTooLarge: (exchange: Exchange) => post(exchange, undefined),
      },
    ],
    [`GET ${LEADS_PATH}`, { handle: redirectToForm }],
    [`GET ${LEAD_TOKEN_PATH}`, { handle: (exchange: Exchange) => sendToken(exchange, context) }],
  ]);
}

/** Somebody reloads, or follows, the address of a page that answered a form. */
function redirectToForm({ response }: Exchange) {
  response.writeHead(303, { Location: CONTACT, 'Content-Length': '0' }).end();
}

function sendToken({ request, response, secure }: Exchange, context: LeadContext) {
  response.setHeader('Cache-Control', 'no-store');
  if (!context.store) return void response.writeHead(204).end();
  const now = context.now();
  const known = cookieToken(request.headers, context.tokens, now);
  // One that is still good stays, so that a form that is open in another tab does not become too young.
  if (!known?.isFresh) response.setHeader('Set-Cookie', tokenCookie(context.tokens.issue(now), secure));
  response.writeHead(200, { 'Content-Type': 'image/gif', 'Content-Length': String(PIXEL.length) }).end(PIXEL);
}
