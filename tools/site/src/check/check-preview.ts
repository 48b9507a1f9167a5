import pLimit from 'p-limit';
import {
  type BrowserCheck,
  compareReleases,
  type FoundInBrowser,
  getRelease,
  type PreviewEntry,
  type Provenance,
  putCheck,
  type Release,
} from '@vantedge/release';
import { SHELL } from '@vantedge/federation-contract';
import type { Store } from '@vantedge/store';
import { framesOf, leadHandlers, sourceLines, startServer } from '@vantedge/server';
import { currentPreview } from '../channels/previews.ts';
import type { Progress } from '../progress.ts';
import { launchChromium, type Launched } from './browser.ts';
import { type BrowserProblem, type Visit, visitPage, VisitTimeout } from './visit-page.ts';

interface Request {
  store: Store;
  /** Name of the preview. */
  name: string;
  provenance: Provenance;
  progress?: Progress | undefined;
}

/** A check, and how it ran. */
export interface Checked {
  check: BrowserCheck;
  isSandboxed: boolean;
}

/** Pages that are visited at once. */
const PAGES_AT_ONCE = 2;

/** The release does not change while it is visited, in milliseconds. */
const NEVER_MS = 24 * 60 * 60 * 1000;

/** Problems that are kept: a broken shell has the same on every page. */
const MAX_PROBLEMS = 200;

/** Characters of a message that are kept. */
const MAX_LENGTH = 500;

/**
 * Serves a preview on this machine, visits each page that differs from the live release of its parent, and stores what was found beside its
 * release. Throws `NOT_A_PREVIEW`, `BROWSER_UNAVAILABLE` and `BROWSER_ENDED`.
 */
export async function checkPreview({ store, name, provenance, progress }: Request): Promise<Checked> {
  await currentPreview(store, name);
  const report = () => undefined;
  const server = await startServer({
    store,
    channel: name,
    pollIntervalMs: NEVER_MS,
    extra: leadHandlers({ store: undefined, report }),
    report,
  });
  progress?.phase('start Chromium');
  const browsers = new Browsers(server.url);
  try {
    const { id, entry } = server.release();
    const release = await getRelease(store, id);
    const { parent } = { ...entry } as PreviewEntry;
    const { added, changed } = compareReleases(await getRelease(store, parent.release), release);
    const pages = [...added, ...changed.map(({ path }) => path)].sort();
    const { browser, isSandboxed } = await browsers.current();
    const count = progress?.phase('visit pages in Chromium', pages.length);
    const seen = await pLimit(PAGES_AT_ONCE).map(pages, async (page) => {
      const { owner } = release.pages[page]!;
      const problems = await browsers.visit({ server: server.url, path: page, owner });
      count?.();
      return { page, owner, problems };
    });
    const check: BrowserCheck = {
      ...provenance,
      at: new Date().toISOString(),
      parent: parent.release,
      browser: `Chromium ${browser.version()}`,
      pages,
      problems: (await problemsOf(seen, release, store)).slice(0, MAX_PROBLEMS),
    };
    await putCheck(store, id, check);
    return { check, isSandboxed };
  } finally {
    await Promise.all([server.close(), browsers.close()]);
  }
}

/** The browser of a check, and a new one after a visit that did not end. */
class Browsers {
  private readonly started: Promise<Launched>[] = [];

  constructor(private readonly server: string) {}

  /** Throws `BROWSER_UNAVAILABLE`. */
  current(): Promise<Launched> {
    return this.started.at(-1) ?? this.start();
  }

  /** Visits a page. If the visit does not end, once more in a new browser: headless Chromium may stop making frames. Then it is a problem of the page. */
  async visit(page: Omit<Visit, 'browser'>): Promise<BrowserProblem[]> {
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

  private start(): Promise<Launched> {
    const launched = launchChromium(this.server);
    this.started.push(launched);
    return launched;
  }
}

/** What was seen on a page. */
interface Seen {
  page: string;
  owner: string;
  problems: BrowserProblem[];
}

/** Problems with their pages and the line of the sources, each once. */
async function problemsOf(seen: readonly Seen[], release: Release, store: Store): Promise<FoundInBrowser[]> {
  const merged = new Map<string, FoundInBrowser>();
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
  const frames = framesOf(stack ?? '', release);
  const lines = await sourceLines(frames, release, store);
  // Without the name that a source map may have for the position.
  const calls = frames.map(({ section }, i) => ({ section, line: lines[i]!.replace(/^\S+ /, '') }));
  const ofSections = calls.filter(({ line }) => !LIBRARIES.test(line));
  return ofSections.find(({ section }) => section !== SHELL) ?? ofSections[0];
}
