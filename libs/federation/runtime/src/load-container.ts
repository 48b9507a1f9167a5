import { withTimeout } from './with-timeout.ts';

/** What a section's remote entry defines: a function that loads the modules that the section exposes. */
export interface Container {
  /** Resolves to a factory of the module. */
  get(module: string): Promise<() => unknown>;
}

/** Timeout for loading a remote entry, in milliseconds. */
const ENTRY_TIMEOUT_MS = 2500;

/**
 * Loads a section's remote entry, which the browser verifies, and returns the container that it defines. Rejects if the release
 * has no hash for it, without requesting it. Files of a development server have an empty hash, which only the development build
 * accepts.
 */
export async function loadContainer(
  section: string,
  url: string,
  integrity: string | undefined,
): Promise<Container> {
  const isKnown = process.env.NODE_ENV === 'development' ? integrity !== undefined : integrity;
  if (!isKnown) throw new Error(`${url} is not in this page's release`);
  const script = document.createElement('script');
  script.src = url;
  script.integrity = integrity ?? '';
  script.crossOrigin = 'anonymous';
  try {
    await withTimeout(ENTRY_TIMEOUT_MS, loaded(script));
  } finally {
    script.remove();
  }
  const container = (globalThis as Record<string, unknown>)[section];
  if (!container) throw new Error(`${url} does not define '${section}'`);
  return container as Container;
}

function loaded(script: HTMLScriptElement): Promise<void> {
  return new Promise((resolve, reject) => {
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`${script.src} did not load`));
    document.head.append(script);
  });
}
