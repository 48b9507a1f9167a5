import { calendarColumns, isMarkedDay, planPhase } from './calendar-plan.ts';

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
