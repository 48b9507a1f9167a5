/**
 * Whether an `If-None-Match` header matches an entity tag. Uses weak comparison, so that a proxy that weakened our tag still
 * gets a 304. `*` matches every tag.
 */
export function matchesEtag(header: string, etag: string): boolean {
  // Nearly every browser sends back exactly the tag.
  if (header === etag) return true;
  if (header.trim() === '*') return true;
  // Our tags contain only hex digits, but others in the list may contain commas.
  for (const [tag] of header.matchAll(/"[^"]*"/g)) if (tag === etag) return true;
  return false;
}
