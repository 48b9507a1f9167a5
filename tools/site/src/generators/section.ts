import path from 'node:path';
import {
  formatFiles,
  generateFiles,
  getDependencyVersionFromPackageJson,
  getProjects,
  installPackagesTask,
  joinPathFragments,
  OverwriteStrategy,
  readJson,
  type GeneratorCallback,
  type Tree,
  writeJson,
} from '@nx/devkit';
import { assertSectionName, assertTitle, titleOf } from './names.ts';
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
 * invalid or taken.
 */
export async function sectionGenerator(tree: Tree, options: SectionOptions): Promise<GeneratorCallback> {
  const { name, title = titleOf(name), owner = `@vantedge/${name}` } = options;
  const isApp = options.directory === undefined && tree.exists(declarationFile('apps/shell'));
  const root = isApp ? `apps/${name}` : (options.directory ?? '.');
  const pagePath = `/${name}`;
  assertSectionName(name, isApp ? [...getProjects(tree).keys()] : []);
  assertTitle(title);
  assertFree(pagePath, isApp ? sectionsIn(tree) : []);
  assertEmpty(tree, isApp ? [root, `libs/content/${name}`] : [joinPathFragments(root, 'src')]);

  const values = { name, owner, react: getDependencyVersionFromPackageJson(tree, 'react') ?? '*' };
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
    addScripts(tree, joinPathFragments(root, 'package.json'), name);
    // Builds are written to the root of the repository.
    if (!tree.exists('.gitignore')) tree.write('.gitignore', 'node_modules\ndist\n.nx\n');
  }
  const record = addPage(tree, { section: readSection(tree, root), path: pagePath, title, parents: [] });
  await formatFiles(tree);
  return () => {
    if (isApp && !options.skipInstall) installPackagesTask(tree, true);
    logNextSteps(name, record);
  };
}

/** Throws if one of the folders has files. */
function assertEmpty(tree: Tree, folders: readonly string[]) {
  const taken = folders.find((folder) => tree.exists(folder));
  if (taken) throw new Error(`${taken} exists already.\nChoose another name, or remove the folder.`);
}

/**
 * Adds a section to CODEOWNERS after the default owner, so that lines for single files still override it, because the last line that
 * matches a file counts. Its owner also owns the shared content, with the others.
 */
function addCodeOwner(tree: Tree, section: string, owner: string) {
  const text = tree.read(CODE_OWNERS, 'utf8');
  if (text === null) return;
  const isShared = (line: string) =>
    line.startsWith('/libs/content/shared/ ') && !line.split(' ').includes(owner);
  const lines = text.split('\n').map((line) => (isShared(line) ? `${line} ${owner}` : line));
  const own = [`/apps/${section}/`, `/libs/content/${section}/`].map((path) => `${path.padEnd(28)} ${owner}`);
  lines.splice(lines.findIndex((line) => line.startsWith('* ')) + 1, 0, '', ...own);
  tree.write(CODE_OWNERS, lines.join('\n'));
}

/** Gives the package of a section in another repository its module type and scripts; what is there stays. */
function addScripts(tree: Tree, manifest: string, name: string) {
  if (!tree.exists(manifest))
    writeJson(tree, manifest, { name: `section-${name}`, version: '0.1.0', private: true });
  const existing = readJson<{ scripts?: Record<string, string> }>(tree, manifest);
  const scripts = { build: 'rspack build', types: 'tsc -p .', ...existing.scripts };
  writeJson(tree, manifest, { ...existing, type: 'module', scripts });
}
