/** Finds the share image of a route among the files of a build. */
export function routeImage(path: string, files: readonly string[]): string | undefined {
  const stem = stemOf(path);
  return files.find((file) => file.startsWith(stem) && /^\.[0-9a-f]{10}\.png$/.test(file.slice(stem.length)));
}

/** Name of a route's image without hash and extension, such as `share.solutions.finance`. Path segments contain no dots, so names are unique. */
export const stemOf = (path: string) => `share${path === '/' ? '' : path.replaceAll('/', '.')}`;
