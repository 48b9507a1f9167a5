import { createServer } from 'node:http';
import { listen } from '../site/support/network.ts';
import { foreignStyles, nestedSections } from '../site/support/section-isolation.ts';
import { expect, openHydrated, test } from './test.ts';

test.beforeEach(async ({ driver }) => driver.resize(1440));

test('elements of a page and of a widget on it have the styles of their own build, in any order of stylesheets', async ({
  driver,
}) => {
  const pages = await nestedSections();
  // From a server, because WebKit applies the policy of the page before to a `data:` URL.
  const server = await listen(
    createServer(({ url = '' }, response) =>
      response.setHeader('content-type', 'text/html').end(pages[Number(url.slice(1))]?.html),
    ),
  );
  for (const [index, { name }] of pages.entries()) {
    await driver.open(`${server.url}/${index}`);
    expect.soft(await driver.evaluate(foreignStyles), name).toEqual([]);
  }
  await server.close();
});

test('elements inside details have the styles that they have in Chromium', async ({
  driver,
  reference,
  front,
}) => {
  await reference.resize(1440);
  // The filter, the details of a case study, and the calculator's chart as a table.
  for (const path of ['/case-studies', '/rate-card']) {
    const [expected, styles] = await Promise.all(
      [reference, driver].map(async (viewer) => {
        await openHydrated(viewer, front.url + path);
        return viewer.evaluate(stylesInDetails);
      }),
    );
    expect(expected!.length).toBeGreaterThan(10);
    expect.soft(styles).toEqual(expected);
  }
});

/** Styles of the summary and content of each `details` of a section, all open. Runs in the page. */
function stylesInDetails(): string[] {
  const still = new CSSStyleSheet();
  still.replaceSync('*, ::before, ::after { transition: none !important }');
  document.adoptedStyleSheets.push(still);
  const groups = [...document.querySelectorAll<HTMLDetailsElement>('main [data-section] details')];
  for (const details of groups) details.open = true;
  // Engines compute mixed colors and fractions of pixels with different precision.
  const rounded = (value: string) =>
    value.replaceAll(/\d*\.\d+(?=(px)?)/g, (n, px) => Number(n).toFixed(px ? 0 : 2));
  const properties = [
    'display',
    'margin-top',
    'padding-top',
    'padding-left',
    'font-size',
    'font-weight',
    'color',
    'background-color',
    'border-top-width',
    'column-gap',
  ];
  return groups.flatMap((details) =>
    [...details.querySelectorAll(':not(svg, svg *)')].map((element) => {
      const style = getComputedStyle(element);
      const values = properties.map((name) => `${name}: ${rounded(style.getPropertyValue(name))}`);
      return `${element.localName} "${element.textContent.slice(0, 20)}" ${values.join('; ')}`;
    }),
  );
}
