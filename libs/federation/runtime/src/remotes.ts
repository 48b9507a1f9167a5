import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { integrityPlugin } from './integrity-plugin.ts';
import { preload } from './preload.ts';
import { SectionUnavailable } from './section-unavailable.ts';
import { Stylesheets } from './stylesheets.ts';
import { withTimeout } from './with-timeout.ts';

/** A module of a section, and all that its first render needs. */
export interface RemoteModule {
  section: string;
  /** As the section declares it: `./pages/solutions/erp.tsx`. */
  module: string;
  /** URL of the section's federation entry. */
  remoteEntry: string;
  /** URLs of the scripts and stylesheets of its first render. */
  files: readonly string[];
}

/** Time that a section has from the first request to its module, in milliseconds. */
const LOAD_TIMEOUT_MS = 4000;

/**
 * The remotes of one release. Modules are kept once loaded; a failed load is forgotten, so that the next one starts
 * afresh. Every failure is a `SectionUnavailable`.
 */
export class Remotes {
  private readonly integrity = new Map<string, string>();
  private readonly registered = new Set<string>();
  private readonly loading = new Map<string, Promise<unknown>>();
  private readonly stylesheets = new Stylesheets();

  constructor() {
    registerPlugins([integrityPlugin((url) => this.integrity.get(url))]);
  }

  /** Adds the files that may be loaded; what a page already knows is never replaced. */
  trust(integrity: Readonly<Record<string, string>>) {
    for (const [url, hash] of Object.entries(integrity)) {
      if (!this.integrity.has(url)) this.integrity.set(url, hash);
    }
  }

  /** The default export of a module, with the section's stylesheets in place. */
  load<T>(address: RemoteModule): Promise<T> {
    const key = `${address.section}/${address.module}`;
    const known = this.loading.get(key);
    if (known) return known as Promise<T>;
    const loading = withTimeout(LOAD_TIMEOUT_MS, this.fetchModule<T>(address)).catch((cause: unknown) => {
      this.loading.delete(key);
      throw new SectionUnavailable(address, cause);
    });
    this.loading.set(key, loading);
    return loading;
  }

  /** Starts the downloads of a module without running it. */
  preload({ remoteEntry, files }: RemoteModule) {
    for (const url of [remoteEntry, ...files]) preload(url, this.integrity.get(url));
  }

  private async fetchModule<T>(address: RemoteModule): Promise<T> {
    const { section, module, remoteEntry, files } = address;
    this.preload(address);
    if (!this.registered.has(section)) {
      registerRemotes([{ name: section, entry: remoteEntry, type: 'global' }]);
      this.registered.add(section);
    }
    const stylesheets = files.filter((url) => url.endsWith('.css'));
    const [loaded] = await Promise.all([
      loadRemote<{ default?: T }>(`${section}/${module.replace(/^\.\/|\.tsx?$/g, '')}`),
      ...stylesheets.map((url) => this.stylesheets.load(url, this.integrity.get(url))),
    ]);
    if (typeof loaded?.default !== 'function')
      throw new Error('its module has no component as default export');
    return loaded.default;
  }
}
