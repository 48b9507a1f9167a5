import path from 'node:path';
import { fillTemplate } from './fill-template.ts';
import type { FileChange } from './file-change.ts';
import { type PageNames, titleOf } from './page-names.ts';

/** A page to create. */
export interface NewPage {
  /** Name of the section: its app is `apps/<section>`. */
  section: string;
  /** Name of its content package: `libs/content/<content>`. */
  content: string;
  path: string;
  title: string;
  names: PageNames;
  /** Existing pages above it, for the breadcrumb. */
  parents: readonly string[];
}

/** The files of a page: content record, page and test. */
export function pageFiles({
  section,
  content,
  path: pagePath,
  title,
  names,
  parents,
}: NewPage): FileChange[] {
  const crumbs = [
    { label: 'Home', to: '/' },
    ...parents.map((to) => ({ label: titleOf(to), to })),
    { label: title },
  ];
  const values = {
    path: pagePath,
    title,
    record: names.record,
    component: names.component,
    content: `@vantedge/content-${content}`,
    page: path.posix.basename(names.module, '.tsx'),
    crumbs: crumbs.map(crumbSource).join(', '),
  };
  const page = path.posix.join('apps', section, 'src', names.module);
  return [
    created(`libs/content/${content}/src/${names.file}.ts`, fillTemplate('page/record.ts', values)),
    created(page, fillTemplate('page/page.tsx', values)),
    created(page.replace(/\.tsx$/, '.ssr.test.tsx'), fillTemplate('page/page.ssr.test.tsx', values)),
  ];
}

const created = (file: string, text: string): FileChange => ({ file, text, isNew: true });

const crumbSource = ({ label, to }: { label: string; to?: string }) =>
  to ? `{ label: '${label}', to: '${to}' }` : `{ label: '${label}' }`;
