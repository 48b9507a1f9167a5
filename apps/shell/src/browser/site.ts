import { type ClientRelease, type PageData, SHELL } from '@vantedge/federation-contract';
import { type RemoteModule, Remotes } from '@vantedge/federation-runtime';
import type { WidgetSource } from '@vantedge/shared-ui';
import type { ComponentType } from 'react';
import modules from 'declared-modules';
import { DOCUMENT_ONLY_PATHS } from '../app/release-facts.ts';
import { DocumentOnlyError, type LoadedPage } from '../app/loaded-page.ts';
import { fetchRelease, NewerReleaseError } from './fetch-release.ts';

/** Path at which the shell declares its not-found page. */
const NOT_FOUND = '/404';

/** The pages and widgets of one release, which stays the same for the life of the tab. */
export class Site {
  private readonly remotes = new Remotes();
  private readonly loadedWidgets = new Map<string, ComponentType>();
  private release: Promise<ClientRelease> | undefined;

  constructor(private readonly page: PageData) {
    this.remotes.register(page.release);
  }

  /** Loads the page of this document. Without `Page` if its code fails to load: the server-rendered HTML then stays. */
  async firstPage(path: string): Promise<LoadedPage> {
    const { section, path: served } = this.page;
    try {
      return { path, section, Page: await this.component(served ?? NOT_FOUND, this.page.release) };
    } catch (error) {
      console.error(`[shell] ${path} stays static HTML:`, error);
      // A development document has no server HTML to keep; report the error to the overlay.
      if (process.env.NODE_ENV === 'development') reportError(error);
      return { path, section };
    }
  }

  /**
   * Loads a page for a client navigation. Rejects if no section of this release owns the path, or the code fails to
   * load.
   */
  async load(path: string): Promise<LoadedPage> {
    if (DOCUMENT_ONLY_PATHS.includes(path))
      throw new DocumentOnlyError(`${path} uses facts that only its document includes`);
    // This document's page does not need the full release.
    const release = ownerOf(path, this.page.release) ? this.page.release : await this.fullRelease();
    return { path, section: ownerOf(path, release) ?? SHELL, Page: await this.component(path, release) };
  }

  /** Prefetches a page's code. Best effort. */
  prefetch(path: string) {
    this.load(path).catch(() => {});
  }

  readonly widgets: WidgetSource = {
    peek: (name) => this.loadedWidgets.get(name),
    load: async (name) => {
      const [owner, widget] = name.split('/') as [string, string];
      const known = this.page.release.sections[owner]?.widgets[widget]
        ? this.page.release
        : await this.fullRelease();
      const Widget = await this.remotes.load<ComponentType>(
        locateModule(owner, known, known.sections[owner]?.widgets[widget]),
      );
      this.loadedWidgets.set(name, Widget);
      return Widget;
    },
  };

  private async component(path: string, release: ClientRelease): Promise<ComponentType> {
    const owner = ownerOf(path, release);
    if (!owner) throw new Error(`no section of this tab's release owns ${path}`);
    const page = release.sections[owner]!.routes[path]!;
    if (owner === SHELL) return (await modules[page.module]!()).default;
    return this.remotes.load<ComponentType>(locateModule(owner, release, page));
  }

  /** Returns what `/release.json` has of this document's release, fetched once and kept for the life of the tab. */
  private fullRelease(): Promise<ClientRelease> {
    this.release ??= fetchRelease(this.page.releaseUrl, this.page.release).then(
      (release) => {
        this.remotes.register(release);
        return release;
      },
      (error: unknown) => {
        // A network error may be temporary; a newer release is not.
        if (!(error instanceof NewerReleaseError)) this.release = undefined;
        throw error;
      },
    );
    return this.release;
  }
}

function ownerOf(path: string, release: ClientRelease): string | undefined {
  return Object.keys(release.sections).find((name) => Object.hasOwn(release.sections[name]!.routes, path));
}

function locateModule(
  section: string,
  release: ClientRelease,
  module: { module: string; files: string[] } | undefined,
): RemoteModule {
  const remoteEntry = release.sections[section]?.remoteEntry;
  if (!module || !remoteEntry)
    throw new Error(`section '${section}' has no such page or widget in this release`);
  return { section, remoteEntry, ...module };
}
