import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/** Longest wait for a federation entry, in milliseconds; the runtime's own limit is 20 s. */
const ENTRY_TIMEOUT_MS = 2500;

/**
 * Lets the federation runtime load what the release knows, and nothing else: a URL without a hash is refused before a
 * request is made, one with a hash is held to it by the browser. Files of a development server have an empty hash, which
 * the development build alone accepts.
 */
export function integrityPlugin(
  integrityOf: (url: string) => string | undefined,
): ModuleFederationRuntimePlugin {
  return {
    name: 'vantedge-integrity',
    createScript({ url }) {
      const { pathname } = new URL(url, location.href);
      const integrity = integrityOf(pathname);
      const isKnown = process.env.NODE_ENV === 'development' ? integrity !== undefined : integrity;
      if (!isKnown) throw new Error(`${pathname} is not in this page's release`);
      const script = document.createElement('script');
      script.src = pathname;
      script.integrity = integrity ?? '';
      script.crossOrigin = 'anonymous';
      return { script, timeout: ENTRY_TIMEOUT_MS };
    },
  };
}
