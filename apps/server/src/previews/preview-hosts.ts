import type { IncomingMessage, RequestListener } from 'node:http';
import { compareReleases, getRelease, head, notAPreview, SiteError } from '@vantedge/release';
import type { Headers } from '@vantedge/release/live';
import type { Store } from '@vantedge/release/store';
import type { ExtraHandler, ExtraHandlers } from '../http/extra-handlers.ts';
import { sendBody, sendPlainText } from '../http/send.ts';
import type { ServedRelease } from '../http/served-release.ts';
import { DIFFERENCE_PAGE_HEADERS, differencePage } from './difference-page.ts';

/** Path of the page that lists what differs from the live release. */
const DIFFERENCE_PATH = '/_preview';

/** Previews are not for search engines, and change without notice. */
export const PREVIEW_HEADERS: Headers = { 'X-Robots-Tag': 'noindex', 'Cache-Control': 'no-store' };

/** Maximum number of previews in memory. The one that was requested the longest ago is dropped. */
const MAX_PREVIEWS = 20;

interface Options {
  store: Store;
  intervalMs: number;
  /** Loads the release of a channel. */
  load: (channel: string) => Promise<ServedRelease>;
  /** Creates the handler of a loaded release. */
  handlerOf: (release: ServedRelease, extra: ExtraHandlers) => RequestListener;
  report: (error: unknown) => void;
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
export function previewHosts({ store, intervalMs, load, handlerOf, report }: Options): PreviewHosts {
  const previews = new Map<string, Promise<Preview>>();

  async function start(name: string): Promise<Preview> {
    const live = await head(store, name);
    if (!live?.parent) throw notAPreview(name);
    const release = await load(name);
    const extra = new Map([[DIFFERENCE_PATH, { GET: differenceHandler(store, name) }]]);
    return { handle: handlerOf(release, extra), stop: release.follow(intervalMs) };
  }

  function drop(name: string) {
    const preview = previews.get(name);
    previews.delete(name);
    preview?.then(({ stop }) => stop()).catch(() => undefined);
  }

  function find(name: string): Promise<Preview> {
    const preview = previews.get(name) ?? start(name);
    // The map is ordered by last use.
    previews.delete(name);
    previews.set(name, preview);
    preview.catch(() => previews.get(name) === preview && previews.delete(name));
    if (previews.size > MAX_PREVIEWS) drop(previews.keys().next().value!);
    return preview;
  }

  return {
    handle(request, response) {
      const name = previewName(request);
      if (name === undefined) return false;
      find(name)
        .then(({ handle }) => handle(request, response))
        .catch((error: unknown) => {
          const isUnknown = error instanceof SiteError && error.code === 'NOT_A_PREVIEW';
          if (!isUnknown) report(error);
          const [status, text] = isUnknown
            ? ([404, `There is no preview '${name}'.`] as const)
            : ([503, 'The preview cannot be loaded.'] as const);
          sendPlainText(request, response, status, text, PREVIEW_HEADERS);
        });
      return true;
    },
    close: () => [...previews.keys()].forEach(drop),
  };
}

/** Lists what differs between a preview and the live release of its parent. */
function differenceHandler(store: Store, name: string): ExtraHandler {
  return {
    async handle({ request, response, live }) {
      const entry = live.entry;
      const parent = (await head(store, entry.parent!.channel))!;
      const [before, after] = [await getRelease(store, parent.release), await getRelease(store, live.id)];
      const difference = compareReleases(before, after);
      const page = differencePage({ name, entry, live: parent, difference });
      sendBody(request, response, 200, page, { ...DIFFERENCE_PAGE_HEADERS, ...PREVIEW_HEADERS });
    },
  };
}

/** Host of a preview, such as `pr-123.preview.example.com`. */
const PREVIEW_HOST = /^([a-z][a-z0-9-]{0,62})\.preview\./i;

/** Name of the preview that a request is for; `undefined` for the site itself. */
export function previewName({ headers }: IncomingMessage): string | undefined {
  return PREVIEW_HOST.exec(headers.host ?? '')?.[1]?.toLowerCase();
}
