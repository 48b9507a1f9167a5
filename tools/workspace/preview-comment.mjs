import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { ROOT } from './run.mjs';
import { SECTIONS } from './sections.cjs';

/** The comment on a pull request about its preview, in Markdown, from what `site preview --json` prints. */
export function formatComment({ url, changesUrl, check, difference: { sections, added, removed, changed } }) {
  const rows = [
    ...added.map((page) => [page, 'new']),
    ...removed.map((page) => [page, 'removed']),
    ...changed.map(({ path: page, isContentChanged, bytes }) => [
      page,
      isContentChanged ? 'texts, labels or links' : 'code and styles only',
      signed(bytes.after - bytes.before),
    ]),
  ];
  const problems = check?.problems ?? [];
  return [
    `**[Preview](${url})** of ${sections.map(({ name }) => name).join(', ')} · [what differs](${changesUrl})`,
    lines(rows.length && ['| page | difference | bytes |', '| --- | --- | --- |', ...rows.map(rowOf)]),
    lines(problems.length && ['Found in Chromium:', ...problems.map(problemOf)]),
  ]
    .filter(Boolean)
    .join('\n\n');
}

const lines = (texts) => texts && texts.join('\n');
const rowOf = ([page, difference, bytes = '']) => `| ${page} | ${difference} | ${bytes} |`;
const problemOf = ({ pages, kind, message }) => `- ${pages.join(', ')}: ${kind}: ${message}`;
const signed = (number) => `${number < 0 ? '−' : '+'}${Math.abs(number)}`;

/** Makes the preview of the sections that a pull request affects; returns the comment about it. */
function preview(name) {
  const json = (...command) =>
    JSON.parse(execFileSync(command[0], command.slice(1), { cwd: ROOT, encoding: 'utf8' }));
  const affected = json('npx', 'nx', 'show', 'projects', '--affected', '--json');
  const sections = SECTIONS.filter((section) => affected.includes(section));
  if (!sections.length) return 'This change affects no section: there is no preview.';
  const server = process.env.SITE_SERVER ? ['--server', process.env.SITE_SERVER] : [];
  return formatComment(
    json(
      process.execPath,
      'tools/site/bin/vantedge-site.mjs',
      'preview',
      ...sections,
      '--name',
      name,
      '--json',
      '--store',
      process.env.SITE_STORE,
      ...server,
    ),
  );
}

// In CI: node tools/workspace/preview-comment.mjs pr-123
if (process.argv[1] === path.resolve(import.meta.filename)) console.log(preview(process.argv[2]));
