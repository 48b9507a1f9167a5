import { execSync } from 'node:child_process';
import path from 'node:path';
import {
  formatFiles,
  generateFiles,
  getProjects,
  joinPathFragments,
  OverwriteStrategy,
  readJson,
  updateJson,
  type GeneratorCallback,
  type Tree,
} from '@nx/devkit';
import { assertDeclarable, toTitle } from './names.ts';
import { addPage, logNextSteps } from './page.ts';
import { assertFree, declarationFile, readSection, sectionsIn } from './sections.ts';

const CODE_OWNERS = '.github/CODEOWNERS';

/** Options of `nx g @vantedge/site:section`, as `section/schema.json` describes them. */
export interface SectionOptions {
  name: string;
  title?: string;
  owner?: string;
  directory?: string;
  skipInstall?: boolean;
}

/**
 * Creates a section with one page, `/<name>`: in the workspace of the site an app, a content package and code owners;
 * elsewhere, or with `directory`, everything in one folder. Returns a task that links the new packages. Throws if the name is
 * invalid or taken, or a file exists.
 */
export async function sectionGenerator(tree: Tree, options: SectionOptions): Promise<GeneratorCallback> {
  const { name, title = toTitle(name), owner = `@vantedge/${name}` } = options;
  const isApp = options.directory === undefined && tree.exists(declarationFile('apps/shell'));
  const root = isApp ? `apps/${name}` : (options.directory ?? '.');
  const pagePath = `/${name}`;
  assertDeclarable(name, pagePath);
  if (isApp) {
    if (getProjects(tree).has(name))
      throw new Error(`'${name}' is the name of another project.\nChoose another name, such as careers.`);
    assertFree(pagePath, sectionsIn(tree));
  }
  const values = { name, owner, title: JSON.stringify(title), shared: isApp ? sharedVersions(tree) : {} };
  const write = (templates: string, target: string) =>
    generateFiles(tree, path.join(import.meta.dirname, 'section', templates), target, values, {
      overwriteStrategy: OverwriteStrategy.ThrowIfExisting,
    });
  write('app', root);
  if (isApp) {
    write('workspace', '.');
    addCodeOwner(tree, name, owner);
  } else {
    write('standalone', root);
    completePackage(tree, joinPathFragments(root, 'package.json'), name);
    // Builds are written to the root of the repository.
    if (!tree.exists('.gitignore')) tree.write('.gitignore', 'node_modules\ndist\n.nx\n');
  }
  const record = addPage(tree, { section: readSection(tree, root), path: pagePath, title, parents: [] });
  await formatFiles(tree);
  return () => {
    // Links the packages. As everywhere, none runs a script.
    if (isApp && !options.skipInstall)
      execSync('npm install --ignore-scripts --no-audit --no-fund', { cwd: tree.root, stdio: 'inherit' });
    logNextSteps(name, record);
  };
}

/** Packages of the registry that a page has one copy of, the shell's: a section imports them as usual. */
const SHARED = ['react', 'react-dom', 'react-helmet-async', 'react-router-dom'];

/** Versions of the shared packages, as the shell declares them. */
function sharedVersions(tree: Tree): Record<string, string> {
  const { dependencies = {} } = readJson<{ dependencies?: Record<string, string> }>(
    tree,
    'apps/shell/package.json',
  );
  return Object.fromEntries(SHARED.map((name) => [name, dependencies[name] ?? '*']));
}

/**
 * Adds a section to CODEOWNERS after the default owner, so that lines for single files still override it, because the last line that
 * matches a file counts. Its owner also owns the shared content, with the others.
 */
function addCodeOwner(tree: Tree, section: string, owner: string) {
  const text = tree.read(CODE_OWNERS, 'utf8');
  if (text === null) return;
  const own = [`/apps/${section}/`, `/libs/content/${section}/`].map((path) => `${path.padEnd(28)} ${owner}`);
  const withSection = text.replace(/^\* .*$/m, (line) => [line, '', ...own].join('\n'));
  const withOwner = withSection.replace(/^\/libs\/content\/shared\/ .*$/m, (line) =>
    line.split(' ').includes(owner) ? line : `${line} ${owner}`,
  );
  tree.write(CODE_OWNERS, withOwner);
}

/** Gives the package of a section in another repository its module type and scripts; what is there stays. */
function completePackage(tree: Tree, manifest: string, name: string) {
  if (!tree.exists(manifest)) tree.write(manifest, `{ "name": "section-${name}", "private": true }`);
  updateJson<{ scripts?: Record<string, string> }>(tree, manifest, (existing) => ({
    ...existing,
    type: 'module',
    scripts: { build: 'tsc -p . && rspack build', types: 'tsc -p .', ...existing.scripts },
  }));
}
