import { isPersonName, SiteError } from '@vantedge/release';
import { userInfo } from 'node:os';
import { ciActor } from './ci-variables.ts';
import { git, type GitContext } from './git.ts';

/**
 * Name of the person who runs a command: the given one, else the user who started the CI run, else git's `user.name`, else
 * the user of the operating system. Never an email address that was not given: log entries cannot be changed or erased. Throws `USAGE` if a given name is not printable.
 */
export async function currentUser(checkout: Required<GitContext>, given?: string): Promise<string> {
  if (given !== undefined) {
    if (isPersonName(given)) return given;
    throw new SiteError('USAGE', `'${given}' is not a name of up to 200 printable characters.`, {
      fix: "--by 'Ada Lovelace'",
    });
  }
  const known = ciActor(checkout.variables) ?? ((await git(checkout, 'config', 'user.name')) || osUser());
  return isPersonName(known) ? known : 'unknown';
}

/** Some containers run as a user without a name. */
function osUser(): string {
  try {
    return userInfo().username;
  } catch {
    return 'unknown';
  }
}
