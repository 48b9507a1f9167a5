import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { assertSectionName, assertTitle } from './assert-names.ts';
import { addCodeOwner } from './code-owners.ts';
import { assertNew, type FileChange } from './file-change.ts';
import { fillTemplates } from './fill-template.ts';
import { workspaceLayout } from './layout.ts';
import { pageFiles } from './page-files.ts';
import { pageNames, titleOf } from './page-names.ts';
import { sectionFor } from './section-for.ts';
import { assertWorkspace, pinnedVersion, projectNames, workspaceSections } from './workspace.ts';

const CODE_OWNERS = '.github/CODEOWNERS';

/** What a new section is called. */
export interface NewSectionOptions {
  /** Workspace root. */
  root: string;
  name: string;
  /** Title of its first page. Defaults to the name in words. */
  title?: string | undefined;
  /** Owner of its files. Defaults to the team `@vantedge/<name>`. */
  owner?: string | undefined;
}

/**
 * The files of a new section with one page, `/<name>`: app, content package and code owners. Throws if the name is invalid
 * or taken, or if a file exists.
 */
export function newSection({ root, name, ...options }: NewSectionOptions): FileChange[] {
  assertWorkspace(root);
  assertSectionName(name, projectNames(root));
  const pagePath = `/${name}`;
  const { title = titleOf(pagePath), owner = `@vantedge/${name}` } = options;
  assertTitle(title);
  // Throws if another section has the path.
  const sections = workspaceSections(root);
  sectionFor(pagePath, [...sections, { name, file: `apps/${name}/src/section.ts`, paths: [] }], name);

  const names = pageNames(pagePath, () => false);
  const values = {
    name,
    owner,
    path: pagePath,
    module: names.module,
    record: names.record,
    file: names.file,
    react: pinnedVersion(root, 'react'),
  };
  const files = Object.entries(fillTemplates('section', values)).map(([file, text]) => ({
    file,
    text,
    isNew: true,
  }));
  const page = pageFiles({ layout: workspaceLayout(name), path: pagePath, title, names, parents: [] });
  const changes = [...files, ...page, ...codeOwners(root, name, owner)];
  assertNew(root, changes);
  return changes;
}

/** The edit of CODEOWNERS, in a repository that has one. */
function codeOwners(root: string, name: string, owner: string): FileChange[] {
  const file = path.join(root, CODE_OWNERS);
  if (!existsSync(file)) return [];
  return [{ file: CODE_OWNERS, text: addCodeOwner(readFileSync(file, 'utf8'), name, owner), isNew: false }];
}
