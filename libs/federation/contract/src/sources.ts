import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { lstatSync } from 'node:fs';
import path from 'node:path';

/**
 * `dist/<section>/source.json`, written by the build preset: what the build is made of. It is not part of the version, so that equal
 * files give the same version from any commit. The first four members are absent without git or a commit.
 */
export interface BuildSource {
  /** Full hash of the commit that was checked out. */
  commit?: string;
  /** Whether the files that the build reads differed from it. */
  dirty?: boolean;
  /** These files and folders, relative to the root of the clone. */
  paths?: string[];
  /** `digestFiles` of them. */
  files?: string;
  /** Versions of the programs that made the build. */
  tools: Record<string, string>;
  /** Number of claims in its scripts whose source is still to be supplied. */
  claims: Claims;
}

/** Claims are records with a member `source`. */
export interface Claims {
  /** Copy that the client has not supplied. */
  placeholder: number;
  /** Figures without a source. */
  unverified: number;
}

/** Files that builds do not read. Nx does not count them as inputs of a build either (`nx.json`), so it would not build again for them. */
const UNREAD = /(?:\.test\.tsx?|\.examples\.tsx|\.md)$|^(?:(?!src\/)[^/]+\/)*(?:e2e|specification)\//;

/** Whether a build may read a file of its sources, by its name. */
export const isRead = (file: string) => !UNREAD.test(file);

/** Root folder of the clone that contains a folder. Undefined if there is none, or no git. */
export const findClone = (folder: string) => git(folder, ['rev-parse', '--show-toplevel'])?.trimEnd();

/** The commit that is checked out. Undefined if there is none. */
export const readHead = (clone: string) => git(clone, ['rev-parse', '--verify', 'HEAD'])?.trimEnd();

/**
 * SHA-256 of names and contents of what a build reads below some paths: of a commit or, without one, of the checkout as it is. What git
 * ignores and links of editors are not part of it. Undefined if git does not know the commit, or there are no files.
 */
export function digestFiles(clone: string, paths: readonly string[], commit?: string): string | undefined {
  const files = commit === undefined ? presentFiles(clone, paths) : committedFiles(clone, paths, commit);
  if (!files?.length) return undefined;
  return createHash('sha256').update(files.sort().join('\n')).digest('hex');
}

/** Name and git's hash of each file of a commit. */
const committedFiles = (clone: string, paths: readonly string[], commit: string) =>
  git(clone, ['ls-tree', '-r', '-z', commit, '--', ...paths])
    ?.split('\0')
    .flatMap((line) => {
      const [, hash, file] = /^100\d{3} blob (\w+)\t(.*)$/s.exec(line) ?? [];
      return file && isRead(file) ? `${file} ${hash}` : [];
    });

/** Name and git's hash of each file of the checkout. */
function presentFiles(clone: string, paths: readonly string[]) {
  const listed = git(clone, ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...paths]);
  const isFile = (file: string) => lstatSync(path.join(clone, file), { throwIfNoEntry: false })?.isFile();
  const files = [...new Set(listed?.split('\0'))].filter((file) => file && isRead(file) && isFile(file));
  const hashes = git(clone, ['hash-object', '--stdin-paths'], files.join('\n'))?.split('\n');
  return hashes && files.map((file, i) => `${file} ${hashes[i]}`);
}

/** Output of a read-only git command; undefined if it fails, or without git. */
function git(folder: string, args: readonly string[], input = ''): string | undefined {
  const options = { cwd: folder, input, encoding: 'utf8', maxBuffer: MAX_OUTPUT_BYTES } as const;
  try {
    return execFileSync('git', ['--no-optional-locks', '--literal-pathspecs', ...args], {
      ...options,
      stdio: ['pipe', 'pipe', 'ignore'],
    });
  } catch {
    return undefined;
  }
}

const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;
