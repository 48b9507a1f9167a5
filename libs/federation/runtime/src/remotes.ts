import { type Container, loadContainer } from './load-container.ts';
import { preload } from './preload.ts';
import { SectionUnavailable } from './section-unavailable.ts';
import { Stylesheets } from './stylesheets.ts';
import { trustedFiles } from './trusted-files.ts';
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
  private readonly integrity = trustedFiles();
  private readonly containers = new Map<string, Promise<Container>>();
  private readonly loading = new Map<string, Promise<unknown>>();
  private readonly stylesheets = new Stylesheets();

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
    const { module, files } = remote;
    this.preload(remote);
    const stylesheets = files.filter((url) => url.endsWith('.css'));
    const [loaded] = await Promise.all([
      this.container(remote).then((container) => container.get(module.replace(/\.tsx?$/, ''))),
      ...stylesheets.map((url) => this.stylesheets.load(url, this.integrity.get(url))),
    ]);
    const { default: component } = loaded() as { default?: T };
    if (typeof component !== 'function')
      throw new Error('the default export of the module is not a component');
    return component;
  }

  /** Returns the container of a module's section. Loads it once; the next call retries after a failure. */
  private container({ section, remoteEntry }: RemoteModule): Promise<Container> {
    const known = this.containers.get(section);
    if (known) return known;
    const loading = loadContainer(section, remoteEntry, this.integrity.get(remoteEntry));
    loading.catch(() => this.containers.delete(section));
    this.containers.set(section, loading);
    return loading;
  }
}
