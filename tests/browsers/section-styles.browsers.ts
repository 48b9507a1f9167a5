import { createServer } from 'node:http';
import { listen } from '../site/support/network.ts';
import { foreignStyles, nestedSections } from '../site/support/section-isolation.ts';
import { expect, test } from './test.ts';

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
