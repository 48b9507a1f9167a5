/** Origin of every absolute URL in a document, without a trailing slash. */
export const ORIGIN = 'https://www.vantedge.example.com';

/** The URL that search engines list a page under. */
export const canonicalUrl = ({ path, canonical = path }: { path: string; canonical?: string }) =>
  new URL(canonical, ORIGIN).href;
