import { type DevelopmentRecord, SHELL } from '@vantedge/federation-contract';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { RELEASE_URL } from '../compose/client-release.ts';
import { NOT_FOUND } from '../release/not-found.ts';
import { requestTarget } from '../serve/request-target.ts';
import { devDocument } from './dev-document.ts';
import { GALLERY_PATH, galleryDocument } from './gallery-document.ts';
import { developmentRecord, developmentRelease } from './dev-sections.ts';
import { proxy, proxySocket } from './proxy.ts';
import { sourceStack } from './source-stack.ts';

/** Where a page posts the stack of an error, to learn which source files it names. */
const STACK_PATH = '/__dev/stack';

/** Ports of the servers behind the gateway. */
interface Ports {
  /** Development servers, by section; the shell's is always among them. */
  devServerPorts: ReadonlyMap<string, number>;
  /** The last composed release. */
  composedSitePort: number;
}

/**
 * The one address of a development session: pages of the sections that are being worked on are rendered from their
 * development servers, every other path is the last composed release's.
 */
export function gateway({ devServerPorts, composedSitePort }: Ports): Server {
  const portOf = (path: string) => devServerPorts.get(/^\/assets\/([^/]+)\//.exec(path)?.[1] ?? '');

  async function readAsset(path: string): Promise<string> {
    const file = await fetch(`http://127.0.0.1:${portOf(path)}${path}`);
    if (!file.ok) throw new Error(`${path}: ${file.status}`);
    return file.text();
  }

  async function handle(request: IncomingMessage, response: ServerResponse) {
    const { path } = requestTarget(request.url!);
    if (path === STACK_PATH) {
      const found = await sourceStack(await text(request), readAsset);
      return send(response, 200, 'application/json', JSON.stringify(found));
    }
    const port = portOf(path);
    if (port) {
      // Files of a composed page stand below `/assets/` too: those that no development server has.
      const onNotFound = () => send(response, 404, 'text/plain', `Nobody has ${path}`);
      return proxy(request, response, port, () => proxy(request, response, composedSitePort, onNotFound));
    }
    if (path === GALLERY_PATH) {
      const scheme = new URL(request.url!, 'http://localhost').searchParams.get('scheme');
      return send(response, 200, 'text/html', galleryDocument(scheme));
    }
    const records = await recordsOf(devServerPorts);
    if (!records) return send(response, 503, 'text/html', BUILDING_PAGE);
    if (path === RELEASE_URL) {
      return send(response, 200, 'application/json', JSON.stringify(developmentRelease(records)));
    }
    const owner = ownerOf(path, records);
    if (owner) return send(response, 200, 'text/html', devDocument(records, owner.name, path));
    proxy(request, response, composedSitePort, () =>
      send(response, 404, 'text/html', devDocument(records, SHELL, null)),
    );
  }

  const server = createServer((request, response) => void handle(request, response));
  return server.on('upgrade', (request: IncomingMessage, socket: Socket) => {
    const port = portOf(request.url!);
    if (port) proxySocket(request, socket, port);
    else socket.destroy();
  });
}

const BUILDING_PAGE =
  '<!doctype html><meta http-equiv="refresh" content="1"><title>Building</title>' +
  '<p>Building. If this stays, the terminal says why.</p>';

/** Undefined as long as one of the servers is not up. */
async function recordsOf(devServerPorts: Ports['devServerPorts']): Promise<DevelopmentRecord[] | undefined> {
  try {
    return await Promise.all([...devServerPorts].map(([name, port]) => developmentRecord(name, port)));
  } catch {
    return undefined;
  }
}

const ownerOf = (path: string, records: readonly DevelopmentRecord[]) =>
  records.find(({ routes }) => path !== NOT_FOUND && routes.some((route) => route.path === path));

function send(response: ServerResponse, status: number, type: string, body: string) {
  response
    .writeHead(status, { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-store' })
    .end(body);
}
