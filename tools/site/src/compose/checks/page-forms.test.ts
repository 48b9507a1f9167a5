import { type FormDeclaration, SHELL } from '@vantedge/federation-contract';
import { fakeBuild } from '@vantedge/release/testing';
import { PageContext } from './page-context.ts';
import { formProblems } from './page-forms.ts';
import { parseTree } from './testing/sample-page.ts';

const assessment: FormDeclaration = {
  name: 'assessment',
  fields: [
    { name: 'email', label: 'Email', type: 'email', required: true },
    { name: 'size', label: 'Team size', type: 'text' },
  ],
};

/** Each section declares the form `assessment`. */
const sections = new Map(
  [SHELL, 'careers', 'stories'].map((name) => [
    name,
    { id: name, build: { ...fakeBuild(name), forms: [assessment] } },
  ]),
);

/** Codes of the problems of a page with this markup, by default `/a` of careers, and their texts. */
function problemsOf(
  markup: string,
  { section = 'careers', path = '/a', widgets = [] as string[] } = {},
): [code: string, text: string][] {
  const page = new PageContext({ path, section, module: './pages/a.tsx' }, sections);
  return formProblems(parseTree(`<main>${markup}</main>`), page, widgets).map(({ code, text }) => [
    code,
    text,
  ]);
}
const codesOf = (...of: Parameters<typeof problemsOf>) => problemsOf(...of).map(([code]) => code);

const EMAIL = '<input name="email">';
const posted = (action: string, controls = EMAIL) =>
  `<form method="post" action="${action}">${controls}<button>Send</button></form>`;
const OWN = '/api/forms/careers/assessment';

test.each([
  ['<form action="/contact"><input name="email"></form>', 1],
  ['<form><p><select name="topic"></select></p></form>', 1],
  ['<form action="/a"><i></i></form><form id="b"></form><input form="b" name="email">', 1],
  [`<form method="get" action="${OWN}">${EMAIL}</form>`, 1],
  [`<form method="post" action="${OWN}">${EMAIL}<button formmethod="get">Send</button></form>`, 1],
  ['<form method="get" action="/jobs"><input name="query"></form>', 0],
  ['<form action="/contact"><input id="team"><button>Go on</button></form>', 0],
  ['<form method="dialog"><button name="close">Close</button></form>', 0],
])('reports forms that are sent by GET without being a search: %s', (markup, count) => {
  expect(codesOf(markup)).toEqual(Array<string>(count).fill('FORM_METHOD_MISSING'));
});

test('takes forms of the section, of the shell, and of widgets of the page', () => {
  expect(problemsOf(posted(OWN))).toEqual([]);
  expect(problemsOf(posted('/api/forms/shell/assessment'))).toEqual([]);
  expect(problemsOf(posted(OWN.replace('careers', 'stories')), { widgets: ['stories/teasers'] })).toEqual([]);
});

test('reports a form of another section, whose declaration may change without the page', () => {
  expect(problemsOf(posted(OWN.replace('careers', 'stories')))).toEqual([
    ['FORM_NOT_DECLARED', expect.stringContaining("posts to the form 'assessment' of 'stories'")],
  ]);
});

test.each([
  [posted('/api/forms/careers/other'), '/api/forms/careers/other, which no section declares'],
  [posted('/api/forms/assessment'), '/api/forms/assessment, which no section declares'],
  [posted(`${OWN}?a=1`), `${OWN}?a=1, which no section declares`],
  [posted('/contact'), 'posts to /contact, which takes no posts'],
  [posted(''), 'posts to its own page, which takes no posts'],
  ['<form method="POST"><input></form>', 'posts to its own page, which takes no posts'],
  [posted('mailto:jobs@example.com'), 'posts to mailto:jobs@example.com'],
  [posted('javascript:alert(1)'), 'posts to javascript:alert(1)'],
  [posted(OWN, `${EMAIL}<button formaction="/contact">Ask</button>`), 'posts to /contact'],
  ['<form action="/jobs"><button formmethod="post">Ask</button></form>', 'posts to /jobs'],
  ['<form id="f" method="get"></form><button form="f" formmethod="post" formaction="/b">Ask</button>', '/b'],
])('reports a form that is posted to no form of the release: %s', (markup, text) => {
  expect(problemsOf(markup)).toEqual([['FORM_NOT_DECLARED', expect.stringContaining(text)]]);
});

test.each(['/newsletter/confirm', '/newsletter/unsubscribe'])('lets the page %s post to itself', (path) => {
  const form = '<form method="post"><button>Confirm</button></form>';
  expect(codesOf(form, { path, section: SHELL })).toEqual([]);
  expect(codesOf(form, { path, section: 'careers' })).toEqual(['FORM_NOT_DECLARED']);
  expect(codesOf(posted('/contact'), { path, section: SHELL })).toEqual(['FORM_NOT_DECLARED']);
});

test('reports required fields without a control, and controls that are no fields', () => {
  expect(problemsOf(posted(OWN, '<input name="size"><input name="phone"><select name="team">'))).toEqual([
    ['FORM_FIELDS_DIFFER', expect.stringContaining("has no control for a field 'email'")],
    ['FORM_FIELDS_DIFFER', expect.stringContaining("posts fields 'phone', 'team'")],
  ]);
  expect(codesOf(posted(OWN, `${EMAIL}<button name="plan" value="a">Send</button>`))).toEqual([
    'FORM_FIELDS_DIFFER',
  ]);
});

test('accepts controls outside the form, and names that every form may post', () => {
  const controls = ['id', 'source', 'subject', 'prefill'].map((name) => `<input name="${name}">`).join('');
  const form = `<form id="f" method="post" action="${OWN}">${controls}</form><input form="f" name="email">`;
  expect(problemsOf(form)).toEqual([]);
  expect(codesOf(posted(OWN, '<input form="other" name="email">'))).toEqual(['FORM_FIELDS_DIFFER']);
});

test('a form that is only filled in for its own page needs no control for required fields', () => {
  const proposal = (button: string) =>
    `<form method="post" action="${OWN}"><input type="hidden" name="size">${button}</form>`;
  expect(problemsOf(proposal('<button name="prefill" value="1">Go on</button>'))).toEqual([]);
  expect(codesOf(proposal('<button name="prefill" value="1">Go on</button><button>Send</button>'))).toEqual([
    'FORM_FIELDS_DIFFER',
  ]);
});
