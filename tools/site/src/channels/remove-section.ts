import { SHELL } from '@vantedge/federation-contract';
import { getVersion, NOT_FOUND, settingsOf } from '@vantedge/release';
import { SiteError, usage } from '@vantedge/errors';
import { commitComposition } from './commit-composition.ts';
import type { ChannelRequest, Committed } from './commit-release.ts';

interface RemoveRequest extends ChannelRequest {
  section: string;
  /** Path that visitors of the section's pages are redirected to. Default: the pages are not found. */
  redirectTo?: string | undefined;
}

/**
 * Releases the site without a section, with a redirect from each of its pages if `redirectTo` is given, which those to its pages then
 * lead to as well. `site rollback` brings it
 * back. Throws `SECTION_NOT_FOUND`, `SHELL_NOT_REMOVABLE` for the shell, and the errors of a release: other pages may link to the section
 * or show its widgets.
 */
export async function removeSection({ section, redirectTo, ...request }: RemoveRequest): Promise<Committed> {
  const { store, channel } = request;
  if (section === SHELL) {
    throw new SiteError('SHELL_NOT_REMOVABLE', 'The shell cannot be removed: every page needs it.', {
      fix: 'site status',
    });
  }
  return commitComposition(request, async (base) => {
    const version = base?.versions[section];
    if (!base || version === undefined) {
      throw new SiteError('SECTION_NOT_FOUND', `'${section}' is not live on '${channel}'.`, {
        at: `channels/${channel}/`,
        fix: 'site status',
      });
    }
    const { [section]: _, ...versions } = base.versions;
    const settings = settingsOf(base);
    if (redirectTo === undefined) return { versions, settings, action: 'remove', sections: [section] };
    const own = (await getVersion(store, section, version)).build.routes.map(({ path }) => path);
    const paths = Object.keys(base.pages).filter((path) => path !== NOT_FOUND && !own.includes(path));
    if (!paths.includes(redirectTo)) {
      throw usage(
        `--redirect ${redirectTo}: the site has no page at this path.`,
        `site remove ${section} --redirect ${paths.sort()[0]}`,
      );
    }
    const isOwn = (target: string) => own.includes(target.split('#')[0]!);
    const redirects = {
      ...Object.fromEntries(
        Object.entries(settings.redirects ?? {}).map(([from, to]) => [from, isOwn(to) ? redirectTo : to]),
      ),
      ...Object.fromEntries(own.map((path) => [path, redirectTo])),
    };
    return { versions, settings: { ...settings, redirects }, action: 'remove', sections: [section] };
  });
}
