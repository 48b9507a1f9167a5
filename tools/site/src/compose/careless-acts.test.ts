import type { FormDeclaration } from '@vantedge/federation-contract';
import { command, fixText, type SiteError } from '@vantedge/errors';
import { carelessSite } from './testing/careless-site.ts';
import { scoped } from './testing/scoped.ts';

jest.mock('./sandbox/sandbox.ts', () => jest.requireActual('./testing/in-process-sandbox.ts'));

type Change = Parameters<Awaited<ReturnType<typeof carelessSite>>['publish']>[0];

/** The sample site is composed once; each act publishes a change to it. */
const site = carelessSite();

/** The error of publishing a change. */
async function refused(change: Change): Promise<SiteError> {
  return (await site).publish(change).then(
    () => Promise.reject(new Error('it was published')),
    (error: SiteError) => error,
  );
}

/** A page of careers with this markup. */
const page = (markup: string): Change => ({ careers: { body: JSON.stringify(markup) } });

/** Careers with this rule in its stylesheet, as built. */
const css = (rule: string): Change => ({
  careers: { css: `${scoped('.opening')}{margin:0}${rule}` },
});

test('the sample site without a careless act is published', async () => {
  const { base, publish } = await site;
  const release = await publish({ careers: { body: "'<p>Work with us, soon.</p>'" } });
  expect(Object.keys(release.pages).sort()).toEqual(['/', '/404', '/careers', '/stories']);
  expect(release.pages['/stories']).toEqual(base.pages['/stories']);
});

/** Careers with a form that it declares, and this markup. */
const form = (markup: string): Change => ({
  careers: { body: JSON.stringify(markup), record: { forms: [ASSESSMENT] } },
});
const ASSESSMENT: FormDeclaration = {
  name: 'assessment',
  fields: [{ name: 'email', label: 'Email', type: 'email', required: true }],
};
const FORM =
  '<form method="post" action="/api/forms/careers/assessment"><label>Email <input name="email"></label></form>';

test('a form that the section declares and shows is published, and its record says where it posts', async () => {
  const { publish } = await site;
  const release = await publish(form(FORM));
  expect(release.pages['/careers']!.links).toContain('/api/forms/careers/assessment');
});

test('a form of a widget that no page shows yet is published', async () => {
  const { publish } = await site;
  const widgets = [{ name: 'form', module: './teasers.tsx', js: [], css: [] }];
  const release = await publish({
    careers: { widget: JSON.stringify(FORM), record: { widgets, forms: [ASSESSMENT] } },
  });
  expect(Object.keys(release.pages)).toContain('/careers');
});

/** Careless acts that a release refuses: what is done, the code, and parts of the message, location and fix. */
const ACTS: [act: string, change: Change, code: string, ...says: string[]][] = [
  [
    'a page is removed that others link to',
    { careers: { record: { routes: [] } } },
    'BROKEN_LINK',
    'The header or footer of every page links to /careers',
  ],
  [
    'the name of a widget is mistyped',
    { careers: { body: "widget('stories/teaser')" } },
    'WIDGET_NOT_FOUND',
    "Did you mean 'stories/teasers'?",
  ],
  [
    'a page without Seo',
    { shell: { edit: ['const head = ', "const head = path === '/careers' ? '' : "] } },
    'PAGE_INVALID',
  ],
  ['a prop that is missing', { careers: { body: 'undefined.split()' } }, 'RENDER_FAILED', "reading 'split'"],
  ['an object as text', page('<p>From [object Object]</p>'), 'PLACEHOLDER_COPY', '[object Object]'],
  [
    'storage in a render',
    { careers: { body: "localStorage.getItem('a')" } },
    'RENDER_FAILED',
    'localStorage',
  ],
  [
    'a random number in a render',
    { careers: { body: "'<p>' + Math.random() + '</p>'" } },
    'RENDER_NOT_DETERMINISTIC',
  ],
  ['body {} and * {}', css('body{margin:0}*{margin:0}'), 'STYLESHEET_INVALID', 'body'],
  [
    'a picture of another site in a stylesheet',
    css(`${scoped('.rule')}{background:url(https://cdn.example.com/a.png)}`),
    'STYLESHEET_INVALID',
    'https://cdn.example.com/a.png',
  ],
  [
    'a widget is renamed that the home page shows',
    { stories: { record: { widgets: [{ name: 'list', module: './teasers.tsx', js: [], css: [] }] } } },
    'WIDGET_NOT_FOUND',
    "shows the widget 'stories/teasers', but 'stories' exposes stories/list",
    'publish stories shell',
    "'stories' can keep 'teasers' beside the new name",
  ],
  [
    "another section's declaration is imported",
    { careers: { sources: ['apps/stories/src/section.ts'] } },
    'CROSS_SECTION_IMPORT',
    'apps/stories/src/section.ts',
    '<Widget name="stories/…" />',
  ],
  [
    "another section's content is imported",
    { careers: { sources: ['libs/content/stories/src/index.ts'] } },
    'CROSS_SECTION_IMPORT',
    "of 'stories'",
  ],
  [
    'React 18 in package.json, which npm installs and the build records',
    { careers: { record: { shared: { react: '^18.3.0' } } } },
    'PLATFORM_INCOMPATIBLE',
    "'careers' needs react ^18.3.0",
  ],
  [
    'React 20 in an outside repository',
    { careers: { record: { shared: { react: '^20.0.0' } } } },
    'PLATFORM_INCOMPATIBLE',
    "'careers' needs react ^20.0.0",
  ],
  [
    "another section's path",
    {
      careers: {
        record: { routes: [{ path: '/stories', module: './pages/index.tsx', js: ['main.js'], css: [] }] },
      },
    },
    'DUPLICATE_ROUTE',
    "'stories'",
    "'careers'",
  ],
  [
    'a dependency of 567 kB, with a shell of 400 kB',
    { careers: { js: new Uint8Array(567_000) }, shell: { js: new Uint8Array(400_000) } },
    'BUDGET_EXCEEDED',
    "main.js of 'careers', 567.0 kB",
    'import()',
  ],
  [
    'h2 {}, without the scope of the preset',
    css('[data-section=careers] h2{color:red}'),
    'STYLESHEET_INVALID',
    "apply outside the section's own elements: [data-section=careers] h2",
  ],
  [
    ':root {}',
    css(':root{--paper:red}'),
    'STYLESHEET_INVALID',
    "apply outside the section's own elements: :root",
  ],
  ['an unknown token', css(`${scoped('.rule')}{color:var(--hairline)}`), 'STYLESHEET_INVALID', '--hairline'],
  [
    'an import of a font of another site',
    css('@import "https://fonts.example.com/x.css";'),
    'STYLESHEET_INVALID',
    'https://fonts.example.com/x.css',
  ],
  [
    'window at module level',
    { careers: { atLoad: 'window.openings' } },
    'BUNDLE_LOAD_FAILED',
    'window is not defined',
    'nx build careers',
  ],
  [
    'too many elements',
    { careers: { body: "'<i></i>'.repeat(20000)" } },
    'PAGE_TOO_LARGE',
    'tags, limit 20000',
  ],
  ['no h1', { careers: { h1: '' } }, 'PAGE_INVALID', 'has 0 h1 instead of one', 'careers: ./pages/index.tsx'],
  ['two h1', { careers: { h1: '<h1>A</h1><h1>B</h1>' } }, 'PAGE_INVALID', 'has 2 h1 instead of one'],
  [
    'an image with a dead URL',
    page('<img src="/team.jpg" alt="" width="8" height="6">'),
    'BROKEN_LINK',
    'links to /team.jpg, which does not exist',
  ],
  [
    'an image with a dead relative URL',
    page('<img src="team.jpg" alt="" width="8" height="6">'),
    'BROKEN_LINK',
    'links to /team.jpg',
  ],
  [
    'an image of another site',
    page('<img src="https://cdn.example.com/a.jpg" alt="" width="8" height="6">'),
    'DISALLOWED_ELEMENT',
    'https://cdn.example.com/a.jpg',
  ],
  [
    'an image without alt',
    page('<img src="/assets/careers/main.js" width="8" height="6">'),
    'IMAGE_INVALID',
    'an image without alt',
  ],
  [
    'an image without dimensions',
    page('<img src="/assets/careers/main.js" alt="">'),
    'IMAGE_INVALID',
    'an image without width and height',
  ],
  [
    'a form that puts what is typed into the URL',
    page('<form action="/contact"><label>Email <input name="email"></label><button>Send</button></form>'),
    'FORM_METHOD_MISSING',
    'without a method',
  ],
  [
    'a form that no section declares',
    page(FORM),
    'FORM_NOT_DECLARED',
    'posts to /api/forms/careers/assessment, which no section declares',
    'careers: ./pages/index.tsx',
    'declare the form in src/section.ts',
  ],
  [
    'a form that is posted to a page',
    page('<form method="post" action="/stories"><button>Send</button></form>'),
    'FORM_NOT_DECLARED',
    'posts to /stories, which takes no posts',
  ],
  [
    "another section's form outside its widget",
    {
      ...form(FORM),
      stories: { body: JSON.stringify(`<p id="facts">Facts</p>${FORM}`) },
    },
    'FORM_NOT_DECLARED',
    "posts to the form 'assessment' of 'careers', which may change without this page",
    "show it in a widget of 'careers'",
  ],
  [
    'the declaration of a form is removed that a widget still shows',
    { stories: { widget: JSON.stringify(FORM.replace('careers', 'stories')) } },
    'FORM_NOT_DECLARED',
    "in the widget 'stories/teasers'",
    'publish stories',
  ],
  [
    'a form that no page shows',
    form('<p>Work with us.</p>'),
    'FORM_NOT_SHOWN',
    "'careers' declares the form 'assessment', which no page shows",
    'careers: src/section.ts',
    '<SectionForm form={…} />',
  ],
  [
    'a link to a form instead of the form',
    form('<a href="/api/forms/careers/assessment">Assessment</a>'),
    'BROKEN_LINK',
    'link to the page with the form',
  ],
  [
    'a form without a required field',
    form(FORM.replace(/<label.*label>/, '<button>Send</button>')),
    'FORM_FIELDS_DIFFER',
    "has no control for a field 'email'",
  ],
  [
    'a form with a field that is not declared',
    form(FORM.replace('</form>', '<label>Phone <input name="phone"></label></form>')),
    'FORM_FIELDS_DIFFER',
    "posts a field 'phone' that src/section.ts does not declare",
  ],
  ['lorem ipsum', page('<p>Lorem ipsum dolor</p>'), 'PLACEHOLDER_COPY', 'Lorem ipsum'],
  ['TODO in a record', page('<p>TODO: openings</p>'), 'PLACEHOLDER_COPY', 'TODO'],
  [
    'an async script of another site',
    { careers: { hoisted: '<script async="" src="https://cdn.example.com/a.js"></script>' } },
    'DISALLOWED_ELEMENT',
    '<script async="" src="https://cdn.example.com/a.js">',
    'careers: ./pages/index.tsx',
  ],
  [
    'a script of another site',
    page('<script src="https://cdn.example.com/a.js"></script>'),
    'DISALLOWED_ELEMENT',
    '<script src="https://cdn.example.com/a.js">',
  ],
  ['an inline script', page('<script>track()</script>'), 'DISALLOWED_ELEMENT', '<script>'],
  [
    'a frame',
    page('<iframe src="https://video.example.com/1"></iframe>'),
    'DISALLOWED_ELEMENT',
    '<iframe',
    'link to its content',
  ],
  [
    'a fragment that the page does not have',
    page('<a href="#opening">Apply</a>'),
    'BROKEN_LINK',
    'links to #opening',
  ],
  [
    'a fragment that another page does not have',
    page('<a href="/stories#nowhere">Facts</a>'),
    'BROKEN_LINK',
    "links to /stories#nowhere, but /stories of 'stories' has no element with this id",
  ],
  [
    'the target of another page’s fragment is removed',
    { careers: { body: `'<a href="/stories#facts">Facts</a>'` }, stories: { body: "'<p>Facts</p>'" } },
    'BROKEN_LINK',
    'links to /stories#facts',
    'publish careers stories',
  ],
  [
    'a link to #',
    page('<a href="#">More</a>'),
    'BROKEN_LINK',
    "links to '#', which leads nowhere",
    '<button>',
  ],
  ['a link to no page', page('<a href="/jobs">Jobs</a>'), 'BROKEN_LINK', 'links to /jobs'],
  [
    'an absolute link to no page',
    page('<a href="https://example.com/jobs">Jobs</a>'),
    'BROKEN_LINK',
    'links to /jobs, which does not exist',
  ],
  [
    'a link to this site by http:',
    page('<a href="http://example.com/stories">Stories</a>'),
    'BROKEN_LINK',
    "links to 'http://example.com/stories', which is a page of this site without HTTPS",
    'link to /stories',
  ],
  [
    'a link to localhost',
    page('<a href="http://localhost:4200/stories">Stories</a>'),
    'BROKEN_LINK',
    "which is on the visitor's own machine",
  ],
  [
    'a malformed mailto:',
    page('<a href="mailto:jobs[at]example.com">Jobs</a>'),
    'BROKEN_LINK',
    'which is not an email address',
  ],
  [
    'a secret in a script',
    { careers: { js: Buffer.from(`key("sk_${'live'}_51H8abcdefghijklmnop")`) } },
    'SECRET_EXPOSED',
    "main.js of 'careers' contains a Stripe secret key ('sk_live_…')",
    'revoke it',
  ],
  [
    'a secret in a page',
    page(`<p data-key="AKI${'A'}IOSFODNN7EXAMPLE">Jobs</p>`),
    'SECRET_EXPOSED',
    "shows an AWS access key ('AKIAIOSF…')",
  ],
  [
    'the title of another page',
    { shell: { edit: ["+ path + '</title>", "+ path.replace('careers', 'stories') + '</title>"] } },
    'DUPLICATE_TITLE',
    "has the title of /stories, 'Page /stories'",
    'publish careers stories',
  ],
  [
    'one id twice',
    page('<p id="team">A</p><p id="team">B</p>'),
    'DUPLICATE_ID',
    "several elements with the id 'team'",
  ],
  [
    'an input without a label',
    page('<input type="email" placeholder="Email">'),
    'UNLABELED_INPUT',
    '<input type="email" placeholder="Email"> without a label',
  ],
  [
    'an image of 3 MB',
    { careers: { image: 3_000_000 } },
    'IMAGE_INVALID',
    "team.jpg of 'careers' has 3000 kB; an image has at most 300 kB",
  ],
  ['an item outside a list', page('<div><li>Manila</li></div>'), 'MARKUP_INVALID', '<li> outside a list'],
  ['an empty heading', page('<h2> <svg></svg></h2>'), 'MARKUP_INVALID', '<h2> without a text'],
  [
    'a table without headers',
    page('<table><tbody><tr><td>Manila</td><td>3</td></tr></tbody></table>'),
    'MARKUP_INVALID',
    '<table> without headers',
  ],
  [
    'a positive tabindex',
    page('<button tabindex="3">Apply</button>'),
    'MARKUP_INVALID',
    'order of the keyboard',
  ],
  ['autofocus', page('<button autofocus="">Apply</button>'), 'MARKUP_INVALID', 'autofocus'],
  ['a marquee', page('<marquee>Jobs</marquee>'), 'MARKUP_INVALID', '<marquee> which moves'],
  ['a link to a script', page('<a href="javascript:apply()">Apply</a>'), 'BROKEN_LINK', 'is a script'],
  [
    'a session in a link',
    page('<a href="https://jobs.example.com/?PHPSESSID=4d097a">Apply</a>'),
    'BROKEN_LINK',
    "session of its author in 'PHPSESSID'",
  ],
  [
    'a link that says nothing',
    page('<a href="/stories">Click here</a>'),
    'EMPTY_LINK',
    'says where it leads',
  ],
  [
    'a form that is posted to its own page',
    page('<form method="post"><label>Email <input name="email"></label></form>'),
    'FORM_NOT_DECLARED',
    'posts to its own page',
  ],
  [
    'a link without a text',
    page('<a href="/stories"><svg></svg></a>'),
    'EMPTY_LINK',
    '<a href="/stories"> without a text that says where it leads',
  ],
];

test.each(ACTS)('%s: refused', async (_, change, code, ...says) => {
  const error = await refused(change);
  expect(error.code).toBe(code);
  const { problems = [] } = error;
  const text = [error, ...problems]
    .map(({ message, at, fix = '' }) => [message, at, fixText(fix)].join('\n'))
    .join('\n');
  for (const part of says) expect(text).toContain(part);
});

test('the old name of a widget can stay beside the new one for one release, as the message says', async () => {
  const widget = { name: 'list', module: './teasers.tsx', js: [], css: [] };
  const widgets = [widget, { ...widget, name: 'teasers' }];
  const release = await (await site).publish({ stories: { record: { widgets } } });
  expect(release.pages['/']!.widgets).toEqual(['stories/teasers']);
});

test('an act in a widget is refused with the section of the widget, on all pages that show it', async () => {
  const error = await refused({ stories: { widget: `'<img src="/gone.jpg">'` } });
  expect(error).toMatchObject({
    code: 'IMAGE_INVALID',
    message: expect.stringMatching(
      /^\/ of 'shell' contains .*, in the widget 'stories\/teasers' \(also on \/404\)\.$/,
    ),
    at: 'stories: ./teasers.tsx',
    fix: expect.arrayContaining([command('site', 'publish', 'stories')]),
  });
});

test('several acts of several sections are refused with one error', async () => {
  const error = await refused({
    careers: { body: `'<h1>Openings</h1>'`, css: ':root{--paper:red}' },
    stories: { body: 'missing.name' },
  });
  expect(error.code).toBe('RELEASE_INVALID');
  expect(error.problems!.map(({ code }) => code).sort()).toEqual([
    'PAGE_INVALID',
    'RENDER_FAILED',
    'STYLESHEET_INVALID',
  ]);
});
