import {
  loadRemote,
  type ModuleFederationRuntimePlugin,
  registerPlugins,
  registerRemotes,
} from '@module-federation/enhanced/runtime';
import { type ClientRelease, PAGE_FILES } from '@vantedge/federation-contract';
import { addLink, loadStylesheet, within } from './stylesheets.ts';

export { wholeStyles, within } from './stylesheets.ts';

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

/**
 * Maximum time until a module is loaded, in milliseconds. Long, because a page that is already shown can wait for
 * its code, which arrives late on a slow line.
 */
const LOAD_TIMEOUT_MS = 30_000;

/** Loads modules of the sections of one release. After a failure, the next call retries. */
export class Remotes {
  private readonly integrity = pageFiles();

  /** @param styled Stylesheets that no module waits for, because the document has rules of its own and `wholeStyles` brings them. */
  constructor(private readonly styled: readonly string[] = []) {
    registerPlugins([verifiedEntries(this.integrity)]);
  }

  /** Adds sections, and files that may be loaded. Those that are already known are never replaced. */
  register({ sections, integrity }: ClientRelease) {
    for (const [url, hash] of Object.entries(integrity)) this.integrity[url] ??= hash;
    registerRemotes(
      Object.entries(sections).flatMap(([name, { remoteEntry }]) =>
        remoteEntry ? { name, entry: remoteEntry } : [],
      ),
    );
  }

  /** Loads the section's stylesheets and returns the default export of a module. The error of a failure names section and files. */
  async load<T>(remote: RemoteModule, timeoutMs = LOAD_TIMEOUT_MS): Promise<T> {
    try {
      return await within(timeoutMs, this.fetchModule<T>(remote));
    } catch (cause) {
      const { section, module, remoteEntry, files } = remote;
      // The second line of what the bundler and the federation runtime throw says which file failed, and how.
      const reason = cause instanceof Error ? cause.message.split('\n', 2).join(' ') : String(cause);
      throw new Error(
        `section '${section}' cannot be loaded: ${module} from ${[remoteEntry, ...files].join(', ')}: ${reason}`,
        { cause },
      );
    }
  }

  private async fetchModule<T>(remote: RemoteModule): Promise<T> {
    const { section, module, remoteEntry } = remote;
    const files = remote.files.filter((url) => !this.styled.includes(url));
    // At once, and without executing them, in the mode in which they are used later.
    for (const url of [remoteEntry, ...files]) {
      const integrity = this.integrity[url];
      if (!integrity || document.querySelector(`link[href="${url}"], script[src="${url}"]`)) continue;
      addLink({ rel: 'preload', as: url.endsWith('.css') ? 'style' : 'script', href: url, integrity });
    }
    const stylesheets = files.filter((url) => url.endsWith('.css'));
    const [loaded] = await Promise.all([
      loadRemote<{ default?: T }>(`${section}/${module.replace(/^\.\/|\.tsx?$/g, '')}`),
      ...stylesheets.map((url) => loadStylesheet(url, this.integrity[url])),
    ]);
    if (typeof loaded?.default !== 'function')
      throw new Error('the default export of the module is not a component');
    return loaded.default;
  }
}

/** Hash of each file that the page may load, by URL. The entries of sections read it. */
function pageFiles() {
  const page = globalThis as { [PAGE_FILES]?: Record<string, string> };
  return (page[PAGE_FILES] ??= {});
}

/**
 * Plugin of Module Federation's runtime: lets the browser verify remote entries. Rejects an entry without a hash, without
 * requesting it. Files of a development server have an empty hash, which only the development build accepts.
 */
export const verifiedEntries = (hashes: Readonly<Record<string, string>>): ModuleFederationRuntimePlugin => ({
  name: 'verified-entries',
  createScript({ url }) {
    // The page's Trusted Types policy accepts paths. The runtime has made the path of the release a URL.
    const { pathname } = new URL(url, location.origin);
    const hash = hashes[pathname];
    if (!hash && !(process.env.NODE_ENV === 'development' && hash === ''))
      throw new Error(`${pathname} is not in this page's release`);
    const script = document.createElement('script');
    script.src = pathname;
    script.integrity = hash;
    script.crossOrigin = 'anonymous';
    return { script, timeout: LOAD_TIMEOUT_MS };
  },
});
