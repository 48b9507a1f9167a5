import { type Fix, SiteError } from '@vantedge/errors';
import type { SentLead } from './lead-store.ts';

/** A receiver of leads. */
export interface Target {
  /** Names it in the lead store, the log and metrics, which never have its address. */
  name: string;
  /**
   * Sends a lead, with the same message id at every attempt. Rejects with a `SiteError` that contains no secret, no address and
   * nothing of the lead; early if the signal is aborted, when it may have arrived.
   */
  send(lead: SentLead, signal: AbortSignal): Promise<void>;
  /** Rejects like `send` if it can be told now that leads will not arrive. */
  verify?(): Promise<void>;
}

/** The error for a target that is named wrongly. */
export const notifyInvalid = (name: string, reason: string, fix: Fix) =>
  new SiteError('NOTIFY_INVALID', `A lead target cannot be used: ${reason}.`, {
    at: name ? `--notify ${name}` : '--notify',
    fix,
  });

/** The error when a target does not take a lead. */
export const notifyFailed = (name: string, reason: string, fix: Fix) =>
  new SiteError('NOTIFY_FAILED', `The target does not accept leads: ${reason}.`, {
    at: `--notify ${name}`,
    fix,
  });

/** Whether a host is this machine, to which connections need no encryption. */
export const isLoopback = (hostname: string) => /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(hostname);
