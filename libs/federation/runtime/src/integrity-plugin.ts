import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/** Timeout for loading a remote entry, in milliseconds. The runtime's default is 20 s. */
const ENTRY_TIMEOUT_MS = 2500;

/**
 * Federation runtime plugin that only loads files of the release. A URL without a hash is rejected before it is requested;
 * the browser verifies the others. Files of a development server have an empty hash, which only the development build
 * accepts.
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
