import { isNode, nodesOf, textOf } from './syntax.ts';
import { type Source, sourcesIn } from './workspace.ts';

/** `style` attributes, which every page's content security policy blocks in its HTML. */
function styleAttributes(source: Source): string[] {
  return nodesOf(source)
    .filter((node) => isNode(node, 'JSXAttribute') && textOf(node['name']) === 'style')
    .map(() => `${source.file} has a style attribute: use a class, an SVG attribute, or data-* with a rule`);
}

test.each(['apps', 'libs', 'tests/labs'])('no element of %s has a style attribute', (folder) => {
  const sources = sourcesIn(folder, /\.tsx$/);
  expect(sources.length).toBeGreaterThan(0);
  expect(sources.flatMap(styleAttributes)).toEqual([]);
});

test('reports style attributes on elements and components', () => {
  const code = 'const x = <p style={{ color: "red" }}><Card style={look} title="style" /></p>;';
  expect(styleAttributes({ file: 'apps/stories/src/x.tsx', code })).toHaveLength(2);
});
