import { assetUrl } from '@vantedge/federation-contract';
import { LEAD_TOKEN_PATH, LEADS_PATH } from '@vantedge/leads';
import type { Sections } from '../client-release.ts';
import { siteFilePaths } from '../site-files.ts';

/** Paths that a release of these versions serves: pages, assets, files of the site, and the lead endpoint. */
export function servedPaths(sections: Sections): Set<string> {
  const builds = [...sections.values()].map(({ build }) => build);
  return new Set([
    ...builds.flatMap((build) => build.routes.map(({ path }) => path)),
    ...builds.flatMap((build) => Object.keys(build.files).map((file) => assetUrl(build, file))),
    ...builds.flatMap(siteFilePaths),
    LEADS_PATH,
    LEAD_TOKEN_PATH,
  ]);
}
