import { createHash } from 'node:crypto';
import {
  isCodeChange,
  type LogEntry,
  type PageChange,
  type ReleaseDifference,
  shortIds,
} from '@vantedge/release';
import { attribute, text } from '@vantedge/release/html';
import type { Headers } from '@vantedge/release/live';

interface Contents {
  name: string;
  /** The preview's entry. */
  entry: LogEntry;
  /** The live release of the parent channel. */
  live: LogEntry;
  difference: ReleaseDifference;
}

const STYLE =
  ':root{color-scheme:light dark}body{max-width:60rem;margin:2rem auto;padding:0 1rem;font:1rem/1.5 system-ui,sans-serif}' +
  'h2{margin-top:2rem}li{overflow-wrap:anywhere}';

/** Policy of the page: its own styles, and nothing else. */
export const DIFFERENCE_PAGE_HEADERS: Headers = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; frame-ancestors 'none'`,
};

/** A page that lists what differs between a preview and the live release, with links to the changed pages. */
export function differencePage({ name, entry, live, difference }: Contents): string {
  const { sections, added, removed, changed, files } = difference;
  const isOutdated = entry.parent?.release !== live.release;
  const title = `Preview ${name}: what differs from live`;
  const html = [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${text(title)}</title><style>${STYLE}</style></head><body><main><h1>${text(title)}</h1>`,
    `<p>Release ${entry.release}, composed ${text(entry.at)}${entry.by ? ` by ${text(entry.by)}` : ''}. Live: ${live.release}.</p>`,
    isOutdated
      ? '<p><strong>The site has had another release since.</strong> Run site preview again before you promote it.</p>'
      : `<p>To publish it unchanged: <code>site promote ${text(name)}</code></p>`,
    list(
      'Sections',
      sections.map(({ name, before, after }) => `${text(name)}: ${before ?? 'none'} → ${after ?? 'none'}`),
    ),
    list('New pages', added.map(link)),
    list('Changed pages', changed.filter((page) => !isCodeChange(page)).map(changedPage)),
    list(
      'Pages with other scripts, styles or markup only',
      changed.filter(isCodeChange).map(({ path }) => link(path)),
    ),
    list('Removed pages', removed.map(text)),
    list('Changed files', files.map(text)),
    '</main></body></html>',
  ];
  return shortIds(html.join(''));
}

/** A changed page, and what has changed in its head and links; `site diff` lists the texts too. */
function changedPage({ path, head, linksAdded, linksRemoved }: PageChange): string {
  const details = [
    ...head.map(({ name, before, after }) => `${name}: ${text(before)} → ${text(after)}`),
    ...linksAdded.map((to) => `new link to ${text(to)}`),
    ...linksRemoved.map((to) => `no more link to ${text(to)}`),
  ];
  return link(path) + items(details);
}

const link = (path: string) => `<a href="${attribute(path)}">${text(path)}</a>`;

const list = (title: string, entries: readonly string[]) =>
  entries.length ? `<h2>${title}</h2>${items(entries)}` : '';

const items = (entries: readonly string[]) =>
  entries.length ? `<ul>${entries.map((entry) => `<li>${entry}</li>`).join('')}</ul>` : '';
