import { graphPaths } from './checks/graph-paths.ts';
import { graphScript, headTags, picturesOf } from './head-tags.ts';
import { fakeBuild } from '@vantedge/release/testing';

test('escapes content that would end a tag or script', () => {
  const head = {
    tags: [['name', 'twitter:title', 'a "b" <c> & d']] as const,
    graph: { text: '</script><script>alert(1)</script>' },
  };
  const html = headTags(head) + graphScript(head);
  expect(html.match(/<meta|<script|<\/script/g)).toEqual(['<meta', '<script', '</script']);
  expect(html).toContain('content="a &quot;b&quot; &lt;c> &amp; d"');
  expect(JSON.parse(/json">(.*)<\/script>$/.exec(html)![1]!)).toEqual({
    text: '</script><script>alert(1)</script>',
  });
});

test('finds paths of this site in structured data, and no others', () => {
  const graph = {
    a: [{ '@id': 'https://a.example/#org', url: 'https://a.example/x' }],
    b: 'https://b.example/y',
  };
  const assets = { logo: 'https://a.example/assets/shell/icon.svg' };
  const paths = graphPaths(JSON.stringify({ ...graph, ...assets }), 'https://a.example/z');
  expect([...paths].sort()).toEqual(['/', '/x']);
});

test('uses the image of the route, then that of its page, then that of the home page', () => {
  const shell = fakeBuild('shell');
  shell.routes = [{ ...shell.routes[0]!, path: '/', image: 'share.a.png' }];
  const own = fakeBuild('stories');
  expect(picturesOf('/stories', own, shell).share?.url).toBe('/assets/shell/share.a.png');
  own.routes[0]!.image = 'share.b.png';
  expect(picturesOf('/stories', own, shell).share?.url).toBe('/assets/stories/share.b.png');
  own.routes.push({ ...own.routes[0]!, path: '/variant' });
  delete own.routes[1]!.image;
  expect(picturesOf('/variant', own, shell).share?.url).toBe('/assets/stories/share.b.png');
  shell.routes = [];
  expect(picturesOf('/other', own, shell).share).toBeUndefined();
});
