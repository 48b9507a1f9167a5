import {
  assetUrl,
  type DevelopmentRecord,
  type PageData,
  type ReleaseFacts,
  SHELL,
} from '@vantedge/federation-contract';
import { LEAD_RETENTION_DAYS } from '@vantedge/leads';
import { RELEASE_URL } from '../compose/client-release.ts';
import { attribute, jsonForScript } from '@vantedge/release/html';
import { developmentRelease } from './dev-sections.ts';

/** There is no release, so pages are dated to the start of the session. */
const SESSION_START = new Date().toISOString();
const RELEASE_FACTS: ReleaseFacts = {
  published: SESSION_START,
  changed: SESSION_START,
  leadRetentionDays: LEAD_RETENTION_DAYS,
};

/**
 * Returns a document without markup: the application starts immediately and renders the page in the browser, where edits
 * show in place. `path` is null for the shell's not-found page.
 */
export function devDocument(
  records: readonly DevelopmentRecord[],
  owner: string,
  path: string | null,
): string {
  const shell = records.find(({ name }) => name === SHELL)!;
  const start = assetUrl(shell, shell.entryFiles.js);
  const release = developmentRelease(records);
  const data: PageData = {
    section: owner,
    path,
    release,
    facts: RELEASE_FACTS,
    releaseUrl: RELEASE_URL,
    entryScripts: [start],
  };
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    '<link rel="icon" href="data:,">',
    `<link rel="stylesheet" href="${attribute(assetUrl(shell, shell.entryFiles.css!))}">`,
    '</head><body><div id="root"></div>',
    `<script type="application/json" id="vantedge-page">${jsonForScript(data)}</script>`,
    `<script src="${attribute(start)}"></script></body></html>`,
  ].join('');
}
