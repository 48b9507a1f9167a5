import type { ChannelRequest } from '../channels/commit-release.ts';
import type { Progress } from '../progress.ts';
import { getRelease, settingsOf } from '@vantedge/release';
import {
  isCorruption,
  liveEntry,
  type LiveRelease,
  loadRelease,
  readBody,
  servedFile,
  type ServedFile,
} from '@vantedge/release/live';
import { memoryStore, putBody } from '@vantedge/release/store';
import { headersFile, exportedRedirects, redirectDocument, redirectsFile } from './host-files.ts';
import { type LeadEndpoint, parseLeadEndpoint, withLeadEndpoint } from './lead-endpoint.ts';
import { assertReplaceable, replaceFolder } from './replace-folder.ts';

interface Export extends Pick<ChannelRequest, 'store' | 'channel' | 'progress'> {
  /** Target folder: absent, empty or an earlier export. */
  folder: string;
  /** Endpoint for form submissions. Default: that of the settings; without one, the forms are disabled, and say so. */
  leads?: string | undefined;
  /** Write nothing. */
  isDryRun?: boolean;
}

/**
 * Writes the live release of a channel to a folder for any static host, with assets that open tabs of earlier releases may
 * still need. Returns the id of the release, the number of files, and the endpoint of the forms; `undefined` if they are disabled.
 */
export async function exportSite({ store, channel, folder, leads, isDryRun = false, progress }: Export) {
  progress?.phase('read the release');
  const entry = await liveEntry(store, channel);
  const release = await getRelease(store, entry.release);
  const live = await loadRelease(store, channel, { entry, release }, {});
  const given = leads ?? settingsOf(release).leadEndpoint;
  const endpoint = given === undefined ? undefined : parseLeadEndpoint(given);
  const contents = await exportContents(await exportedRelease(live, endpoint, progress));
  progress?.phase('write files');
  if (isDryRun) await assertReplaceable(folder);
  else await replaceFolder(folder, contents, live.id);
  return { release: live.id, files: contents.size, leads: endpoint?.url };
}

/** Adapts a release to a static host: forms use the given endpoint, or are disabled without one. */
async function exportedRelease(
  live: LiveRelease,
  endpoint: LeadEndpoint | undefined,
  progress?: Progress,
): Promise<LiveRelease> {
  const store = memoryStore();
  const exported = async (path: string, file: ServedFile): Promise<ServedFile> => {
    const original = file.identity.body.toString();
    const html = withLeadEndpoint(original, endpoint);
    if (html === original) return file;
    const stored = await putBody(store, Buffer.from(html), { compression: 'best' });
    const { bodies } = await readBody(store, path, stored);
    return servedFile({
      kind: file.kind,
      status: file.status,
      type: 'text/html; charset=utf-8',
      release: live.id,
      bodies,
    });
  };
  const files = new Map(live.files);
  const pages = [...live.files].filter(([, { kind }]) => kind === 'page');
  const count = progress?.phase('write and compress pages', pages.length);
  for (const [path, file] of pages) {
    files.set(path, await exported(path, file));
    count?.();
  }
  return { ...live, files, notFound: await exported('/404', live.notFound) };
}

/**
 * The files of an export, by relative name. Pages are `<path>.html`, which hosts serve at `<path>` without a redirect. Other files
 * keep their names. A redirect is a line of `_redirects` and a document. Compressed variants have the suffixes `.br` and `.gz`.
 */
async function exportContents(live: LiveRelease): Promise<Map<string, Uint8Array>> {
  const contents = new Map<string, Uint8Array>();
  const add = (name: string, { identity, br, gzip }: ServedFile) => {
    contents.set(name, identity.body);
    if (br) contents.set(`${name}.br`, br.body);
    if (gzip) contents.set(`${name}.gz`, gzip.body);
  };
  for (const [path, file] of live.files) add(fileName(path, file), file);
  for (const [path, asset] of live.assets) {
    const file = await asset.load().catch((error: unknown) => {
      // Of an earlier release: the live one was verified.
      if (!isCorruption(error)) throw error;
    });
    if (file) add(fileName(path, file), file);
  }
  add('404.html', live.notFound);
  contents.set('_headers', Buffer.from(headersFile(live)));
  const redirects = exportedRedirects(live);
  for (const [from, to] of redirects) contents.set(pageName(from), Buffer.from(redirectDocument(to)));
  if (redirects.length) contents.set('_redirects', Buffer.from(redirectsFile(redirects)));
  return contents;
}

const fileName = (path: string, { kind }: ServedFile) =>
  kind === 'page' ? pageName(path) : decodeURIComponent(path.slice(1));

const pageName = (path: string) =>
  path === '/' ? 'index.html' : `${decodeURIComponent(path.slice(1))}.html`;
