import {
  assetBase,
  type ClientModule,
  type ClientRelease,
  type PageData,
  SHELL,
} from '@vantedge/federation-contract';
import { Remotes, wholeStyles, within } from '@vantedge/federation-runtime';
import type { WidgetSource } from '@vantedge/shared-ui/host';
import type { ComponentType } from 'react';
import modules, { routes } from 'declared-modules';
import { isDocumentFaster } from './document-speed.ts';
import { DOCUMENT_ONLY_PATHS } from './release-facts.ts';
import { reportCaught } from '../signals/failures.ts';

/** Path at which the shell declares its not-found page, which is served at any other path. */
const NOT_FOUND = '/404';

const RELEASE_TIMEOUT_MS = 4000;

/** A page that the application can show. */
export interface SitePage {
  section: string;
  /** The path with parameters of a page from data. */
  pattern?: string | undefined;
  /** Loads the component, within 30 s by default. The next call retries after a failure. */
  load: (timeoutMs?: number) => Promise<ComponentType>;
}

/** A page that is loaded. Without a component, because its code failed to load: the server-rendered HTML stays. */
export interface LoadedPage {
  section: string;
  Component?: ComponentType;
}

const ownLoader = (module: string) => async () => (await modules[module]!()).default;

/** The pages and widgets of one release, which stays the same for the life of the tab. */
export class Site {
  /** By path: the shell's pages, the document's own and, once discovered, those of all sections. */
  readonly pages = new Map<string, SitePage>();
  private readonly remotes: Remotes;
  private readonly widgetLoaders = new Map<string, () => Promise<ComponentType>>();
  private readonly loadedWidgets = new Map<string, ComponentType>();
  /** Sections of which code has been loaded, and paths of such pages; of those from data, their pattern. */
  private readonly loaded = new Set<string>();
  private discovery: Promise<void> | undefined;

  constructor(private readonly page: PageData) {
    this.remotes = new Remotes(page.stylesheets);
    for (const { path, module } of routes) {
      if (DOCUMENT_ONLY_PATHS.includes(path) && path !== page.path) continue;
      this.addPage(path, { section: SHELL, load: ownLoader(module) });
    }
    this.add(page.release);
  }

  /** The page that is shown, for signals. */
  here() {
    const { pathname } = location;
    return {
      section: this.pages.get(pathname)?.section ?? SHELL,
      route: this.pages.has(pathname) ? pathname : NOT_FOUND,
    };
  }

  /** Loads the page of this document. Without a component if its code fails to load. */
  async firstPage(): Promise<LoadedPage> {
    const { section, path } = this.page;
    try {
      return { section, Component: await this.pages.get(path ?? NOT_FOUND)!.load() };
    } catch (error) {
      console.error(`[shell] ${location.pathname} stays static HTML:`, error);
      reportCaught('static', error, section);
      // A development document has no server HTML to keep; report the error to the overlay.
      if (process.env.NODE_ENV === 'development') reportError(error);
      return { section };
    }
  }

  /** Brings the whole stylesheets, which elements need that the document does not have. Rejects after `timeoutMs`; the next call retries. */
  wholeStyles(timeoutMs: number): Promise<void> {
    return within(timeoutMs, wholeStyles(this.page));
  }

  /** Whether to load a page as a document: its code is not here, and a document is faster. */
  prefersDocument(path: string): boolean {
    const { section = '', pattern = path } = this.pages.get(path) ?? {};
    return !this.loaded.has(pattern) && isDocumentFaster(this.loaded.has(section));
  }

  /** Preloads a page's code. Best effort. */
  async preload(path: string) {
    try {
      if (!this.pages.has(path)) await this.discover();
      await this.pages.get(path)?.load();
    } catch {
      // The navigation retries.
    }
  }

  /** Adds the pages and widgets of all sections, from `/release.json`, once. Rejects if it does not arrive; the next call retries. */
  discover(): Promise<void> {
    this.discovery ??= this.fetchRelease().catch((error: unknown) => {
      // May be temporary. Meanwhile, other pages are full page loads.
      this.discovery = undefined;
      throw error;
    });
    return this.discovery;
  }

  readonly widgets: WidgetSource = {
    peek: (name) => this.loadedWidgets.get(name),
    load: async (name) => {
      if (!this.widgetLoaders.has(name)) await this.discover();
      const load = this.widgetLoaders.get(name);
      if (!load) throw new Error(`this tab's release has no widget '${name}'`);
      try {
        const Widget = await load();
        this.loadedWidgets.set(name, Widget);
        return Widget;
      } catch (error) {
        reportCaught('widget', error, name);
        throw error;
      }
    },
  };

  private async fetchRelease() {
    const { releaseUrl, release: own } = this.page;
    const answer = await fetch(releaseUrl, { signal: AbortSignal.timeout(RELEASE_TIMEOUT_MS) });
    if (!answer.ok) throw new Error(`${releaseUrl} answered ${answer.status}`);
    const release = (await answer.json()) as ClientRelease;
    // A tab stays on its release: if the document has another shell or other files in this one, all other pages are full page loads.
    const [now, before] = [release, own].map(({ sections }) => sections[SHELL]?.version);
    const isCurrent = (url: string) =>
      release.integrity[url] === own.integrity[url] || url.startsWith(assetBase(SHELL));
    if (now === before && Object.keys(own.integrity).every(isCurrent)) this.add(release);
  }

  private addPage(path: string, page: SitePage) {
    this.pages.set(path, {
      ...page,
      load: async (timeoutMs) => {
        const Component = await page.load(timeoutMs);
        this.loaded.add(page.pattern ?? path).add(page.section);
        return Component;
      },
    });
  }

  private add(release: ClientRelease) {
    this.remotes.register(release);
    for (const [section, { remoteEntry, routes, widgets }] of Object.entries(release.sections)) {
      const loaderOf = (module: ClientModule) =>
        remoteEntry
          ? (timeoutMs?: number) =>
              this.remotes.load<ComponentType>({ section, remoteEntry, ...module }, timeoutMs)
          : ownLoader(module.module);
      for (const [path, { pattern, ...module }] of Object.entries(routes))
        // The shell knows all its pages but those from data.
        if (remoteEntry || pattern) this.addPage(path, { section, pattern, load: loaderOf(module) });
      for (const [name, module] of Object.entries(widgets))
        this.widgetLoaders.set(`${section}/${name}`, loaderOf(module));
    }
  }
}
