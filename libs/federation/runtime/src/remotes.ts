import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { ClientRelease } from '@vantedge/federation-contract';
import { preload } from './preload.ts';
import { SectionUnavailable } from './section-unavailable.ts';
import { Stylesheets } from './stylesheets.ts';
import { verifiedEntries } from './verified-entries.ts';
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

/** Loads modules of the sections of one release. Every failure is a `SectionUnavailable`; the next call retries. */
export class Remotes {
  private readonly integrity = new Map<string, string>();
  private readonly stylesheets = new Stylesheets();

  constructor() {
    registerPlugins([verifiedEntries(this.integrity)]);
  }

  /** Adds sections, and files that may be loaded. Those that are already known are never replaced. */
  register({ sections, integrity }: ClientRelease) {
    for (const [url, hash] of Object.entries(integrity)) {
      if (!this.integrity.has(url)) this.integrity.set(url, hash);
    }
    registerRemotes(
      Object.entries(sections).flatMap(([name, { remoteEntry }]) =>
        remoteEntry ? { name, entry: remoteEntry } : [],
      ),
    );
  }

  /** Loads the section's stylesheets and returns the default export of a module. */
  load<T>(remote: RemoteModule): Promise<T> {
    return withTimeout(LOAD_TIMEOUT_MS, this.fetchModule<T>(remote)).catch((cause: unknown) => {
      throw new SectionUnavailable(remote, cause);
    });
  }

  /** Preloads the files of a module without executing it. */
  preload({ remoteEntry, files }: RemoteModule) {
    for (const url of [remoteEntry, ...files]) preload(url, this.integrity.get(url));
  }

  private async fetchModule<T>(remote: RemoteModule): Promise<T> {
    const { section, module, files } = remote;
    this.preload(remote);
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
