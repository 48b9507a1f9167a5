import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Output of `git status` can list every file of a repository. */
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;

/** Where git runs. */
export interface GitContext {
  folder: string;
  /** Environment variables, in addition to those of this process. */
  variables?: NodeJS.ProcessEnv;
}

/** Runs a read-only git command. Returns its output, or undefined if it fails or git is not installed. */
export async function git({ folder, variables }: GitContext, ...args: string[]): Promise<string | undefined> {
  try {
    const { stdout } = await run('git', ['--no-optional-locks', ...args], {
      cwd: folder,
      env: { ...process.env, ...variables },
      maxBuffer: MAX_OUTPUT_BYTES,
    });
    return stdout.trim();
  } catch {
    return undefined;
  }
}

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
