import { SHELL } from '@vantedge/federation-contract';
import { getSettings, getVersion, NOT_FOUND, type Release, type Settings } from '@vantedge/release';
import { command, SiteError, usageError } from '@vantedge/errors';
import type { Store } from '@vantedge/store';
import { commit } from './commit.ts';
import type { ChannelRequest, CommitResult } from './requests.ts';

interface RemoveRequest extends ChannelRequest {
  section: string;
  /** Path that visitors of the section's pages are redirected to. Default: the pages are not found. */
  redirectTo?: string | undefined;
}

/**
 * Releases the site without a section, with a redirect from each of its pages if `redirectTo` is given, which those to its pages then
 * lead to as well. `site rollback` brings it back. Throws `SECTION_NOT_FOUND`, `SHELL_NOT_REMOVABLE` for the shell, and the errors of a
 * release: other pages may link to the section or show its widgets.
 */
export async function removeSection({
  section,
  redirectTo,
  ...request
}: RemoveRequest): Promise<CommitResult> {
  const { store, channel } = request;
  if (section === SHELL) {
    throw new SiteError('SHELL_NOT_REMOVABLE', 'The shell cannot be removed: every page needs it.');
  }
  return commit(request, async ({ base }) => {
    if (base?.versions[section] === undefined) {
      throw new SiteError('SECTION_NOT_FOUND', `'${section}' is not live on '${channel}'.`, {
        at: `channels/${channel}/`,
        fix: command('site', 'status'),
      });
    }
    const { [section]: _, ...versions } = base.versions;
    const settings =
      redirectTo === undefined ? undefined : await settingsWithRedirects(store, base, section, redirectTo);
    return { entry: { action: 'remove', sections: [section] }, compose: { versions, settings } };
  });
}

/** The settings of a release, with redirects from the pages of a section, and from what is redirected to them. Throws `USAGE`. */
async function settingsWithRedirects(
  store: Store,
  base: Release,
  section: string,
  redirectTo: string,
): Promise<Settings> {
  const { build } = await getVersion(store, section, base.versions[section]!);
  const removed = build.routes.map(({ path }) => path);
  const paths = Object.keys(base.pages).filter((path) => path !== NOT_FOUND && !removed.includes(path));
  if (!paths.includes(redirectTo)) {
    throw usageError(
      `--redirect ${redirectTo}: the site has no page at this path.`,
      command('site', 'remove', section, '--redirect', paths.sort()[0] ?? '<path>'),
    );
  }
  const settings = getSettings(base);
  const isRemoved = (target: string) => removed.includes(target.split('#')[0]!);
  const redirects = {
    ...Object.fromEntries(
      Object.entries(settings.redirects ?? {}).map(([from, to]) => [from, isRemoved(to) ? redirectTo : to]),
    ),
    ...Object.fromEntries(removed.map((path) => [path, redirectTo])),
  };
  return { ...settings, redirects };
}
