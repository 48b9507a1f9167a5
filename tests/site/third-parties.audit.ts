import { expect } from '@playwright/test';
import { auditPage, startAuditBrowser } from '../bench/audit-page.ts';
import { test } from './support/third-party.ts';

/** Points by which two audits of the same page differ on a busy machine. */
const NOISE = 5;

test('without consent, Lighthouse finds what it finds without the setting', async ({ lab, sites, third }) => {
  const { port, close } = await startAuditBrowser();
  const audit = (url: string) =>
    auditPage(`${url}/about`, port, ['performance', 'accessibility', 'best-practices']);
  const without = await audit(lab);
  const asked = await audit(sites['opt-in'].url);
  await close();
  const { performance: before = 0, ...others } = without.scores;
  const { performance = 0, ...scores } = asked.scores;
  expect(scores).toEqual(others);
  expect(performance).toBeGreaterThanOrEqual(before - NOISE);
  expect(asked.timings.shift).toBeCloseTo(without.timings.shift, 3);
  expect(third.requests).toEqual([]);
});
