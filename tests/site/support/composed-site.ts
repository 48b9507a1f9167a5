import path from 'node:path';
import { type Document, parseHtml } from '@vantedge/release/html';
import type { SiteServer } from '../../../apps/server/src/http/server.ts';
import { serveStore } from './serve-store.ts';

/** The composed site, served during the tests of one file. */
export interface ComposedSite {
  /** Requests a path of the site. */
  get(path: string): Promise<Response>;
  /** The document at a path, parsed once. */
  document(path: string): Promise<Document>;
}

/** Serves the composed site on a free port while the tests of this file run. */
export function composedSite(): ComposedSite {
  const documents = new Map<string, Promise<Document>>();
  let server: SiteServer;
  beforeAll(async () => {
    server = await serveStore(path.resolve('.store-test/site'));
  });
  afterAll(() => server.close());

  const get = (path: string) => fetch(server.url + path);
  const read = async (path: string) => parseHtml(await (await get(path)).text());
  return {
    get,
    document(path) {
      const document = documents.get(path) ?? read(path);
      documents.set(path, document);
      return document;
    },
  };
}
