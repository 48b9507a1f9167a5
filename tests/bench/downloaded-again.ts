/** A file that a page loads. */
export interface PageFile {
  /** URL, which contains a hash of the contents. */
  url: string;
  /** Compressed size in bytes. */
  bytes: number;
}

/** Returns the files of a page that a visitor of its earlier version does not have in the cache, largest first. */
export function downloadedAgain(before: readonly PageFile[], after: readonly PageFile[]): PageFile[] {
  const cached = new Set(before.map(({ url }) => url));
  const unique = new Map(after.map((file) => [file.url, file]));
  return [...unique.values()].filter(({ url }) => !cached.has(url)).sort((a, b) => b.bytes - a.bytes);
}
