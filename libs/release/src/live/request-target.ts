/** The parts of a request target; `query` includes the question mark. */
export interface RequestTarget {
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
