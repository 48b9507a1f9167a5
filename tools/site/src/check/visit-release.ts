import { availableParallelism } from 'node:os';
import pLimit from 'p-limit';
import { append, type BrowserProblem, putRelease, type Release } from '@vantedge/release';
import { SHELL } from '@vantedge/federation-contract';
import { overlayStore, type Store } from '@vantedge/store';
import { leadHandlers, parseFrames, sourceLines, startServer } from '@vantedge/server';
import type { ReleaseVisit, Seen } from '../channels/requests.ts';
import { launchChromium, type LaunchResult } from './browser.ts';
import { pagesToVisit } from './pages-to-visit.ts';
import { type Visit, visitPage, type VisitProblem, VisitTimeout } from './visit-page.ts';

/** Pages that are visited at once: while one waits for the network or a frame, another runs. */
const PAGES_AT_ONCE = Math.min(8, Math.max(2, availableParallelism()));

/** The release does not change while it is visited, in milliseconds. */
const NEVER_MS = 24 * 60 * 60 * 1000;

/** Problems that are kept: a broken shell has the same on every page. */
const MAX_PROBLEMS = 200;

/** Characters of a message that are kept. */
const MAX_LENGTH = 500;

/**
 * Serves a release on this machine, and visits pages that differ from the live one, as `pagesToVisit` selects them. Returns what it has seen.
 * Writes nothing to the store. Throws `BROWSER_UNAVAILABLE` and `BROWSER_ENDED`.
 */
export async function visitRelease({
  store,
  release,
  before,
  progress,
  visited = new Set(),
}: ReleaseVisit): Promise<Seen> {
  const pages = await pagesToVisit(store, before, release);
  // A document names all of its code.
  const nameOf = (page: string) => `${page} ${release.pages[page]!.html.identity}`;
  const unseen = pages.filter((page) => !visited.has(nameOf(page)));
  const at = new Date().toISOString();
  if (!unseen.length) return { at, browser: 'no browser', pages, problems: [] };
  progress?.phase('start Chromium');
  const server = await serve(store, release);
  const browsers = new Browsers(server.url);
  try {
    const { browser, isSandboxed } = await browsers.current();
    const listed = (release.settings.thirdParties ?? []).flatMap(
      ({ script = [], connect = [], frame = [], image = [] }) => [...script, ...connect, ...frame, ...image],
    );
    const count = progress?.phase('visit pages in Chromium', unseen.length);
    const seen = await pLimit(PAGES_AT_ONCE).map(unseen, async (page) => {
      const { owner } = release.pages[page]!;
      const problems = await browsers.visit({ server: server.url, path: page, owner, listed });
      visited.add(nameOf(page));
      count?.(page);
      return { page, owner, problems };
    });
    return {
      at,
      browser: `Chromium ${browser.version()}${isSandboxed ? '' : ' without its sandbox, which root cannot use'}`,
      pages,
      problems: (await problemsOf(seen, release, store)).slice(0, MAX_PROBLEMS),
    };
  } finally {
    await Promise.all([server.close(), browsers.close()]);
  }
}

/** Serves a release that no log has. */
async function serve(store: Store, release: Release) {
  const own = overlayStore(store);
  const id = await putRelease(own, release);
  const channel = `visit-${id}`;
  const entry = { number: 1, action: 'publish' as const, sections: [], at: new Date().toISOString() };
  await append(own, channel, { ...entry, release: id, versions: release.versions });
  const report = () => undefined;
  const extra = leadHandlers({ store: undefined, report });
  return startServer({ store: own, channel, pollIntervalMs: NEVER_MS, extra, report });
}

/** The browser of a check, and a new one after a visit that did not end. */
class Browsers {
  private readonly started: Promise<LaunchResult>[] = [];

  constructor(private readonly server: string) {}

  /** Throws `BROWSER_UNAVAILABLE`. */
  current(): Promise<LaunchResult> {
    return this.started.at(-1) ?? this.start();
  }

  /** Visits a page. If the visit does not end, once more in a new browser: headless Chromium may stop making frames. Then it is a problem of the page. */
  async visit(page: Omit<Visit, 'browser'>): Promise<VisitProblem[]> {
    const first = this.current();
    try {
      return await visitPage({ ...page, browser: (await first).browser });
    } catch (error) {
      if (!(error instanceof VisitTimeout)) throw error;
    }
    try {
      const next = this.started.at(-1) === first ? this.start() : this.current();
      return await visitPage({ ...page, browser: (await next).browser });
    } catch (error) {
      if (!(error instanceof VisitTimeout)) throw error;
      return [{ kind: 'timeout', message: `${error.message}: an effect or a handler may never end` }];
    }
  }

  async close(): Promise<void> {
    await Promise.allSettled(this.started.map(async (launched) => (await launched).browser.close()));
  }

  private start(): Promise<LaunchResult> {
    const launched = launchChromium(this.server);
    this.started.push(launched);
    return launched;
  }
}

/** What was seen on a page. */
interface SeenPage {
  page: string;
  owner: string;
  problems: VisitProblem[];
}

/** Problems with their pages and the line of the sources, each once. */
async function problemsOf(
  seen: readonly SeenPage[],
  release: Release,
  store: Store,
): Promise<BrowserProblem[]> {
  const merged = new Map<string, BrowserProblem>();
  for (const { page, owner, problems } of seen) {
    for (const { kind, message, part, place, stack } of problems) {
      const source = await innermost(stack, release, store);
      const at = source?.line ?? place;
      const problem = {
        kind,
        part: part ?? source?.section ?? owner,
        message: message.slice(0, MAX_LENGTH),
        ...(at && { at }),
      };
      const key = JSON.stringify(problem);
      const found = merged.get(key) ?? { ...problem, pages: [] };
      if (!found.pages.includes(page)) found.pages.push(page);
      merged.set(key, found);
    }
  }
  return [...merged.values()];
}

/** Code of no section, and code without a source map. */
const LIBRARIES = /node_modules|webpack\/|libs\/shared-ui\/|^\/assets\//;

/** The innermost line of a stack in sources of a section, or of the shell: its scripts contain the libraries of all. */
async function innermost(stack: string | undefined, release: Release, store: Store) {
  const frames = parseFrames(stack ?? '', release);
  const lines = await sourceLines(frames, release, store);
  // Without the name that a source map may have for the position.
  const calls = frames.map(({ section }, i) => ({ section, line: lines[i]!.replace(/^\S+ /, '') }));
  const ofSections = calls.filter(({ line }) => !LIBRARIES.test(line));
  return ofSections.find(({ section }) => section !== SHELL) ?? ofSections[0];
}
