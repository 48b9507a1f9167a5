import {
  loadRemote,
  type ModuleFederationRuntimePlugin,
  registerPlugins,
  registerRemotes,
} from '@module-federation/enhanced/runtime';
import type { ClientRelease } from '@vantedge/federation-contract';

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

/** Development servers respond when they have built the section. */
const isDevelopment = process.env.NODE_ENV === 'development';

/** Timeout from the first request to the loaded module, in milliseconds. */
const LOAD_TIMEOUT_MS = isDevelopment ? 120_000 : 4000;

/** Timeout for loading a remote entry, in milliseconds. */
const ENTRY_TIMEOUT_MS = isDevelopment ? 120_000 : 2500;

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
  async load<T>(remote: RemoteModule): Promise<T> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const timeout = new Promise<never>((_, reject) => {
      const error = new Error(`no response within ${LOAD_TIMEOUT_MS} ms`);
      timer = setTimeout(() => reject(error), LOAD_TIMEOUT_MS);
    });
    try {
      return await Promise.race([this.fetchModule<T>(remote), timeout]);
    } catch (cause) {
      throw new SectionUnavailable(remote, cause);
    } finally {
      clearTimeout(timer);
    }
  }

  /** Preloads the files of a module without executing it, in the mode in which they are used later. */
  preload({ remoteEntry, files }: RemoteModule) {
    for (const url of [remoteEntry, ...files]) {
      const integrity = this.integrity.get(url);
      if (!integrity || document.querySelector(`link[href="${url}"], script[src="${url}"]`)) continue;
      appendLink({ rel: 'preload', as: url.endsWith('.css') ? 'style' : 'script', href: url, integrity });
    }
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

/** A section's code could not be loaded: missing, altered, timed out, or without the expected export. */
class SectionUnavailable extends Error {
  override readonly name = 'SectionUnavailable';
  readonly section: string;

  constructor({ section, module, remoteEntry, files }: RemoteModule, cause: unknown) {
    const reason = cause instanceof Error ? cause.message.split('\n')[0] : String(cause);
    super(
      `section '${section}' cannot be loaded: ${module} from ${[remoteEntry, ...files].join(', ')}: ${reason}`,
      { cause },
    );
    this.section = section;
  }
}

/**
 * Plugin of Module Federation's runtime: lets the browser verify remote entries. Rejects an entry without a hash, without
 * requesting it. Files of a development server have an empty hash, which only the development build accepts.
 */
export const verifiedEntries = (hashes: ReadonlyMap<string, string>): ModuleFederationRuntimePlugin => ({
  name: 'verified-entries',
  createScript({ url }) {
    // The page's Trusted Types policy accepts paths. The runtime has made the path of the release a URL.
    const { pathname } = new URL(url, location.origin);
    const hash = hashes.get(pathname);
    if (!hash && !(process.env.NODE_ENV === 'development' && hash === ''))
      throw new Error(`${pathname} is not in this page's release`);
    const script = document.createElement('script');
    script.src = pathname;
    script.integrity = hash;
    script.crossOrigin = 'anonymous';
    return { script, timeout: ENTRY_TIMEOUT_MS };
  },
});

/** Loads stylesheets, each URL once, however many pages wait for it. */
export class Stylesheets {
  private readonly loading = new Map<string, Promise<void>>();

  /** Resolves once the stylesheet is loaded. Rejects if it has no hash or fails to load; the next call retries. */
  load(url: string, integrity: string | undefined): Promise<void> {
    const known = this.loading.get(url);
    if (known) return known;
    if (!integrity) return Promise.reject(new Error(`${url} is not in this page's release`));
    const loading = linkStylesheet(url, integrity).catch((error: unknown) => {
      this.loading.delete(url);
      throw error;
    });
    this.loading.set(url, loading);
    return loading;
  }
}

async function linkStylesheet(url: string, integrity: string): Promise<void> {
  const serverLinks = [...document.querySelectorAll<HTMLLinkElement>(`link[rel=stylesheet][href="${url}"]`)];
  if (serverLinks.some((link) => link.sheet)) return;
  // A link without a sheet is loading: the inline loader removes those that have failed.
  const links = serverLinks.length ? serverLinks : [appendLink({ rel: 'stylesheet', href: url, integrity })];
  await Promise.any(links.map(settled)).catch(() => {
    throw new Error(`${url} did not load`);
  });
}

function appendLink(properties: Partial<HTMLLinkElement>): HTMLLinkElement {
  const link = Object.assign(document.createElement('link'), properties, { crossOrigin: 'anonymous' });
  document.head.append(link);
  return link;
}

/** Resolves when a link has loaded; removes it and rejects when it has failed. */
function settled(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(link.href));
    });
  });
}
