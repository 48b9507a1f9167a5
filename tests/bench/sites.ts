import { publishSections } from '../../tools/site/src/publish/publish-sections.ts';
import { type SiteServer, startServer } from '../../tools/site/src/serve/server.ts';
import { memoryStore } from '../../tools/site/src/store/memory-store.ts';
import { buildMonolith, DIST } from '../monolith/build-monolith.ts';

export const SECTIONS = ['shell', 'solutions', 'stories', 'pricing'] as const;

/** The site as built, and the monolith of the same sources: composed, and served in this process. */
export async function startSites() {
  const monolith = await serve(await buildMonolith('monolith', SECTIONS));
  const federated = await serve(DIST);
  return {
    federated: federated.url,
    monolith: monolith.url,
    close: () => Promise.all([federated.close(), monolith.close()]),
  };
}

/** The site as built: composed, and served in this process. */
export const startComposedSite = () => serve(DIST);

async function serve(dist: string): Promise<SiteServer> {
  const store = memoryStore();
  await publishSections({ store, channel: 'production', sections: SECTIONS, dist });
  return startServer({ store, channel: 'production', port: 0 });
}
