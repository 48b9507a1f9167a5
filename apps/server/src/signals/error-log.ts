import type { Failure } from '@vantedge/federation-contract';
import { readPushes } from '@vantedge/release';
import type { Report } from '@vantedge/errors';
import type { LiveRelease } from '@vantedge/release/live';
import { type Store, withDeadline } from '@vantedge/store';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { ReleaseRole } from '../http/observation.ts';
import { type Frame, parseFrames, type Part } from './read-signal.ts';
import { builtLine, sourceLines } from './source-lines.ts';

/** A failure whose part of the release is known. */
export interface AttributedFailure {
  failure: Failure;
  kind: FailureKind;
  part: Part;
  role: ReleaseRole;
  route: string;
  /** Pseudonym of the sender's network. */
  network: string;
  live: LiveRelease;
}

/** Kinds of failures, for metrics and logs: a file that does not load is an `error` event without a message. */
export type FailureKind = 'error' | 'rejection' | 'csp' | 'load' | 'section' | 'widget' | 'static';

/** Signatures that are remembered. Beyond them, a release has other problems. */
const MAX_SIGNATURES = 1_000;

/** New failures of a section in a minute: a broken release has many signatures. */
const MAX_EVENTS = 30;

/** New failures from a network in a minute: fewer than a section's, so that one sender cannot hide what others report. */
const MAX_EVENTS_OF_NETWORK = 5;

const WINDOW_S = 60;

/** Failures that may wait for their source lines. Others are logged as built. */
const MAX_WAITING = 10;

/** Maximum number of frames in an event. */
const MAX_FRAMES = 10;

/** A read of the store that exceeds it fails: the event is logged without what it was for. */
const READ_TIMEOUT_MS = 10_000;

interface Options {
  /** Has the source maps. */
  store: Store;
  report: Report;
}

/** Returns a function that logs each failure that is new to this process: with the lines of the sources and the commit of their version. */
export function errorLog({ store: stored, report }: Options): (failure: AttributedFailure) => void {
  const store = withDeadline(stored, READ_TIMEOUT_MS);
  const known = new Set<string>();
  const bySection = new RateLimiterMemory({ points: MAX_EVENTS, duration: WINDOW_S });
  const byNetwork = new RateLimiterMemory({ points: MAX_EVENTS_OF_NETWORK, duration: WINDOW_S });
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();

  const isWithinLimits = async (network: string, section: string) => {
    try {
      await byNetwork.consume(network);
      await bySection.consume(section);
      return true;
    } catch {
      return false;
    }
  };

  /** One at a time, so that a flood of failures does not become a flood of threads and reads. */
  async function linesOf(frames: readonly Frame[], live: LiveRelease): Promise<string[]> {
    if (waiting === MAX_WAITING) return frames.map(builtLine);
    waiting += 1;
    const found = last.then(() => sourceLines(frames, live, store));
    last = found;
    return found.finally(() => (waiting -= 1));
  }

  async function log({ failure, kind, part, role, route, network, live }: AttributedFailure) {
    const { section, version, widget } = part;
    // Anyone can send a stack: it may name nothing but files of the release.
    const frames = parseFrames(failure.stack ?? '', live)
      .filter(({ section, file }) => live.assets.has(`/assets/${section}/${file}`))
      .slice(0, MAX_FRAMES);
    const message = describe(failure);
    const [first] = frames;
    const url = failure.url === undefined ? undefined : withoutPersonalData(withoutQuery(failure.url));
    const place = first ? builtLine(first) : (url ?? '');
    const signature = JSON.stringify([section, version, widget, kind, message, place]);
    if (known.has(signature)) return;
    if (known.size === MAX_SIGNATURES) known.clear();
    known.add(signature);
    if (!(await isWithinLimits(network, section))) {
      // Otherwise a failure during a flood would never be logged.
      known.delete(signature);
      return;
    }
    // Neither is worth a failure: the event says what is known.
    const [push] = await readPushes(store, { section, version: live.versions[section]! }).catch(() => []);
    const stack = await linesOf(frames, live);
    report({
      level: 'error',
      event: 'client-error',
      message: `${widget ?? section}@${version} on ${route}: ${message}`,
      details: {
        section,
        version,
        ...(widget !== undefined && { widget }),
        ...(push?.source?.commit !== undefined && { commit: push.source.commit }),
        kind,
        role,
        release: live.id,
        route,
        ...(url !== undefined && { url }),
        ...(stack.length && { stack }),
      },
    });
  }

  return (failure) => {
    log(failure).catch((error: unknown) =>
      report({
        level: 'error',
        event: 'request-failed',
        message: 'A failure in a browser could not be logged.',
        problems: [error],
      }),
    );
  };
}

/** What failed. */
const describe = ({ message, url, type }: Failure) =>
  withoutPersonalData(message || `${withoutQuery(url ?? '') || type} did not load`);

/** A text of a visitor's browser without what they may have typed: addresses, numbers, queries. In printable ASCII. */
const withoutPersonalData = (text: string) =>
  text
    .slice(0, 200)
    .replace(/[^ -~]+/g, ' ')
    .replace(/\S+@\S+/g, '<email>')
    .replace(/(https?:\/\/[^\s?#]*)[?#]\S*/g, '$1')
    .replace(/\d[\d .()-]{5,}\d/g, '<number>');

const withoutQuery = (url: string) => url.replace(/[?#].*$/s, '');
