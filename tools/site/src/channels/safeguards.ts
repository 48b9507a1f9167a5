import { getVersion, NOT_FOUND, type Push, readPushes, type Release } from '@vantedge/release';
import { buildCommand, command, printable, SiteError } from '@vantedge/errors';
import { formatVersion, type Versions } from './pushed-versions.ts';
import { type ChannelRequest, retryWith } from './requests.ts';

/**
 * Throws `BUILD_DEVELOPMENT` if visitors would get a development build, and `BUILD_DIRTY` if those of `production` would get one with
 * changes that are not committed. A version of which any push is of a commit has none.
 */
export async function assertBuiltForVisitors(
  request: ChannelRequest,
  versions: Versions,
  liveVersions: Versions = {},
): Promise<void> {
  const { store, channel, permissions } = request;
  for (const [section, version] of Object.entries(versions)) {
    if (liveVersions[section] === version) continue;
    const at = `versions/${section}/${version}.json`;
    const { build } = await getVersion(store, section, version);
    if (build.mode) {
      throw new SiteError(
        'BUILD_DEVELOPMENT',
        `${formatVersion(section, version)} is a development build, which only previews show.`,
        { at, fix: [buildCommand(section), command('site', 'publish', section)] },
      );
    }
    if (channel !== 'production' || permissions?.allowDirty) continue;
    const pushes = await readPushes(store, { section, version });
    const isDirty = ({ source }: Push) => source?.dirty === true;
    if (!pushes.length || !pushes.every(isDirty)) continue;
    throw new SiteError(
      'BUILD_DIRTY',
      `${formatVersion(section, version)}, pushed by ${printable(pushes[0]!.by)}, was built from uncommitted changes. ` +
        'Commit them, then build and publish again, or allow it:',
      { at, fix: retryWith(request, '--allow-dirty') },
    );
  }
}

/** Paths of pages that only the first of two releases has, sorted. */
export const removedPages = (before: Release | undefined, after: Release): string[] =>
  Object.keys(before?.pages ?? {})
    .filter((path) => path !== NOT_FOUND && !after.pages[path])
    .sort();

/**
 * Throws `PAGE_REMOVED` if a page of the live release would be gone: not in the next release, not redirected to one of its pages, and not
 * permitted.
 */
export function assertNothingLost(
  live: Release | undefined,
  next: Release,
  request: Pick<ChannelRequest, 'permissions' | 'retryCommand'>,
): void {
  const { gone = [] } = request.permissions ?? {};
  if (gone.includes('any')) return;
  const isRedirected = (path: string) => {
    const [target = ''] = next.settings.redirects?.[path]?.split('#') ?? [];
    return next.pages[target] !== undefined;
  };
  const lost = removedPages(live, next).filter((path) => !gone.includes(path) && !isRedirected(path));
  if (!lost.length) return;
  throw new SiteError(
    'PAGE_REMOVED',
    `This release would remove live pages: ${lost.join(', ')}. Add redirects to the settings (site settings apply), or confirm:`,
    { fix: retryWith(request, ...lost.flatMap((path) => ['--gone', path])) },
  );
}
