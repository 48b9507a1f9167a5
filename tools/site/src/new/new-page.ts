import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { SiteError } from '@vantedge/release';
import { assertPagePath, assertTitle } from './assert-names.ts';
import { assertNew, type FileChange } from './file-change.ts';
import { type Layout, STANDALONE, workspaceLayout } from './layout.ts';
import { pageFiles } from './page-files.ts';
import { pageNames, titleOf } from './page-names.ts';
import { pagesAbove, sectionFor } from './section-for.ts';
import { addRoute } from './section-source.ts';
import { assertWorkspace, readManifest, standaloneSection, workspaceSections } from './workspace.ts';

const CONTENT = '@vantedge/content-';

/** Where a new page is and what it is called. */
export interface NewPageOptions {
  /** Root of the workspace, or folder of a section in another repository. */
  root: string;
  /** Path of the page: `/careers/benefits`. */
  path: string;
  /** Defaults to the last segment of the path in words. */
  title?: string | undefined;
  /** Name of the section. Defaults to the one with the closest page above. */
  section?: string | undefined;
}

/** A page to write, and the section it belongs to. */
export interface PageChanges {
  section: string;
  changes: FileChange[];
}

/**
 * The files of a new page: content record, page, in the workspace a test, and the section's declaration and content index with the page added.
 * Throws if the path is invalid or taken, or if a file exists.
 */
export function newPage({
  root,
  path: pagePath,
  title = titleOf(pagePath),
  section: wanted,
}: NewPageOptions): PageChanges {
  const own = standaloneSection(root);
  if (!own) assertWorkspace(root);
  assertPagePath(pagePath);
  assertTitle(title);
  const sections = own ? [own] : workspaceSections(root);
  const section = sectionFor(pagePath, sections, wanted ?? own?.name);
  const layout: Layout = own ? STANDALONE : workspaceLayout(section.name, contentPackage(root, section.name));
  const folder = layout.content;
  const index = { file: `${folder}/index.ts`, text: readText(root, `${folder}/index.ts`) };
  const names = pageNames(
    pagePath,
    (file, record) =>
      existsSync(path.join(root, folder, `${file}.ts`)) || new RegExp(`\\b${record}\\b`).test(index.text),
  );
  const changes = [
    ...pageFiles({
      layout,
      path: pagePath,
      title,
      names,
      parents: pagesAbove(pagePath, sections),
    }),
    edited(
      section.file,
      addRoute(readText(root, section.file), { path: pagePath, module: names.module }, section.file),
    ),
    edited(index.file, `${index.text}export { ${names.record} } from './${names.file}.ts';\n`),
  ];
  assertNew(root, changes);
  return { section: section.name, changes };
}

/** Name of the content package that an app declares in addition to the shared one. */
function contentPackage(root: string, section: string): string {
  const declared = Object.keys(readManifest(root, `apps/${section}`)?.dependencies ?? {});
  const own = declared.filter((name) => name.startsWith(CONTENT) && name !== `${CONTENT}shared`);
  if (own.length === 1) return own[0]!.slice(CONTENT.length);
  throw new SiteError(
    'NO_CONTENT',
    `'${section}' declares ${own.length} content packages of its own instead of one.`,
    {
      at: `apps/${section}/package.json`,
      fix: `declare ${CONTENT}${section} in its dependencies`,
    },
  );
}

const edited = (file: string, text: string): FileChange => ({ file, text, isNew: false });

function readText(root: string, file: string): string {
  try {
    return readFileSync(path.join(root, file), 'utf8');
  } catch (cause) {
    throw new SiteError('FILE_MISSING', `${file} cannot be read.`, {
      at: file,
      fix: `create ${file}`,
      cause,
    });
  }
}
