import type { IncomingMessage, RequestListener } from 'node:http';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { compareReleases, getRelease, head, type LogEntry } from '@vantedge/release';
import { type Report, throttle } from '@vantedge/errors';
import type { Headers } from '@vantedge/documents/http';
import type { LiveRelease } from '@vantedge/release/live';
import type { Store } from '@vantedge/store';
import type { ExtraHandler, ExtraHandlers } from '../http/extra-handlers.ts';
import { sendBody, sendPlainText } from '../http/send.ts';
import type { FollowOptions, ReleaseFollower } from '../http/release-follower.ts';
import { previewPage } from '../release-page/difference.ts';
import type { ServerPage } from '../release-page/document.ts';
import { inspectorHandlers } from './inspector.ts';

/** Path of the page that lists what differs from the live release. */
const DIFFERENCE_PATH = '/_preview';

/** Previews are not for search engines, and change without notice. */
export const PREVIEW_HEADERS: Headers = { 'X-Robots-Tag': 'noindex', 'Cache-Control': 'no-store' };

/** Maximum number of previews in memory. The one that was requested the longest ago is dropped when another one is loaded. */
const MAX_PREVIEWS = 20;

/** Invented names must neither delay the site nor drop previews: so many are looked for at once, and so many may wait. */
const MAX_LOADS = 4;
const MAX_WAITING = 100;

/** For this long, a name without a preview is not looked for again. */
const UNKNOWN_MS = 5_000;

/** Maximum number of names that are known to have no preview. */
const MAX_UNKNOWN = 1_000;

interface Options {
  store: Store;
  /** Previews are served at `<name>.<domain>`. */
  domain: string;
  /** The live entry of a channel; undefined if it has none. */
  liveEntry: (channel: string) => Promise<LogEntry | undefined>;
  /** Loads the release of a channel. */
  load: (channel: string) => Promise<ReleaseFollower>;
  /** How its channel is followed. */
  following: (channel: string) => FollowOptions;
  /** Creates the handler of a loaded release. */
  handlerOf: (release: ReleaseFollower, extra: ExtraHandlers) => RequestListener;
  report: Report;
}

interface Preview {
  handle: RequestListener;
  stop: () => void;
}

export interface PreviewHosts {
  /** Handles a request for the host of a preview; returns false for other hosts. */
  handle(...exchange: Parameters<RequestListener>): boolean;
  close(): void;
}

/** Serves each preview at a host of its own. A preview is loaded when it is first requested. */
export function previewHosts(options: Options): PreviewHosts {
  const { store, domain, liveEntry, load, following, handlerOf } = options;
  const report = throttle(options.report);
  const loaded = new LRUCache<string, Preview>({
    max: MAX_PREVIEWS,
    dispose: ({ stop }) => stop(),
  });
  const loading = new Map<string, Promise<Preview | LoadFailure>>();
  /** Names that are known to have no preview. */
  const unknown = new LRUCache<string, true>({ max: MAX_UNKNOWN, ttl: UNKNOWN_MS });
  const limit = pLimit(MAX_LOADS);
  let isClosed = false;

  async function find(name: string): Promise<Preview | LoadFailure> {
    const preview = loaded.get(name);
    if (preview) return preview;
    if (!NAME.test(name) || unknown.has(name)) return 'unknown';
    const known = loading.get(name);
    if (known) return known;
    if (limit.activeCount + limit.pendingCount >= MAX_LOADS + MAX_WAITING) return 'busy';
    const started = limit(start, name).finally(() => loading.delete(name));
    loading.set(name, started);
    return started;
  }

  async function start(name: string): Promise<Preview | LoadFailure> {
    const live = await head(store, name);
    if (!live?.parent) {
      unknown.set(name, true);
      return 'unknown';
    }
    const release = await load(name);
    const extra = new Map([
      [DIFFERENCE_PATH, { GET: differenceHandler({ store, name, liveEntry }) }],
      ...inspectorHandlers(store, PREVIEW_HEADERS),
    ]);
    const onExpired = () => void loaded.delete(name);
    const preview = {
      handle: handlerOf(release, extra),
      stop: release.follow({ ...following(name), onExpired }),
    };
    if (isClosed) preview.stop();
    else loaded.set(name, preview);
    return preview;
  }

  function fail(name: string, error: unknown): LoadFailure {
    const message = `Preview '${name}' cannot be loaded.`;
    report({ level: 'error', event: 'preview-unavailable', message, problems: [error] });
    return 'busy';
  }

  async function respond(name: string, ...[request, response]: Parameters<RequestListener>) {
    const preview = await find(name).catch((error: unknown) => fail(name, error));
    if (typeof preview === 'object') return preview.handle(request, response);
    const [status, text, headers] = ANSWERS[preview];
    sendPlainText(request, response, status, text, { ...PREVIEW_HEADERS, ...headers });
  }

  return {
    handle(request, response) {
      const name = previewName(request, domain);
      if (name === undefined) return false;
      respond(name, request, response).catch((error: unknown) => {
        fail(name, error);
        response.destroy();
      });
      return true;
    },
    close() {
      isClosed = true;
      loaded.clear();
    },
  };
}

/** Why a preview is not shown. */
type LoadFailure = 'unknown' | 'busy';

const ANSWERS: Record<LoadFailure, [status: number, text: string, headers?: Headers]> = {
  unknown: [404, 'There is no preview of this name.'],
  busy: [503, 'The preview cannot be loaded. Try again later.', { 'Retry-After': '5' }],
};

/** Lists what differs between a preview and the live release of its parent. Renders the page once for two entries. */
function differenceHandler({
  store,
  name,
  liveEntry,
}: Pick<Options, 'store' | 'liveEntry'> & { name: string }): ExtraHandler {
  const pages = new LRUCache<string, ServerPage, { preview: LiveRelease; live: LogEntry }>({
    max: 1,
    async fetchMethod(_, __, { context: { preview, live } }) {
      const [before, after] = [await getRelease(store, live.release), await getRelease(store, preview.id)];
      const difference = compareReleases(before, after);
      return previewPage({ name, entry: preview.entry, live, before, after, difference });
    },
  });
  return {
    async handle({ request, response, live: preview }) {
      const live = await liveEntry(preview.entry.parent!.channel);
      const key = `${preview.entry.number} ${live?.number}`;
      const page = live && (await pages.fetch(key, { context: { preview, live } }));
      if (page) return sendBody(request, response, 200, page.html, { ...page.headers, ...PREVIEW_HEADERS });
      const text = 'The channel of this preview has no release.';
      return sendPlainText(request, response, 404, text, PREVIEW_HEADERS);
    },
  };
}

/** Name of a preview. */
const NAME = /^[a-z][a-z0-9-]{0,62}$/;

/** What precedes the domain in the host of a request, such as `pr-123.preview.example.com:4200`; undefined for the site itself. */
export function previewName({ headers }: IncomingMessage, domain: string): string | undefined {
  const host = (headers.host ?? '').toLowerCase().replace(/:\d+$/, '');
  return host.endsWith(`.${domain}`) ? host.slice(0, -domain.length - 1) : undefined;
}
