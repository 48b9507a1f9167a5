import { createServer, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { listen } from './listen.ts';

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
      const end = body.indexOf('data-fold');
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
