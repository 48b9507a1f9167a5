import { findRelease, isCodeChange } from '@vantedge/release';
import { printable } from '@vantedge/errors';
import type { Difference, PageDifference } from '../diff/diff-releases.ts';
import { shortId } from './report.ts';
import { type ReadContext, SiteCommand } from '../site-command.ts';

export const diff = () =>
  new SiteCommand('diff')
    .description('compare two releases: sections, pages, texts, links and head')
    .argument('<release>', 'a channel, an entry of its log as in production@12, or a release id')
    .argument('[other]', 'a later release; without it, <release> is compared with the live one')
    .example('site diff production@1 production')
    .reads(async ({ store, channel, progress }: ReadContext, first: string, second: string | undefined) => {
      progress.phase('compare the releases');
      const [before, after] = second === undefined ? [channel, first] : [first, second];
      // Loaded when needed, because no other command parses documents.
      const { diffReleases } = await import('../diff/diff-releases.ts');
      const [one, other] = [await findRelease(store, before), await findRelease(store, after)];
      const difference = await diffReleases(store, one.release, other.release);
      return {
        text: [
          `${before} ${shortId(one.id)} → ${after} ${shortId(other.id)}`,
          differenceText(difference),
        ].join('\n'),
        json: { before: one.id, after: other.id, ...difference },
      };
    });

/** The report of `site diff`, for people. */
export function differenceText(difference: Difference): string {
  const { sections, added, removed, changed, files } = difference;
  const lines = [
    ...sections.map(
      ({ name, before = 'none', after = 'none' }) =>
        `  ${name.padEnd(12)}${shortId(before)} → ${shortId(after)}`,
    ),
    ...list('new pages', added),
    ...list('removed pages', removed),
    ...changed.filter((page) => !isCodeChange(page)).flatMap(pageLines),
    ...list(
      'other scripts, styles or markup only',
      changed.filter(isCodeChange).map(({ path }) => path),
    ),
    ...list('changed files', files),
  ];
  return lines.map(printable).join('\n') || 'The releases are equal.';
}

const list = (title: string, paths: readonly string[]) =>
  paths.length ? [`${title}  ${paths.join(', ')}`] : [];

function pageLines({ path, head, texts, linksAdded, linksRemoved, bytes }: PageDifference): string[] {
  const details = [
    ...head.map(({ name, before, after }) => `  ${name}: ${before} → ${after}`),
    ...texts.map(({ kind, text }) => `  ${kind === 'added' ? '+' : '-'} ${text}`),
    ...linksAdded.map((link) => `  + link to ${link}`),
    ...linksRemoved.map((link) => `  - link to ${link}`),
  ];
  return [
    `${path}  ${signed(bytes.after - bytes.before)} bytes`,
    ...(details.length ? details : ['  labels only']),
  ];
}

const signed = (bytes: number) => `${bytes < 0 ? '−' : '+'}${Math.abs(bytes).toLocaleString('en-US')}`;
