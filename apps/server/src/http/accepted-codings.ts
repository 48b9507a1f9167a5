import { type Coding, CODINGS } from '@vantedge/release/live';

/** Browsers send only a few different headers. The limit keeps a client from filling the memory with others. */
const MAX_CACHED_HEADERS = 200;

/**
 * Returns a caching parser of `Accept-Encoding`: the codings in the order in which to try them. The client's weights come
 * first; between equals, the smaller body wins. `identity` comes last unless it has a weight, and is never excluded: an
 * unencoded body is better than a 406 (RFC 9110, section 12.5.3).
 */
export function acceptedCodings(): (header: string | undefined) => readonly Coding[] {
  const cache = new Map<string, readonly Coding[]>();
  return (header) => {
    if (header === undefined) return ['identity'];
    const known = cache.get(header);
    if (known) return known;
    const codings = parse(header);
    if (cache.size >= MAX_CACHED_HEADERS) cache.clear();
    cache.set(header, codings);
    return codings;
  };
}

function parse(header: string): readonly Coding[] {
  const weights = new Map<string, number>();
  for (const item of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = item.split(';').map((part) => part.trim());
    if (name) weights.set(name === 'x-gzip' ? 'gzip' : name, weightOf(parameters));
  }
  const weight = (coding: Coding) =>
    weights.get(coding) ?? (coding === 'identity' ? undefined : weights.get('*')) ?? 0;
  const wanted = CODINGS.filter((coding) => weight(coding) > 0).sort(
    (one, other) => weight(other) - weight(one),
  );
  return wanted.includes('identity') ? wanted : [...wanted, 'identity'];
}

/** The weight, 0 to 1. A malformed weight counts as 0, so that the client gets the unencoded body. */
function weightOf(parameters: readonly string[]): number {
  const given = parameters.find((parameter) => parameter.startsWith('q='));
  if (given === undefined) return 1;
  return /^q=(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.test(given) ? Number(given.slice(2)) : 0;
}
