import pLimit from 'p-limit';
import { SHELL } from '@vantedge/federation-contract';
import type { KeyedPage, Release } from '@vantedge/release';
import { renewBody, type Store } from '@vantedge/store';
import type { RouteOwner } from './client-release.ts';
import { findPage, inputsKey, pageKey, type PageInputs, renewPage } from './page-cache.ts';

/** Number of pages that are looked up at once. */
const LOOKUPS_AT_ONCE = 32;

/** A page that must be rendered. */
export interface UnknownPage {
  route: RouteOwner;
  /** First part of its key. */
  inputs: string;
  /** Whether the store has a damaged record or document of this page. */
  isDamaged: boolean;
}

interface Request extends Pick<PageInputs, 'composer' | 'settings'> {
  store: Store;
  routes: readonly RouteOwner[];
  versions: Readonly<Record<string, string>>;
  base: Release | undefined;
  /** Reads the documents of unchanged pages too, and has damaged ones rendered again. */
  verify: boolean;
}

/**
 * Looks up pages by their inputs: in the previous release, which needs no access to the store, and then in the store. Returns those that
 * some release has rendered from the same inputs, by path, and the others.
 */
export async function knownPages(request: Request) {
  const { store, routes, versions, base, composer, settings, verify } = request;
  const results = await pLimit(LOOKUPS_AT_ONCE).map(routes, async (route) => {
    const { path, module, section } = route;
    const [shell, owner] = [versions[SHELL]!, versions[section]!];
    const inputs = inputsKey({ composer, settings, shell, owner, section, path, module });
    const before = base?.pages[path];
    const isKept = before?.key === pageKey(inputs, before?.widgets ?? [], versions);
    // Almost all pages of a release. Everything else needs the store.
    if (isKept && (!verify || (await renewBody(store, before!.html)))) return { page: before as KeyedPage };
    const found = isKept ? undefined : await findPage(store, inputs, versions, before?.widgets);
    if (found && (await renewPage(store, found))) return { page: found };
    return { unknown: { route, inputs, isDamaged: isKept || found !== undefined } };
  });
  const pages: Record<string, KeyedPage> = {};
  for (const [i, { page }] of results.entries()) if (page) pages[routes[i]!.path] = page;
  return { pages, unknown: results.flatMap(({ unknown }): UnknownPage[] => (unknown ? [unknown] : [])) };
}
