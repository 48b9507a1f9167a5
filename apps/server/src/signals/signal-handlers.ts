import type { Report } from '@vantedge/errors';
import { type Failure, MAX_SIGNAL_BYTES, SIGNALS_PATH, type Vital } from '@vantedge/federation-contract';
import { pseudonym } from '@vantedge/lead-server';
import type { Store } from '@vantedge/store';
import { randomBytes } from 'node:crypto';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Exchange, ExtraHandlers, HandlersByMethod } from '../http/extra-handlers.ts';
import type { ReleaseRole } from '../http/observation.ts';
import type { TrustProxy } from '../http/trusted-proxies.ts';
import { classifyOrigin, networkOfRequest } from '../http/visitor.ts';
import { errorLog, type FailureKind } from './error-log.ts';
import { failedPart, findPage, findPart, readSignal } from './read-signal.ts';

/** Signals of a network in five minutes: a view sends one, and one for each failure. */
const MAX_SIGNALS = 300;
const WINDOW_S = 300;

/** What became of a signal. `outdated` names another release than the one that its sender gets now. */
export type SignalResult = 'counted' | 'outdated' | 'foreign' | 'unsampled' | 'invalid' | 'limited';

/** What a signal says, for metrics. Names are those of a release. */
export type SignalObservation =
  | { type: 'signal'; result: SignalResult }
  | { type: 'view'; role: ReleaseRole; section: string; result: 'ok' | 'failed' }
  | { type: 'vital'; role: ReleaseRole; section: string; name: Vital['name']; value: number }
  | { type: 'failure'; role: ReleaseRole; section: string; kind: FailureKind };

export interface SignalHandlersOptions {
  /** Share of the views that are measured. */
  percent: number;
  /** Proxies in front, which append whom they received a request from to `X-Forwarded-For`. */
  proxy?: TrustProxy | undefined;
  /** Signals of a network in five minutes. */
  limit?: number;
  /** Has the source maps. */
  store: Store;
  report: Report;
  observe?: ((observation: SignalObservation) => void) | undefined;
}

/** Returns the handler of what browsers report: how pages perform, and what fails. Nothing of it is stored. */
export function signalHandlers({
  percent,
  proxy,
  limit = MAX_SIGNALS,
  store,
  report,
  observe = () => undefined,
}: SignalHandlersOptions): ExtraHandlers {
  const networkOf = networkOfRequest(proxy, report);
  const key = randomBytes(32);
  const limiter = new RateLimiterMemory({ points: limit, duration: WINDOW_S });
  const logError = errorLog({ store, report });

  async function handle({ request, body, live, role }: Exchange): Promise<[status: number, SignalResult]> {
    if (classifyOrigin(request.headers) !== 'ours') return [403, 'invalid'];
    const network = pseudonym(key, networkOf(request));
    const isWithin = await limiter.consume(network).catch(() => undefined);
    if (!isWithin) return [429, 'limited'];
    if (!body) return [413, 'invalid'];
    const signal = readSignal(body);
    if (!signal) return [400, 'invalid'];
    if (signal.release !== live.id) return [204, 'outdated'];
    const page = findPage(signal, live);
    if (!page) return [400, 'invalid'];
    // The inline loader sends whatever share of the views is measured.
    const isEarly = signal.section === undefined;
    if (isEarly && Math.random() * 100 >= percent) return [204, 'unsampled'];
    const { failure, vitals = [], view = isEarly ? 'failed' : undefined } = signal;
    const failed = failure && failedPart(failure, page, live);
    const measured = vitals.map((vital) => ({ ...vital, part: findPart(vital.part ?? page.section, live) }));
    if ((failure && !failed) || measured.some(({ part }) => !part)) return [400, 'invalid'];
    if (failed === 'foreign') return [204, 'foreign'];
    if (view) observe({ type: 'view', role, section: page.section, result: view });
    for (const { name, value, part } of measured)
      observe({ type: 'vital', role, section: part!.section, name, value });
    if (failure && failed) {
      const kind = kindOf(failure);
      observe({ type: 'failure', role, section: failed.section, kind });
      logError({ failure, kind, part: failed, role, route: page.route, network, live });
    }
    return [204, 'counted'];
  }

  return new Map<string, HandlersByMethod>([
    [
      SIGNALS_PATH,
      {
        POST: {
          kind: 'signal',
          maxBodyBytes: MAX_SIGNAL_BYTES,
          async handle(exchange) {
            const [status, result] = await handle(exchange);
            observe({ type: 'signal', result });
            exchange.response.writeHead(status, { 'Content-Length': '0', 'Cache-Control': 'no-store' }).end();
          },
        },
      },
    ],
  ]);
}

function kindOf({ type, message }: Failure): FailureKind {
  if (type === 'unhandledrejection') return 'rejection';
  if (type === 'securitypolicyviolation') return 'csp';
  return type === 'error' && !message ? 'load' : type;
}
