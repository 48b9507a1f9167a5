import type { Source } from '@vantedge/release';
import { ciCommit, ciPipeline } from './ci-variables.ts';
import { git, type GitContext } from './git.ts';

/**
 * The checkout that contains a folder: its commit, whether it has changes, and the CI run. Without git, the commit is the one that the
 * CI service names. Undefined if nothing is known.
 */
export async function currentSource(checkout: Required<GitContext>): Promise<Source | undefined> {
  const { variables } = checkout;
  const [head, status] = await Promise.all([
    git(checkout, 'rev-parse', '--verify', 'HEAD'),
    git(checkout, 'status', '--porcelain'),
  ]);
  const commit = head ?? ciCommit(variables);
  const pipeline = ciPipeline(variables);
  const source = {
    ...(isCommit(commit) && { commit }),
    ...(head !== undefined && status !== undefined && { dirty: status !== '' }),
    ...(isUrl(pipeline) && { pipeline }),
  };
  return Object.keys(source).length ? source : undefined;
}

const isCommit = (text: string | undefined) => /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(text ?? '');

const isUrl = (text: string | undefined) => /^https?:/.test(text ?? '') && URL.canParse(text!);
