import type { Page } from '@playwright/test';
import { expectSameTranslated, navigate } from '@vantedge/site-testing';
import { TEMPLATES } from './support/routes.ts';
import { STILL, test } from './support/test.ts';

test.use(STILL);

// Each section's translated.audit.ts does what changes the texts of its pages.

for (const continuously of [false, true])
  test(`a page of each section shows the same when translated ${continuously ? 'continuously' : 'once'}`, ({
    context,
    site,
  }) => {
    const [first, ...others] = Object.values(TEMPLATES).map(([path]) => path) as [string, ...string[]];
    const steps = others.map((path) => (page: Page) => navigate(page, path));
    return expectSameTranslated(context, site + first, steps, { continuously });
  });
