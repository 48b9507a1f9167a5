/** Origin of all absolute URLs in documents, without a trailing slash. */
export const ORIGIN = 'https://www.vantedge.example.com';

/** Returns the canonical URL of a page. */
export const canonicalUrl = ({ path, canonical = path }: { path: string; canonical?: string }) =>
  new URL(canonical, ORIGIN).href;
