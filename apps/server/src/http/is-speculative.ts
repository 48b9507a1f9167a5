import type { IncomingMessage } from 'node:http';

/**
 * Whether a browser requests something before the visitor asks for it, with `Sec-Purpose: prefetch` or `prefetch;prerender`. In
 * Chromium, requests of a prerendered page keep this header after its activation, so it tells nothing about images or data.
 */
export const isSpeculative = ({ headers }: IncomingMessage): boolean =>
  headers['sec-purpose']?.toString().startsWith('prefetch') ?? false;
