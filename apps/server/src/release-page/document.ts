import { createHash } from 'node:crypto';
import { attribute } from '@vantedge/documents/html';
import { type Headers, SECURITY_HEADERS } from '@vantedge/documents/http';

/** Markup, which `html` inserts as it is. */
export class Markup {
  constructor(readonly text: string) {}
}

/** What `html` inserts: texts are escaped, and what is absent is left out. */
export type Content = string | number | false | undefined | Markup | readonly Content[];

/** Returns markup with contents in it: html`<p>${text}</p>`. */
export const html = (strings: TemplateStringsArray, ...contents: Content[]): Markup =>
  new Markup(String.raw({ raw: strings }, ...contents.map(markupOf)));

function markupOf(content: Content): string {
  if (content instanceof Markup) return content.text;
  if (typeof content === 'object') return content.map(markupOf).join('');
  return content === undefined || content === false ? '' : attribute(String(content));
}

/** A page of the server itself, complete without scripts. */
export interface ServerPage {
  html: string;
  headers: Headers;
}

const STYLE = `
  :root { color-scheme: light dark; --muted: light-dark(#4a5560, #b3bdc6); --line: light-dark(#c3cbd2, #46515b) }
  body { max-width: 64rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; font: 1rem/1.5 system-ui, sans-serif;
    color: light-dark(#14181c, #f2f4f5); background: light-dark(#fff, #14181c); overflow-wrap: anywhere }
  h1, h2 { line-height: 1.2 }
  h2 { margin-top: 2.5rem }
  ul { margin: 0; padding: 0; list-style: none }
  li { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; padding: .6rem 0; border-top: 1px solid var(--line) }
  li > strong { min-width: 8rem }
  a { color: light-dark(#0b57d0, #8ab4ff) }
  code { font: .875rem/1.5 ui-monospace, monospace }
  code.command { display: inline-block; user-select: all; padding: .1rem .4rem; border: 1px solid var(--line); border-radius: 4px }
  small, del { color: var(--muted); font-size: .875rem }
  ins { text-decoration: none }
`;

/** Not in `html`, where a formatter could indent it: the policy has its hash. */
const STYLESHEET = new Markup(`<style>${STYLE}</style>`);

const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "img-src data:; form-action 'none'; base-uri 'none'; frame-ancestors 'none'",
].join('; ');

/** Returns a page of the server itself. */
export function serverPage(title: string, content: Content): ServerPage {
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        ${STYLESHEET}
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html> `;
  return {
    html: page.text,
    headers: {
      ...SECURITY_HEADERS,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': POLICY,
      'Cache-Control': 'no-store',
    },
  };
}

/** The id of a version or release: 16 digits, which commands accept. */
export const idCode = (id: string): Markup => html`<code title="${id}">${id.slice(0, 16)}</code>`;

/** A command that one click selects whole. */
export const commandCode = (text: string): Markup => html`<code class="command">${text}</code>`;

/** A time in UTC, to the minute: as in the log. */
export const timeText = (at: string): Markup =>
  html`<time datetime="${at}">${at.slice(0, 16).replace('T', ' ')} UTC</time>`;

/** A part of a page with a heading above a list; nothing without items. */
export const list = (title: string, items: readonly Content[]): Content =>
  items.length > 0 &&
  html`<h2>${title}</h2>
    <ul role="list">
      ${items.map((item) => html`<li>${item}</li>`)}
    </ul>`;
