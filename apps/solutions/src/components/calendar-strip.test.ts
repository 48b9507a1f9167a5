import { calendarColumns, DAYS, FROM, isMarkedDay, planPhase, TO, WEEKS } from './calendar-strip.tsx';

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

test('a week spans its own seven columns', () => {
  expect(planPhase({ firstDay: 8, lastDay: 14 }, 3)).toEqual({ from: 8, to: 15, days: 7, row: 'weeks' });
});

test('a phase shorter than a week gets a lane with room for its text', () => {
  expect(planPhase({ firstDay: 1, lastDay: 3 }, 3)).toEqual({ from: 1, to: 15, days: 3, row: 'lane' });
});

test('a phase without a last day fills the columns after the weeks', () => {
  expect(planPhase({ firstDay: 22 }, 3)).toEqual({ from: 22, to: 27, days: 5, row: 'weeks' });
});

test('nothing is placed beyond the strip', () => {
  const last = calendarColumns(3) + 1;
  for (let day = 1; day <= 21; day++) {
    expect(planPhase({ firstDay: day, lastDay: day }, 3).to).toBeLessThanOrEqual(last);
  }
});

test('only the days of a short phase are marked', () => {
  const phases = [{ firstDay: 1, lastDay: 3 }, { firstDay: 1, lastDay: 7 }, { firstDay: 22 }];
  const marked = Array.from({ length: 21 }, (_, index) => index + 1).filter((day) =>
    isMarkedDay(day, phases, 3),
  );
  expect(marked).toEqual([1, 2, 3]);
});
