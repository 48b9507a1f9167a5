import { once } from 'node:events';
import { createHash } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';

/** A connection: throughput in Mbit/s, and latency in milliseconds. */
export interface Network {
  megabits: number;
  latency: number;
}

/** Slows all requests of a page down to a network. */
export async function emulateNetwork(page: Page, { megabits, latency }: Network): Promise<void> {
  const bytesPerSecond = (megabits * 1_000_000) / 8;
  const client = await page.context().newCDPSession(page);
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
}

/** Bytes and milliseconds between parts: a browser paints several times while content above the fold arrives. */
const PART_BYTES = 500;
const PAUSE_MS = 20;

/** Starts a proxy in front of the site that sends the content above the fold of documents in small parts. */
export async function openSlowSite(site: string) {
  const server = createServer(({ method = '', url = '', headers }, outgoing) => {
    const { 'accept-encoding': _, ...plain } = headers;
    const forwarded = request(site + url, { method, headers: plain, agent: false }, async (incoming) => {
      const { 'content-length': __, ...rest } = incoming.headers;
      const body = await buffer(incoming);
      outgoing.writeHead(incoming.statusCode!, rest);
      const start = Math.max(0, body.indexOf('<div id="root">'));
      const end = body.indexOf('id="hero-end"');
      outgoing.write(body.subarray(0, start));
      for (let at = start; at < end; at += PART_BYTES) {
        outgoing.write(body.subarray(at, Math.min(at + PART_BYTES, end)));
        await setTimeout(PAUSE_MS);
      }
      outgoing.end(body.subarray(Math.max(start, end)));
    });
    forwarded.on('error', () => outgoing.destroy());
    forwarded.end();
  });
  return listen(server);
}

/** Returns functions that add a script to the documents of the site, and allow it in their policies. */
export function addedScript(script: string) {
  const hash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
  const allowed = (policy: string) => policy.replaceAll('script-src ', `script-src ${hash} `);
  return {
    toDocument: (html: string) =>
      allowed(html).replace('</title>', () => `</title><script>${script}</script>`),
    /** Headers of a response whose length may change. */
    toHeaders(original: IncomingHttpHeaders) {
      const { 'content-length': _, 'content-security-policy': policy, ...headers } = original;
      return { ...headers, ...(policy && { 'content-security-policy': allowed(String(policy)) }) };
    },
  };
}

/** Starts a server on this machine, on a free port by default. Returns its URL, and the function that closes every connection. */
export async function listen(server: Server, port = 0): Promise<{ url: string; close(): Promise<void> }> {
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.close();
      // A browser's spare connection without a request is not idle: it would stay open for a minute.
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
