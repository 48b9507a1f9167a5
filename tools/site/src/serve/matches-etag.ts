/**
 * Whether an `If-None-Match` header names this entity tag: by weak comparison, so that a proxy which weakened our tag still
 * gets its 304. `*` names every tag.
 */
export function matchesEtag(header: string, etag: string): boolean {
  // What nearly every browser sends back is the tag itself.
  if (header === etag) return true;
  if (header.trim() === '*') return true;
  // Our tags hold hex digits only, but somebody else's may hold a comma.
  for (const [tag] of header.matchAll(/"[^"]*"/g)) if (tag === etag) return true;
  return false;
}
