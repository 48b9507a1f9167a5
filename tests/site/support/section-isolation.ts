import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Each build has only the utilities that its own elements use. Both sections' are also in another build, in another order. */
const UTILITIES = {
  shell: ['mt-6', 'p-4'],
  solutions: ['mt-6', 'md:mt-10', 'p-4', 'py-2'],
  stories: ['mt-6', 'md:mt-8', 'p-4', 'px-6'],
};

type Section = Exclude<keyof typeof UTILITIES, 'shell'>;

/** What the elements of a section get from its own build: top margin, top padding and left padding. */
const EXPECTED: Record<Section, string> = { solutions: '40px 8px 16px', stories: '32px 16px 24px' };

/** Documents with a widget of one section on a page of another, in both nestings, with their stylesheets in every order. */
export async function nestedSections(): Promise<{ name: string; html: string }[]> {
  const sheets = await Promise.all(
    Object.entries(UTILITIES).map(async ([section, utilities]) => ({
      section,
      css: await stylesheetOf(section, utilities),
    })),
  );
  const nestings = [
    ['solutions', 'stories'],
    ['stories', 'solutions'],
  ] as const;
  return nestings.flatMap(([page, widget]) =>
    permutations(sheets).map((order) => ({
      name: `${widget} in ${page}, styles of ${order.map(({ section }) => section).join(', ')}`,
      html:
        order.map(({ css }) => `<style>${css}</style>`).join('') +
        frame(
          page,
          `data-section="${page}"`,
          frame(widget, `data-widget="${widget}/any" data-section="${widget}"`, ''),
        ),
    })),
  );
}

/** Names of elements whose style is not that of their section's own build. Runs in the page. */
export const foreignStyles = () =>
  [...document.querySelectorAll('[data-expected]')].flatMap((element) => {
    const { marginTop, paddingTop, paddingLeft } = getComputedStyle(element);
    const style = `${marginTop} ${paddingTop} ${paddingLeft}`;
    const { expected } = (element as HTMLElement).dataset;
    return style === expected ? [] : [`${element.localName}: ${style} instead of ${expected}`];
  });

/** A frame with elements of its section, also in and around a shadow tree of the browser, and other content in `details`. */
function frame(section: Section, name: string, inside: string): string {
  const attributes = `class="${UTILITIES[section].join(' ')}" data-expected="${EXPECTED[section]}"`;
  return `<div ${name}><p ${attributes}>A</p><input ${attributes}>
    <details open><summary ${attributes}><b ${attributes}>A</b></summary><p ${attributes}>A</p>${inside}</details></div>`;
}

/** In a separate process, because Playwright does not support how the build loads modules. */
async function stylesheetOf(section: string, utilities: readonly string[]): Promise<string> {
  const build = `import('./section-stylesheet.ts')
    .then((m) => m.sectionStylesheet('${section}', ${JSON.stringify(utilities)}))
    .then((css) => console.log(css))`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', '-e', build], {
    cwd: import.meta.dirname,
  });
  return stdout;
}

function permutations<T>(values: readonly T[]): T[][] {
  if (values.length < 2) return [[...values]];
  return values.flatMap((value, i) =>
    permutations(values.filter((_, other) => other !== i)).map((rest) => [value, ...rest]),
  );
}
