import { SiteError } from '../../site-error.ts';
import type { Store } from '../../store/store.ts';
import type { Attempt } from './attempt.ts';
import { fakePublish, fakeVersion } from './fake-release.ts';
import { appendReleaseUnchecked } from './append-release-unchecked.ts';

/** Publishes one fake version on `production`. Returns a `SiteError` as a result and throws any other error. */
export async function publishOnce(store: Store, section: string, label: string): Promise<Attempt> {
  const version = fakeVersion(section, label);
  const started = String(process.hrtime.bigint());
  const attempt = (result: Partial<Attempt>): Attempt => ({
    section,
    version,
    started,
    ended: String(process.hrtime.bigint()),
    ...result,
  });
  try {
    const { entry } = await appendReleaseUnchecked({
      store,
      channel: 'production',
      build: fakePublish(section, label),
      now: () => new Date(),
    });
    return attempt({ acknowledged: { number: entry.number, release: entry.release } });
  } catch (error) {
    if (!(error instanceof SiteError)) throw error;
    return attempt({ failure: { code: error.code, at: error.at ?? '', message: error.message } });
  }
}
