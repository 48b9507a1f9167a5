/**
 * Returns the canonical form of a path, percent-encoded: lower case, without trailing or repeated slashes. `undefined` for
 * malformed paths and for dot segments, backslashes and control characters, which only attacks send. The result starts with
 * exactly one slash, so that as a `Location` it cannot point to another host.
 */
export function canonicalPath(path: string): string | undefined {
  const decoded = path.startsWith('/') ? decode(path) : undefined;
  if (decoded === undefined || hasForbiddenCharacter(decoded)) return undefined;
  const segments = decoded.split('/').filter(Boolean);
  if (segments.some((segment) => segment === '.' || segment === '..')) return undefined;
  return encodePath(`/${segments.join('/').toLowerCase()}`);
}

/** Encodes a path for a request line. */
export function encodePath(path: string): string {
  return encodeURI(path).replaceAll('?', '%3F').replaceAll('#', '%23');
}

function decode(path: string): string | undefined {
  // A request line is ASCII; a client that sends anything else forgot to encode it.
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

/** The parts of a request target; `query` includes the question mark. */
interface RequestTarget {
  path: string;
  query: string;
}

/** Splits a request target: `/path?query`, or the absolute URL that a client sends to a proxy. */
export function requestTarget(url: string): RequestTarget {
  const local = url.startsWith('/') ? url : url.replace(/^https?:\/\/[^/?#]*/i, '');
  const hash = local.indexOf('#');
  const target = hash < 0 ? local : local.slice(0, hash);
  const mark = target.indexOf('?');
  const path = mark < 0 ? target : target.slice(0, mark);
  // `http://host?query` has no path, and `*` is not a path.
  return { path: path === '' && local !== url ? '/' : path, query: mark < 0 ? '' : target.slice(mark) };
}
