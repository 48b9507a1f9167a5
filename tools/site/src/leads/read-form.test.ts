import { readForm } from './read-form.ts';

const read = (body: string) => readForm(Buffer.from(body));
const ID = '6f9619ff-8b86-4011-b42d-00c04fc964ff';

test('a form is read with what was typed, without what was left empty', () => {
  expect(read('form=contact&name=Ad%C3%A1+L&email=a%40b&company=&message=1%0D%0A2&subject=')).toEqual({
    form: 'contact',
    contents: { name: 'Adá L', email: 'a@b', message: '1\n2' },
    isHoneypotHit: false,
  });
});

test('id and token come along; fields of nobody are left alone', () => {
  const form = read(`form=newsletter&email=a&id=${ID.toUpperCase()}&token=t&name=never&utm=x`);
  expect(form).toEqual({
    form: 'newsletter',
    contents: { email: 'a' },
    isHoneypotHit: false,
    id: ID,
    token: 't',
  });
});

test('control characters and those of direction are taken out, tabs and lines of the message stay', () => {
  const typed = 'A\u0007d\u001b[2Ja\u0085\u202e\u2067\u200f \u200dX\ty';
  const fields = new URLSearchParams({ form: 'contact', name: typed, message: `${typed}\r\n2` });
  expect(read(fields.toString())?.contents).toEqual({
    name: 'Ad[2Ja \u200dX y',
    message: 'Ad[2Ja \u200dX\ty\n2',
  });
});

test('what only a program fills in makes it one', () => {
  expect(read('form=newsletter&email=a&subject=x')?.isHoneypotHit).toBe(true);
});

test.each([
  ['nothing', ''],
  ['no form', 'name=a'],
  ['an unknown form', 'form=login'],
  ['a form of the prototype', 'form=toString'],
  ['a field twice', 'form=contact&name=a&name=b'],
  ['the form twice', 'form=contact&form=newsletter'],
  ['half an escape', 'form=contact&name=%4'],
  ['an escape of nothing', 'form=contact&name=%zz'],
  ['bytes that are no UTF-8', 'form=contact&name=%ff%fe'],
  ['an overlong slash', 'form=contact&name=%c0%af'],
  ['half a surrogate', 'form=contact&name=%ed%a0%80'],
  ['a NUL', 'form=contact&name=a%00b'],
  ['a header in a field of one line', 'form=contact&email=a%40b%0d%0abcc:%20c'],
  ['a line break in a name', 'form=contact&name=a%0ab'],
  ['bytes that no browser leaves as they are', 'form=contact&name=é'],
  ['a line break between', 'form=contact\r\n&name=a'],
  ['an id that is no UUID', 'form=contact&id=1'],
])('%s is no form', (_, body) => expect(read(body)).toBeUndefined());
