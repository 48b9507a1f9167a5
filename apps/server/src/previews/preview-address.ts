import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** File in the folder of a store: where its server is, and the URL of its previews with `*` as the name. */
const fileIn = (folder: string) => path.join(folder, 'server.json');

/**
 * Says in the folder of a store where its server shows previews; returns a function that takes it back. A folder in which the server may not
 * write says nothing.
 */
export async function announcePreviews(
  folder: string,
  address: { url: string; preview: string },
): Promise<() => Promise<void>> {
  const text = JSON.stringify(address);
  await writeFile(fileIn(folder), text).catch(() => undefined);
  return async () => {
    // Another server of the store may have started since.
    const isOwn = (await readFile(fileIn(folder), 'utf8').catch(() => undefined)) === text;
    if (isOwn) await rm(fileIn(folder), { force: true }).catch(() => undefined);
  };
}

/** Time in which a server on this machine answers, in milliseconds. */
const ANSWER_MS = 2_000;

/** URL of a preview on the server of a store in a folder; undefined if none runs: a killed one leaves its file, so that it is asked. */
export async function announcedPreview(folder: string, name: string): Promise<string | undefined> {
  try {
    const { url, preview } = JSON.parse(await readFile(fileIn(folder), 'utf8')) as Record<string, string>;
    const { headers } = await fetch(url!, { method: 'HEAD', signal: AbortSignal.timeout(ANSWER_MS) });
    return headers.has('x-release') ? preview!.replace('*', name) : undefined;
  } catch {
    return undefined;
  }
}
