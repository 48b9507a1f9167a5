import { readFileSync } from 'node:fs';
import { planPhase } from './calendar-plan.ts';

const rules = readFileSync(new URL('./calendar-strip.css', `file://${__filename}`), 'utf8');

/** True if the stylesheet maps an attribute to the property of the same name. */
const placed = (name: string, value: number) =>
  new RegExp(`\\[data-${name}='${value}'\\] \\{\\s*--${name}: ${value};`).test(rules);

test.each([3, 4])('a calendar of %i weeks has columns for its weeks and for the time after them', (weeks) => {
  const eachWeek = Array.from({ length: weeks }, (_, week) => ({
    firstDay: week * 7 + 1,
    lastDay: week * 7 + 7,
  }));
  expect(placed('weeks', weeks)).toBe(true);
  for (const phase of [...eachWeek, { firstDay: weeks * 7 + 1 }]) {
    const { from, to, days } = planPhase(phase, weeks);
    expect({ from: placed('from', from), to: placed('to', to), days: placed('days', days) }).toEqual({
      from: true,
      to: true,
      days: true,
    });
  }
});
