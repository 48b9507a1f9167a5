import { DAYS, FROM, TO, WEEKS } from './calendar-classes.ts';
import { planPhase } from './calendar-plan.ts';

test.each([3, 4])('a calendar of %i weeks has columns for its weeks and for the time after them', (weeks) => {
  const eachWeek = Array.from({ length: weeks }, (_, week) => ({
    firstDay: week * 7 + 1,
    lastDay: week * 7 + 7,
  }));
  expect(WEEKS[weeks]).toContain(`[--weeks:${weeks}] [--dated:${weeks * 7}]`);
  for (const phase of [...eachWeek, { firstDay: weeks * 7 + 1 }]) {
    const { from, to, days } = planPhase(phase, weeks);
    expect([FROM[from], TO[to], DAYS[days]]).toEqual([
      `[--from:${from}]`,
      `[--to:${to}]`,
      `[--days:${days}]`,
    ]);
  }
});
