import type { BlobHash, StoredBody } from '../records/model.ts';
import type { SiteError } from '../site-error.ts';
import type { Store } from '../store/store.ts';
import { readBody } from './read-body.ts';
import type { Bodies } from './served-file.ts';

/** Reads complete, verified bodies. Errors name the URL that needs the body in addition to the key. */
export interface BodyReader {
  read(url: string, body: StoredBody): Promise<Bodies>;
  /** All intact bodies read so far, by hash. */
  bodies: ReadonlyMap<BlobHash, Bodies>;
}

interface ReaderOptions {
  /** Bodies already in memory: after a publish, most bodies of the new release. */
  known?: ReadonlyMap<BlobHash, Bodies> | undefined;
  /** Called for each damaged blob or record without which the body is still complete. */
  onDamage?: ((problem: SiteError) => void) | undefined;
  /** Restores a damaged body from its encodings. Otherwise, it is an error. */
  canRestore?: boolean;
}

/** Returns a reader that reads each body once, as `readBody` does. */
export function bodyReader(
  store: Store,
  { known = new Map(), onDamage = () => undefined, canRestore = false }: ReaderOptions = {},
): BodyReader {
  const bodies = new Map<BlobHash, Bodies>();
  return {
    bodies,
    async read(url, body) {
      const present = bodies.get(body.identity) ?? known.get(body.identity);
      const problems: SiteError[] = [];
      const addProblem = (problem: SiteError) => void problems.push(problem);
      const read = present ?? (await readBody(store, url, body, { onDamage: addProblem, canRestore }));
      // A damaged body is read again by the next release.
      if (!problems.length) bodies.set(body.identity, read);
      for (const problem of problems) onDamage(problem);
      return read;
    },
  };
}
