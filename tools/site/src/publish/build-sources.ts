import { digestFiles, findClone, readHead } from '@vantedge/federation-contract/sources';
import type { Source } from '@vantedge/release';
import { buildCommand, type CommandLine, SiteError } from '@vantedge/errors';
import type { Build } from './read-build.ts';

/**
 * What each build is made of, by section, as far as it is known. A build whose files are those of the commit that is checked out is of that
 * commit, whichever one it was made from: Nx restores the build of a branch on another one where its files are the same. Throws
 * `BUILD_OUTDATED` for a build of other files than those of the checkout that it is in.
 */
export function findSources(
  builds: readonly Build[],
  dist: string,
  retryCommand?: CommandLine,
): Map<string, Source> {
  const clone = findClone(dist);
  const head = clone && readHead(clone);
  const sources = new Map<string, Source>();
  const outdated: string[] = [];
  for (const { record, source: built } of builds) {
    if (!built) continue;
    const { paths, ...source } = built;
    sources.set(record.name, source);
    if (!paths || !source.commit || !clone || !head) continue;
    const isHead = digestFiles(clone, paths, head) === source.files;
    // It is from another clone.
    if (!isHead && !digestFiles(clone, paths, source.commit)) continue;
    if (digestFiles(clone, paths) !== source.files) outdated.push(record.name);
    else if (isHead) sources.set(record.name, { ...source, commit: head, dirty: false });
  }
  if (!outdated.length) return sources;
  throw new SiteError(
    'BUILD_OUTDATED',
    `These builds were made from files that differ from this checkout: ${outdated.join(', ')}.`,
    { at: dist, fix: [buildCommand(...outdated), ...(retryCommand ? [retryCommand] : [])] },
  );
}
