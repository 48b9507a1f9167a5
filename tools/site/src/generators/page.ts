import path from 'node:path';
import {
  formatFiles,
  generateFiles,
  getProjects,
  joinPathFragments,
  logger,
  OverwriteStrategy,
  readJson,
  type GeneratorCallback,
  type Tree,
} from '@nx/devkit';
import { assertDeclarable, pageNames, toTitle } from './names.ts';
import { addRoute, pagesAbove, sectionFor, sectionsIn, type Section } from './sections.ts';

/** Names of the site's pages, which its own sections use in links. */
const PATHS = 'libs/content/shared/src/paths.ts';

/** Options of `nx g @vantedge/site:page`, as `page/schema.json` describes them. */
export interface PageOptions {
  path: string;
  title?: string;
  section?: string;
  /** Working directory: in the folder of a section, pages belong to it. */
  directory?: string;
}

/**
 * Adds a page to a section: content record, page, a test where the content is a package, and the route. Returns a task that
 * says what to do next. Throws if the path is invalid or taken.
 */
export async function pageGenerator(tree: Tree, options: PageOptions): Promise<GeneratorCallback> {
  const { path: pagePath, title = toTitle(pagePath), directory } = options;
  const sections = sectionsIn(tree, directory);
  const own = sections.find(({ root }) => root === directory)?.name;
  const section = sectionFor(pagePath, sections, options.section ?? own);
  assertDeclarable(section.name, pagePath);
  const record = addPage(tree, { section, path: pagePath, title, parents: pagesAbove(pagePath, sections) });
  await formatFiles(tree);
  return () => logNextSteps(section.name, record);
}

/** Says where to write the copy of a new page. */
export const logNextSteps = (section: string, record: string) =>
  logger.info(
    `\nWrite the copy in ${record}. The page is a draft, which search engines do not list, until 'source' and 'noindex' are removed there.\nTo go live: build and publish ${section}.`,
  );

/** A page to create. */
interface NewPage {
  section: Section;
  path: string;
  title: string;
  /** Existing pages above it, for the breadcrumb. */
  parents: readonly string[];
}

/** Writes the files of a page and its route; returns the file of its record. Throws if a file exists. */
export function addPage(tree: Tree, { section, path: pagePath, title, parents }: NewPage): string {
  const content = contentOf(tree, section.root);
  const index = `${content.folder}/index.ts`;
  const records = tree.read(index, 'utf8') ?? '';
  const names = pageNames(
    pagePath,
    (file, record) =>
      tree.exists(`${content.folder}/${file}.ts`) || new RegExp(`\\b${record}\\b`).test(records),
  );
  const page = joinPathFragments(section.root, 'src', names.module);
  const pages = path.posix.dirname(page);
  const paths = (content.package && tree.read(PATHS, 'utf8')) ?? '';
  const linkTo = (to: string) => {
    const name = new RegExp(`^export const (\\w+) = '${to}';$`, 'm').exec(paths)?.[1];
    return name ? `paths.${name}` : `'${to}'`;
  };
  const values = {
    ...names,
    path: pagePath,
    title: JSON.stringify(title),
    home: linkTo('/'),
    contact: linkTo('/contact'),
    parents: parents.map((to) => ({ label: toTitle(to), to: linkTo(to) })),
    isShared: content.package !== undefined,
    content: content.package ?? path.posix.relative(pages, index),
    records: content.folder,
    pages,
    page: path.posix.basename(page, '.tsx'),
  };
  for (const templates of content.package ? ['files', 'test'] : ['files'])
    generateFiles(tree, path.join(import.meta.dirname, 'page', templates), '.', values, {
      overwriteStrategy: OverwriteStrategy.ThrowIfExisting,
    });
  tree.write(index, `${records}export { ${names.record} } from './${names.file}.ts';\n`);
  addRoute(tree, section.root, { path: pagePath, module: names.module });
  return `${content.folder}/${names.file}.ts`;
}

/** Folder of a section's records, and their package; a section in another repository has them in its own `src`. */
function contentOf(tree: Tree, root: string): { folder: string; package?: string } {
  const manifest = joinPathFragments(root, 'package.json');
  const { dependencies = {} } = tree.exists(manifest)
    ? readJson<{ dependencies?: Record<string, string> }>(tree, manifest)
    : {};
  const projects = getProjects(tree);
  for (const name of Object.keys(dependencies)) {
    const project = projects.get(name.replace('@vantedge/', ''));
    if (project?.tags?.includes('type:content'))
      return { folder: joinPathFragments(project.root, 'src'), package: name };
  }
  return { folder: joinPathFragments(root, 'src/content') };
}
