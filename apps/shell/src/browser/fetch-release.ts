import { assetBase, type ClientRelease, parseClientRelease, SHELL } from '@vantedge/federation-contract';

/** The deployed release is not the one this tab belongs to. */
export class NewerReleaseError extends Error {
  override readonly name = 'NewerReleaseError';
}

/**
 * Fetches the full release of a document. If a section of the document has changed since, this tab stays on its release: only
 * the shell's own pages remain, and other pages become full page loads. Rejects if the shell has changed.
 */
export async function fetchRelease(url: string, own: ClientRelease): Promise<ClientRelease> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(4000) });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  const release = parseClientRelease(await answer.json(), {
    unhashed: process.env.NODE_ENV === 'development',
  });
  const { sections, integrity } = release;
  const isCurrent = (name: string) => sections[name]?.version === own.sections[name]?.version;
  if (!isCurrent(SHELL)) throw new NewerReleaseError("the live shell is newer than this tab's");
  if (Object.keys(own.sections).every(isCurrent)) return release;
  const files = Object.entries(integrity).filter(([url]) => url.startsWith(assetBase(SHELL)));
  return { sections: { [SHELL]: sections[SHELL]! }, integrity: Object.fromEntries(files) };
}
