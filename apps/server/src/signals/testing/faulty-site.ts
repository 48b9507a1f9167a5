import { sample, type Sample } from '@vantedge/release/testing';
import { transformSync } from 'esbuild';
import { Script } from 'node:vm';

/** Owner of each page of the faulty site. */
export const OWNERS: Record<string, string> = {
  '/': 'shell',
  '/contact': 'shell',
  '/solutions/finance': 'solutions',
  '/success-stories': 'stories',
  '/rate-card': 'pricing',
  '/404': 'shell',
};

/** Widgets that its pages show. */
export const WIDGETS = ['stories/teasers', 'pricing/rates'];

/** Lines before the one that throws, so that each section's is another. */
const LINES: Record<string, number> = { shell: 3, solutions: 7, stories: 11, pricing: 17 };

/** Source of a section's script. The shell also calls what a section gives it, as React and libraries do. */
const sourceOf = (section: string, label: string) =>
  `${'// A comment.\n'.repeat(LINES[section]!)}export function breakPart(what: string): never {
  throw new Error('${label} ${section}: ' + what);
}
export function callBack(callback: () => void) {
  callback();
}
Object.assign(globalThis, { ${section}: { breakPart, callBack } });
`;

/** Name of the source file of a section, as in its source map, with the line that throws. */
export const getFaultyLine = (section: string) => `apps/${section}/src/part.ts:${LINES[section]! + 2}`;

/** A site with four sections whose minified scripts throw, and their source maps. `label` is part of each script. */
export function faultySite(label: string): Sample {
  const site: Sample = { ...sample(label), sections: {}, pages: {}, maps: {}, owners: OWNERS };
  for (const section of Object.keys(LINES)) {
    const { code, map } = transformSync(sourceOf(section, label), {
      loader: 'ts',
      minify: true,
      format: 'iife',
      sourcemap: 'external',
      sourcesContent: false,
      sourcefile: `apps/${section}/src/part.ts`,
    });
    const file = scriptOf(section, label);
    site.sections[section] = { [file]: code };
    site.maps![section] = { [file]: map };
  }
  for (const [path, owner] of Object.entries(OWNERS)) site.pages[path] = `<title>${owner} ${label}</title>`;
  site.widgets = { '/': WIDGETS };
  return site;
}

const scriptOf = (section: string, label: string) => `main.${label}.${section}.js`;

interface Part {
  breakPart(what: string): never;
  callBack(callback: () => void): void;
}

/** The scripts of a faulty site as a browser at `origin` runs them: what they throw has the stacks of V8. */
export function runScripts({ sections }: Sample, origin: string) {
  const global: Record<string, Part> = {};
  const urls: Record<string, string> = {};
  for (const [section, files] of Object.entries(sections))
    for (const [file, code] of Object.entries(files)) {
      urls[section] = `${origin}/assets/${section}/${file}`;
      // As in a browser, its global scope is the shared one.
      const run = new Script(`(globalThis) => {${code}}`, { filename: urls[section] }).runInThisContext() as (
        scope: object,
      ) => void;
      run(global);
    }
  return { parts: global, urls };
}

/** A stack of V8 as Firefox and Safari write it. */
export const asFirefoxStack = (stack: string) =>
  stack
    .split('\n')
    .slice(1)
    .map((line) =>
      line.replace(/^ *at (?:(\S+) \((.*)\)|(.*))$/, (_, name = '', url, plain) => `${name}@${url ?? plain}`),
    )
    .join('\n');
