import tailwind from '@tailwindcss/postcss';
import { readFile } from 'node:fs/promises';
import postcss, { type AtRule, type ChildNode } from 'postcss';
import { publishedSources } from '../published-sources.ts';
import { CLASS_SELECTOR, unescapeClass } from './class-selector.ts';

/** Cascade layers that stylesheets import utilities into: shared-ui's, and an app's. */
const LAYERS = ['ui', 'utilities'];

const ONE_CLASS = new RegExp(`^${CLASS_SELECTOR.source}$`, 'i');

/** Names of the utilities that Tailwind generates for stylesheets, given by absolute path: `mt-6`, `md:flex`, `ui:flex`. */
export async function utilityNames(stylesheets: readonly string[]): Promise<string[]> {
  const processor = postcss([publishedSources(), tailwind({ optimize: false })]);
  const results = stylesheets.map(async (from) => processor.process(await readFile(from, 'utf8'), { from }));
  return (await Promise.all(results)).flatMap(({ root }) => root.nodes.filter(isUtilityLayer).flatMap(names));
}

const isUtilityLayer = (node: ChildNode): node is AtRule =>
  node.type === 'atrule' && node.name === 'layer' && LAYERS.includes(node.params);

/** Classes with a rule of their own or an escaped name. Others, such as `group`, are parts of variants. */
function names(layer: AtRule): string[] {
  const names: string[] = [];
  layer.walkRules(({ selector }) => {
    for (const [, escaped] of selector.matchAll(CLASS_SELECTOR))
      if (escaped!.includes('\\') || ONE_CLASS.test(selector)) names.push(unescapeClass(escaped!));
  });
  return names;
}
