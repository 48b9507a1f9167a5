import { leadHandlers as handlersOf, type LeadHandlersOptions } from '@vantedge/lead-server';
import type { ExtraHandlers } from '../http/extra-handlers.ts';
import { sendBody } from '../http/send.ts';
import type { TrustProxy } from '../http/trusted-proxies.ts';
import { classifyOrigin, networkOfRequest } from '../http/visitor.ts';

interface Options extends Omit<LeadHandlersOptions, 'host'> {
  /** Proxies in front, which append whom they received a request from to `X-Forwarded-For`. */
  proxy?: TrustProxy | undefined;
}

/** Returns the handlers of the forms for this HTTP server. */
export const leadHandlers = ({ proxy, ...options }: Options): ExtraHandlers =>
  handlersOf({
    ...options,
    host: { networkOf: networkOfRequest(proxy, options.report), classifyOrigin, sendBody },
  });
