import { type Push, pushesOf } from '@vantedge/release';
import type { Store } from '@vantedge/release/store';

/** Newest push of each version; without versions whose pushes were not recorded. */
export async function newestPushes(
  store: Store,
  versions: Readonly<Record<string, string>>,
): Promise<Record<string, Push>> {
  const found = await Promise.all(
    Object.entries(versions).map(async ([section, version]) => {
      const [newest] = await pushesOf(store, { section, version });
      return newest ? [[section, newest] as const] : [];
    }),
  );
  return Object.fromEntries(found.flat());
}
