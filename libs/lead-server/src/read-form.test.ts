import { readForm } from './read-form.ts';

const read = (body: string) => readForm(Buffer.from(body));
const ID = '6f9619ff-8b86-4011-b42d-00c04fc964ff';

test('reads the values of a form and omits empty fields', () => {
  expect(read('form=contact&name=Ad%C3%A1+L&email=a%40b&company=&message=1%0D%0A2&subject=')).toEqual({
    form: 'contact',
    contents: { name: 'Adá L', email: 'a@b', message: '1\n2' },
    isHoneypotHit: false,
  });
});

test('reads the id and ignores unknown fields', () => {
  const form = read(`form=newsletter&email=a&id=${ID.toUpperCase()}&name=never&utm=x`);
  expect(form).toEqual({
    form: 'newsletter',
    contents: { email: 'a' },
    isHoneypotHit: false,
    id: ID,
  });
});

test('removes control and direction characters, and keeps tabs and line breaks of the message', () => {
  const typed = 'A\u0007d\u001b[2Ja\u0085\u202e\u2067\u200f \u200dX\ty';
  const fields = new URLSearchParams({ form: 'contact', name: typed, message: `${typed}\r\n2` });
  expect(read(fields.toString())?.contents).toEqual({
    name: 'Ad[2Ja \u200dX y',
    message: 'Ad[2Ja \u200dX\ty\n2',
  });
});

test.each([
  ['a truncated escape', '%4', '%4'],
  ['an invalid escape', '%zz', '%zz'],
  ['invalid UTF-8', 'a%ff', 'a\ufffd'],
  ['an overlong encoding of a slash', 'a%c0%af', 'a\ufffd\ufffd'],
  ['a lone surrogate', 'a%ed%a0%80', 'a\ufffd\ufffd\ufffd'],
  ['a NUL', 'a%00b', 'ab'],
  ['a line break in a single-line field', 'a%0d%0abcc:%20c', 'a bcc: c'],
  ['unencoded UTF-8', 'é', 'é'],
])('makes %s harmless', (_, sent, value) =>
  expect(read(`form=contact&name=${sent}`)?.contents).toEqual({ name: value }),
);

test('detects a filled-in honeypot', () => {
  expect(read('form=newsletter&email=a&subject=x')?.isHoneypotHit).toBe(true);
});

test.each([
  ['nothing', ''],
  ['a missing form name', 'name=a'],
  ['an unknown form', 'form=login'],
  ['a name from Object.prototype', 'form=toString'],
  ['a duplicate field', 'form=contact&name=a&name=b'],
  ['a duplicate form name', 'form=contact&form=newsletter'],
  ['a line break between fields', 'form=contact\r\n&name=a'],
  ['an id that is not a UUID', 'form=contact&id=1'],
  ['JSON', '{"form":"contact"}'],
])('rejects %s', (_, body) => expect(read(body)).toBeUndefined());
