import { type Failure, RELEASE_TIMING, type Signal, SIGNALS_PATH } from '@vantedge/federation-contract';

/** A failure: an event of the browser, or an error that the application has caught. Only the members of some are there. */
export interface BufferedFailure {
  type: string;
  part?: string | undefined;
  message?: string;
  error?: ThrownValue;
  reason?: ThrownValue;
  blockedURI?: string;
  sourceFile?: string;
  /** Has a URL if it is an element that loads a file. */
  target: { src?: string; href?: string };
}

/** What scripts throw or reject with. */
type ThrownValue = { message?: string; stack?: string } | null;

declare global {
  interface Window {
    /** Takes what fails: an array, until the module that sends signals takes over. Absent before the application starts, and if this view is not measured. */
    vantedgeSignals?: { push(failure: BufferedFailure): unknown } | undefined;
  }
}

/** Reports an error that the application has caught, and the section or widget that it broke. */
export const reportCaught = (type: Failure['type'], error: unknown, part?: string) =>
  window.vantedgeSignals?.push({ type, error: error as ThrownValue, part, target: {} });

/**
 * The server names the release and the share of the views to measure, in percent, with each document. A static host names none: it takes
 * no signals.
 */
export const releaseTiming = () =>
  (
    performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined
  )?.serverTiming?.find(({ name }) => name === RELEASE_TIMING);

/** Sends a signal, also while the page is closed. */
export const sendSignal = (signal: Signal) => navigator.sendBeacon(SIGNALS_PATH, JSON.stringify(signal));

let isSent = false;

/** Sends that the application cannot start, because a script did not load or has another hash. For the inline loader: the server completes it. */
export function reportStartFailure(url: string) {
  const release = releaseTiming()?.description;
  if (release) isSent ||= sendSignal({ release, route: location.pathname, failure: { type: 'error', url } });
}

/**
 * Keeps what fails for the module that sends signals. If that never comes, sends the first failure when the visitor leaves, and the server
 * completes what it knows.
 */
export function bufferFailures() {
  const kept: BufferedFailure[] = [];
  window.vantedgeSignals = kept;
  for (const type of ['error', 'unhandledrejection', 'securitypolicyviolation'])
    addEventListener(
      type,
      (event) => {
        const { target, message } = event as BufferedFailure & Event;
        // An image that does not load breaks nothing, nor does a third party, of whose errors browsers say nothing else.
        const isForeign = target.src && new URL(target.src).origin !== location.origin;
        if ((target as Element).tagName !== 'IMG' && !isForeign && message !== 'Script error.')
          window.vantedgeSignals?.push(event as BufferedFailure & Event);
      },
      true,
    );
  addEventListener('pagehide', () => {
    const failure = kept.shift();
    const release = releaseTiming()?.description;
    if (!failure || !release) return;
    const { type, message, error, reason, target } = failure;
    sendSignal({
      release,
      route: location.pathname,
      failure: {
        type: type as Failure['type'],
        message: message || reason?.message,
        url: target.src || target.href,
        stack: error?.stack,
      },
    });
  });
}
