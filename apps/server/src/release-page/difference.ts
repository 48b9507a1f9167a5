import {
  type FoundRelease,
  isCodeChange,
  type LogEntry,
  type PageChange,
  type Release,
  type ReleaseDifference,
} from '@vantedge/release';
import { command, commandText, shortIds, type SiteError, type Terminal } from '@vantedge/errors';
import {
  commandCode,
  type Content,
  html,
  idCode,
  list,
  serverPage,
  type ServerPage,
  timeText,
} from './document.ts';

interface Comparison {
  before: Release;
  after: Release;
  difference: ReleaseDifference;
}

interface ComparisonPage {
  before: FoundRelease;
  after: FoundRelease;
  difference: ReleaseDifference;
  /** Origin of the links to pages. */
  origin: string;
  terminal: Terminal;
}

/** Shows what differs between two releases. */
export function comparisonPage({ before, after, difference, origin, terminal }: ComparisonPage): ServerPage {
  const texts = command('site', 'diff', before.id.slice(0, 16), after.id.slice(0, 16));
  return serverPage('What changed', [
    html`<p>From ${idCode(before.id)} to ${idCode(after.id)}. <a href="/">Back to what is live</a></p>`,
    differences({ before: before.release, after: after.release, difference }, origin),
    html`<h2>Every changed text</h2>
      <p>${commandCode(commandText(texts, terminal))}</p>`,
  ]);
}

/** Says why two releases cannot be compared, and which command lists them. */
export const notFoundPage = (problem: SiteError, terminal: Terminal): ServerPage =>
  serverPage('There is no such release', [
    html`<p>${shortIds(problem.message)} <a href="/">Back to what is live</a></p>`,
    html`<p>${commandCode(commandText(command('site', 'log', '--limit', '50'), terminal))}</p>`,
  ]);

interface PreviewPage extends Comparison {
  name: string;
  /** The preview's entry. */
  entry: LogEntry;
  /** The live release of the parent channel. */
  live: LogEntry;
}

/**
 * Shows what differs between a preview and the live release, with links to the preview's pages. It is rendered once, so nothing in
 * it depends on the time; and it contains no names, because anyone with the URL of the preview may read it.
 */
export function previewPage({ name, entry, live, ...compared }: PreviewPage): ServerPage {
  const isOutdated = entry.parent?.release !== live.release;
  return serverPage(`Preview ${name}: what differs from live`, [
    html`<p>
      Release ${idCode(entry.release)}, composed ${timeText(entry.at)}. Live: ${idCode(live.release)}.
    </p>`,
    isOutdated
      ? html`<p>The site has had another release since. Preview it again before it is promoted.</p>`
      : html`<p>
          Promoting it puts exactly this release live:
          ${commandCode(commandText(command('site', 'promote', name)))}
        </p>`,
    differences(compared),
  ]);
}

/** Everything that differs between two releases: sections, pages with their titles, links and sizes, and files. */
function differences({ before, after, difference }: Comparison, origin = ''): Content {
  const { sections, added, removed, changed, files } = difference;
  if (![sections, added, removed, changed, files].some(({ length }) => length))
    return html`<p>The releases are equal.</p>`;
  const link = (path: string) => html`<a href="${origin + path}">${path}</a>`;
  const content = changed.filter((page) => !isCodeChange(page));
  const code = changed.filter(isCodeChange);
  const titled = ({ pages }: Release, path: string) => [
    html`<span>${pages[path]!.title}</span><small>${kilobytes(pages[path]!.html.bytes)}</small>`,
  ];
  return [
    list(`Sections: ${sections.length}`, sections.map(versionChange)),
    list(
      `New pages: ${added.length}`,
      added.map((path) => [link(path), titled(after, path)]),
    ),
    list(
      `Removed pages: ${removed.length}`,
      removed.map((path) => [html`<span>${path}</span>`, titled(before, path)]),
    ),
    list(
      `Pages with other content: ${content.length}`,
      content.map((page) => [link(page.path), pageChanges(page), sizeChange(page)]),
    ),
    list(
      `Pages with other scripts, styles or markup only: ${code.length}`,
      code.map((page) => [link(page.path), sizeChange(page)]),
    ),
    list(`Changed files: ${files.length}`, files),
  ];
}

/** A section with its version before and after. */
export const versionChange = ({ name, before, after }: ReleaseDifference['sections'][number]): Content =>
  html`<strong>${name}</strong>
    <span>${before ? idCode(before) : 'none'} → ${after ? idCode(after) : 'removed'}</span>`;

/** What has changed in the head, texts and links of a page; `site diff` lists the texts too. */
const pageChanges = ({ head, isContentChanged, linksAdded, linksRemoved }: PageChange): Content => [
  head.map(
    ({ name, before, after }) => html`<span>${name}: <del>${before}</del> → <ins>${after}</ins></span>`,
  ),
  linksAdded.map((to) => html`<span>new link to ${to}</span>`),
  linksRemoved.map((to) => html`<span>removed link to ${to}</span>`),
  isContentChanged && html`<span>other texts</span>`,
];

function sizeChange({ bytes: { before, after } }: PageChange): Content {
  const change = after - before;
  const sign = change < 0 ? '−' : '+';
  return html`<small
    >${kilobytes(after)}${change !== 0 && ` (${sign}${Math.abs(change).toLocaleString('en-US')} B)`}</small
  >`;
}

/** A size in kilobytes. */
const kilobytes = (bytes: number): string =>
  `${(bytes / 1_000).toLocaleString('en-US', { maximumFractionDigits: 1 })} kB`;
