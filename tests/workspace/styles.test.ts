import postcss, { type Rule } from 'postcss';
import { packages, type Source, sourcesIn } from './workspace.ts';

/**
 * Classes that a stylesheet defines: the first of each selector. Classes further inside only position an element that
 * is defined elsewhere.
 */
function classesOf({ code }: Source): string[] {
  const found: string[] = [];
  postcss.parse(code).walkRules((rule) => {
    if (!isNested(rule)) found.push(...rule.selectors.flatMap(leadingClasses));
  });
  return found;
}

function isNested({ parent }: Rule): boolean {
  for (let at = parent; at; at = at.parent as typeof at) if (at.type === 'rule') return true;
  return false;
}

function leadingClasses(selector: string): string[] {
  const compounds = selector.split(/[\s>+~]+/).map((part) => [...part.matchAll(/\.(-?[a-z_][\w-]*)/gi)]);
  return (compounds.find((classes) => classes.length > 0) ?? []).map(([, name]) => name!);
}

const APPS = packages
  .map(({ folder }) => folder)
  .filter((folder) => folder.startsWith('apps/') && folder !== 'apps/server');
const OTHERS = [...APPS, 'libs/shared-ui'];
const SECTIONS = [...APPS.filter((folder) => folder !== 'apps/shell'), 'tests/labs'];
const defined = new Map(
  [...OTHERS, 'tests/labs'].map((folder) => [
    folder,
    new Set(sourcesIn(folder, /\.css$/).flatMap(classesOf)),
  ]),
);

/** Classes that a section defines and another package too: on one page the two would mix. */
function takenBy(others: string[], source: Source): string[] {
  return others.flatMap((other) =>
    classesOf(source)
      .filter((name) => defined.get(other)!.has(name))
      .map((name) => `${source.file} defines .${name}, which is ${other}'s`),
  );
}

test.each(SECTIONS)('%s defines no class of shared-ui or of another app', (section) => {
  const others = OTHERS.filter((folder) => folder !== section);
  expect(sourcesIn(section, /\.css$/).flatMap((source) => takenBy(others, source))).toEqual([]);
});

test('the stylesheets define classes', () => {
  expect(defined.get('libs/shared-ui')).toContain('button');
});

/** Variants with a class in brackets, such as `[&>.button]:mt-4`, which style an element of another component. */
function classVariants(source: Source): string[] {
  return source.code
    .split(/[\s'"`]+/)
    .filter((name) => /\[\S*\.[a-z]\S*\]:\S/i.test(name))
    .map((name) => `${source.file}: ${name}: use props of the component, or a name in the stylesheet`);
}

test.each(APPS)('no utility of %s styles the class of another component', (app) => {
  const sources = sourcesIn(app, /(?<!\.test)\.tsx?$/);
  expect(sources.length).toBeGreaterThan(0);
  expect(sources.flatMap(classVariants)).toEqual([]);
});

test.each([
  ['<p className="grid [&>.button]:mt-4" />', 1],
  ["const LIST = clsx('md:has-[.tag]:pt-2', `${SIZE} [&+.a>.b]:mt-0`);", 2],
  ['<p className="[&_small]:mr-[.5em] max-[22.5rem]:hidden" />', 0],
  ['const labels = { [company.id]: 1 };', 0],
])('%s: reported %i', (code, problems) => {
  expect(classVariants({ file: 'apps/stories/src/x.tsx', code })).toHaveLength(problems);
});

test.each([
  ['.button { color: red }', 1],
  ['@layer components { .own:hover, .button.wide > .x { color: red } }', 1],
  ['html[data-x] .button { color: red }', 1],
  ['.own .button { color: red }', 0],
  ['.own { .button { color: red } }', 0],
])('%s: reported %i', (code, problems) => {
  expect(takenBy(['libs/shared-ui'], { file: 'apps/stories/src/x.css', code })).toHaveLength(problems);
});

/**
 * Variants that Tailwind writes as `:is(….group:has(…) *)`. With them, Chromium styled every element of the home page again at each
 * change of the document: 190 ms with the CPU slowed four times.
 */
const COSTLY_VARIANT = /(?:group|peer)-has-\S+|\bhas-\S+:\*{1,2}:\S+/g;

test('no variant makes Chromium style the whole document again at every change', () => {
  const sources = ['apps', 'libs'].flatMap((folder) => sourcesIn(folder, /(?<!\.test)\.tsx?$/));
  const found = sources.flatMap(({ file, code }) =>
    (code.match(COSTLY_VARIANT) ?? []).map(
      (name) => `${file}: ${name}: use peer-checked or [label:has(:checked)+&]`,
    ),
  );
  expect(found).toEqual([]);
});

test.each(['group-has-checked:flex', 'peer-has-[a]:flex', 'md:has-[+a]:*:hidden'])('%s is costly', (name) =>
  expect(`flex ${name} grid`.match(COSTLY_VARIANT)).toHaveLength(1),
);
