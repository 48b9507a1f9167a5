import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/** Timeout for loading a remote entry, in milliseconds: a development server responds when it has built the section. */
const ENTRY_TIMEOUT_MS = process.env.NODE_ENV === 'development' ? 120_000 : 2500;

/**
 * Plugin of Module Federation's runtime: lets the browser verify remote entries. Rejects an entry without a hash, without
 * requesting it. Files of a development server have an empty hash, which only the development build accepts.
 */
export const verifiedEntries = (hashes: ReadonlyMap<string, string>): ModuleFederationRuntimePlugin => ({
  name: 'verified-entries',
  createScript({ url }) {
    // The page's Trusted Types policy accepts paths. The runtime has made the path of the release a URL.
    const { pathname } = new URL(url);
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
