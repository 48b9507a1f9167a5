import { CHANGES, expectDoingsKept, expectNothingLost } from './support/document-changes.ts';
import { PAGES } from './support/routes.ts';
import { STILL, test } from './support/test.ts';

test.use(STILL);

for (const path of PAGES)
  test(`${path}: no kind of change before hydration loses anything`, async ({ context, site }) => {
    for (const [name, change] of Object.entries(CHANGES))
      await test.step(name, async () => {
        await expectNothingLost(context, site + path, [change]);
        await expectDoingsKept(context, site + path, [change]);
      });
  });
