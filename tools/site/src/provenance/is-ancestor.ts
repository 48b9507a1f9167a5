import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { GitContext } from './git.ts';

const run = promisify(execFile);

/**
 * Whether a commit is the other one or an ancestor of it. Undefined if git does not know: one of them is not in this clone, there is
 * no clone, or git is not installed.
 */
export async function isAncestor(
  { folder, variables }: GitContext,
  commit: string,
  descendant: string,
): Promise<boolean | undefined> {
  if (commit === descendant) return true;
  try {
    await run('git', ['merge-base', '--is-ancestor', commit, descendant], {
      cwd: folder,
      env: { ...process.env, ...variables },
    });
    return true;
  } catch (error) {
    return (error as { code?: unknown }).code === 1 ? false : undefined;
  }
}
