import { FORMS_PATH } from '@vantedge/federation-contract';
import { type Report, throttle } from '@vantedge/errors';
import { CONFIRM_PATH, UNSUBSCRIBE_PATH } from '@vantedge/leads';
import { randomBytes } from 'node:crypto';
import type { Deliveries } from './deliveries.ts';
import type { LeadExchange, LeadHost } from './lead-exchange.ts';
import { LEAD_LIMITS, leadLimiter, type LeadLimits } from './lead-limits.ts';
import type { LeadStore } from './lead-store.ts';
import { MAX_NEWSLETTER_BYTES, newsletterHandler } from './newsletter-handler.ts';
import { type LeadContext, type LeadResult, processLead } from './process-lead.ts';
import { redirectToForm, sendLeadResponse } from './send-lead-response.ts';

export interface LeadHandlersOptions {
  /** `undefined` when leads are not stored; the forms then say so. */
  store: LeadStore | undefined;
  /** The HTTP server that has the handlers. */
  host: LeadHost;
  limits?: Partial<LeadLimits>;
  /** Present if leads are delivered. */
  deliveries?: Pick<Deliveries, 'names' | 'confirms' | 'wake'> | undefined;
  /** The clock, in milliseconds since 1970. */
  now?: () => number;
  /** Receives events for the operator; they never contain what a visitor wrote. */
  report: Report;
  /** Receives the result of every submission, and `<section>/<form>` if a release of the last day has it. */
  observe?: ((result: LeadResult, form: string | undefined) => void) | undefined;
}

/** The handlers of a path, by method. */
type LeadHandler = Readonly<
  Record<
    string,
    { kind: 'lead'; maxBodyBytes?: number; handle(exchange: LeadExchange): void | Promise<void> }
  >
>;

/** Of sections and forms. Whether they are declared, the release says. */
const NAMES = new RegExp(String.raw`^${FORMS_PATH}/([a-z][a-z\d-]*/[a-z][a-z\d-]*)$`);

/** Returns the handlers of the forms, by method and path: of everything below `FORMS_PATH`. */
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
  const submit = async (exchange: LeadExchange, form: string) => {
    const { request, body, live } = exchange;
    const { headers } = request;
    const declarations = live.forms.get(form) ?? [];
    const [network, origin] = [host.networkOf(request), host.classifyOrigin(headers)];
    const result = await processLead({ form, declarations, headers, body, network, origin }, context);
    options.observe?.(result, declarations.length ? form : undefined);
    sendLeadResponse(exchange, form, result, host);
  };
  const handler = (work: (exchange: LeadExchange, form: string) => void | Promise<void>) => ({
    kind: 'lead' as const,
    handle(exchange: LeadExchange) {
      const form = NAMES.exec(exchange.path)?.[1];
      if (form !== undefined) return work(exchange, form);
      const headers = { 'Content-Type': 'text/plain; charset=utf-8' };
      return host.sendBody(exchange.request, exchange.response, 404, 'There is no form here.', headers);
    },
  });
  const ofLink = (purpose: 'confirm' | 'unsubscribe'): LeadHandler => ({
    POST: {
      kind: 'lead',
      maxBodyBytes: MAX_NEWSLETTER_BYTES,
      handle: newsletterHandler(purpose, context, host),
    },
  });
  return new Map<string, LeadHandler>([
    [`${FORMS_PATH}/`, { POST: handler(submit), GET: handler(redirectToForm) }],
    [CONFIRM_PATH, ofLink('confirm')],
    [UNSUBSCRIBE_PATH, ofLink('unsubscribe')],
  ]);
}
