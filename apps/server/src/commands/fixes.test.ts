import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { serverCommand } from './program.ts';

/** The arguments of every `command('server', …)` in the sources of server and lead-server. */
const FIXES = ['apps/server/src', 'libs/lead-server/src'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .flatMap((name) => {
      const code = readFileSync(path.join(folder, name), 'utf8');
      return [...code.matchAll(/\bcommand\(\s*'server',([^()]*)/g)].map(([, words = '']) =>
        [...words.matchAll(/'([^']+)'/g)].map(([, word]) => word!),
      );
    }),
);

test('fixes are found', () => {
  expect(FIXES).toContainEqual(['leads', 'retry', '--failed']);
  expect(FIXES.length).toBeGreaterThan(8);
});

test.each(FIXES.map((words) => [words.join(' '), words] as const))(
  'a fix is a command of the server: %s',
  (_, [...words]) => {
    let found = serverCommand();
    for (;;) {
      const next = found.commands.find((command) => command.name() === words[0]);
      if (!next) break;
      found = next;
      words.shift();
    }
    // Not a group of commands.
    expect(found.commands).toEqual([]);
    const options = found.options.map(({ long }) => long);
    for (const word of words.filter((word) => word.startsWith('--'))) expect(options).toContain(word);
  },
);
