import { leadsCsv } from './leads-csv.ts';
import type { Lead } from './lead-store.ts';

const lead = (contents: Lead['contents'], source: Lead['source'] = {}): Lead => ({
  id: 'one',
  at: '2026-01-01T00:00:00.000Z',
  form: 'shell/contact',
  source,
  contents,
});
const messageIn = (message: string) => {
  const [, record = ''] = leadsCsv([lead({ message })]).split(/\r\n/, 2);
  const start = record.slice(0, -',"","",""'.length);
  return start.slice(start.lastIndexOf(',"') + 1);
};

/** Parses a file into cells like a spreadsheet, which honors quotes only at the start of a cell. */
function cellsOf(csv: string, separator: string): string[] {
  const cells: string[] = [];
  for (let rest = csv; rest;) {
    const quoted = /^"((?:[^"]|"")*)"/.exec(rest);
    const after = rest.slice(quoted?.[0].length ?? 0);
    const tail = after.split(new RegExp(`[${separator}\r\n]`), 1)[0]!;
    cells.push((quoted?.[1]?.replaceAll('""', '"') ?? '') + tail);
    rest = after.slice(tail.length + 1);
  }
  return cells;
}

test('writes a header and one record per lead, with quoted fields and CRLF line ends', () => {
  expect(leadsCsv([lead({ email: 'a@b', name: 'A "B", C', message: '1\n2' })])).toBe(
    '"id","at","form","subscription","unsubscribe","email","name","message","page","landing","referrer"\r\n' +
      '"one","2026-01-01T00:00:00.000Z","shell/contact","","","a@b","A ""B"", C","1\n2","","",""\r\n',
  );
});

test('has a column for each field that a lead has', () => {
  const of = (form: string, ...names: string[]) => ({
    ...lead(Object.fromEntries(names.map((name) => [name, form]))),
    form,
  });
  const leads = [
    of('shell/contact', 'name', 'email', 'message'),
    of('stories/assessment', 'email', 'team-size'),
  ];
  const [header, , record] = leadsCsv(leads).split('\r\n');
  const fieldsIn = (line: string) => cellsOf(line, ',').slice(5, -3);
  expect(fieldsIn(header!)).toEqual(['name', 'email', 'message', 'team-size']);
  expect(fieldsIn(record!)).toEqual(['', 'stories/assessment', '', 'stories/assessment']);
});

test('has a column for each campaign parameter that a lead has', () => {
  const mail = lead({}, { page: '/contact', utm_term: '=1+1' });
  const cells = cellsOf(leadsCsv([mail, lead({}, { gclid: 'a', utm_term: 'b' })]), ',');
  const columns = cells.indexOf('utm_term') + 1;
  expect(cells.slice(columns - 5, columns)).toEqual(['page', 'landing', 'referrer', 'gclid', 'utm_term']);
  const record = (at: number) => cells.slice(at * (columns + 1), (at + 1) * (columns + 1)).join(' ');
  expect([record(1), record(2)]).toEqual([
    expect.stringMatching(/\/contact +'=1\+1/),
    expect.stringMatching(/a b/),
  ]);
});

const formulas = [
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '\t=1',
  ' =1',
  '\n=1',
  '\uFF1D1',
  '\u200B=1',
  '\u00AD+1',
  '\u2060 \uFEFF=1',
  '\u001B=1',
  '\u202E=1',
  'a;=1+1;b',
  'a; =1',
  'a;"=1+1"',
  'a;""=1',
  'a\t=1\tb',
  'a\n=1+1',
  'a\r\n@SUM(A1)',
  'a;\u200B\u200D=1',
  ';;=1',
];

describe.each([',', ';', '\t'])('read with %j between cells', (separator) => {
  test.each(formulas)('%j never produces a cell that starts like a formula', (message) => {
    for (const cell of cellsOf(leadsCsv([lead({ name: message, message })]), separator)) {
      expect(cell).not.toMatch(/^[\s\p{Cf}"]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/u);
    }
  });
});

test.each(['1=1', 'a+b', 'a - b', 'a, -b', 'a;b', ''])('%j is unchanged', (message) => {
  expect(messageIn(message)).toBe(`"${message}"`);
});

test('removes control characters and keeps line breaks and tabs', () => {
  expect(messageIn('a\u001b[2J\u0007\u0085\u009b\u202e b\r\nc\td\0')).toBe('"a[2J b\nc\td"');
});

// Linear time: quadratic time would take minutes.
test('formats long messages of separators and signs', () => {
  for (const text of ['\n', '\n\u200b', ' ', ';"', '=\t'])
    expect(messageIn(text.repeat(200_000)).length).toBeGreaterThan(200_000);
});
