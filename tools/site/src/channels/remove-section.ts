import { SHELL } from '@vantedge/federation-contract';
import {
  getVersion,
  type LogEntry,
  type Release,
  type Settings,
  settingsOf,
  SiteError,
} from '@vantedge/release';
import { type ChannelRequest, commitRelease } from './commit-release.ts';
import { composeNext } from './compose-next.ts';

interface RemoveRequest extends ChannelRequest {
  section: string;
  /** Path that visitors of the section's pages are redirected to. Default: the pages are not found. */
  redirectTo?: string | undefined;
}

export interface Removed {
  entry: LogEntry;
  changed: boolean;
  /** Paths that the site no longer has. */
  paths: string[];
  /** Paths of other sections that were rendered again. */
  rendered: string[];
}

/**
 * Releases the site without a section, with a redirect from each of its pages if `redirectTo` is given. `site rollback` brings it
 * back. Throws `SECTION_NOT_FOUND`, `SECTION_REQUIRED` for the shell, and the errors of a release: other pages may link to the section
 * or show its widgets.
 */
export async function removeSection({ section, redirectTo, ...request }: RemoveRequest): Promise<Removed> {
  const { store, channel } = request;
  if (section === SHELL) {
    throw new SiteError('SECTION_REQUIRED', 'The shell cannot be removed: every page needs it.', {
      fix: 'site status',
    });
  }
  const now = new Date();
  const { entry, changed, next } = await commitRelease({
    ...request,
    now: () => now,
    async build(base) {
      const version = base?.versions[section];
      if (!base || version === undefined) throw notFound(channel, section);
      const { build } = await getVersion(store, section, version);
      const paths = build.routes.map(({ path }) => path).sort();
      const { [section]: _, ...versions } = base.versions;
      const settings = withRedirects(settingsOf(base), paths, redirectTo);
      const composition = await composeNext({ ...request, base, versions, settings, now });
      assertTarget(composition.release, redirectTo);
      return { ...composition, action: 'remove', sections: [section], paths };
    },
  });
  return { entry, changed, paths: next.paths, rendered: next.rendered };
}

function withRedirects(settings: Settings, paths: readonly string[], target: string | undefined): Settings {
  if (target === undefined) return settings;
  const added = Object.fromEntries(paths.map((path) => [path, target]));
  return { ...settings, redirects: { ...settings.redirects, ...added } };
}

function assertTarget({ pages }: Release, target: string | undefined) {
  if (target === undefined || pages[target]) return;
  throw new SiteError('USAGE', `--redirect ${target}: the site has no page at this path.`, {
    fix: '--redirect /',
  });
}

const notFound = (channel: string, section: string) =>
  new SiteError('SECTION_NOT_FOUND', `'${section}' is not live on '${channel}'.`, {
    at: `channels/${channel}/`,
    fix: 'site status',
  });
