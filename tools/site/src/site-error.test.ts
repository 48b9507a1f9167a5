import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Error codes that a source file uses. */
const codesIn = (source: string) =>
  [...source.matchAll(/(?:new SiteError\(\s*|\bcode: )'([A-Z_]+)'/g)].map(([, code]) => code!);

const sources = readdirSync(__dirname, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.includes('testing'),
);
const thrown = new Set(sources.flatMap((file) => codesIn(readFileSync(path.join(__dirname, file), 'utf8'))));

test('operations.md documents exactly the codes that the tool uses', () => {
  const manual = readFileSync(path.resolve(__dirname, '../../../docs/operations.md'), 'utf8');
  const explained = [...manual.matchAll(/^\| `([A-Z_]+)` +\|/gm)].map(([, code]) => code!);
  expect([...explained].sort()).toEqual([...thrown].sort());
});

test('finds codes on one line and on several', () =>
  expect(codesIn("new SiteError('A_B', 'x'); new SiteError(\n  'C',\n  'y')")).toEqual(['A_B', 'C']));
