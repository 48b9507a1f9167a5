import { command, type Report, throttle } from '@vantedge/errors';
import { setTimeout as pause } from 'node:timers/promises';
import type { Delivery, LeadStore } from './lead-store.ts';
import { confirmationTarget, type LinkSource, withUnsubscribe } from './newsletter.ts';
import type { Notify } from './notify.ts';
import type { Target } from './target.ts';

/** What became of an attempt to deliver a lead. */
export const DELIVERY_RESULTS = ['delivered', 'retried', 'failed'] as const;
export type DeliveryResult = (typeof DELIVERY_RESULTS)[number];

interface Options extends LinkSource {
  store: Pick<LeadStore, 'deliveries' | 'key'>;
  notify: Notify;
  report: Report;
  observe?: (target: string, result: DeliveryResult) => void;
  now?: () => number;
  /** How often to look for what other servers have stored or left, in milliseconds. */
  pollMs?: number;
  /** Time until the second attempt; it doubles with each. */
  retryMs?: number;
  /** How long a server has a delivery before another one may take it. An attempt has half of it. */
  leaseMs?: number;
}

/** Delivers stored leads until it is closed. */
export interface Deliveries {
  /** The targets of a lead that is stored now. */
  names: readonly string[];
  /** Newsletter sign-ups are delivered when they are confirmed. */
  confirms: boolean;
  /** Looks at once for what is due. */
  wake(): void;
  /** Resolves when nothing is being sent; after three seconds, what is left is left to the next server. */
  close(): Promise<void>;
}

const POLL_MS = 5_000;
const RETRY_MS = 30_000;
const MAX_RETRY_MS = 3_600_000;
const LEASE_MS = 120_000;
const CLOSE_MS = 3_000;

/** How long a lead is tried again. */
const GIVE_UP_MS = 3 * 86_400_000;

/**
 * Delivers leads, one at a time to each target, so that a target that does not respond keeps no other waiting. Each lead arrives at least
 * once; a second time only if it is unknown whether it has arrived.
 */
export function deliverLeads({
  store,
  origin,
  notify,
  report,
  observe = () => undefined,
  now = Date.now,
  pollMs = POLL_MS,
  retryMs = RETRY_MS,
  leaseMs = LEASE_MS,
}: Options): Deliveries {
  const { deliveries: queue } = store;
  const links = { store, origin };
  // No more attempts, and an end to those that are running.
  const [stopping, closing] = [new AbortController(), new AbortController()];
  let alarm = new AbortController();
  const wake = () => {
    alarm.abort();
    alarm = new AbortController();
  };
  const sleep = (signal: AbortSignal) =>
    pause(pollMs, undefined, { signal, ref: false }).catch(() => undefined);

  async function work(target: Target): Promise<void> {
    const reportRarely = throttle(report);
    const reportStore = (error: unknown) =>
      reportRarely({
        level: 'error',
        event: 'deliveries-unavailable',
        message: `Deliveries to '${target.name}' cannot be read or noted now; that is tried again.`,
        problems: [error],
      });
    while (!stopping.signal.aborted) {
      // Before the look, so that a lead that is stored meanwhile is not missed.
      const { signal } = alarm;
      const times = { now: new Date(now()), until: new Date(now() + leaseMs) };
      const delivery = await queue.take(target.name, times).catch(reportStore);
      if (!delivery) await sleep(signal);
      else await settle(delivery, await attempt(target, delivery, reportRarely), reportStore);
    }
  }

  async function attempt(target: Target, { lead, attempt: count, since }: Delivery, tell: Report) {
    try {
      await target.send(
        await withUnsubscribe(lead, links),
        AbortSignal.any([closing.signal, AbortSignal.timeout(leaseMs / 2)]),
      );
      observe(target.name, 'delivered');
      return 'delivered';
    } catch (error) {
      const at = now();
      const hasFailed = at - since.getTime() >= GIVE_UP_MS;
      observe(target.name, hasFailed ? 'failed' : 'retried');
      tell({
        level: hasFailed ? 'error' : 'warn',
        event: hasFailed ? 'delivery-failed' : 'delivery-retried',
        message: hasFailed
          ? `A lead was not delivered to '${target.name}' in three days, and is not tried again.`
          : `A lead was not delivered to '${target.name}' at attempt ${count}; it is tried again for three days.`,
        problems: [error],
        ...(hasFailed && { fix: command('server', 'leads', 'retry', '--failed') }),
      });
      if (hasFailed) return 'failed';
      const delay = Math.min(MAX_RETRY_MS, retryMs * 2 ** (count - 1));
      // Jitter: after an outage, leads do not come back all at once.
      return { due: new Date(at + delay * (0.5 + Math.random())) };
    }
  }

  /** Notes an outcome, also while the store is away for a while: else the lead would be sent again. */
  async function settle(
    delivery: Delivery,
    outcome: Awaited<ReturnType<typeof attempt>>,
    tell: (error: unknown) => void,
  ) {
    const note = () => queue.settle(delivery, outcome).then(() => true, tell);
    while (!(await note()) && !stopping.signal.aborted) await sleep(stopping.signal);
  }

  const confirmations = notify.mailer ? [confirmationTarget(notify.mailer, links)] : [];
  const works = Promise.all([...notify.targets, ...confirmations].map(work));
  const end = (ms: number) => Promise.race([works, pause(ms, undefined, { ref: false })]);
  return {
    names: notify.names,
    confirms: notify.confirms,
    wake,
    async close() {
      stopping.abort();
      wake();
      await end(CLOSE_MS);
      closing.abort();
      await end(CLOSE_MS / 3);
    },
  };
}
