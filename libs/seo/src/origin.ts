/** Origin of absolute URLs in documents whose release has no origin of its own, without a trailing slash. */
export const DEFAULT_ORIGIN = 'https://www.vantedge.example.com';

/** Returns the canonical URL of a page; `undefined` if it has none. */
export const canonicalUrl = (
  { path, canonical = path }: { path: string; canonical?: string | false },
  origin = DEFAULT_ORIGIN,
) => (canonical === false ? undefined : new URL(canonical, origin).href);
