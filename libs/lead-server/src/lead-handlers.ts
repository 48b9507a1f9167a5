import { type Report, throttle } from '@vantedge/release';
import { LEADS_PATH } from '@vantedge/leads';
import { randomBytes } from 'node:crypto';
import type { Deliveries } from './deliveries.ts';
import type { LeadExchange, LeadHost } from './lead-exchange.ts';
import { LEAD_LIMITS, leadLimiter, type LeadLimits } from './lead-limits.ts';
import type { LeadStore } from './lead-store.ts';
import { type LeadContext, type LeadResult, processLead } from './process-lead.ts';
import { CONTACT, sendLeadResponse } from './send-lead-response.ts';

export interface LeadHandlersOptions {
  /** `undefined` when leads are not stored; the forms then say so. */
  store: LeadStore | undefined;
  /** The HTTP server that has the handlers. */
  host: LeadHost;
  limits?: Partial<LeadLimits>;
  /** Present if leads are delivered. */
  deliveries?: Pick<Deliveries, 'names' | 'wake'> | undefined;
  /** The clock, in milliseconds since 1970. */
  now?: () => number;
  /** Receives events for the operator; they never contain what a visitor wrote. */
  report: Report;
  /** Receives the result of every submission. */
  observe?: ((result: LeadResult) => void) | undefined;
}

/** The handlers of a path, by method. */
type LeadHandler = Readonly<
  Record<string, { kind: 'lead'; handle(exchange: LeadExchange): void | Promise<void> }>
>;

/** Returns the handlers of the forms, by method and path. */
export function leadHandlers(options: LeadHandlersOptions): ReadonlyMap<string, LeadHandler> {
  const { store, host, now = Date.now, report } = options;
  // A full disk fails for every visitor.
  const reportRarely = throttle(report);
  const temporaryKey = randomBytes(32);
  const context: LeadContext = {
    store,
    deliveries: options.deliveries,
    limiter: leadLimiter({ ...LEAD_LIMITS, ...options.limits }, store?.counters),
    key: async () => (await store?.key().catch(() => undefined)) ?? temporaryKey,
    now,
    report: (error) =>
      reportRarely({
        level: 'error',
        event: 'lead-not-stored',
        message: 'A lead could not be stored; its sender was notified.',
        problems: [error],
      }),
  };
  const submit = async (exchange: LeadExchange) => {
    const { request, body } = exchange;
    const { headers } = request;
    const result = await processLead(
      { headers, body, network: host.networkOf(request), origin: host.originOf(headers) },
      context,
    );
    options.observe?.(result);
    sendLeadResponse(exchange, result, host);
  };
  return new Map<string, LeadHandler>([
    [LEADS_PATH, { POST: { kind: 'lead', handle: submit }, GET: { kind: 'lead', handle: redirectToForm } }],
  ]);
}

/** Handles a reload of the URL of a form response: redirects to the contact form. */
function redirectToForm({ response }: LeadExchange) {
  response.writeHead(303, { Location: CONTACT, 'Content-Length': '0' }).end();
}
