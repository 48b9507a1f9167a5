import { leadsCsv } from './leads-csv.ts';
import type { Lead } from './lead.ts';

const lead = (contents: Lead['contents']): Lead => ({
  id: 'one',
  at: '2026-01-01T00:00:00.000Z',
  form: 'contact',
  contents,
});
const messageIn = (message: string) => {
  const [, record = ''] = leadsCsv([lead({ message })]).split(/\r\n/, 2);
  return record.split(',').at(-1);
};

test('a header, and a record for each lead, every field quoted and every line ended', () => {
  expect(leadsCsv([lead({ email: 'a@b', name: 'A "B", C', message: '1\n2' })])).toBe(
    '"id","at","form","name","email","company","phone","service","message"\r\n' +
      '"one","2026-01-01T00:00:00.000Z","contact","A ""B"", C","a@b","","","","1\n2"\r\n',
  );
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', ' =1', '\n=1', '\uFF1D1'])(
  '%j is not taken for a formula',
  (message) => expect(messageIn(message)).toBe(`"'${message}"`),
);

test.each(['1=1', 'a+b', ''])('%j stays as it is', (message) => {
  expect(messageIn(message)).toBe(`"${message}"`);
});
