import { existsSync } from 'node:fs';
import path from 'node:path';
import { serverCommand } from '../../apps/server/src/commands/program.ts';
import { siteProgram } from '../../tools/site/src/site-program.ts';
import { readSource, ROOT, type Source, sourcesIn } from './workspace.ts';

const DOCUMENTS = [
  ...['README.md', 'CONTRIBUTING.md'].map(readSource),
  ...['apps', 'docs', 'libs', 'tests', 'tools'].flatMap((folder) => sourcesIn(folder, /\.md$/)),
];
const DECISIONS = DOCUMENTS.filter(({ file }) => /\/decisions\/\d/.test(file));

const FENCE = /^ *```[^]*?^ *```/gm;

const prose = (code: string) => code.replaceAll(FENCE, '');

/** Relative links of a Markdown file to a file or heading that does not exist. */
function brokenLinks({ file, code }: Source): string[] {
  const text = prose(code).replaceAll(/`[^`\n]*`/g, '');
  return [...text.matchAll(/\]\((?![a-z]+:)([^)#\s]*)(?:#([^)\s]+))?\)/g)].flatMap(
    ([, target = '', fragment]) => {
      const linked = target ? path.posix.join(path.posix.dirname(file), target) : file;
      if (!existsSync(path.join(ROOT, linked))) return [`${file}: ${target} does not exist`];
      if (!fragment || headingIds(readSource(linked)).has(fragment)) return [];
      return [`${file}: ${linked} has no heading #${fragment}`];
    },
  );
}

/** Fragments of a file's headings, as GitHub derives them. */
function headingIds({ code }: Source): Set<string> {
  const headings = [...code.matchAll(/^#+ (.*)$/gm)].map(([, heading]) => heading!);
  return new Set(
    headings.map((heading) =>
      heading
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
        .replaceAll(' ', '-'),
    ),
  );
}

type Command = ReturnType<typeof serverCommand>;

const PROGRAMS: Record<string, Command> = { site: siteProgram(), server: serverCommand() };

/** Commands in the code blocks of a file that do not exist, or have options that do not exist. */
function unknownCommands({ file, code }: Source): string[] {
  const commands = [...code.matchAll(FENCE)].flatMap(([block]) =>
    [
      ...block.matchAll(
        /^ *(?:\$ )?(?:.*(?:&& |-u vantedge ))?(?:npm run (?:-s )?|npx --no-install vantedge-)?(site|server)(?: --)? ([a-z].*)$/gm,
      ),
    ].map(([, program, words]) => ({
      program: program!,
      words: words!.replace(/\s+(#|&&|>).*/, '').split(' '),
    })),
  );
  return commands.flatMap(({ program, words }) => {
    const known = words.reduce<Command>(
      (command, word) => command.commands.find((each) => each.name() === word) ?? command,
      PROGRAMS[program]!,
    );
    const options = [known, PROGRAMS[program]!].flatMap((command) => command.options.map(({ long }) => long));
    return [
      ...(known === PROGRAMS[program] ? [words[0]!] : []),
      ...words.filter((word) => word.startsWith('--') && !options.includes(word)),
    ].map((word) => `${file}: ${program} ${words.join(' ')}: ${word} does not exist`);
  });
}

test.each(DOCUMENTS.map((source) => [source.file, source] as const))(
  '%s has no broken links and unknown commands',
  (_, source) => {
    expect([...brokenLinks(source), ...unknownCommands(source)]).toEqual([]);
  },
);

test('each decision has a number, a sentence as its title, a date and a status, and is listed', () => {
  expect(DECISIONS.length).toBeGreaterThan(0);
  for (const { file, code } of DECISIONS) {
    const number = path.basename(file).slice(0, 3);
    expect(code).toMatch(new RegExp(`^# ${number}\\. \\w+( \\S+){3,}\n\n20\\d\\d-\\d\\d-\\d\\d · accepted`));
    expect(readSource('docs/platform/decisions/README.md').code).toContain(path.basename(file));
  }
});

test.each([
  ['a missing file', '[x](decisions/000-none.md)', 1],
  ['a missing heading', '[x](glossary.md#none)', 1],
  ['a missing heading of the same file', '[x](#none)', 1],
  ['a heading', '[x](glossary.md#section)', 0],
  ['a folder, an image and a URL', '[x](platform) ![y](images/publish.jpg) [z](https://example.com/none)', 0],
  ['code', '`[x](none.md)`', 0],
])('in a document: %s', (_, code, count) => {
  expect(brokenLinks({ file: 'docs/example.md', code })).toHaveLength(count);
});

test.each([
  ['site publish stories --expect any --store x', 0],
  ['npx nx build stories && npm run site -- publish stories # live', 0],
  ['$ server leads erase --email <address>', 0],
  ['npm run site -- publsh stories', 1],
  ['site publish stories --forse', 1],
  ['npx --no-install vantedge-server start --nothing', 1],
])('in a code block: %s', (line, count) => {
  expect(unknownCommands({ file: 'docs/example.md', code: `\`\`\`\n${line}\n\`\`\`` })).toHaveLength(count);
});
