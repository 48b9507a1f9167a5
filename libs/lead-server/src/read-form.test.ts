import { readForm, toLeadContents } from './read-form.ts';
import { sampleForms } from './testing/sample-document.ts';

const read = (body: string) => readForm(Buffer.from(body));
const { fields } = sampleForms.shell[0]!;
const contentsIn = (body: string) => toLeadContents(fields, read(body)!.values);
const ID = '6f9619ff-8b86-4011-b42d-00c04fc964ff';

test('reads the values of declared fields, in their order, and omits empty ones', () => {
  const contents = contentsIn('message=1%0D%0A2&name=Ad%C3%A1+L&email=a%40b&company=&utm=x&subject=');
  expect(Object.entries(contents)).toEqual([
    ['name', 'Adá L'],
    ['email', 'a@b'],
    ['message', '1\n2'],
  ]);
});

test('keeps all that was sent', () => {
  expect(read(`email=a&id=${ID.toUpperCase()}&other=b&__proto__=c`)).toEqual({
    values: new Map([
      ['email', 'a'],
      ['id', ID.toUpperCase()],
      ['other', 'b'],
      ['__proto__', 'c'],
    ]),
    isHoneypotHit: false,
    isPrefill: false,
    id: ID,
  });
});

test('removes control and direction characters, and keeps tabs and line breaks of a textarea', () => {
  const typed = 'A\u0007d\u001b[2Ja\u0085\u202e\u2067\u200f \u200dX\ty';
  const sent = new URLSearchParams({ name: typed, message: `${typed}\r\n2` });
  expect(contentsIn(sent.toString())).toEqual({
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
])('makes %s harmless', (_, sent, value) => expect(contentsIn(`name=${sent}`)).toEqual({ name: value }));

test('detects a filled-in honeypot, and the button that asks for a form', () => {
  expect(read('email=a&subject=x')).toMatchObject({ isHoneypotHit: true, isPrefill: false });
  expect(read('email=a&subject=&prefill=')).toMatchObject({ isHoneypotHit: false, isPrefill: true });
});

test.each([
  ['nothing', ''],
  ['a duplicate field', 'name=a&name=b'],
  ['an id that is not a UUID', 'name=a&id=1'],
  ['more fields than a form has', Array.from({ length: 101 }, (__, i) => `f${i}=`).join('&')],
])('rejects %s', (_, body) => expect(read(body)).toBeUndefined());
