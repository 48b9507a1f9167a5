import * as v from 'valibot';
import { sha256, renewBody, type Store } from '@vantedge/store';
import { canonicalJson, hash, parseRecord } from '@vantedge/store/json';
import { type KeyedPage, keyedPage, recordId, type Settings } from '@vantedge/release';
import { SiteError } from '@vantedge/errors';

/** Everything that a document depends on, except the versions of the widgets that it shows. */
export interface PageInputs {
  composer: number;
  /** Settings that documents show. */
  settings: Pick<Settings, 'leadRetentionDays' | 'origin' | 'thirdParties' | 'consent'>;
  /** Version ids. */
  shell: string;
  owner: string;
  /** Name of the owner. */
  section: string;
  path: string;
  module: string;
}

type Versions = Readonly<Record<string, string>>;

/** First part of a page's key. */
export const inputsKey = (inputs: PageInputs): string => recordId(inputs);

/**
 * Key of a page: `<inputs>/<widgets>`. Like `Vary` in HTTP, the second part can only be computed when the page's widgets are known: it
 * is the digest of the versions of the sections that provide them.
 */
export function pageKey(inputs: string, widgets: readonly string[], versions: Versions): string {
  const providers = [...new Set(widgets.map((widget) => widget.split('/', 1)[0]!))].sort();
  if (!providers.length) return `${inputs}/${NO_WIDGETS}`;
  return `${inputs}/${recordId(providers.map((name) => [name, versions[name] ?? null]))}`;
}

/** Digest for most pages, which show no widget. */
const NO_WIDGETS = recordId([]);

/** Maximum number of variants of a page that are read to find out which widgets it shows. */
const MAX_VARIANTS = 4;

/**
 * Finds the record of a page with these inputs and these versions of its widgets. `likely` are widgets that the page showed in
 * another release. Damaged records count as missing: the page is then rendered again.
 */
export async function findPage(
  store: Store,
  inputs: string,
  versions: Versions,
  likely: readonly string[] = [],
): Promise<KeyedPage | undefined> {
  const expected = pageKey(inputs, likely, versions);
  const direct = await readPage(store, expected);
  if (direct) return direct;
  const keys = new Set((await store.list(`pages/${inputs}/`)).map(keyOf));
  const tried = new Set([expected]);
  for (const variant of [...keys].slice(0, MAX_VARIANTS)) {
    const other = await readPage(store, variant);
    if (!other) continue;
    const wanted = pageKey(inputs, other.widgets, versions);
    if (wanted === variant) return other;
    if (!keys.has(wanted) || tried.has(wanted)) continue;
    tried.add(wanted);
    const found = await readPage(store, wanted);
    if (found) return found;
  }
  return undefined;
}

/**
 * Stores a page as `pages/<inputs>/<widgets>.json` and returns the page that the store has for this key: two composers that render
 * it at the same time give it different dates, and the first one's are kept if its document is intact. `replace` overwrites it.
 */
export async function putPage(
  store: Store,
  page: KeyedPage,
  { replace = false }: { replace?: boolean } = {},
): Promise<KeyedPage> {
  if (!replace && (await createPage(store, page))) return page;
  const present = replace ? undefined : await readPage(store, page.key);
  if (present && (await renewBody(store, present.html))) return present;
  await store.replace(storeKey(page.key), encode(page));
  return page;
}

/**
 * Whether the store has the document of a page that `findPage` found. Renews the document and the record, so that garbage collection
 * does not remove them before a release refers to them.
 */
export async function renewPage(store: Store, page: KeyedPage): Promise<boolean> {
  if (!(await renewBody(store, page.html))) return false;
  await createPage(store, page);
  return true;
}

const createPage = (store: Store, page: KeyedPage) => store.putIfAbsent(storeKey(page.key), encode(page));

const encode = (page: KeyedPage) => new TextEncoder().encode(canonicalJson({ page, hash: hashOf(page) }));

const storeKey = (key: string) => `pages/${key}.json`;
const keyOf = (key: string) => key.slice('pages/'.length, -'.json'.length);
const hashOf = (page: KeyedPage) => sha256(new TextEncoder().encode(canonicalJson(page)));

const pageRecord = v.object({ page: keyedPage, hash });

async function readPage(store: Store, key: string): Promise<KeyedPage | undefined> {
  const at = storeKey(key);
  const bytes = await store.read(at);
  try {
    // Its name is not a hash of its content, so that the record contains one.
    const record = bytes && parseRecord(bytes, pageRecord, at);
    if (record?.hash !== (record && hashOf(record.page)) || record?.page.key !== key) return undefined;
    return record.page;
  } catch (error) {
    if (error instanceof SiteError) return undefined;
    throw error;
  }
}
