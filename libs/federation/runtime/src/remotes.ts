import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { integrityPlugin } from './integrity-plugin.ts';
import { preload } from './preload.ts';
import { SectionUnavailable } from './section-unavailable.ts';
import { Stylesheets } from './stylesheets.ts';
import { withTimeout } from './with-timeout.ts';

/** A module of a section, and the files that its first render needs. */
export interface RemoteModule {
  section: string;
  /** Path as declared by the section, such as `./pages/solutions/erp.tsx`. */
  module: string;
  /** URL of the section's remote entry. */
  remoteEntry: string;
  /** URLs of the scripts and stylesheets for the first render. */
  files: readonly string[];
}

/** Timeout from the first request to the loaded module, in milliseconds. */
const LOAD_TIMEOUT_MS = 4000;

/**
 * Loads modules of the sections of one release. Loaded modules are cached; failed loads are not, so the next call retries.
 * Every failure is a `SectionUnavailable`.
 */
export class Remotes {
  private readonly integrity = new Map<string, string>();
  private readonly registered = new Set<string>();
  private readonly loading = new Map<string, Promise<unknown>>();
  private readonly stylesheets = new Stylesheets();

  constructor() {
    registerPlugins([integrityPlugin((url) => this.integrity.get(url))]);
  }

  /** Adds files that may be loaded. Hashes that are already known are never replaced. */
  trust(integrity: Readonly<Record<string, string>>) {
    for (const [url, hash] of Object.entries(integrity)) {
      if (!this.integrity.has(url)) this.integrity.set(url, hash);
    }
  }

  /** Loads the section's stylesheets and returns the default export of a module. */
  load<T>(remote: RemoteModule): Promise<T> {
    const key = `${remote.section}/${remote.module}`;
    const known = this.loading.get(key);
    if (known) return known as Promise<T>;
    const loading = withTimeout(LOAD_TIMEOUT_MS, this.fetchModule<T>(remote)).catch((cause: unknown) => {
      this.loading.delete(key);
      throw new SectionUnavailable(remote, cause);
    });
    this.loading.set(key, loading);
    return loading;
  }

  /** Preloads the files of a module without executing it. */
  preload({ remoteEntry, files }: RemoteModule) {
    for (const url of [remoteEntry, ...files]) preload(url, this.integrity.get(url));
  }

  private async fetchModule<T>(remote: RemoteModule): Promise<T> {
    const { section, module, remoteEntry, files } = remote;
    this.preload(remote);
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
      throw new Error('the default export of the module is not a component');
    return loaded.default;
  }
}
