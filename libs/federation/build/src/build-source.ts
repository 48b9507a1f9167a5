import { type BuildSource, digestFiles, findClone, readHead } from '@vantedge/federation-contract/sources';
import path from 'node:path';
import { buildPaths } from './workspace.ts';

/**
 * Which commit an app is built from, whether the files that its build reads differ from it, and the digest of these files. Nothing without
 * git or a commit.
 */
export function buildSource(root: string): Omit<BuildSource, 'tools' | 'claims'> {
  const clone = findClone(root);
  const commit = clone && readHead(clone);
  if (!commit) return {};
  const paths = buildPaths(root)
    .map((file) => path.relative(clone, file).replaceAll(path.sep, '/') || '.')
    .filter((file) => !file.startsWith('../'))
    .sort();
  const files = digestFiles(clone, paths);
  if (!files) return {};
  return { commit, dirty: digestFiles(clone, paths, commit) !== files, paths, files };
}
