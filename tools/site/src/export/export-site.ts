import type { ChannelRequest } from '../channels/requests.ts';
import type { Progress } from '../progress.ts';
import { FORMS_PATH } from '@vantedge/federation-contract';
import { getRelease, getSettings, NOT_FOUND } from '@vantedge/release';
import { SiteError, isCorruption } from '@vantedge/errors';
import { DocumentEditor, select } from '@vantedge/documents/html';
import { liveEntry, type LiveRelease, loadRelease, readBody } from '@vantedge/release/live';
import { OLD_WORKER_SCRIPT, servedFile, type ServedFile } from '@vantedge/documents/http';
import { memoryStore, putBody } from '@vantedge/store';
import { headersFile, exportedRedirects, redirectDocument, redirectsFile } from './host-files.ts';
import { assertReplaceable, replaceFolder } from './replace-folder.ts';

interface Export extends Pick<ChannelRequest, 'store' | 'channel' | 'progress'> {
  /** Target folder: absent, empty or an earlier export. */
  folder: string;
  /** The host forwards `/api/forms` to a server. Default: if the settings name it; otherwise the forms are disabled, and say so. */
  leads?: boolean | undefined;
  /** Write nothing. */
  isDryRun?: boolean;
}

/**
 * Writes the live release of a channel to a folder for any static host, with assets that open tabs of earlier releases may
 * still need. Returns the id of the release, the number of files, and whether the forms are enabled.
 */
export async function exportSite({ store, channel, folder, leads, isDryRun = false, progress }: Export) {
  progress?.phase('read the release');
  const entry = await liveEntry(store, channel);
  const release = await getRelease(store, entry.release);
  const live = await loadRelease(store, channel, { entry, release }, {});
  const { leadEndpoint, oldServiceWorkers = [] } = getSettings(release);
  const hasForms = leads ?? leadEndpoint !== undefined;
  const exported = hasForms ? live : await withoutForms(live, progress);
  const contents = await exportContents(exported, oldServiceWorkers);
  progress?.phase('write files');
  if (isDryRun) await assertReplaceable(folder);
  else await replaceFolder(folder, contents, live.id);
  return { release: live.id, files: contents.size, leads: hasForms };
}

/** A release whose forms are disabled. */
async function withoutForms(live: LiveRelease, progress?: Progress): Promise<LiveRelease> {
  const store = memoryStore();
  const exported = async (path: string, file: ServedFile): Promise<ServedFile> => {
    const original = file.identity.body.toString();
    const html = withDisabledForms(original);
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
  return { ...live, files, notFound: await exported(NOT_FOUND, live.notFound) };
}

/** Makes the forms of a document that a server would take submit nothing (`method="dialog"` sends no request). The script shows that submissions are disabled. */
function withDisabledForms(html: string): string {
  if (!html.includes(FORMS_PATH)) return html;
  const editor = new DocumentEditor(html);
  for (const element of select('html[data-leads]', editor.root))
    editor.set(element, { 'data-leads': undefined });
  for (const form of select(`form[action^="${FORMS_PATH}/"], form[method=post]:not([action])`, editor.root))
    editor.set(form, { action: undefined, method: 'dialog' });
  for (const button of select(`[formaction^="${FORMS_PATH}/"]`, editor.root))
    editor.set(button, { formaction: undefined, formmethod: undefined });
  return editor.toString();
}

/**
 * The files of an export, by relative name. Pages are `<path>.html`, which hosts serve at `<path>` without a redirect. Other files
 * keep their names. A redirect is a line of `_redirects` and a document. Compressed variants have the suffixes `.br` and `.gz`.
 * Throws `URL_COLLISION` if two paths are the same file.
 */
async function exportContents(
  live: LiveRelease,
  oldServiceWorkers: readonly string[],
): Promise<Map<string, Uint8Array>> {
  const contents = new Map<string, Uint8Array>();
  const paths = new Map<string, string>();
  const set = (path: string, name: string, body: Uint8Array) => {
    const other = paths.get(name);
    if (other !== undefined) throw sameFile(other, path, name);
    paths.set(name, path);
    contents.set(name, body);
  };
  const add = (path: string, name: string, { identity, br, gzip }: ServedFile) => {
    set(path, name, identity.body);
    if (br) set(path, `${name}.br`, br.body);
    if (gzip) set(path, `${name}.gz`, gzip.body);
  };
  for (const [path, file] of live.files) add(path, fileName(path, file), file);
  for (const [path, asset] of live.assets) {
    const file = await asset.load().catch((error: unknown) => {
      // Of an earlier release: the live one was verified.
      if (!isCorruption(error)) throw error;
    });
    if (file) add(path, fileName(path, file), file);
  }
  add(NOT_FOUND, '404.html', live.notFound);
  for (const path of oldServiceWorkers) set(path, path.slice(1), Buffer.from(OLD_WORKER_SCRIPT));
  set('/_headers', '_headers', Buffer.from(headersFile(live, oldServiceWorkers)));
  const redirects = exportedRedirects(live);
  for (const [from, to] of redirects) set(from, pageName(from), Buffer.from(redirectDocument(to)));
  if (redirects.length) set('/_redirects', '_redirects', Buffer.from(redirectsFile(redirects)));
  return contents;
}

const fileName = (path: string, { kind }: ServedFile) =>
  kind === 'page' ? pageName(path) : decodeURIComponent(path.slice(1));

const pageName = (path: string) =>
  path === '/' ? 'index.html' : `${decodeURIComponent(path.slice(1))}.html`;

const sameFile = (one: string, other: string, name: string) =>
  new SiteError('URL_COLLISION', `${one} and ${other} are both ${name} in an export.`, {
    at: other,
    fix: `give one of them another path: a page in its section's src/section.ts, others in site.json`,
  });
