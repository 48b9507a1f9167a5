import { type BrowserCheck, getRelease, type Provenance, putCheck } from '@vantedge/release';
import type { Store } from '@vantedge/store';
import { currentPreview } from '../channels/previews.ts';
import type { Progress } from '../progress.ts';
import { visitRelease } from './visit-release.ts';

interface Request {
  store: Store;
  /** Name of the preview. */
  name: string;
  provenance: Provenance;
  progress?: Progress | undefined;
}

/**
 * Visits a preview as `visitRelease` does, and stores what was seen beside its release: it is not visited again when it goes live. Throws
 * `PREVIEW_NOT_FOUND`, and the errors of `visitRelease`.
 */
export async function checkPreview({ store, name, provenance, progress }: Request): Promise<BrowserCheck> {
  const { release: id, parent } = await currentPreview(store, name);
  const [release, before] = await Promise.all([id, parent.release].map((each) => getRelease(store, each)));
  const seen = await visitRelease({ store, release: release!, before, progress });
  const check = { ...provenance, parent: parent.release, ...seen };
  await putCheck(store, id, check);
  return check;
}
