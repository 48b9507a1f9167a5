import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import type { Failure } from '@vantedge/federation-contract';
import { getVersion, pushesOf } from '@vantedge/release';
import type { LiveRelease } from '@vantedge/release/live';
import { readText, type Store } from '@vantedge/release/store';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { ReleaseRole } from '../http/observation.ts';
import type { Report } from '../log/server-event.ts';
import { type Frame, framesOf, type Part } from './read-signal.ts';

/** A failure whose part of the release is known. */
export interface AttributedFailure {
  failure: Failure;
  kind: FailureKind;
  part: Part;
  role: ReleaseRole;
  route: string;
  live: LiveRelease;
}

/** Kinds of failures, for metrics and logs: a file that does not load is an `error` event without a message. */
export type FailureKind = 'error' | 'rejection' | 'csp' | 'load' | 'section' | 'widget' | 'static';

/** Signatures that are remembered. Beyond them, a release has other problems. */
const MAX_SIGNATURES = 1_000;

/** Events in a minute: a broken release has many signatures. */
const MAX_EVENTS = 30;

interface Options {
  /** Has the source maps. */
  store: Store;
  report: Report;
}

/** Returns a function that logs each failure that is new to this process: with the lines of the sources and the commit of their version. */
export function errorLog({ store, report }: Options): (failure: AttributedFailure) => Promise<void> {
  const known = new Set<string>();
  const limiter = new RateLimiterMemory({ points: MAX_EVENTS, duration: 60 });
  return async ({ failure, kind, part, role, route, live }) => {
    const { section, version, widget } = part;
    const frames = framesOf(failure.stack ?? '', live);
    const message = describe(failure);
    const [first] = frames;
    const place = first ? `${first.file}:${first.line}:${first.column}` : withoutQuery(failure.url ?? '');
    const signature = JSON.stringify([section, version, widget, kind, message, place]);
    if (known.has(signature)) return;
    if (known.size === MAX_SIGNATURES) known.clear();
    known.add(signature);
    if (!(await limiter.consume('').catch(() => undefined))) return;
    const id = live.versions[section]!;
    // Neither is worth a failure: the event says what is known.
    const [push] = await pushesOf(store, { section, version: id }).catch(() => []);
    const stack = await sourceLines(frames, live, store);
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
        ...(failure.url !== undefined && { url: withoutQuery(failure.url) }),
        ...(stack.length && { stack }),
      },
    });
  };
}

/** What failed, without what visitors may have typed: addresses, numbers, queries. */
const describe = ({ message, url, type }: Failure) =>
  (message || `${withoutQuery(url ?? '') || type} did not load`)
    .slice(0, 200)
    .replace(/[^ -~]+/g, ' ')
    .replace(/\S+@\S+/g, '<email>')
    .replace(/(https?:\/\/[^\s?#]*)[?#]\S*/g, '$1')
    .replace(/\d[\d .()-]{5,}\d/g, '<number>');

const withoutQuery = (url: string) => url.replace(/[?#].*$/s, '').slice(0, 200);

/** The frames of a stack as `apps/stories/src/pages/ukg.tsx:12:5`, or as built where there is no source map. */
export async function sourceLines(
  frames: readonly Frame[],
  live: Pick<LiveRelease, 'versions'>,
  store: Store,
): Promise<string[]> {
  const maps = new Map<string, Promise<TraceMap | undefined>>();
  const mapOf = ({ section, file }: Frame) => {
    const name = `${section}/${file}`;
    const map = maps.get(name) ?? readMap(store, section, live.versions[section]!, file);
    maps.set(name, map);
    return map;
  };
  return Promise.all(
    frames.map(async (frame) => {
      const { section, file, line, column } = frame;
      const map = await mapOf(frame).catch(() => undefined);
      const found = map && originalPositionFor(map, { line, column: Math.max(0, column - 1) });
      return found?.source
        ? `${found.name ? `${found.name} ` : ''}${found.source}:${found.line}:${found.column + 1}`
        : `/assets/${section}/${file}:${line}:${column}`;
    }),
  );
}

async function readMap(store: Store, section: string, version: string, file: string) {
  const { maps = {} } = await getVersion(store, section, version);
  const hash = Object.hasOwn(maps, file) ? maps[file] : undefined;
  return hash === undefined ? undefined : new TraceMap(await readText(store, hash));
}
