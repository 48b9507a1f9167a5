import pLimit from 'p-limit';
import { SHELL } from '@vantedge/federation-contract';
import {
  findPage,
  inputsKey,
  type KeyedPage,
  pageKey,
  type PageInputs,
  type Release,
  renewPage,
} from '@vantedge/release';
import { renewBody, type Store } from '@vantedge/release/store';
import type { RouteOwner } from './compose-pages.ts';

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

/** What is known about the pages of a release before anything is rendered. */
export interface KnownPages {
  /** Pages that some release has rendered from the same inputs, by path. */
  pages: Record<string, KeyedPage>;
  unknown: UnknownPage[];
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
 * Looks up pages by their inputs: in the previous release, which needs no access to the store, and then in the store. The others
 * must be rendered.
 */
export async function knownPages(request: Request): Promise<KnownPages> {
  const { store, routes, versions, base, composer, settings, verify } = request;
  const known: KnownPages = { pages: {}, unknown: [] };
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
  for (const [i, { page, unknown }] of results.entries()) {
    const { path } = routes[i]!;
    if (page) known.pages[path] = page;
    if (unknown) known.unknown.push(unknown);
  }
  return known;
}
