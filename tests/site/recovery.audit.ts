import { CHANGES, expectDoingsKept, expectNothingLost } from './support/document-changes.ts';
import { PAGES } from './support/routes.ts';
import { STILL, test } from './support/test.ts';

test.use(STILL);

for (const path of PAGES)
  test(`${path}: no kind of change before hydration loses anything`, async ({ context, site }) => {
    const each = Object.entries(CHANGES).map(([name, change]) => [name, [change]] as const);
    for (const [name, changes] of [...each, ['all kinds at once', Object.values(CHANGES)] as const])
      await test.step(name, async () => {
        await expectNothingLost(context, site + path, changes);
        await expectDoingsKept(context, site + path, changes);
      });
  });
