import { bodyReader, type LiveRelease, servedFile, type ServedFile } from '@vantedge/release/live';
import type { Progress } from '@vantedge/cli';
import { memoryStore, putBody } from '@vantedge/release/store';
import { type LeadEndpoint, withLeadEndpoint } from './lead-endpoint.ts';

/** Adapts a release to a static host: forms use the given endpoint, or are disabled without one. */
export async function exportedRelease(
  live: LiveRelease,
  endpoint: LeadEndpoint | undefined,
  progress?: Progress,
): Promise<LiveRelease> {
  const store = memoryStore();
  const reader = bodyReader(store);
  const exported = async (path: string, file: ServedFile): Promise<ServedFile> => {
    const original = file.identity.body.toString();
    const html = withLeadEndpoint(original, endpoint);
    if (html === original) return file;
    const bodies = await reader.read(path, await putBody(store, Buffer.from(html), { compression: 'best' }));
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
