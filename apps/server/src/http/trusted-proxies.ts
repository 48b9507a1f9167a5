import proxyAddr from 'proxy-addr';
import { usageError } from '@vantedge/errors';

/** Whether the sender of a request is a proxy whose headers are believed: its address, and how many proxies are between it and this server. */
export type TrustProxy = (address: string, hop: number) => boolean;

/**
 * Parses `--proxy`: how many proxies are in front, or their addresses and networks, separated by commas (`loopback` and `uniquelocal` are
 * names of some). Throws `USAGE`.
 */
export function trustedProxies(text: string): TrustProxy {
  if (/^[1-9]\d?$/.test(text)) return (_, hop) => hop < Number(text);
  try {
    const networks = text.split(',').map((part) => part.trim());
    // To the library, a number is an address.
    if (networks.some((network) => /^\d*$/.test(network))) throw new TypeError('not one number from 1 to 99');
    return proxyAddr.compile(networks);
  } catch (error) {
    throw usageError(
      `--proxy '${text}' is neither a number of proxies nor a list of their networks: ${(error as Error).message}.`,
      'use --proxy 1, or --proxy loopback,10.0.0.0/8',
    );
  }
}
