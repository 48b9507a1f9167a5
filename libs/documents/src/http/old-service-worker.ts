import { DENY_ALL_CSP_HEADERS, SECURITY_HEADERS } from './headers.ts';
import { REVALIDATE } from './served-file.ts';

/**
 * Script that takes the place of a service worker of the site that was on this origin before, which would go on showing that site: it deletes
 * its caches, unregisters itself and loads the open pages again. This site has no service worker.
 */
export const OLD_WORKER_SCRIPT = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(retire()));

async function retire() {
  for (const name of await caches.keys()) await caches.delete(name);
  await registration.unregister();
  for (const client of await clients.matchAll({ type: 'window' })) {
    // With a fragment, the page would only scroll. Not awaited: a page loads once this has ended.
    client.navigate(client.url.split('#')[0]).catch(() => {});
  }
}
`;

/** Headers of the script. The worker may have a scope above its folder, and ordinary requests for its path get another response. */
export const OLD_WORKER_HEADERS = {
  'Content-Type': 'text/javascript; charset=utf-8',
  'Cache-Control': REVALIDATE,
  'Service-Worker-Allowed': '/',
  Vary: 'Service-Worker',
  ...DENY_ALL_CSP_HEADERS,
  ...SECURITY_HEADERS,
};
