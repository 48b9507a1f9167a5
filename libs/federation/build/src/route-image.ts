/** The image of a route among the files of a build. */
export function routeImage(path: string, files: readonly string[]): string | undefined {
  const stem = stemOf(path);
  return files.find((file) => file.startsWith(stem) && /^\.[0-9a-f]{10}\.png$/.test(file.slice(stem.length)));
}

/** The name of a route's image without hash and ending, `share.solutions.finance`: no segment of a path holds a full stop, so that two paths never have one name. */
export const stemOf = (path: string) => `share${path === '/' ? '' : path.replaceAll('/', '.')}`;
