import { parseTree } from './checks/testing/sample-page.ts';
import { buildDocument, contentPolicy, findPictures, hashSource } from './document.ts';
import { fakeBuild } from '@vantedge/release/testing';

/** A document of `/` with a stylesheet. */
const documentOf = (markup: string, pageHead?: Parameters<typeof buildDocument>[0]['pageHead']) =>
  buildDocument({
    tree: parseTree(markup),
    pageHead,
    fontFaces: '@font-face{}',
    style: 'p{}',
    fonts: [],
    data: {
      section: 'shell',
      path: '/',
      release: { sections: {}, integrity: {} },
      releaseUrl: '/release.json',
      entryScripts: [],
      stylesheets: [],
    },
    inlineLoader: 'start()',
  }).html;

test('has the markup of the page, byte by byte', () => {
  const body = '<header><a href="/">A&amp;B<!-- -->C</a></header><main><p hidden="">Words<br/></p></main>';
  const html = documentOf(`<title>T</title><meta name="x" content="y"/>${body}`);
  expect(html).toContain(`<div id="root">${body}</div>`);
  expect(html.indexOf('<title>T</title><meta name="x" content="y"/>')).toBeLessThan(html.indexOf('</head>'));
});

test('links no stylesheet: its fonts and its rules are inlined', () => {
  const html = documentOf('<main><h1>A</h1></main>');
  expect(html).toContain('<style>@font-face{}</style><style data-page-style>p{}</style></head>');
  expect(html).not.toContain('rel="stylesheet"');
});

test('paints once the hero is there, or the whole page without one', () => {
  const expected = (markup: string) => /<link rel="expect" href="#([\w-]+)"/.exec(documentOf(markup))![1];
  expect(expected('<main><section>A<i id="hero-end"></i></section></main>')).toBe('hero-end');
  expect(expected('<main><h1>A</h1></main>')).toBe('vantedge-page');
});

test('escapes content that would end a tag or script', () => {
  const graph = { text: '</script><script>alert(1)</script>' };
  const html = documentOf('<p>A</p>', { tags: [['name', 'twitter:title', 'a "b" <c> & d']], graph });
  expect(html).toContain('content="a &quot;b&quot; &lt;c> &amp; d"');
  expect(JSON.parse(/ld\+json">(.*?)<\/script>/.exec(html)![1]!)).toEqual(graph);
});

test('uses the image of the route, then that of its page unless it is from data, then that of the home page', () => {
  const shell = fakeBuild('shell');
  shell.routes = [{ ...shell.routes[0]!, path: '/', image: 'share.a.png' }];
  const own = fakeBuild('stories');
  expect(findPictures('/stories', own, shell).share?.url).toBe('/assets/shell/share.a.png');
  own.routes[0]!.image = 'share.b.png';
  expect(findPictures('/stories', own, shell).share?.url).toBe('/assets/stories/share.b.png');
  own.routes.push({ ...own.routes[0]!, path: '/variant' });
  delete own.routes[1]!.image;
  expect(findPictures('/variant', own, shell).share?.url).toBe('/assets/stories/share.b.png');
  own.routes.push({ ...own.routes[1]!, path: '/jobs/cook', pattern: '/jobs/:slug' });
  own.routes.push({ ...own.routes[2]!, path: '/jobs/smith', image: 'share.c.png' });
  expect(findPictures('/jobs/cook', own, shell).share?.url).toBe('/assets/shell/share.a.png');
  expect(findPictures('/jobs/smith', own, shell).share?.url).toBe('/assets/stories/share.c.png');
  shell.routes = [];
  expect(findPictures('/other', own, shell).share).toBeUndefined();
});

describe('the policies', () => {
  const { meta, header } = contentPolicy({ scripts: ['load()', '{}'], styles: ['h1{}', 'p{}'] });
  const inline = `${hashSource('load()')} ${hashSource('{}')}`;

  test('allows the inline scripts and scripts of this site', () => {
    expect(meta).toHaveLength(2);
    expect(meta[0]).toContain(`; script-src ${inline} 'strict-dynamic'; `);
    expect(meta[1]).toBe(`script-src 'self' ${inline}`);
    expect(header).toBe(`frame-ancestors 'none'; ${meta.join(', ')}`);
  });

  test('allows style attributes, but style elements by hash only', () => {
    for (const text of [meta[0], header])
      expect(text).toContain(
        `; style-src 'self' ${hashSource('h1{}')} ${hashSource('p{}')}; style-src-attr 'unsafe-inline'; `,
      );
  });

  test('allows one Trusted Types policy', () => expect(meta[0]).toMatch(/; trusted-types default$/));

  test('have exactly the origins that the settings list, each where it is listed, and Trusted Types stay on', () => {
    const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((name) => `https://${name}.example.com`) as [
      string,
      string,
      string,
      string,
    ];
    const party = { name: 'A', purpose: 'chat', load: 'idle', privacy: { text: 'A.', link: a } } as const;
    const thirdParties = [
      { ...party, script: [a], connect: [b], frame: [c], image: [d] },
      { ...party, script: [a], connect: [a] },
    ];
    const listed = contentPolicy({ scripts: ['load()', '{}'], styles: ['h1{}', 'p{}'], thirdParties });
    const expected = [
      meta[0]!
        .replace("img-src 'self'", `img-src 'self' ${d}`)
        .replace("connect-src 'self'", `connect-src 'self' ${b} ${a}; frame-src ${c}`),
      `${meta[1]} ${a}`,
    ];
    expect(listed.meta).toEqual(expected);
    expect(listed.header).toBe(`frame-ancestors 'none'; ${expected.join(', ')}`);
  });
});
