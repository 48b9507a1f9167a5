/**
 * The one form of a path, percent-encoded: lower case, no trailing or doubled slash. `undefined` when it is malformed, and
 * for what no browser sends and only an attack needs: dot segments, backslashes, control characters. The result begins
 * with exactly one slash, so that as a `Location` it can never name another host.
 */
export function canonicalPath(path: string): string | undefined {
  const decoded = path.startsWith('/') ? decode(path) : undefined;
  if (decoded === undefined || hasForbiddenCharacter(decoded)) return undefined;
  const segments = decoded.split('/').filter(Boolean);
  if (segments.some((segment) => segment === '.' || segment === '..')) return undefined;
  return encodePath(`/${segments.join('/').toLowerCase()}`);
}

/** A path as it stands in a request line. */
export function encodePath(path: string): string {
  return encodeURI(path).replaceAll('?', '%3F').replaceAll('#', '%23');
}

function decode(path: string): string | undefined {
  // A request line is ASCII; anything else is a client that forgot to encode.
  if (!/^[\x21-\x7e]*$/.test(path)) return undefined;
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

function hasForbiddenCharacter(text: string): boolean {
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    if (code < 0x20 || code === 0x7f || code === 0x5c) return true;
  }
  return false;
}
