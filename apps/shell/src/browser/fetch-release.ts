import { type ClientRelease, parseClientRelease } from '@vantedge/federation-contract';

/** Another release than the tab's is live. */
export class NewerReleaseError extends Error {
  override readonly name = 'NewerReleaseError';
}

/**
 * The whole release that a document belongs to. A newer one is refused: when any section that the document was made of
 * has another version by now, this tab keeps to its own, and other pages need a full page load.
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
