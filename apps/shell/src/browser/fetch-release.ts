import { type ClientRelease, parseClientRelease } from '@vantedge/federation-contract';

/** The deployed release is not the one this tab belongs to. */
export class NewerReleaseError extends Error {
  override readonly name = 'NewerReleaseError';
}

/**
 * Fetches the full release of a document. Rejects a newer one: if a section of the document has changed since, this
 * tab stays on its release, and other pages become full page loads.
 */
export async function fetchRelease(url: string, own: ClientRelease): Promise<ClientRelease> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(4000) });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  const parsed = parseClientRelease(await answer.json(), {
    unhashed: process.env.NODE_ENV === 'development',
  });
  if (!parsed.ok) throw new Error(`${url}: ${parsed.issues[0]!.at} ${parsed.issues[0]!.problem}`);
  for (const [name, { version }] of Object.entries(own.sections)) {
    if (parsed.value.sections[name]?.version !== version) {
      throw new NewerReleaseError(`'${name}' is no longer the version of this tab`);
    }
  }
  return parsed.value;
}
