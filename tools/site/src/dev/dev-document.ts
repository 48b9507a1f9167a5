import { type PageData, SHELL } from '@vantedge/federation-contract';
import { type Sections, wholeClientRelease } from '../compose/client-release.ts';
import { attribute, jsonForScript } from '../compose/escape.ts';

/** URL of the release of the sections that are being worked on. */
export const DEV_RELEASE = '/release.development.json';

/** A document without markup: the application starts at once and renders the page, so that edits show in place. */
export function devDocument(sections: Sections, owner: string, path: string | null): string {
  const shell = sections.get(SHELL)!.build;
  const release = wholeClientRelease(sections);
  const start = shell.entry.js.map((file) => shell.base + file);
  const data: PageData = { section: owner, path, release, whole: DEV_RELEASE, start };
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...shell.entry.css.map((file) => `<link rel="stylesheet" href="${attribute(shell.base + file)}">`),
    '</head><body><div id="root"></div>',
    `<script type="application/json" id="vantedge-page">${jsonForScript(data)}</script>`,
    ...start.map((url) => `<script src="${attribute(url)}"></script>`),
    '</body></html>',
  ].join('');
}
