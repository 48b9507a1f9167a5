import type { Page } from '@playwright/test';
import { expectSameTranslated, navigate } from '@vantedge/site-testing';
import { REPRESENTATIVES } from './support/routes.ts';
import { STILL, test } from './support/test.ts';

test.use(STILL);

for (const continuously of [false, true])
  test(`pages that others lead to show the same when translated ${continuously ? 'continuously' : 'once'}`, ({
    context,
    site,
  }) => {
    const steps = REPRESENTATIVES.slice(1).map((path) => (page: Page) => navigate(page, path));
    return expectSameTranslated(context, site + REPRESENTATIVES[0], steps, { continuously });
  });
