import { DECLARATIONS } from '../sections.ts';
import { isProduct } from './import-problems.ts';
import { isNode, nodesOf, textOf } from './syntax.ts';
import { type Source, sourcesIn } from './workspace.ts';

const WIDGETS = Object.values(DECLARATIONS).flatMap(({ name, widgets = [] }) =>
  widgets.map((widget) => `${name}/${widget.name}`),
);

/** Names of `<Widget name="…">` that no section declares. */
function unknownWidgets(source: Source): string[] {
  return widgetNames(source)
    .filter((name) => !WIDGETS.includes(name))
    .map(
      (name) => `${source.file} shows the widget ${name}, which no section declares: ${WIDGETS.join(', ')}`,
    );
}

function widgetNames(source: Source): string[] {
  return nodesOf(source)
    .filter((node) => isNode(node, 'JSXOpeningElement') && textOf(node['name']) === 'Widget')
    .flatMap((node) => node['attributes'] as unknown[])
    .flatMap((attribute) =>
      isNode(attribute, 'JSXAttribute') && textOf(attribute['name']) === 'name'
        ? (textOf(attribute['value']) ?? [])
        : [],
    );
}

const pages = sourcesIn('apps', /\.tsx$/).filter(({ file }) => isProduct(file));

test('pages show only widgets that a section declares', () => {
  expect(pages.flatMap(unknownWidgets)).toEqual([]);
  expect(pages.flatMap(widgetNames).length).toBeGreaterThan(1);
});

test('reports a typo', () => {
  const code = 'const x = <Widget name="stories/teaser" margin="0px" />;';
  expect(unknownWidgets({ file: 'apps/shell/src/x.tsx', code })).toHaveLength(1);
});
