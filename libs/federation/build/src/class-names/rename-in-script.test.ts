import { renameInScript } from './rename-in-script.ts';

const NAMES = new Map([
  ['mt-6', 'aB'],
  ['md:[&>p]:mt-6', 'cD'],
  ["before:content-['']", 'eF'],
]);
const rename = (code: string) => renameInScript(code, 'page.tsx', NAMES)?.code;

test.each([
  ['<p className="lead mt-6 flex" />', '<p className="lead aB flex" />'],
  [`<p className="before:content-['']" />`, '<p className="eF" />'],
  ['<p titleClassName="md:[&>p]:mt-6" />', '<p titleClassName="cD" />'],
  ["const TEXT = ['mt-6', 'mt-60'].join(' ');", "const TEXT = ['aB', 'mt-60'].join(' ');"],
  ["clsx('lead', isOpen && 'mt-6', { 'mt-6': isWide })", "clsx('lead', isOpen && 'aB', { 'aB': isWide })"],
  ['const all = `${TEXT} mt-6`;', 'const all = `${TEXT} aB`;'],
])('%s', (code, expected) => {
  expect(rename(code)).toBe(expected);
});

it('leaves text and other attributes alone', () => {
  expect(rename('<p title="mt-6">mt-6</p>')).toBeUndefined();
});

it('maps the renamed module to its source', () => {
  const { map } = renameInScript("\nconst a = 'mt-6';", 'page.ts', NAMES)!;
  expect(map.sources).toEqual(['page.ts']);
  expect(map.sourcesContent).toEqual(["\nconst a = 'mt-6';"]);
});
