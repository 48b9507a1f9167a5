import { existsSync } from 'node:fs';
import path from 'node:path';
import { assertSectionName, assertTitle } from './assert-names.ts';
import { assertNew, type FileChange } from './file-change.ts';
import { fillTemplate, fillTemplates } from './fill-template.ts';
import { STANDALONE } from './layout.ts';
import type { NewSectionOptions } from './new-section.ts';
import { pageFiles } from './page-files.ts';
import { pageNames, titleOf } from './page-names.ts';

/** Files that a section of another repository has in common with those of the workspace. */
const SHARED = 'section/apps/__name__/src';

/**
 * The files of a new section with one page, `/<name>`, in a folder of another repository. A package.json that exists is kept. Throws if
 * the name is invalid, or if another file exists.
 */
export function newStandaloneSection({
  root,
  name,
  title = titleOf(`/${name}`),
}: Omit<NewSectionOptions, 'owner'>): FileChange[] {
  assertSectionName(name, new Set());
  assertTitle(title);
  const pagePath = `/${name}`;
  const names = pageNames(pagePath, () => false);
  const values = { name, path: pagePath, module: names.module, record: names.record, file: names.file };
  const texts = {
    ...fillTemplates('standalone', values),
    'src/section.ts': fillTemplate(`${SHARED}/section.ts`, values),
    'src/section.css': fillTemplate(`${SHARED}/section.css`, values),
  };
  const files = Object.entries(texts)
    .filter(([file]) => file !== 'package.json' || !existsSync(path.join(root, file)))
    .map(([file, text]) => ({ file, text, isNew: true }));
  const page = pageFiles({ layout: STANDALONE, path: pagePath, title, names, parents: [] });
  const changes = [...files, ...page];
  assertNew(root, changes);
  return changes;
}
