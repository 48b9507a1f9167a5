import { type ClientRelease, type PageData, SHELL } from '@vantedge/federation-contract';
import { type RemoteModule, Remotes } from '@vantedge/federation-runtime';
import type { WidgetSource } from '@vantedge/shared-ui';
import type { ComponentType } from 'react';
import modules from 'declared-modules';
import { DOCUMENT_ONLY_PATHS } from '../app/release-facts.ts';
import { DocumentOnlyError, type LoadedPage, type PageSource } from '../app/page-source.ts';
import section from '../section.ts';
import { fetchRelease, NewerReleaseError } from './fetch-release.ts';

/** Path under which the shell declares its not-found page. */
const NOT_FOUND = '/404';

/** The site as this tab knows it: the pages and widgets of one release, for the whole life of the tab. */
export class Site implements PageSource {
  private readonly remotes = new Remotes();
  private readonly loadedWidgets = new Map<string, ComponentType>();
  private release: Promise<ClientRelease> | undefined;

  constructor(private readonly page: PageData) {
    this.remotes.trust(page.release.integrity);
  }

  /** The page of this document. Its code may be missing: the page then stays as it was served. */
  async firstPage(path: string): Promise<LoadedPage> {
    const { section, path: served } = this.page;
    try {
      return { path, section, Page: await this.component(served ?? NOT_FOUND, this.page.release) };
    } catch (error) {
      console.error(`[shell] ${path} stays as it was served:`, error);
      // A development document has no content to stay with: its overlay says what is wrong.
      if (process.env.NODE_ENV === 'development') reportError(error);
      return { path, section };
    }
  }

  /** The page of a path, on a client navigation. Rejects when no section of this release has it, or its code fails. */
  async load(path: string): Promise<LoadedPage> {
    if (DOCUMENT_ONLY_PATHS.includes(path))
      throw new DocumentOnlyError(`${path} states facts that only its document carries`);
    // Neither the shell's own pages nor the page of this document wait for the whole release: this tab knows them.
    const known = ownRoute(path) ?? ownerOf(path, this.page.release);
    const release = known ? this.page.release : await this.fullRelease();
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
    const own = ownRoute(path);
    if (own) return (await modules[own.module]!()).default;
    const owner = ownerOf(path, release);
    if (!owner) throw new Error(`no section of this release owns ${path}`);
    return this.remotes.load<ComponentType>(
      locateModule(owner, release, release.sections[owner]!.routes[path]),
    );
  }

  /** The release that this document belongs to; fetched once, and then kept for the life of the tab. */
  private fullRelease(): Promise<ClientRelease> {
    this.release ??= fetchRelease(this.page.releaseUrl, this.page.release).then(
      (release) => {
        this.remotes.trust(release.integrity);
        return release;
      },
      (error: unknown) => {
        // A network that failed may come back; a newer release stays newer.
        if (!(error instanceof NewerReleaseError)) this.release = undefined;
        throw error;
      },
    );
    return this.release;
  }
}

/** The shell's own page at a path. */
function ownRoute(path: string) {
  return section.routes.find((route) => route.path === path);
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
