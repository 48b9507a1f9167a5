import { isCodeChange, type PageChange, type Release, type ReleaseDifference } from '@vantedge/release';
import {
  Cell,
  ColumnHeader,
  RowHeader,
  Section,
  StatRow,
  Table,
  TableBody,
  TableHead,
  TableRow,
} from '@vantedge/shared-ui';
import type { ReactNode } from 'react';
import { Id, kilobytes, PageLink } from './parts.tsx';

interface Props {
  before: Release;
  after: Release;
  difference: ReleaseDifference;
  /** Origin of the links to pages. Default: that of this page. */
  origin?: string | undefined;
}

/** The sizes of a difference, as stats on a dark surface. */
export function DifferenceStats({ difference: { added, removed, changed } }: Pick<Props, 'difference'>) {
  const code = changed.filter(isCodeChange).length;
  return (
    <StatRow
      compact
      items={[
        { label: 'new pages', value: added.length },
        { label: 'removed pages', value: removed.length },
        { label: 'with other content', value: changed.length - code },
        { label: 'with other code only', value: code },
      ]}
    />
  );
}

/** Everything that differs between two releases: sections, pages with their titles, links and sizes, and files. */
export function Difference({ before, after, difference, origin = '' }: Props) {
  const { sections, added, removed, changed, files } = difference;
  const content = changed.filter((page) => !isCodeChange(page));
  const code = changed.filter(isCodeChange);
  const link = (path: string) => <PageLink to={origin + path}>{path}</PageLink>;
  if (![...sections, ...added, ...removed, ...changed, ...files].length)
    return (
      <Section label="Differences">
        <p className="ui:text-lead">The releases are equal.</p>
      </Section>
    );
  return (
    <Section title="Sections and pages">
      <div className="ui:mt-lead ui:grid ui:gap-part">
        <Part title="Sections" items={sections.length}>
          <ul className="ui:ruled-rows ui:border-b ui:border-line" role="list">
            {sections.map(({ name, before, after }) => (
              <li key={name} className="ui:flex ui:flex-wrap ui:items-baseline ui:gap-x-4 ui:py-2.5">
                <strong className="ui:min-w-30 ui:font-medium">{name}</strong>
                <span>
                  {before ? <Id of={before} /> : 'none'} → {after ? <Id of={after} /> : 'removed'}
                </span>
              </li>
            ))}
          </ul>
        </Part>
        <Part title="New pages" items={added.length}>
          <PageTable
            caption="Pages that only the later release has"
            rows={added.map((path) => ({ path: link(path), key: path, ...titleAndSize(after, path) }))}
          />
        </Part>
        <Part title="Removed pages" items={removed.length}>
          <PageTable
            caption="Pages that only the earlier release has"
            rows={removed.map((path) => ({ path, key: path, ...titleAndSize(before, path) }))}
          />
        </Part>
        <Part title="Pages with other content" items={content.length}>
          <PageTable
            caption="What visitors and search engines see, and the size of the document"
            rows={content.map((page) => ({
              key: page.path,
              path: link(page.path),
              what: <PageChanges {...page} />,
              size: sizeChange(page),
            }))}
          />
        </Part>
        <Part title="Pages with other scripts, styles or markup only" items={code.length}>
          <PageTable
            caption="Nothing that visitors read or follow"
            rows={code.map((page) => ({
              key: page.path,
              path: link(page.path),
              what: after.pages[page.path]!.title,
              size: sizeChange(page),
            }))}
          />
        </Part>
        <Part title="Changed files" items={files.length}>
          <ul className="ui:grid ui:gap-1" role="list">
            {files.map((file) => (
              <li key={file}>{file}</li>
            ))}
          </ul>
        </Part>
      </div>
    </Section>
  );
}

/** A part of a difference; nothing without items. */
function Part({ title, items, children }: { title: string; items: number; children: ReactNode }) {
  if (!items) return null;
  return (
    <div>
      <h3 className="ui:mb-4">
        {title} <span className="figure ui:text-slate">{items}</span>
      </h3>
      {children}
    </div>
  );
}

interface Row {
  key: string;
  path: ReactNode;
  what: ReactNode;
  size: string;
}

const CELLS =
  'ui:max-md:block ui:max-md:py-3 ui:border-t ui:border-line ui:max-md:*:block ui:md:*:py-2.5 ui:md:*:pr-gutter ui:*:text-left ui:*:align-top';

function PageTable({ caption, rows }: { caption: string; rows: readonly Row[] }) {
  return (
    <Table className="ui:border-b ui:border-line ui:text-md ui:max-md:block ui:max-md:*:block ui:md:table-fixed">
      <caption className="ui:pb-3 ui:text-left ui:text-small ui:text-slate">{caption}</caption>
      <TableHead className="ui:text-small ui:text-slate ui:max-md:sr-only">
        <TableRow className="ui:*:pb-2 ui:*:text-left ui:*:font-medium">
          <ColumnHeader className="ui:md:w-4/12">Page</ColumnHeader>
          <ColumnHeader>Title and changes</ColumnHeader>
          <ColumnHeader className="ui:md:w-2/12">Size</ColumnHeader>
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(({ key, path, what, size }) => (
          <TableRow key={key} className={CELLS}>
            <RowHeader className="ui:font-normal ui:wrap-anywhere">{path}</RowHeader>
            <Cell>{what}</Cell>
            <Cell className="ui:whitespace-nowrap ui:text-slate ui:tabular-nums">{size}</Cell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

/** What has changed in the head, texts and links of a page; `site diff` lists the texts too. */
function PageChanges({ head, isContentChanged, linksAdded, linksRemoved }: PageChange) {
  return (
    <ul className="ui:grid ui:gap-1.5" role="list">
      {head.map(({ name, before, after }) => (
        <li key={name}>
          {name}: <del className="ui:text-slate">{before}</del> →{' '}
          <ins className="ui:no-underline">{after}</ins>
        </li>
      ))}
      {linksAdded.map((to) => (
        <li key={`+${to}`}>new link to {to}</li>
      ))}
      {linksRemoved.map((to) => (
        <li key={`-${to}`}>no more link to {to}</li>
      ))}
      {isContentChanged && <li>other texts</li>}
    </ul>
  );
}

function titleAndSize({ pages }: Release, path: string) {
  const { title, html } = pages[path]!;
  return { what: title, size: kilobytes(html.bytes) };
}

function sizeChange({ bytes: { before, after } }: PageChange): string {
  const change = after - before;
  if (!change) return `${kilobytes(after)}, as before`;
  return `${kilobytes(after)} (${change < 0 ? '−' : '+'}${Math.abs(change).toLocaleString('en-US')} B)`;
}
