/** Whether this is an installed package and not part of the workspace. */
const IS_INSTALLED = /[\\/]node_modules[\\/]/.test(import.meta.dirname);

/** Commands of `site` in a text. */
const SITE_COMMAND =
  /(?<![\w./@-])site (?=(?:push|publish|release|compose|preview|canary|promote|rollback|remove|settings|status|log|diff|export|gc|dev)\b|--help|<command>)/g;

const NX_BUILD = /npx nx (?:build [\w-]+|run-many -t build -p [\w-]+(?: [\w-]+)*)/g;

/**
 * The commands of a text in the form that runs where it is printed: `site log` is `npm run site -- log` in the workspace, and
 * `npx --no-install vantedge-site log` in another repository, which builds its sections without Nx.
 */
export function runnable(text: string, isInstalled = IS_INSTALLED): string {
  if (!isInstalled) return text.replaceAll(SITE_COMMAND, 'npm run site -- ');
  return text
    .replaceAll(SITE_COMMAND, 'npx --no-install vantedge-site ')
    .replaceAll(NX_BUILD, 'npx rspack build');
}
