import { styleDifferences } from './support/page-style.ts';
import { PAGES, REPRESENTATIVES, widthsOf } from './support/routes.ts';
import { expect, test } from './support/test.ts';

// page-style.e2e.ts compares one page of each template.
for (const path of PAGES.filter((page) => !REPRESENTATIVES.includes(page)))
  for (const width of widthsOf(path))
    test(`${path}, ${width} px wide: its own rules are those of its whole stylesheets, in every state`, async ({
      context,
      site,
    }) => {
      expect(await styleDifferences(context, site + path, width)).toEqual([]);
    });
