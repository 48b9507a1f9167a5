import { parse } from 'node-html-parser';
import { placeholderCopy } from './placeholder-copy.ts';
import { samplePage } from './testing/sample-page.ts';

const check = (main: string, title = 'Careers', description = 'Work with us.') =>
  placeholderCopy(
    parse(
      `<html><head><title>${title}</title><meta name="description" content="${description}"></head>` +
        `<body><div id="root"><main>${main}</main></div></body></html>`,
    ),
    samplePage,
  );

test.each([
  ['<p>Lorem ipsum dolor sit amet</p>', '<p>'],
  ['<p>Lorem <b>ipsum</b> dolor</p>', '<p>'],
  ['<section><h2>Teams</h2><p>TODO: numbers</p></section>', '<p>'],
  ['<li>From [object Object]</li>', '<li>'],
  ['<b>NaN</b>', '<b>'],
  ['<p>Your text here</p>', '<p>'],
  ['<img alt="TBD">', 'the alt of <img>'],
  ['<input placeholder="FIXME">', 'the placeholder of <input>'],
])('reports %s once', (markup, location) => {
  expect(check(markup)).toEqual([
    expect.objectContaining({
      code: 'PLACEHOLDER_COPY',
      text: expect.stringMatching(`has placeholder copy in ${location}: '`),
      fix: 'write the copy',
    }),
  ]);
});

test('reports title and description', () => {
  expect(check('', 'TODO', 'Lorem ipsum').map(({ text }) => text)).toEqual([
    "has placeholder copy in its title: 'TODO'",
    "has placeholder copy in its description: 'Lorem ipsum'",
  ]);
});

test('accepts ordinary copy', () => {
  expect(check('<p>All you have to do: todo lists, method, Nantes, “Toronto”, XXXL</p>')).toEqual([]);
});
