import path from 'node:path';
import { fillTemplate } from './fill-template.ts';
import type { FileChange } from './file-change.ts';
import type { Layout } from './layout.ts';
import { type PageNames, titleOf } from './page-names.ts';

/** A page to create. */
export interface NewPage {
  layout: Layout;
  path: string;
  title: string;
  names: PageNames;
  /** Existing pages above it, for the breadcrumb. */
  parents: readonly string[];
}

/** The files of a page: content record, page and, if the content has a package with tests, a test. */
export function pageFiles({ layout, path: pagePath, title, names, parents }: NewPage): FileChange[] {
  const page = path.posix.join(layout.app, 'src', names.module);
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
    ...contentValues(layout, page, title),
    page: path.posix.basename(names.module, '.tsx'),
    crumbs: crumbs.map(crumbSource).join(', '),
  };
  const files = [
    created(`${layout.content}/${names.file}.ts`, fillTemplate('page/record.ts', values)),
    created(page, fillTemplate('page/page.tsx', values)),
  ];
  if (!layout.contentPackage) return files;
  const test = fillTemplate('page/page.ssr.test.tsx', values);
  return [...files, created(page.replace(/\.tsx$/, '.ssr.test.tsx'), test)];
}

/** What content is imported from, and what it imports: another repository has no content shared with the site. */
function contentValues({ content, contentPackage }: Layout, page: string, title: string) {
  if (contentPackage) {
    return {
      content: contentPackage,
      imports: "import { company, type PageMeta } from '@vantedge/content-shared';",
      metatitle: `\`${title} | \${company.name} outsourcing\``,
    };
  }
  return {
    content: path.posix.relative(path.posix.dirname(page), `${content}/index.ts`),
    imports: "import type { PageMeta } from '@vantedge/seo';",
    metatitle: `'${title} | Vantedge outsourcing'`,
  };
}

const created = (file: string, text: string): FileChange => ({ file, text, isNew: true });

const crumbSource = ({ label, to }: { label: string; to?: string }) =>
  to ? `{ label: '${label}', to: '${to}' }` : `{ label: '${label}' }`;
