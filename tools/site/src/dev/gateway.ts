import { SHELL } from '@vantedge/federation-contract';
import { createServer } from 'node:http';
import { wholeClientRelease, type Sections } from '../compose/client-release.ts';
import { NOT_FOUND } from '../release/not-found.ts';
import { devDocument, DEV_RELEASE } from './dev-document.ts';
import { devSections } from './dev-sections.ts';
import { DEV_PORTS } from './dev-servers.ts';
import { proxy } from './proxy.ts';

/**
 * The one address of a development session: pages of the sections that are being worked on come from their development
 * servers, every other page from the last composed site. `composedPort` is absent when nothing was published yet.
 */
export function gateway(working: readonly string[], composedPort: number | undefined) {
  return createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://gateway.invalid');
    const port = DEV_PORTS[/^\/assets\/([^/]+)\//.exec(pathname)?.[1] ?? ''];
    const sections = await devSections([SHELL, ...working.filter((name) => name !== SHELL)]);
    const own = sections && ownFile(sections, pathname);
    if (own && port) return proxy(request, response, port);
    const send = (status: number, type: string, body: string) =>
      response
        .writeHead(status, { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-store' })
        .end(body);
    if (!sections) {
      return send(
        503,
        'text/html',
        '<!doctype html><meta http-equiv="refresh" content="1"><title>Building…</title>Building…',
      );
    }
    if (pathname === DEV_RELEASE)
      return send(200, 'application/json', JSON.stringify(wholeClientRelease(sections)));
    const owner = working.find((name) => ownsPath(sections, name, pathname));
    if (owner) return send(200, 'text/html', devDocument(sections, owner, pathname));
    if (composedPort) return proxy(request, response, composedPort);
    send(404, 'text/html', devDocument(sections, SHELL, null));
  });
}

/** Composed pages ask below `/assets/` too: what a development build has not made is theirs. */
function ownFile(sections: Sections, pathname: string): boolean {
  const [, name = '', file = ''] = /^\/assets\/([^/]+)\/(.+)$/.exec(pathname) ?? [];
  const files = sections.get(name)?.build.files ?? {};
  return file in files || (sections.has(name) && /\.hot-update\./.test(file));
}

const ownsPath = (sections: Sections, name: string, pathname: string) =>
  pathname !== NOT_FOUND && sections.get(name)!.build.routes.some(({ path }) => path === pathname);
