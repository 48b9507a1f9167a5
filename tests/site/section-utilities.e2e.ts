import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';

const CLASSES = ['mt-6', 'md:mt-8', 'p-4', 'px-6'];

/** Each build has only the utilities that its own elements use. */
const UTILITIES = { shell: ['mt-6', 'p-4'], solutions: ['mt-6', 'p-4'], stories: CLASSES };

const PAGE = `<div data-section="solutions"><p class="mt-6 p-4"></p>
  <div data-section="stories" data-widget="stories/case-study"><p id="element" class="${CLASSES.join(' ')}"></p></div></div>`;

test("utilities of a widget override each other as in its own build, in any order of the page's stylesheets", async ({
  page,
}) => {
  const sheets = await Promise.all(
    Object.entries(UTILITIES).map(async ([section, utilities]) => ({
      section,
      css: await stylesheetOf(section, utilities),
    })),
  );
  const wrong: string[] = [];
  for (const order of permutations(sheets)) {
    await page.setContent(order.map(({ css }) => `<style>${css}</style>`).join('') + PAGE);
    const style = await page.locator('#element').evaluate((element) => {
      const { marginTop, paddingTop, paddingLeft } = getComputedStyle(element);
      return `${marginTop} ${paddingTop} ${paddingLeft}`;
    });
    if (style !== '32px 16px 24px') wrong.push(`${order.map(({ section }) => section).join(', ')}: ${style}`);
  }
  expect(wrong).toEqual([]);
});

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
