import {
  assetUrl,
  type ClientRelease,
  type SectionDeclaration,
  type PageData,
  type ReleaseFacts,
  type SectionPage,
  type SectionWidget,
  SHELL,
} from '@vantedge/federation-contract';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { readFileSync } from 'node:fs';
import type { Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { urlToHttpOptions } from 'node:url';
import { createProxyServer, proxyUpgrade } from 'httpxy';
import { LEAD_RETENTION_DAYS } from '@vantedge/leads';
import { NOT_FOUND } from '@vantedge/release';
import { attribute, jsonForScript } from '@vantedge/documents/html';
import { requestTarget } from '@vantedge/documents/http';
import { hasKnownHost, INSPECTOR_TAG } from '@vantedge/server';
import { RELEASE_URL } from '../compose/client-release.ts';
import { type ChangeHeaders, remoteHeaders } from './remote-site.ts';
import { sourceStack } from './source-stack.ts';

/** Path to which a page posts an error's stack to map it to source files. */
const STACK_PATH = '/__dev/stack';

/** Path of the component gallery, available only in development. */
const GALLERY_PATH = '/gallery';

const HOST = '127.0.0.1';

/** The servers behind the gateway. */
interface Servers {
  /** Ports of development servers by section; always includes the shell's. */
  devServerPorts: ReadonlyMap<string, number>;
  /** Folders of those sections. */
  folders: ReadonlyMap<string, string>;
  /** The composed site. One that is not of this session gets nothing but requests for pages and files. */
  site: { url: string; isRemote: boolean };
}

/**
 * The single origin of a development session. Pages of the sections in development come from their development servers;
 * every other path comes from the composed site.
 */
export function gateway({ devServerPorts, folders, site }: Servers): Server {
  const portOf = (path: string) => devServerPorts.get(/^\/assets\/([^/]+)\//.exec(path)?.[1] ?? '');

  async function readAsset(path: string): Promise<string> {
    const file = await fetch(`http://${HOST}:${portOf(path)}${path}`);
    if (!file.ok) throw new Error(`${path}: ${file.status}`);
    return file.text();
  }

  function proxyToSite(request: IncomingMessage, response: ServerResponse, onNotFound: () => void) {
    const address = new URL(site.url);
    if (site.isRemote && request.method !== 'GET' && request.method !== 'HEAD')
      return send(response, 403, 'text/plain', `Development sends nothing to ${address.origin}.`);
    const onError = () => send(response, 502, 'text/plain', `${address.origin} does not answer.`);
    const changes = site.isRemote && remoteHeaders(address);
    proxy(request, response, { address, onNotFound, onError, ...changes });
  }

  async function handle(request: IncomingMessage, response: ServerResponse) {
    const { path } = requestTarget(request.url!);
    if (path === STACK_PATH) {
      const frames = await sourceStack(await text(request), readAsset, folders);
      return send(response, 200, 'application/json', JSON.stringify({ frames }));
    }
    const port = portOf(path);
    if (port) {
      // Composed pages have files below `/assets/` too, which no development server knows.
      const onMissing = () =>
        proxyToSite(request, response, () => send(response, 404, 'text/plain', `Not found: ${path}`));
      const address = new URL(`http://${HOST}:${port}`);
      return proxy(request, response, { address, onNotFound: onMissing, onError: onMissing });
    }
    const records = await recordsOf(devServerPorts);
    if (!records) return send(response, 503, 'text/html', BUILDING_PAGE);
    if (path === GALLERY_PATH) {
      const scheme = new URL(request.url!, 'http://localhost').searchParams.get('scheme');
      return send(response, 200, 'text/html', galleryDocument(records, scheme));
    }
    if (path === RELEASE_URL) {
      return send(response, 200, 'application/json', JSON.stringify(developmentRelease(records)));
    }
    const owner = ownerOf(path, records);
    if (owner) return send(response, 200, 'text/html', devDocument(records, owner.name, path));
    proxyToSite(request, response, () => send(response, 404, 'text/html', devDocument(records, SHELL, null)));
  }

  const server = createServer((request, response) => {
    if (!hasKnownHost(request)) return send(response, 403, 'text/plain', 'Use localhost as the host.');
    handle(request, response).catch((error: unknown) => {
      // A client that disconnects is not an error.
      if (response.destroyed) return;
      console.error(error);
      if (response.headersSent) response.destroy();
      else send(response, 500, 'text/plain', 'The development server failed; the terminal says why.');
    });
  });
  return server.on('upgrade', (request: IncomingMessage, socket: Socket, head: Buffer) => {
    const port = hasKnownHost(request) && portOf(request.url!);
    if (!port) return void socket.destroy();
    proxyUpgrade({ host: HOST, port }, request, socket, head, { xfwd: false }).catch(() => socket.destroy());
  });
}

const BUILDING_PAGE =
  '<!doctype html><meta http-equiv="refresh" content="1"><title>Building</title>' +
  '<p>Building. If this page does not go away, check the terminal for errors.</p>';

/** A section's declaration with all its pages, as its development server has it. */
type DevelopmentRecord = Pick<SectionDeclaration, 'name' | 'widgets'> & { routes: readonly SectionPage[] };

/** The records of all sections, from their development servers; undefined until all of them are up. */
async function recordsOf(
  devServerPorts: Servers['devServerPorts'],
): Promise<DevelopmentRecord[] | undefined> {
  try {
    return await Promise.all([...devServerPorts].map(([name, port]) => developmentRecord(name, port)));
  } catch {
    return undefined;
  }
}

/** The record of a section from its development server, which responds once its first build is complete. */
async function developmentRecord(section: string, port: number): Promise<DevelopmentRecord> {
  const response = await fetch(`http://${HOST}:${port}/assets/${section}/section.json`);
  return (await response.json()) as DevelopmentRecord;
}

const ownerOf = (path: string, records: readonly DevelopmentRecord[]) =>
  records.find(({ routes }) => path !== NOT_FOUND && routes.some((route) => route.path === path));

function send(response: ServerResponse, status: number, type: string, body: string) {
  response
    .writeHead(status, { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-store' })
    .end(body);
}

interface Upstream {
  address: URL;
  /** Responds instead of a 404. */
  onNotFound: () => void;
  /** Responds if the server does not. */
  onError: () => void;
  ofRequest?: ChangeHeaders;
  ofResponse?: ChangeHeaders;
}

const unchanged: ChangeHeaders = (headers) => headers;

/** Forwards a request to a server and returns its response. */
function proxy(
  request: IncomingMessage,
  response: ServerResponse,
  { address, onNotFound, onError, ofRequest = unchanged, ofResponse = unchanged }: Upstream,
) {
  request.headers = ofRequest(request.headers);
  const { auth } = urlToHttpOptions(address);
  createProxyServer({ target: address, selfHandleResponse: true, ...(auth && { auth }) })
    .on('proxyRes', (answer) => {
      if (answer.statusCode === 404) {
        answer.resume();
        return onNotFound();
      }
      response.writeHead(answer.statusCode!, ofResponse(answer.headers));
      answer.pipe(response);
    })
    .on('error', () => (response.headersSent ? response.destroy() : onError()))
    .web(request, response)
    .catch(console.error);
}

/** The start of every document, with the script that shows errors thrown in the browser. */
const HEAD = [
  '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
  `<link rel="icon" href="data:,"><script>${readFileSync(`${import.meta.dirname}/error-overlay.js`, 'utf8')}</script>`,
].join('');

/** Links of stylesheets. Hot reload replaces those that the document has. */
const stylesheets = (records: readonly DevelopmentRecord[], shellStylesheet: string) =>
  records
    .map((record) => assetUrl(record, record.name === SHELL ? shellStylesheet : `${record.name}.css`))
    .map((url) => `<link rel="stylesheet" href="${attribute(url)}">`)
    .join('');

/** There is no release, so pages are dated to the start of the session. */
const SESSION_START = new Date().toISOString();
const RELEASE_FACTS: ReleaseFacts = {
  published: SESSION_START,
  changed: SESSION_START,
  leadRetentionDays: LEAD_RETENTION_DAYS,
};

/**
 * Returns a document without markup: the application starts immediately and renders the page in the browser, where edits
 * show in place. `path` is null for the shell's not-found page.
 */
function devDocument(records: readonly DevelopmentRecord[], owner: string, path: string | null): string {
  const shell = records.find(({ name }) => name === SHELL)!;
  const start = assetUrl(shell, 'main.js');
  const release = developmentRelease(records);
  const data: PageData = {
    section: owner,
    path,
    release,
    facts: RELEASE_FACTS,
    releaseUrl: RELEASE_URL,
    entryScripts: [start],
    stylesheets: [],
  };
  return [
    // Forms are shown as where a server takes them; sending says that none does.
    `<!doctype html><html lang="en" data-leads=""><head>${HEAD}${INSPECTOR_TAG}<meta name="color-scheme" content="light dark">`,
    `${stylesheets(records, 'main.css')}</head><body><div id="root"></div>`,
    `<script type="application/json" id="vantedge-page">${jsonForScript(data)}</script>`,
    `<script src="${attribute(start)}"></script></body></html>`,
  ].join('');
}

/** The document of the component gallery, or of the examples of one component. */
const galleryDocument = (records: readonly DevelopmentRecord[], scheme: string | null) =>
  [
    `<!doctype html><html lang="en"${scheme ? ` data-scheme="${attribute(scheme)}"` : ''}><head>${HEAD}`,
    `<title>Components</title>${stylesheets(records, 'gallery.css')}</head><body><div id="root"></div><script src="/assets/${SHELL}/gallery.js"></script></body></html>`,
  ].join('');

/** Version of sections in development. No release has it, so tabs of a release load their pages with a full page load. */
const DEVELOPMENT_VERSION = 'development';

/** The sections in development as a release, without hashes and without the files of each page, which the chunks load themselves. */
function developmentRelease(records: readonly DevelopmentRecord[]): ClientRelease {
  const release: ClientRelease = { sections: {}, integrity: {} };
  for (const { name, routes, widgets = [] } of records) {
    const own = { version: DEVELOPMENT_VERSION, widgets: byName(widgets) };
    if (name === SHELL) {
      release.sections[name] = { ...own, routes: byPath(routes) };
    } else {
      // By the manifest, which Module Federation's devtools read.
      const remoteEntry = assetUrl({ name }, 'mf-manifest.json');
      release.sections[name] = { ...own, remoteEntry, routes: byPath(routes) };
      for (const url of [remoteEntry, assetUrl({ name }, 'remote-entry.js')]) release.integrity[url] = '';
    }
  }
  return release;
}

const byPath = (pages: readonly SectionPage[]) =>
  Object.fromEntries(pages.map(({ path, ...page }) => [path, { ...page, files: [] }]));

const byName = (widgets: readonly SectionWidget[]) =>
  Object.fromEntries(widgets.map(({ name, module }) => [name, { module, files: [] }]));
