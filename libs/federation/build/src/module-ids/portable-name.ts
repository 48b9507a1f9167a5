/** An absolute path up to its last `node_modules` folder, which may be outside the workspace. */
const INSTALLED = /(?<![\w.-])(?:[A-Za-z]:)?[\\/](?:[^\\/|!"'()=]+[\\/])*node_modules[\\/]/g;

/** Hash that the bundler appends to the identifier of concatenated modules. It covers absolute paths. */
const CONCATENATION_HASH = /\|[0-9a-f]{16}$/;

/**
 * A module's identifier without the folders of the machine that builds it: `webpack|/home/ada/site/apps/a.ts` becomes
 * `webpack|apps/a.ts` in the workspace `/home/ada/site`. Finds the paths in any part of an identifier, because the names of
 * shared modules and of data URLs contain them too.
 */
export function portableName(identifier: string, workspace: string): string {
  const text = identifier.startsWith('data:') ? decodeURIComponent(identifier) : identifier;
  return text
    .replace(CONCATENATION_HASH, '')
    .replaceAll(/\\\\/g, '\\')
    .replaceAll(`${workspace}/`, '')
    .replaceAll(`${workspace}\\`, '')
    .replaceAll(INSTALLED, 'node_modules/')
    .replaceAll('\\', '/');
}
