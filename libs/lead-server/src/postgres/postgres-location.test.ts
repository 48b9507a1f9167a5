import { inspect } from 'node:util';
import { isPostgresUrl, parsePostgresUrl } from './postgres-location.ts';

const parse = (url: string, environment = {}) => parsePostgresUrl(url, environment);
const modeOf = (url: string, environment = {}) =>
  new URL(parse(url, environment).connectionString).searchParams.get('sslmode');

test.each([
  ['postgres://ada:secret@db.example.com:5433/leads', 'postgres://db.example.com:5433/leads'],
  ['postgresql://db.example.com/leads?sslmode=disable', 'postgres://db.example.com/leads'],
  ['postgres://ada@localhost/leads?host=/run/postgresql', 'postgres:///run/postgresql/leads'],
  ['postgres:///leads', 'postgres://localhost/leads'],
  ['postgres://ada:p%2Fw%40d@[2001:db8::1]:5433/leads', 'postgres://[2001:db8::1]:5433/leads'],
])('%s has the label %s', (url, label) => {
  expect(isPostgresUrl(url)).toBe(true);
  expect(parse(url).label).toBe(label);
});

test.each([
  ['postgres://db.example.com/leads', 'verify-full'],
  ['postgres://db.example.com/leads?sslmode=disable', 'disable'],
  ['postgres://db.example.com/leads?sslmode=require', 'verify-full'],
  ['postgres://localhost/leads', 'disable'],
  ['postgres://127.0.0.1/leads', 'disable'],
  ['postgres://[::1]/leads', 'disable'],
  ['postgres:///leads?host=/run/postgresql', 'disable'],
  ['postgres://localhost/leads?sslmode=verify-full', 'verify-full'],
  ['postgres://localhost/leads?sslrootcert=ca.pem', 'verify-full'],
  ['postgres://localhost.example.com/leads', 'verify-full'],
])('%s connects with %s', (url, mode) => expect(modeOf(url)).toBe(mode));

test('takes missing parts from the usual variables', () => {
  expect(parse('postgres:///leads', { PGHOST: 'db.example.com' }).label).toBe(
    'postgres://db.example.com/leads',
  );
  expect(modeOf('postgres:///leads', { PGHOST: 'db.example.com' })).toBe('verify-full');
  expect(modeOf('postgres://db.example.com/leads', { PGSSLMODE: 'disable' })).toBe('disable');
});

test.each([
  'postgres://ada:hunter2#x@db.example.com/leads',
  'postgres://ada:1234?hunter2@db.example.com/leads',
  'postgres://ada:1234/hunter2@db.example.com/leads',
  'postgres://ada:hunter2@db.example.com:port/leads',
  'postgres://ada:hunter2@db.example.com/leads?max=500',
  'postgres://ada:hunter2@db.example.com/leads?sslmode=no-verify',
  'postgres://ada:hunter2@db.example.com/leads?sslmode=prefered',
])('rejects %s without showing its password', (url) => {
  let error: unknown;
  try {
    parse(url);
  } catch (thrown) {
    error = thrown;
  }
  expect(error).toMatchObject({ code: 'USAGE' });
  expect(inspect(error, { depth: null, showHidden: true })).not.toContain('hunter2');
});
