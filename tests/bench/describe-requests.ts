/** A request that the simulated largest paint waits for. */
export interface SimulatedRequest {
  url: string;
  /** Bytes, with headers. */
  bytes: number;
  /** Simulated end, in milliseconds since the navigation. */
  end: number;
}

/** File names without hashes, sizes and ends, the last end first. The document is called `document`. */
export function describeRequests(requests: readonly SimulatedRequest[], document: string): string[] {
  return requests
    .toSorted((one, other) => other.end - one.end || other.bytes - one.bytes)
    .map(({ url, bytes, end }) => {
      const name = url === document ? 'document' : fileName(url);
      return `${name} ${(bytes / 1000).toFixed(1)} (${Math.round(end)})`;
    });
}

const fileName = (url: string) =>
  new URL(url).pathname
    .split('/')
    .at(-1)!
    .replace(/\.[\da-f]{10}(?=\.)/, '');
